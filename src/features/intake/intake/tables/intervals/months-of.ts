import type { EvidenceValue } from '#api/contract/intake/evidence';
import type { IntervalSeries, LeftOut, RawRecord, Remark } from '../../model';
import { type DayLengths, daysOfZone, europeanDays } from './clock-changes';
import { dayText, numberOfDay } from './days';
import { ExactSum } from './exact-sum';

export type MonthsOptions = {
  /** Null in a text file. */
  sheet: string | null;
  /** An IANA name of the local times. Without one, the days of Europe's clock changes may have any right length. */
  timeZone?: string | null;
  location?: string | null;
  supplier?: string | null;
  /** Evidence of the meter, unit and so on, the same for each month. */
  values?: readonly EvidenceValue[];
};

export type Months = { records: RawRecord[]; leftOut: LeftOut[]; remarks: Remark[] };

/** Monthly sums of a series of readings, and what is missing or doubled in it. Export is left out. */
export function monthsOf(series: IntervalSeries, options: MonthsOptions): Months {
  const lengths = options.timeZone ? daysOfZone(options.timeZone) : europeanDays;
  const { days, doubled } = gatherDays(series, lengths);
  const months = gatherMonths(days);
  if (series.isExport) return { records: [], leftOut: exportOf(series, months, options.sheet), remarks: [] };
  const place = series.meter ?? series.item ?? options.sheet;
  return {
    records: months.map((month) => recordOf(month, series, options)),
    leftOut: [],
    remarks: [
      ...remark('missingIntervals', place, missingIn(days, series, lengths)),
      ...remark('doubledIntervals', place, doubled),
      ...remark('estimatedIntervals', place, estimatedIn(days)),
    ],
  };
}

type Day = {
  day: number;
  sum: ExactSum;
  count: number;
  estimated: number;
  firstRow: number;
  lastRow: number;
  rows: number;
  /** First and last interval, in minutes of the day. */
  first: number;
  last: number;
  /** An interval is there twice with different amounts, so the sum is unknown. */
  isUnclear: boolean;
};
type Counted = { count: number; firstDay: number | null };

/** The readings by day. One that is there twice counts once, except in the hour that the clocks repeat. */
function gatherDays(series: IntervalSeries, lengths: DayLengths): { days: Day[]; doubled: Counted } {
  const days = new Map<number, Day>();
  const seen = new Map<string, number>();
  const repeatsLeft = new Map<number, number>();
  const doubled: Counted = { count: 0, firstDay: null };
  let [date, day] = ['', newDay(0)];
  for (const { start, amount, isEstimated, row } of series.readings) {
    if (!start.startsWith(date) || date === '') {
      date = start.slice(0, 10);
      const number = numberOfDay(date);
      day = days.get(number) ?? newDay(number);
      days.set(number, day);
    }
    const earlier = seen.get(start);
    if (earlier !== undefined && !isRepeatedHour(day.day, series.stepMinutes, lengths, repeatsLeft)) {
      doubled.count += 1;
      doubled.firstDay = Math.min(doubled.firstDay ?? day.day, day.day);
      if (earlier !== amount) day.isUnclear = true;
      continue;
    }
    seen.set(start, amount);
    addReading(day, minutesOf(start), amount, isEstimated, row);
  }
  return { days: [...days.values()].sort((one, other) => one.day - other.day), doubled };
}

function newDay(day: number): Day {
  const rows = { firstRow: Number.POSITIVE_INFINITY, lastRow: 0, rows: 0 };
  const span = { first: Number.POSITIVE_INFINITY, last: 0 };
  return { day, sum: new ExactSum(), count: 0, estimated: 0, isUnclear: false, ...rows, ...span };
}

function addReading(day: Day, minutes: number, amount: number, isEstimated: boolean, row: number): void {
  day.sum.add(amount);
  day.count += 1;
  if (isEstimated) day.estimated += 1;
  // In a table with a day in a row, many readings share the row.
  if (row !== day.lastRow) day.rows += 1;
  day.firstRow = Math.min(day.firstRow, row);
  day.lastRow = Math.max(day.lastRow, row);
  day.first = Math.min(day.first, minutes);
  day.last = Math.max(day.last, minutes);
}

