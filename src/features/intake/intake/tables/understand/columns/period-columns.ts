import { type Month, readMonth, readTime } from '../values/dates';
import { normalise } from '../values/normalise';

/** Columns that each hold an interval of a day. `starts` are minutes of the day, by column. */
export type IntervalColumns = {
  columns: number[];
  stepMinutes: number;
  /** Null for numbered columns: the first is the first interval of the day. */
  labels: number[] | null;
};

/** Columns such as `kWh_1` to `kWh_48`, or `[00:30]` to `[24:00]`; null if there are none. */
export function intervalColumnsOf(headers: readonly string[]): IntervalColumns | null {
  return timeColumns(headers) ?? numberedColumns(headers);
}

function timeColumns(headers: readonly string[]): IntervalColumns | null {
  const found = headers.flatMap((header, column) => {
    const minutes = readTime(header.replace(/^\D*?(?=\[?\d{1,2}[:.]\d{2}\]?$)/, '').replace(/[[\]]/g, ''));
    return minutes === undefined ? [] : [{ column, minutes }];
  });
  if (found.length < 20) return null;
  const gaps = found.slice(1).map(({ minutes }, index) => minutes - (found[index]?.minutes ?? 0));
  const stepMinutes = gaps[0] ?? 0;
  if (stepMinutes <= 0 || 1440 % stepMinutes !== 0) return null;
  // The last label of a day can be 00:00.
  const isSteady = gaps.every((gap, index) => gap === stepMinutes || (index === gaps.length - 1 && gap < 0));
  if (!isSteady) return null;
  const labels = found.map(({ minutes }, index) => (index > 0 && minutes === 0 ? 1440 : minutes));
  return { columns: found.map(({ column }) => column), stepMinutes, labels };
}

const steps = [
  { from: 92, to: 100, stepMinutes: 15 },
  { from: 46, to: 50, stepMinutes: 30 },
  { from: 23, to: 25, stepMinutes: 60 },
];

function numberedColumns(headers: readonly string[]): IntervalColumns | null {
  const series = new Map<string, number[]>();
  for (const [column, header] of headers.entries()) {
    const [, name, number] = /^(.*?)\s*0*(\d{1,3})$/.exec(normalise(header)) ?? [];
    if (number === undefined) continue;
    const columns = series.get(name ?? '') ?? [];
    // Only 1, 2, 3 … in this order.
    if (Number(number) === columns.length + 1) series.set(name ?? '', [...columns, column]);
  }
  for (const columns of series.values()) {
    const step = steps.find(({ from, to }) => columns.length >= from && columns.length <= to);
    if (step) return { columns, stepMinutes: step.stepMinutes, labels: null };
  }
  return null;
}

/** Columns that each hold a month; null if there are fewer than three. */
export function monthColumnsOf(headers: readonly string[]): { column: number; month: Month }[] | null {
  const found = headers.flatMap((header, column) => {
    const month = readMonth(header) ?? readMonth(header.replace(/\s*[[(].*$/, ''));
    return month === null ? [] : [{ column, month }];
  });
  const distinct = new Set(found.map(({ month }) => `${month.year}-${month.month}`));
  return found.length >= 3 && distinct.size === found.length ? found : null;
}
