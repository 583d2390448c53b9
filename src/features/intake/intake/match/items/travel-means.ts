import type { IntakeChoices } from '../../model';
import { foldText } from '../texts/fold-text';
import { hasWords } from '../texts/similar-texts';
import { chooseCar, saysMotor } from './cars';
import { choicesOf, type Means, type MeansFinding } from './means-choices';

type Item = IntakeChoices['items'][number];

/** Up to here, the form calls a flight a short one. */
export const shortHaulKm = 3700;

const flights = {
  short: ['short-haul-to-from-uk', 'international-to-from-non-uk', 'domestic-to-from-uk'],
  long: ['long-haul-to-from-uk', 'international-to-from-non-uk'],
};

/** The first that fits decides: `premium economy` before `economy`. */
const classWords: readonly [variant: string, words: string][] = [
  ['premium-economy-class', 'premium economy, economy premium, economy plus, ekonomiczna premium'],
  ['business-class', 'business, business class, biznes, biznesowa, businessclass'],
  ['first-class', 'first, first class, pierwsza, erste klasse'],
  ['economy-class', 'economy, economy class, ekonomiczna, ekonomiczny, turystyczna, touristenklasse'],
];

const rail = [
  'national-rail',
  'international-rail',
  'diesel-rail',
  'light-rail-and-tram',
  'london-underground',
];
const below = (means: string, variants: readonly string[]) =>
  variants.map((variant): Means => [means, variant]);

/** What a text means on the ground or at sea. Of one means it is that one; several are asked about. */
const groundWords: readonly [words: string, means: readonly Means[]][] = [
  ['taxi, cab, taksowka', [['taxis', 'regular-taxi']]],
  ['underground, subway, tube, metro, u bahn', [['rail', 'london-underground']]],
  ['tram, light rail, tramwaj, strassenbahn', [['rail', 'light-rail-and-tram']]],
  [
    'international rail, international train, train international, rail international, pociag miedzynarodowy',
    [['rail', 'international-rail']],
  ],
  [
    'national rail, domestic rail, domestic train, train domestic, pociag krajowy',
    [['rail', 'national-rail']],
  ],
  ['rail, railway, train, bahn, zug, kolej, pociag', below('rail', rail)],
  ['autokar, reisebus, fernbus', [['bus', 'coach']]],
  ['bus, autobus', below('bus', ['coach', 'average-local-bus', 'local-bus-not-london'])],
  ['ferry, prom, fahre', below('ferry', ['foot-passenger', 'car-passenger', 'average-all-passenger'])],
];

/**
 * The means of business travel that a text names. A flight is always asked about: no text says whether it touches
 * the United Kingdom, which the published factors depend on. Its distance only decides which of them are proposed.
 */
export function chooseMeans(
  text: string | null,
  km: number | null,
  items: readonly Item[],
  otherwise: 'flight' | 'car' = 'flight',
): MeansFinding {
  const folded = foldText(text ?? '');
  const names = (words: string) => words.split(', ').some((word) => hasWords(folded, word));
  const ground = groundWords.find(([words]) => names(words))?.[1];
  if (ground) {
    const proposals = choicesOf(ground, items);
    const [only] = proposals;
    return { found: (ground.length === 1 && only) || null, proposals, isFlight: false };
  }
  if (otherwise === 'car' || saysMotor(folded)) return chooseCar(text ?? '', items);
  const variant = classWords.find(([, words]) => names(words))?.[0] ?? 'average-passenger';
  const hauls = isLong(km) ? flights.long : flights.short;
  return {
    found: null,
    proposals: choicesOf(
      hauls.map((means) => [means, variant]),
      items,
    ),
    isFlight: true,
  };
}

export function isLong(km: number | null): boolean {
  return km !== null && Math.abs(km) > shortHaulKm;
}
