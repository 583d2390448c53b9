import type { IntakeChoices, ItemChoice, RawRecord } from '../../model';
import { foldText } from '../texts/fold-text';
import { choiceOfVariant } from './means-choices';

type Items = IntakeChoices['items'];

/** The countries of the form with a published factor, by ISO 3166. */
const countries: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'poland PL, germany DE, uk GB, austria AT, belgium BE, czech-republic CZ, france FR, greece GR, ireland IE, ' +
    'italy IT, netherlands NL, portugal PT, romania RO, slovak-republic SK, spain ES, switzerland CH, turkey TR, ' +
    'argentina AR, australia AU, brazil BR, canada CA, chile CL, china CN, colombia CO, costa-rica CR, egypt EG, ' +
    'fiji FJ, hong-kong-china HK, india IN, indonesia ID, israel IL, japan JP, jordan JO, korea KR, macau-china MO, ' +
    'malaysia MY, maldives MV, mexico MX, new-zealand NZ, oman OM, panama PA, peru PE, philippines PH, qatar QA, ' +
    'saudi-arabia SA, singapore SG, south-africa ZA, taiwan-china TW, thailand TH, united-arab-emirates AE, ' +
    'united-states US, vietnam VN'
  )
    .split(', ')
    .map((pair) => pair.split(' ')),
);

/** Beside the names that the language itself has for a country. */
const otherNames: Readonly<Record<string, string>> = {
  uk: 'uk, u k, great britain, britain, england, scotland, wales, anglia, szkocja, grossbritannien',
  'czech-republic': 'czech republic, republika czeska, tschechische republik',
  netherlands: 'holland, the netherlands, niderlandy',
  'slovak-republic': 'slovak republic',
  turkey: 'turkey, turkiye',
  korea: 'south korea, republic of korea, korea',
  'united-states':
    'usa, us, u s a, united states of america, stany zjednoczone ameryki, vereinigte staaten von amerika',
  'united-arab-emirates': 'uae, zea, vae',
  'hong-kong-china': 'hong kong, hongkong',
  'macau-china': 'macau, macao, makau',
  'taiwan-china': 'taiwan, tajwan',
  vietnam: 'vietnam, viet nam, wietnam',
};

/** Cities with a factor of their own, under their country. */
const cities: readonly [country: string, names: readonly string[], value: string][] = [
  ['uk', ['london', 'londyn'], 'uk-london'],
  ['china', ['hong kong', 'hongkong'], 'hong-kong-china'],
  ['china', ['macau', 'macao', 'makau'], 'macau-china'],
];

export type StayFinding = {
  /** What is asked about: the country, or what the row has instead. */
  text: string | null;
  found: ItemChoice | null;
  proposals: ItemChoice[];
};

/** The country of a stay, which the published factors depend on. A city alone may be in several countries. */
export function chooseStay({ item, trip }: RawRecord, items: Items): StayFinding {
  const hotels = items.find(({ form }) => form?.variantField === 'hotelCountry');
  const choice = (value: string | undefined) => (hotels && value ? choiceOfVariant(hotels, value) : null);
  const [country, city] = [trip?.country ?? null, trip?.city ?? null];
  const known = country === null ? undefined : countryByName().get(foldText(country));
  const ofCity = city === null ? undefined : cities.find(([, names]) => names.includes(foldText(city)));
  if (country !== null) {
    if (known && ofCity?.[0] === known)
      return { text: `${country}, ${city}`, found: choice(ofCity[2]), proposals: [] };
    return { text: country, found: choice(known), proposals: [] };
  }
  const proposed = choice(ofCity?.[2]);
  return { text: city ?? item ?? trip?.mode ?? null, found: null, proposals: proposed ? [proposed] : [] };
}

let named: ReadonlyMap<string, string> | null = null;

/** In the languages that files are in, and by the code. */
function countryByName(): ReadonlyMap<string, string> {
  named ??= new Map(
    Object.entries(countries).flatMap(([value, code]) => {
      const names = ['en', 'pl', 'de'].map((language) =>
        new Intl.DisplayNames([language], { type: 'region' }).of(code),
      );
      const all = [...names, code, ...(otherNames[value]?.split(', ') ?? [])];
      return all.flatMap((name) => (name ? [[foldText(name), value] as const] : []));
    }),
  );
  return named;
}
