import { distance } from 'fastest-levenshtein';
import type { ColumnField } from '../../../model';
import { currencyOf, unitOfHeader } from '../values/header-units';
import { normalise } from '../values/normalise';
import { fieldWords, otherWords } from './field-words';

/** How sure a header's word is: 0 the same, 1 contained, 2 similar. */
export type FieldGuess = { field: ColumnField | 'other'; rank: 0 | 1 | 2; length: number };

const fieldsByWord = new Map<string, (ColumnField | 'other')[]>();
for (const [field, words] of Object.entries(fieldWords))
  for (const word of words) add(word, field as ColumnField);
for (const word of otherWords) add(word, 'other');
// In Britain, units are what a meter counts.
add('units', 'amount');

function add(word: string, field: ColumnField | 'other'): void {
  const fields = fieldsByWord.get(word) ?? [];
  if (!fields.includes(field)) fieldsByWord.set(word, [...fields, field]);
}

const words = [...fieldsByWord.keys()].filter((word) => word.length >= 5);

/** Too general to mean anything inside of a longer header; words of dates are not, because the cells must agree. */
const onlyWhole = new Set(
  (
    'value wert wartosc amount time name nazwa class mode rate flag status item service klasa ' +
    'net use objekt land land objekt energy energia account id reference leistung total sum menge reading transport'
  ).split(' '),
);
const shortWords = new Set([
  'kwh',
  'mwh',
  'gj',
  'm3',
  'tag',
  'ppe',
  'bis',
  'von',
  'jm',
  'day',
  'cost',
  'km',
  'od',
  'do',
  'to',
  'from',
  'end',
  'data',
  'date',
]);

const known = new Map<string, FieldGuess[]>();

/** The fields that a header can mean, the best first. */
export function fieldsOf(header: string): FieldGuess[] {
  const found = known.get(header);
  if (found) return found;
  if (known.size > 5000) known.clear();
  const guesses = header.length > 80 ? [] : guessFields(header);
  known.set(header, guesses);
  return guesses;
}

function guessFields(header: string): FieldGuess[] {
  const name = normalise(header);
  const bare = normalise(header.replace(/[[(][^\])]*[\])]/g, ' '));
  if (bare === '' && name === '') return [];
  const exact = [name, bare].flatMap((text) =>
    (fieldsByWord.get(text) ?? []).map((field): FieldGuess => ({ field, rank: 0, length: text.length })),
  );
  const isRate = /\/\s*(kwh|mwh|gj|m3|m³|l|ltr|liter|litre|km|mile)\b|\b(per|pro|je)\b/i.test(header);
  // Energy per cubic metre is what a calorific value is.
  const isCalorific = exact.some(({ field }) => field === 'calorificValue');
  if (isRate && !isCalorific) return [{ field: 'other', rank: 0, length: name.length }];
  const contained = [...periodEdge(name), ...containedFields(name)];
  const unit: FieldGuess[] = unitOfHeader(header) ? [{ field: 'amount', rank: 1, length: 3 }] : [];
  const guesses = [...exact, ...contained, ...unit];
  const found = guesses.length > 0 ? guesses : similarFields(bare || name);
  // `Amount (EUR)` is money, and no amount of energy.
  const isMoney = currencyOf(header) !== null && unitOfHeader(header) === null;
  return isMoney
    ? found.map((guess) => (guess.field === 'amount' ? { ...guess, field: 'cost' } : guess))
    : found;
}

/** `Billing period from` and `… to`: the last word says which day of the period it is. */
function periodEdge(name: string): FieldGuess[] {
  const [, period = '', edge = ''] = /^(.+) (\S+)$/.exec(name) ?? [];
  const field = edgeWords.get(edge);
  const isPeriod = fieldsByWord.get(period)?.includes('startDate') ?? false;
  return field && isPeriod ? [{ field, rank: 0, length: name.length }] : [];
}

const edgeWords = new Map<string, ColumnField>([
  ...['od', 'from', 'von', 'start', 'poczatek'].map((word) => [word, 'startDate'] as const),
  ...['do', 'to', 'bis', 'till', 'until', 'end', 'koniec'].map((word) => [word, 'endDate'] as const),
]);

function containedFields(name: string): FieldGuess[] {
  const parts = name.split(' ').slice(0, 10);
  const guesses: FieldGuess[] = [];
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = from + 1; to <= Math.min(parts.length, from + 4); to += 1) {
      const text = parts.slice(from, to).join(' ');
      if (onlyWhole.has(text) || (text.length < 5 && !shortWords.has(text))) continue;
      for (const field of fieldsByWord.get(text) ?? []) guesses.push({ field, rank: 1, length: text.length });
    }
  }
  return guesses.sort((one, other) => other.length - one.length);
}

const minSimilarity = 0.85;

function similarFields(name: string): FieldGuess[] {
  if (name.length < 5) return [];
  const guesses: FieldGuess[] = [];
  for (const word of words) {
    const longest = Math.max(word.length, name.length);
    if (Math.abs(word.length - name.length) > longest * (1 - minSimilarity)) continue;
    if (1 - distance(word, name) / longest < minSimilarity) continue;
    for (const field of fieldsByWord.get(word) ?? []) guesses.push({ field, rank: 2, length: word.length });
  }
  return guesses;
}
