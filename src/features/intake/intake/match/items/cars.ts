import type { IntakeChoices } from '../../model';
import { foldText } from '../texts/fold-text';
import { hasWords } from '../texts/similar-texts';
import { choicesOf, type MeansFinding } from './means-choices';

type Item = IntakeChoices['items'][number];

const sizes = [
  'cars-by-size/average-car',
  'cars-by-size/small-car',
  'cars-by-size/medium-car',
  'cars-by-size/large-car',
];
const [average = ''] = sizes;

const sizeWords: readonly [words: string, size: string][] = [
  ['average', average],
  ['small, maly, male, mala, klein, kleinwagen', 'cars-by-size/small-car'],
  ['medium, sredni, srednie, mittel, mittelklasse', 'cars-by-size/medium-car'],
  ['large, duzy, duze, duza, gross', 'cars-by-size/large-car'],
];

/** The first that fits decides, except between fuels that one car can burn. */
const drives: readonly [words: string, fuel: string][] = [
  ['plug in hybrid, plugin hybrid, plug in, phev, hybryda plug in', 'plug-in-hybrid-electric-vehicle'],
  ['hybrid, hybryda, hybrydowy, hev', 'hybrid'],
  ['electric, bev, ev, elektryczny, elektryk, elektro, elektroauto', 'battery-electric-vehicle'],
];
const burnt: readonly [words: string, fuel: string][] = [
  ['petrol, gasoline, benzyna, benzynowy, benzin, benziner, pb, pb95, pb98, e5, e10', 'petrol'],
  ['diesel, derv, olej napedowy', 'diesel'],
  ['lpg, autogas, autogaz', 'lpg'],
  ['cng', 'cng'],
];
const usualFuels = ['unknown', 'petrol', 'diesel', 'hybrid', 'battery-electric-vehicle'];

const motorbikes = 'motorbike, motorcycle, motocykl, motorrad, scooter, moped, skuter, motorower';
const carWords = 'car, rental car, hire car, samochod, auto, mietwagen, pkw';

/** The form's Polish for the average size, which people read as the medium one. */
const twoSizes = 'sredni rozmiar';

/** The car that a text names. It is only known by its size and what drives it; one of them alone is asked about. */
export function chooseCar(text: string, items: readonly Item[]): MeansFinding {
  const folded = foldText(text);
  if (names(folded, motorbikes)) {
    const proposals = choicesOf(
      ['average', 'small', 'medium', 'large'].map((size) => ['motorbike', size]),
      items,
    );
    return { found: null, proposals, isFlight: false };
  }
  const [named, fuels] = [sizesIn(folded), fuelsIn(folded, text)];
  const proposed = named.length > 0 ? named : fuels.length > 0 ? sizes : [average];
  const pairs = proposed.flatMap((size) =>
    (fuels.length > 0 ? fuels : usualFuels).map((fuel) => [size, fuel] as const),
  );
  const proposals = choicesOf(pairs, items);
  const isKnown = named.length === 1 && fuels.length === 1;
  return { found: (isKnown && proposals[0]) || null, proposals, isFlight: false };
}

/** Whether a text, folded, names a car or a motorbike. */
export function saysMotor(folded: string): boolean {
  return names(folded, carWords) || names(folded, motorbikes);
}

/** Whether a text says anything of a car. */
export function saysCar(text: string): boolean {
  const folded = foldText(text);
  return [carWords, motorbikes, ...[...sizeWords, ...drives, ...burnt].map(([words]) => words)].some(
    (words) => names(folded, words),
  );
}

function sizesIn(folded: string): string[] {
  if (names(folded, twoSizes)) return [];
  return sizeWords.flatMap(([words, size]) => (names(folded, words) ? [size] : []));
}

function fuelsIn(folded: string, text: string): string[] {
  // A mild hybrid has no factor of its own.
  if (names(folded, 'mild hybrid, mhev')) return [];
  const drive = drives.find(([words]) => names(folded, words))?.[1];
  if (drive) return [drive];
  const isPolishDiesel = text.split(/[,;/]/).some((part) => foldText(part) === 'on');
  return burnt.flatMap(([words, fuel]) =>
    names(folded, words) || (fuel === 'diesel' && isPolishDiesel) ? [fuel] : [],
  );
}

function names(folded: string, words: string): boolean {
  return words.split(', ').some((word) => hasWords(folded, word));
}