function minutesOf(start: string): number {
  return Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16));
}

/** On a day of 25 hours one hour's labels are there twice. */
function isRepeatedHour(day: number, step: number, lengths: DayLengths, left: Map<number, number>): boolean {
  const longest = Math.max(...lengths(day));
  if (longest <= 1440) return false;
  const remaining = left.get(day) ?? (longest - 1440) / step;
  left.set(day, remaining - 1);
  return remaining > 0;
}

/** Counted from the first reading to the last, also the days in between that have none. */
function missingIn(days: readonly Day[], { stepMinutes }: IntervalSeries, lengths: DayLengths): Counted {
  const missing: Counted = { count: 0, firstDay: null };
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || stepMinutes <= 0) return missing;
  const byDay = new Map(days.map((day) => [day.day, day]));
  for (let number = first.day; number <= last.day; number += 1) {
    const day = byDay.get(number);
    const cut = (day === first ? first.first : 0) + (day === last ? 1440 - last.last - stepMinutes : 0);
    const expected = Math.round((Math.min(...lengths(number)) - cut) / stepMinutes);
    const absent = expected - (day?.count ?? 0);
    if (absent <= 0) continue;
    missing.count += absent;
    missing.firstDay ??= number;
  }
  return missing;
}

function estimatedIn(days: readonly Day[]): Counted {
  const count = days.reduce((sum, { estimated }) => sum + estimated, 0);
  return { count, firstDay: days.find(({ estimated }) => estimated > 0)?.day ?? null };
}

function remark(code: Remark['code'], place: string | null, { count, firstDay }: Counted): Remark[] {
  return count === 0 || firstDay === null
    ? []
    : [{ code, place, params: { count, firstDay: dayText(firstDay) } }];
}

type Month = { month: string; days: Day[] };

function gatherMonths(days: readonly Day[]): Month[] {
  const months: Month[] = [];
  for (const day of days) {
    const month = dayText(day.day).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.days.push(day);
    else months.push({ month, days: [day] });
  }
  return months;
}

/** Null if an interval has two amounts: which of them is right, the file does not tell. */
function amountOf({ days }: Month): number | null {
  if (days.some(({ isUnclear }) => isUnclear)) return null;
  const total = new ExactSum();
  for (const { sum } of days) total.add(sum.value());
  return total.value();
}

function recordOf(month: Month, series: IntervalSeries, options: MonthsOptions): RawRecord {
  const amount = amountOf(month);
  const { meter, item, unit } = series;
  const [first, last] = [month.days[0]?.day ?? 0, month.days.at(-1)?.day ?? 0];
  const name = [meter, item].filter(Boolean).join(' ');
  return {
    key: `${options.sheet === null ? '' : `${options.sheet}!`}${name}${name && ' '}${month.month}`,
    location: options.location ?? null,
    meter,
    item,
    amount,
    unit,
    startDate: dayText(first),
    endDate: dayText(last),
    invoice: null,
    supplier: options.supplier ?? null,
    cost: null,
    currency: null,
    isEstimated: month.days.some(({ estimated }) => estimated > 0),
    calorificValue: null,
    calorificUnit: null,
    volumeCorrection: null,
    values: [
      { part: 'amount', place: rowsOf(month, options.sheet), raw: `${amount ?? ''} ${unit ?? ''}`.trim() },
      ...(options.values ?? []),
    ],
  };
}

function rowsOf({ days }: Month, sheet: string | null) {
  return {
    type: 'rows' as const,
    sheet,
    firstRow: Math.min(...days.map(({ firstRow }) => firstRow)),
    lastRow: Math.max(...days.map(({ lastRow }) => lastRow)),
    rowCount: days.reduce((sum, { rows }) => sum + rows, 0),
  };
}

function exportOf(series: IntervalSeries, months: readonly Month[], sheet: string | null): LeftOut[] {
  return months.map((month) => {
    const { firstRow, lastRow } = rowsOf(month, sheet);
    const place = `${sheet === null ? '' : `${sheet}!`}${firstRow}–${lastRow}`;
    return { place, reason: 'export', amount: amountOf(month), unit: series.unit };
  });
}
