import type { Locale } from '#api/contract/messages';
import { numberText } from '#api/domain/scenarios/model/number-text';
import { decimal } from '#api/domain/units/decimal';

/** How many things a line names before it only counts the rest. */
const mostNamed = 3;

const phrases = {
  en: {
    more: (count: number) => `and ${count} more`,
    none: 'none',
    gone: 'deleted',
    inputs: (count: number) => (count === 1 ? '1 input' : `${count} inputs`),
    inputsChanged: (count: number) => (count === 1 ? '1 input changed' : `${count} inputs changed`),
    rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    rowsChanged: 'row values changed',
    textChanged: 'Text changed',
    added: 'Added',
    removed: 'Removed',
    changed: 'Changed',
    shown: 'Shown',
    hidden: 'Hidden',
    moved: 'Order changed',
    leftOut: 'left out',
    takenIn: 'included again',
    owned: 'now owned',
    notOwned: 'no longer owned',
    ownYear: "Factors for each month's own year",
    editions: (count: number) => (count === 1 ? '1 factor edition' : `${count} factor editions`),
    contracts: (count: number) => (count === 1 ? '1 contract' : `${count} contracts`),
  },
  pl: {
    more: (count: number) => `i jeszcze ${count}`,
    none: 'brak',
    gone: 'usunięto',
    inputs: (count: number) => (count === 1 ? '1 wartość' : `${count} wartości`),
    inputsChanged: (count: number) => (count === 1 ? 'Zmieniono 1 wartość' : `Zmieniono ${count} wartości`),
    rows: (count: number) => (count === 1 ? '1 wiersz' : `wiersze: ${count}`),
    rowsChanged: 'zmieniono wartości w wierszach',
    textChanged: 'Zmieniono tekst',
    added: 'Dodano',
    removed: 'Usunięto',
    changed: 'Zmieniono',
    shown: 'Pokazano',
    hidden: 'Ukryto',
    moved: 'Zmieniono kolejność',
    leftOut: 'pominięto',
    takenIn: 'ponownie uwzględniono',
    owned: 'teraz własny',
    notOwned: 'już nie własny',
    ownYear: 'Wskaźniki z roku danego miesiąca',
    editions: (count: number) => (count === 1 ? '1 wydanie wskaźników' : `Wydania wskaźników: ${count}`),
    contracts: (count: number) => (count === 1 ? '1 umowa' : `Umowy: ${count}`),
  },
} as const;

export const phrasesIn = (locale: Locale) => phrases[locale];

/** The first three by name, the rest by their number: "A; B; C; and 4 more". */
export function listed(items: readonly string[], locale: Locale): string {
  const left = items.length - mostNamed;
  const named = items.slice(0, mostNamed);
  return [...named, ...(left > 0 ? [phrases[locale].more(left)] : [])].join('; ');
}

/** "Added: A; B. Removed: C." of the parts that name anything; null where none does. */
export function partsOf(
  parts: readonly { word: string; items: readonly string[] }[],
  locale: Locale,
): string | null {
  const told = parts.filter(({ items }) => items.length > 0);
  return told.map(({ word, items }) => `${word}: ${listed(items, locale)}`).join('. ') || null;
}

/** Any number, or a text that is one, as the reader writes it. */
export function amountText(value: unknown, locale: Locale): string | null {
  const isNumber = typeof value === 'number' ? Number.isFinite(value) : /^-?\d+(\.\d+)?$/.test(String(value));
  return isNumber ? numberText(decimal(value as string | number), locale) : null;
}

const wordsShown = 60;

/** The first words of a text. */
export function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= wordsShown) return line;
  return `${line.slice(0, wordsShown).replace(/\s\S*$/, '')}…`;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
