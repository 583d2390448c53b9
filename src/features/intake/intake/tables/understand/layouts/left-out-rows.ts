import type { Cell, LeftOut, RawRecord } from '../../../model';
import { ExactSum } from '../../intervals/exact-sum';
import { totalWords } from '../columns/row-words';
import { normalise } from '../values/normalise';

/** One amount of a table, before it is known whether it is to be recorded. */
export type Line = {
  record: RawRecord;
  row: number;
  /** Of the amount, so that the columns of several energies are compared each with itself. */
  column: number;
  /** The row itself, to find totals and rows that are there twice. */
  cells: readonly Cell[];
  hasDate: boolean;
  reason: LeftOut['reason'] | null;
};

/** Marks totals, cancelled pairs and repeated rows, in this order. */
export function markLeftOut(lines: readonly Line[]): void {
  markTotals(lines);
  markCancelled(lines);
  markDuplicates(lines);
}

/** By its words, or by an amount that is the sum of those above in a row without a date. */
function markTotals(lines: readonly Line[]): void {
  const sums = new Map<number, { sum: ExactSum; count: number }>();
  for (const line of lines) {
    if (line.reason !== null) continue;
    const above = sums.get(line.column) ?? { sum: new ExactSum(), count: 0 };
    sums.set(line.column, above);
    const { amount } = line.record;
    const isNamed = line.cells.some((cell) => typeof cell === 'string' && isTotal(cell, line.hasDate));
    const canBeSum = !line.hasDate || [...line.cells, ...namesOf(line)].some(namesTotal);
    const isSum = canBeSum && amount !== null && above.count >= 2 && above.sum.value() === amount;
    if (isNamed || isSum) {
      line.reason = 'total';
      sums.set(line.column, { sum: new ExactSum(), count: 0 });
    } else if (amount !== null) {
      above.sum.add(amount);
      above.count += 1;
    }
  }
}

/** Most cells are nothing like it, so they need not be normalised. */
const canBeTotal = /^[^\p{L}\p{N}]*(grand|sub|tot|sum|raz|og|ł|lac|lą|pod|ges|end|zw)/iu;

/** With a date, only the bare word counts: a place can be called Total. */
export function isTotal(text: string, hasDate: boolean): boolean {
  if (!canBeTotal.test(text)) return false;
  const words = normalise(text);
  const found = totalWords.exec(words)?.[0];
  return found !== undefined && (!hasDate || found.length === words.length) && words.length < 60;
}

/** In a table with months as columns, the cells are not those of the row. */
function namesOf({ record: { location, meter, item } }: Line): (string | null)[] {
  return [location, meter, item];
}

const lastWord = /(^|\s)(total|sub ?total|razem|suma|lacznie|ogolem|summe|gesamt|insgesamt)$/;

/** `Hall 1 total` or `Total 2025`, which is one only if its amount is the sum. */
function namesTotal(cell: Cell): boolean {
  if (typeof cell !== 'string' || cell.length > 60) return false;
  const words = normalise(cell);
  return lastWord.test(words) || totalWords.test(words);
}

/** Two rows of the same day, item and meter whose amounts, or else costs, add up to zero. */
function markCancelled(lines: readonly Line[]): void {
  const negative = negativeSizes(lines);
  const open = new Map<string, Line[]>();
  for (const line of lines) {
    if (line.reason !== null) continue;
    const { amount, cost } = line.record;
    if (!negative.has(sizeOf(amount)) && !negative.has(sizeOf(cost))) continue;
    const partner = findPartner(open.get(pairKey(line)), line);
    if (partner) {
      line.reason = 'cancelled';
      partner.reason = 'cancelled';
    } else {
      const alike = open.get(pairKey(line));
      if (alike) alike.push(line);
      else open.set(pairKey(line), [line]);
    }
  }
}

/** Only rows with the same number below zero can be cancelled; most tables have none. */
function negativeSizes(lines: readonly Line[]): Set<number> {
  const found = new Set<number>();
  for (const { record } of lines) {
    for (const number of [record.amount, record.cost]) if (number !== null && number < 0) found.add(-number);
  }
  return found;
}

/** The nearest row above that is not part of a pair yet. */
function findPartner(
  alike: readonly Line[] | undefined,
  { record: { amount, cost } }: Line,
): Line | undefined {
  return alike?.findLast(({ reason, record: other }) => {
    if (reason !== null) return false;
    const isOpposite = amount !== null && amount !== 0 && other.amount === -amount;
    // A refund can repeat the distance and only turn the price round.
    const isRefund =
      cost !== null && cost !== 0 && other.cost === -cost && sizeOf(amount) === sizeOf(other.amount);
    return isOpposite || isRefund;
  });
}

function sizeOf(amount: number | null): number {
  return Math.abs(amount ?? 0);
}

function pairKey({
  column,
  record: { location, meter, item, startDate, endDate, amount, cost },
}: Line): string {
  return JSON.stringify([column, location, meter, item, startDate, endDate, sizeOf(amount) || sizeOf(cost)]);
}

/** A row whose cells are all the same as those of a row above, up to the next heading of a site or the like. */
function markDuplicates(lines: readonly Line[]): void {
  const seen = new Set<string>();
  for (const line of lines) {
    if (line.reason === 'empty' && line.cells.filter((cell) => cell !== null).length === 1) seen.clear();
    if (line.reason !== null) continue;
    const key = `${line.column}\n${line.record.location}\n${line.cells.join('\n')}`;
    if (seen.has(key)) line.reason = 'duplicate';
    seen.add(key);
  }
}

/**
 * A row of an earlier sheet again, all its cells alike in any order. It must say what it is about: two sites can use
 * the same in a month.
 */
export function markRepeatedRows(lines: readonly Line[]): void {
  const seen = new Map<string, string>();
  for (const line of lines) {
    const { location, meter, invoice, key } = line.record;
    if (line.reason !== null || !line.hasDate || (meter ?? invoice ?? location) === null) continue;
    const sheet = key.slice(0, key.lastIndexOf('!'));
    const cells = line.cells.filter((cell) => cell !== null).map(String);
    const row = JSON.stringify([location, line.record.amount, ...cells.toSorted()]);
    const first = seen.get(row) ?? sheet;
    seen.set(row, first);
    if (first !== sheet) line.reason = 'duplicate';
  }
}
