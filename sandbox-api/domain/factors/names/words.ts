import type { Locale } from '#api/contract/messages';
import { hotelCountries } from '#api/domain/value-chain/choices/hotels';
import { purchaseGroups, transportGroups, travelGroups } from '#api/domain/value-chain/choices/spend';
import { fuelWords } from './fuel-words';
import { materialWords } from './material-words';
import { spendWords } from './spend-words';
import { transportWords } from './transport-words';

export type Words = Readonly<Record<Locale, string>>;

function readWords(row: string): [string, Words] {
  const [key = '', en, pl = ''] = row.split('|').map((part) => part.trim());
  return [key, { en: en || (key.split(separator).at(-1) ?? key), pl }];
}

export const separator = ' › ';

const words = new Map(
  [...transportWords, ...fuelWords, ...materialWords, ...spendWords].map((row) => readWords(row)),
);

/** Countries of the hotel table, which the entry form names already, and one that it no longer offers. */
const countries = new Map<string, Words>([
  ...hotelCountries.map(({ value, name }): [string, Words] => [value, name]),
  ['russian-federation', { en: 'Russia', pl: 'Rosja' }],
]);

/** Industries of the American spend table that the entry forms name in Polish; its English is the publisher's own. */
const industries = new Map(
  [transportGroups, travelGroups, purchaseGroups]
    .flatMap((groups) => groups.namesOf('us-useeio'))
    .map(([label, name]): [string, Words] => [label, { en: '', pl: lowered(name.pl) }]),
);

function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Levels that only group the table: the levels below them repeat their meaning. */
const families = new Set([
  'gaseous fuels',
  'liquid fuels',
  'solid fuels',
  'biofuel',
  'biomass',
  'biogas',
  'cars (by market segment)',
  'cars (by size)',
  'taxis',
  'bus',
  'rail',
  'flights',
  'sea tanker',
  'cargo ship',
  'construction',
  'other',
  'organic',
  'electrical items',
  'metal',
  'plastic',
  'paper',
  'refuse',
  'electricity generated',
  't&d- uk electricity',
  'forecourt fuels containing biofuel',
  'coal and coke',
  'other fuels - solid',
  'biomass fuels - solid',
  'other fuels - gaseous',
  'biomass fuels - gaseous',
  'petroleum products',
  'biomass fuels - liquid',
  'fuel co2',
  'non-road vehicles',
]);

export function isFamily(level: string): boolean {
  return families.has(level);
}

/** What a level of a path is called, within the level above it where that matters. Undefined where no table has it. */
export function wordsOf(level: string, above: string): Words | undefined {
  if (above === 'hotel stay') return countries.get(slug(level));
  if (above === 'spend' && industries.has(slug(level))) return industries.get(slug(level));
  return words.get(`${above}${separator}${level}`) ?? words.get(level) ?? sizeWords(level);
}

function slug(level: string): string {
  return level.replaceAll(/[^a-z]+/g, '-').replace(/-$/, '');
}

const sizeUnits: Readonly<Record<string, Words>> = {
  dwt: { en: 'dwt', pl: 'DWT' },
  m3: { en: 'm³', pl: 'm³' },
  teu: { en: 'TEU', pl: 'TEU' },
  ceu: { en: 'CEU', pl: 'CEU' },
  lm: { en: 'lane metres', pl: 'm linii ładunkowej' },
};

/** Sizes of ships, `120,000–199,999 dwt`, and subregions of the US grid, `AKGD`. */
function sizeWords(level: string): Words | undefined {
  if (/^[a-z]{4}$/.test(level)) return { en: level.toUpperCase(), pl: level.toUpperCase() };
  if (!/^\d.*(dwt|m3|teu|ceu|lm)$/.test(level)) return undefined;
  const write = (locale: Locale) =>
    level
      .replaceAll(/dwt|m3|teu|ceu|lm/g, (unit) => sizeUnits[unit]?.[locale] ?? unit)
      .replaceAll(/(\d)(\d{3})(?!\d)/g, locale === 'pl' ? '$1,$2' : '$1$2')
      .replaceAll(/(\d),(\d{3})/g, locale === 'pl' ? '$1\u00a0$2' : '$1,$2');
  return { en: write('en'), pl: write('pl') };
}
