import { daysInclusive, type IsoDate, monthOf } from '#api/domain/calendar/calendar';
import { countBy, groupBy } from './groups';
import {
  daysWithin,
  earliest,
  gapsIn,
  latest,
  monthsApart,
  monthsOf,
  overlapsOf,
  type Range,
  unionOf,
  withoutHandovers,
} from './ranges';

/** What one source (a fuel, a utility, a form of the value chain) at one location has on record. */
export type CoverageRow = {
  locationId: number;
  kind: 'bill' | 'receipt' | 'entry';
  /** Source and kind together: nothing else of the location has it. */
  source: string;
  /** Its number; empty where the row says none. Rows of other meters never overlap. */
  meter: string;
  /** Of receipts: all that tells one from another. Empty elsewhere. */
  sameAs: string;
  /** Both count; of a receipt they are one day. */
  startDate: IsoDate;
  endDate: IsoDate;
};

export type SourceDays = { rowCount: number; coveredDays: number; gapDays: number; overlapDays: number };

/** What the rows of one source at one location say of a month, which is given with its first and last day. */
export function daysOfSource(
  rows: readonly CoverageRow[],
  expectedTo: IsoDate,
): (month: Range) => SourceDays {
  return rows.every(({ kind }) => kind === 'bill') ? billsOf(rows, expectedTo) : rhythmOf(rows, expectedTo);
}

function billsOf(rows: readonly CoverageRow[], expectedTo: IsoDate): (month: Range) => SourceDays {
  const covered = unionOf(rows);
  const doubled = [...groupBy(rows, ({ meter }) => meter).values()].flatMap((ofMeter) =>
    overlapsOf(withoutHandovers(ofMeter)),
  );
  const twice = unionOf(doubled);
  const meterGaps = gapsByMeter(rows);
  const begins = covered[0]?.startDate ?? expectedTo;
  const rowsIn = countBy(rows.flatMap(monthsOf), (month) => month);
  return (month) => {
    const expected = {
      startDate: latest(begins, month.startDate),
      endDate: earliest(month.endDate, expectedTo),
    };
    const expectedDays = Math.max(0, daysInclusive(expected.startDate, expected.endDate));
    const gapDays = expectedDays > 0 ? expectedDays - daysWithin(covered, expected) : 0;
    return {
      rowCount: rowsIn.get(month.startDate) ?? 0,
      coveredDays: daysWithin(covered, month),
      gapDays: meterGaps.reduce(
        (most, gaps) => Math.max(most, daysWithin(gaps, { ...month, endDate: expected.endDate })),
        gapDays,
      ),
      overlapDays: daysWithin(twice, month),
    };
  };
}

/** Days of each meter between its bills that none of them covers, nor one that does not say its meter. */
function gapsByMeter(rows: readonly CoverageRow[]): Range[][] {
  const byMeter = groupBy(rows, ({ meter }) => meter);
  // One meter alone has the gaps of its source.
  if (byMeter.size < 2) return [];
  const ofAny = byMeter.get('') ?? [];
  return [...byMeter].flatMap(([meter, ofMeter]) => {
    if (meter === '') return [];
    const own = unionOf(ofMeter);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const gaps = gapsIn(unionOf([...ofMeter, ...ofAny]));
    return [gaps.filter(({ startDate }) => startDate > first.startDate && startDate < last.startDate)];
  });
}

function rhythmOf(rows: readonly CoverageRow[], expectedTo: IsoDate): (month: Range) => SourceDays {
  const rowsIn = countBy(rows.flatMap(monthsOf), (month) => month);
  const months = [...rowsIn.keys()].sort();
  const pause = usualPause(months);
  const isMeterMissing = meterRhythm(rows);
  const isEntry = rows[0]?.kind === 'entry';
  const union = isEntry ? unionOf(rows) : [];
  const doubledIn = isEntry ? undefined : countBy(doubledDays(rows), monthOf);
  return ({ startDate: month, endDate: lastDay }) => {
    const last = months.findLast((one) => one <= month);
    const isReached = last !== undefined && monthsApart(last, month) < pause;
    const daysOfMonth = daysInclusive(month, lastDay);
    const isSourceMissing = last !== undefined && !isReached && months.length > 1;
    const isGap = (isSourceMissing || isMeterMissing(month)) && lastDay <= expectedTo;
    return {
      rowCount: rowsIn.get(month) ?? 0,
      coveredDays: isEntry
        ? daysWithin(union, { startDate: month, endDate: lastDay })
        : isReached
          ? daysOfMonth
          : 0,
      gapDays: isGap ? daysOfMonth : 0,
      overlapDays: doubledIn?.get(month) ?? 0,
    };
  };
}

/** Whether a month between the first and the last of a meter is further from the one before than usual. */
function meterRhythm(rows: readonly CoverageRow[]): (month: IsoDate) => boolean {
  const byMeter = groupBy(rows, ({ meter }) => meter);
  // One meter alone has the rhythm of its source.
  if (byMeter.size < 2) return () => false;
  const ofAny = (byMeter.get('') ?? []).flatMap(monthsOf);
  const meters = [...byMeter].flatMap(([meter, ofMeter]) => {
    const months = [...new Set(ofMeter.flatMap(monthsOf))].sort();
    return meter === '' ? [] : [{ months, pause: usualPause(months), known: [...months, ...ofAny].sort() }];
  });
  return (month) =>
    meters.some(({ months, pause, known }) => {
      const [first, end] = [months[0], months.at(-1)];
      if (first === undefined || end === undefined || month < first || month > end) return false;
      const last = known.findLast((one) => one <= month);
      return last !== undefined && monthsApart(last, month) >= pause;
    });
}

/** Days that have two receipts which are the same in everything. */
function doubledDays(receipts: readonly CoverageRow[]): IsoDate[] {
  const seen = countBy(receipts, sameReceipt);
  const doubled = receipts.filter((receipt) => (seen.get(sameReceipt(receipt)) ?? 0) > 1);
  return [...new Set(doubled.map(({ startDate }) => startDate))];
}

const sameReceipt = ({ sameAs, startDate }: CoverageRow) => `${startDate} ${sameAs}`;

/** The median pause between months with data, in months; 1 where there are fewer than two. */
export function usualPause(sortedMonths: readonly IsoDate[]): number {
  const pauses = sortedMonths
    .slice(1)
    .map((month, index) => monthsApart(sortedMonths[index] ?? month, month))
    .sort((one, other) => one - other);
  return pauses[Math.floor(pauses.length / 2)] ?? 1;
}
