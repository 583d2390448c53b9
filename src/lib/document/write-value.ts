import type {
  Document,
  DocumentTable,
  DocumentValue,
  DocumentVariable,
} from '#api/contract/documents/document';
import type { Language } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { unitAfter } from './units';

/** Written for a missing value. */
export const nothing = '–';

/** `form` as in the document; if left out, numbers are written as in the first issues. */
export type Writing = { language: Language; currency: string; form?: Document['form'] };

export function writingOf({ language, currency, form }: Document): Writing {
  return { language, currency, form };
}

/** A value without its unit, for cells whose column names it: shares in per cent, digits by size. */
export function writeValue(
  value: DocumentValue,
  unit: string,
  { language, form }: Writing,
  { isChange = false }: Sign = {},
): string {
  if (value === null) return nothing;
  if (typeof value === 'string') return value;
  if (isYear(value, unit)) return String(value);
  const style = { signed: isChange, isNeverZero: true };
  if (isShare(unit))
    return formatPercent(
      value,
      language,
      form ? { ...style, decimals: 1 } : { ...style, maxDecimals: decimalsOf(value * 100) },
    );
  return formatNumber(value, language, { ...style, maxDecimals: decimalsOf(value) });
}

/** A difference is written with its sign. */
type Sign = { isChange?: boolean };

/**
 * The rows of a table in words. Numbers of one unit in a column have the same decimals: as many as the largest of
 * them needs, and up to two more if the smallest would lose its second digit. If they are further apart, all have
 * the two more (from form 2 on) or each its own (before). In a column with several units, this applies to the rows
 * of each unit, if the column requests it; a percentage has one decimal.
 */
export function writeRows({ columns, rows, total }: DocumentTable, writing: Writing): string[][] {
  const all = total ? [...rows, total] : rows;
  const unitAt = columns.findIndex(({ key }) => key === 'unit');
  const writers = columns.map(({ unit, isChange = false, isOfRowUnit }, index) => {
    const isOfRow = isOfRowUnit === true && unitAt >= 0;
    const decimalsOfUnit = (rowUnit: DocumentValue): number | null => {
      if (isOfRow && rowUnit === '%') return 1;
      const own = isOfRow ? all.filter((row) => row[unitAt] === rowUnit) : all;
      const numbers = own.flatMap((row) => (typeof row[index] === 'number' ? [row[index]] : []));
      const isOneUnit = isOfRow ? Boolean(rowUnit) : unit !== null && !isShare(unit);
      if (!isOneUnit || numbers.every((value) => Number.isInteger(value))) return null;
      return sharedDecimals(numbers, { ...writing, isChange });
    };
    const shared = isOfRow ? null : decimalsOfUnit(null);
    return (value: DocumentValue, row: DocumentValue[]) => {
      const decimals = isOfRow ? decimalsOfUnit(row[unitAt] ?? null) : shared;
      return decimals !== null && typeof value === 'number'
        ? formatNumber(value, writing.language, { decimals, signed: isChange, isNeverZero: true })
        : writeValue(value, unit ?? '', writing, { isChange });
    };
  });
  return all.map((row) => writers.map((write, index) => write(row[index] ?? null, row)));
}

/** A value with its unit, where the context does not name it. */
export function writeWithUnit(value: DocumentValue, unit: string, writing: Writing): string {
  const text = writeValue(value, unit, writing);
  if (typeof value !== 'number' || isShare(unit)) return text;
  const words = unitAfter(value, unit, writing.language, writing.currency);
  if (!words) return text;
  return `${text}\u00a0${words}`;
}

/** A value within a sentence, which names the unit itself; only money includes its currency. */
export function writeInText({ value, unit, isChange }: DocumentVariable, writing: Writing): string {
  const text = writeValue(value, unit, writing, { isChange });
  return typeof value === 'number' && unit.startsWith('money') ? `${text}\u00a0${writing.currency}` : text;
}

export type TextPart = { text: string; variable?: string };

/** A sentence split at its `{names}`, each replaced by its value; an unknown name is written as a dash. */
export function fillText(text: string, variables: readonly DocumentVariable[], writing: Writing): TextPart[] {
  return text.split(/(\{\w+\})/).flatMap((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!name) return part ? [{ text: part }] : [];
    const variable = variables.find((one) => one.name === name);
    return [variable ? { text: writeInText(variable, writing), variable: name } : { text: nothing }];
  });
}

export function filledText(text: string, variables: readonly DocumentVariable[], writing: Writing): string {
  return fillText(text, variables, writing)
    .map((part) => part.text)
    .join('');
}

/** A whole number of this size without any unit, not even `1`. */
function isYear(value: number, unit: string): boolean {
  return unit === '' && Number.isInteger(value) && value >= 1900 && value <= 2200;
}

function isShare(unit: string): boolean {
  return unit === 'share' || unit.startsWith('share/') || unit === '1/year';
}

/** Null if the numbers are too far apart for the same decimals, in documents that do not request one precision. */
function sharedDecimals(numbers: readonly number[], { form, isChange }: Writing & Sign): number | null {
  const sizes = numbers.map(Math.abs).filter((size) => size > 0);
  const decimals = decimalsOf(Math.max(0, ...sizes));
  // Beside a change of hundreds of tonnes, one of grams counts as none.
  if (form && isChange) return decimals;
  const ofLeast = Math.max(0, 1 - Math.floor(Math.log10(Math.min(...sizes))));
  if (ofLeast > decimals + 2) return form ? decimals + 2 : null;
  return Math.max(decimals, ofLeast);
}

/** Thousands need no decimals; a factor of 0.00341 needs five. */
function decimalsOf(value: number): number {
  const size = Math.abs(value);
  if (size >= 1000) return 0;
  if (size >= 100) return 1;
  if (size >= 1 || size === 0) return 2;
  return Math.min(9, 3 - Math.floor(Math.log10(size)));
}
