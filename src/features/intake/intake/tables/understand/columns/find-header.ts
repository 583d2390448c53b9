import type { Cell, Sheet } from '../../../model';
import { readMonth, readTime } from '../values/dates';
import { isUnit } from '../values/header-units';
import { isDate, isNumber } from './column-facts';
import { fieldsOf } from './header-fields';
import { loneName } from './place-labels';

/** The rows of a header, from 0, both included; `headers` are their texts, joined where there are two. `row` finds it. */
export type Header = {
  row: number;
  firstRow: number;
  lastRow: number;
  headers: string[];
  score: number;
};

/** Lines above a header are titles and remarks, seldom more than a page of them. */
const searchedRows = 60;

/** The header row of a sheet; the answered one if there is one. Null if no row looks like a header. */
export function findHeader(sheet: Sheet, answered: number | undefined): Header | null {
  if (answered !== undefined && sheet.rows[answered]?.length)
    return headerAt(sheet.rows, answered, scoreOf(sheet.rows, answered));
  let best: { row: number; score: number } | null = null;
  let seen = 0;
  for (let row = 0; row < sheet.rows.length && seen < searchedRows; row += 1) {
    if (sheet.rows[row]?.length === 0) continue;
    seen += 1;
    const score = scoreOf(sheet.rows, row);
    if (score > (best?.score ?? 0)) best = { row, score };
  }
  return best && headerAt(sheet.rows, firstAlike(sheet.rows, best.row), best.score);
}

/** A header that is repeated stands for the first time above all its rows. */
function firstAlike(rows: readonly Cell[][], found: number): number {
  const textOf = (row: readonly Cell[]) => texts(row).join('\n').toLowerCase();
  const text = textOf(rows[found] ?? []);
  const first = rows.slice(0, found).findIndex((row) => textOf(row) === text);
  return first < 0 ? found : first;
}

type Look = 'blank' | 'text' | 'period' | 'value';

/** Months and times are values in most rows, and headers where several are in one row. */
function lookOf(cell: Cell): Look {
  if (cell === null) return 'blank';
  if (readMonth(cell) !== null || readTime(cell) !== undefined) return 'period';
  if (isNumber(cell) || isDate(cell) || typeof cell === 'boolean') return 'value';
  return 'text';
}

function scoreOf(rows: readonly Cell[][], index: number): number {
  const row = rows[index] ?? [];
  const looks = row.map(lookOf);
  const texts = looks.filter((look) => look === 'text').length;
  const periods = looks.filter((look) => look === 'period').length;
  const values = looks.filter((look) => look === 'value').length;
  const isRunOfPeriods = periods >= 3;
  if (!isRunOfPeriods && (texts < 2 || values > texts)) return 0;
  const below = filledBelow(rows, index, 4);
  if (below.length === 0) return 0;
  const typed = below.filter((next) =>
    next.some((cell, column) => ['value', 'period'].includes(lookOf(cell)) && (row[column] ?? null) !== null),
  ).length;
  if (typed === 0) return 0;
  const known = row.filter((cell) => typeof cell === 'string' && isKnown(cell)).length;
  // A row of data has values of its own; a header has them only by exception.
  const penalty = values * 2 + (isRunOfPeriods ? 0 : periods * 2);
  return known * 3 + texts * 0.2 + (isRunOfPeriods ? periods : 0) + typed - penalty;
}

function isKnown(header: string): boolean {
  return fieldsOf(header).some(({ rank }) => rank < 2);
}

function filledBelow(rows: readonly Cell[][], index: number, count: number): Cell[][] {
  const found: Cell[][] = [];
  for (let row = index + 1; row < Math.min(rows.length, index + 20) && found.length < count; row += 1) {
    const cells = rows[row];
    if (cells && cells.length > 0) found.push(cells);
  }
  return found;
}

/** Joins a row of units below, or a row of groups above where the header itself repeats its texts. */
function headerAt(rows: readonly Cell[][], index: number, score: number): Header {
  const own = texts(rows[index]);
  const below = rows[index + 1] ?? [];
  const isSecond =
    !isName(below) &&
    below.every((cell) => lookOf(cell) === 'blank' || lookOf(cell) === 'text') &&
    below.some((cell, column) => cell !== null && (own[column] ?? '') !== '') &&
    filledBelow(rows, index + 1, 2).some((next) => next.some((cell) => lookOf(cell) === 'value')) &&
    !filledBelow(rows, index + 1, 3).every((next) => sameLooks(next, below));
  if (isSecond)
    return { row: index, firstRow: index, lastRow: index + 1, headers: joined(own, texts(below)), score };
  const above = index > 0 ? (rows[index - 1] ?? []) : [];
  const filled = own.filter((text) => text !== '');
  const repeats = new Set(filled).size < filled.length;
  const isGroups = repeats && above.filter((cell) => lookOf(cell) === 'text').length >= 2;
  if (isGroups)
    return {
      row: index,
      firstRow: index - 1,
      lastRow: index,
      headers: joined(filledRight(texts(above)), own),
      score,
    };
  return { row: index, firstRow: index, lastRow: index, headers: own, score };
}

/** The name of a site below the header, and no second row of it. */
function isName(cells: readonly Cell[]): boolean {
  const name = loneName(cells);
  return cells.length === 0 || (name !== null && !isUnit(name.text));
}

function sameLooks(one: readonly Cell[], other: readonly Cell[]): boolean {
  return (
    one.length === other.length && one.every((cell, column) => lookOf(cell) === lookOf(other[column] ?? null))
  );
}

function texts(row: readonly Cell[] = []): string[] {
  return row.map((cell) => (cell === null ? '' : String(cell).replace(/\s+/g, ' ').trim()));
}

/** A merged cell has its text only in the first of its columns. */
function filledRight(row: readonly string[]): string[] {
  let last = '';
  return row.map((text) => {
    if (text !== '') last = text;
    return last;
  });
}

function joined(upper: readonly string[], lower: readonly string[]): string[] {
  const length = Math.max(upper.length, lower.length);
  return Array.from({ length }, (_, column) => `${upper[column] ?? ''} ${lower[column] ?? ''}`.trim());
}
