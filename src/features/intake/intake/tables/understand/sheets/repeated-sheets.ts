import type { LeftOutReason } from '#api/contract/intake/intakes';
import type { LeftOut, RawRecord } from '../../../model';
import { ExactSum } from '../../intervals/exact-sum';
import { roleOfSheet } from './sheet-names';

/** What was read of a sheet. */
export type SheetRecords = { name: string; records: readonly RawRecord[] };

export type Repetition = { name: string; reason: LeftOutReason & ('total' | 'duplicate') };
export type Repetitions = {
  found: Repetition[];
  /** Sheets that are called a summary although their amounts are not those of the others. */
  doubtful: string[];
};

type Summed = SheetRecords & {
  /** By unit: sums of kWh and of m³ are not added up. */
  sums: Map<string, number>;
  rows: Set<string>;
  /** The first and the last day; none if no row has a day. */
  days: string[];
};

/**
 * Sheets that say what other sheets say already: sums of those before them or of all others, and copies. `listed`
 * were chosen by the user, so they are read.
 */
export function findRepetitions(sheets: readonly SheetRecords[], listed: readonly string[]): Repetitions {
  const all = sheets
    .filter(({ records }) => records.some(({ amount }) => amount !== null && amount !== 0))
    .map((sheet): Summed => {
      const { records } = sheet;
      const days = records.flatMap(({ startDate, endDate }) => [startDate ?? [], endDate ?? []].flat());
      return { ...sheet, sums: sumsOf(records), rows: new Set(records.map(rowKey)), days: ends(days) };
    });
  const found = new Map<string, Repetition['reason']>();
  const left = () => all.filter(({ name }) => !found.has(name));
  for (const sheet of all) {
    if (listed.includes(sheet.name)) continue;
    const others = left().filter((other) => other !== sheet);
    const minOthers = roleOfSheet(sheet.name) === 'summary' ? 1 : 2;
    if (isSumOf(sheet, others, minOthers) || isSumOf(sheet, runBefore(sheet, all, found), 2))
      found.set(sheet.name, 'total');
  }
  for (const sheet of all.toReversed()) {
    const isOpen = !found.has(sheet.name) && !listed.includes(sheet.name);
    if (isOpen && isCopy(sheet, left())) found.set(sheet.name, 'duplicate');
  }
  const doubtful = left().filter(
    ({ name }) => roleOfSheet(name) === 'summary' && !listed.includes(name) && left().length > 1,
  );
  return {
    found: [...found].map(([name, reason]) => ({ name, reason })),
    doubtful: doubtful.map(({ name }) => name),
  };
}

function sumsOf(records: readonly RawRecord[]): Map<string, number> {
  return addedUp(records.map(({ unit, amount }) => [(unit ?? '').toLowerCase(), amount ?? 0]));
}

function addedUp(amounts: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, ExactSum>();
  for (const [unit, amount] of amounts) {
    const sum = sums.get(unit) ?? new ExactSum();
    sums.set(unit, sum);
    sum.add(amount);
  }
  return new Map([...sums].map(([unit, sum]) => [unit, sum.value()]));
}

function ends(days: readonly string[]): string[] {
  const sorted = days.toSorted();
  return [sorted.at(0) ?? [], sorted.at(-1) ?? []].flat();
}

/** Of the same time too: March can be as much as January and February by chance. */
function isSumOf({ name, sums, days }: Summed, others: readonly Summed[], minOthers: number): boolean {
  if (others.length < minOthers) return false;
  const theirs = addedUp(others.flatMap((other) => [...other.sums]));
  const isEqual = theirs.size === sums.size && [...sums].every(([unit, sum]) => theirs.get(unit) === sum);
  return (
    isEqual && (roleOfSheet(name) === 'summary' || covers(days, ends(others.flatMap((other) => other.days))))
  );
}

function covers(days: readonly string[], others: readonly string[]): boolean {
  const [first, last, from, to] = [days[0], days.at(-1), others[0], others.at(-1)];
  if (first === undefined || last === undefined || from === undefined || to === undefined) return true;
  return first <= from && last >= to;
}

/** The sheets since the last one that was a sum, as with quarters between months. */
function runBefore(sheet: Summed, all: readonly Summed[], found: ReadonlyMap<string, string>): Summed[] {
  const before = all.slice(0, all.indexOf(sheet));
  const last = before.findLastIndex(({ name }) => found.get(name) === 'total');
  return before.slice(last + 1);
}

function rowKey({ location, meter, item, amount, unit, startDate, endDate, invoice }: RawRecord): string {
  // A copied sheet has a number behind its name, which can be where its rows are.
  const place = location?.replace(/\s*\(\d+\)$/, '');
  return JSON.stringify([place, meter, item, amount, unit, startDate, endDate, invoice]);
}

/** One row alone can be the same by chance, unless it has the number of an invoice or meter. */
function isCopy(sheet: Summed, others: readonly Summed[]): boolean {
  const isTelling = sheet.rows.size > 1 || sheet.records.some(({ meter, invoice }) => meter ?? invoice);
  return (
    isTelling &&
    others.some((other) => other !== sheet && [...sheet.rows].every((row) => other.rows.has(row)))
  );
}

/** A repeated sheet as the user finds it among what is left out. */
export function leftOutSheet({ name, reason }: Repetition, records: readonly RawRecord[]): LeftOut[] {
  const units = new Map(records.map(({ unit }) => [(unit ?? '').toLowerCase(), unit]));
  return [...sumsOf(records)].map(([key, amount]) => ({
    place: name.slice(0, 120),
    reason,
    amount,
    unit: units.get(key) ?? null,
  }));
}
