import { addDays, daysInclusive, lastDayOfMonth, monthOf, previousDay } from '#api/domain/calendar/calendar';
import {
  type DemoCompany,
  type DemoLocation,
  type Season,
  type Stream,
  utility,
  type ValueChainStream,
} from '../../companies/demo-company';

/** One row of activity data as a user would have entered it. */
export type ActivityRow = { companyId: number; locationId: number } & (
  | (Amount & { kind: 'fuel'; fuelId: number; fuelVariantId: number | null; date: string })
  | (Amount & { kind: 'utility' | 'renewable'; itemId: number; startDate: string; endDate: string })
  | ValueChainRow
);
type Amount = { value: number; unitId: number; reference: string };
type ValueChainRow = {
  kind: 'scope3';
  inputFormId: number;
  methodId: number;
  startDate: string;
  endDate: string;
  values: Record<string, string | number | boolean>;
};

/** Multiples of the mean for January to December; each row averages 1. */
const seasons: Record<Season, readonly number[]> = {
  flat: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  heating: [2.2, 2.0, 1.6, 1.0, 0.45, 0.2, 0.15, 0.15, 0.4, 0.95, 1.3, 1.6],
  cooling: [0.88, 0.86, 0.9, 0.95, 1.04, 1.16, 1.26, 1.24, 1.06, 0.94, 0.86, 0.85],
  harvest: [0.7, 0.68, 0.74, 0.8, 0.9, 1.15, 1.42, 1.5, 1.44, 1.15, 0.8, 0.72],
  'peak-season': [0.86, 0.84, 0.93, 0.95, 0.98, 0.99, 0.96, 0.95, 1.02, 1.08, 1.22, 1.22],
  solar: [0.22, 0.42, 0.9, 1.3, 1.62, 1.72, 1.7, 1.5, 1.12, 0.68, 0.46, 0.36],
};

/**
 * The company's activity data up to the day before the reference date: billed data ends with the month before, meter
 * readings and receipts continue until then. The same reference date always gives the same rows.
 */
export function generateActivity(company: DemoCompany, referenceDate: string): ActivityRow[] {
  const newestMonth = addMonths(monthOf(referenceDate), -1);
  const rows = company.locations.flatMap((location) =>
    location.streams.flatMap((stream, index) => {
      const source = { company, location, stream, index, newestMonth };
      return [...streamRows(source), ...runningMonthRows(source, referenceDate)];
    }),
  );
  return rows.sort((one, other) => firstDay(one).localeCompare(firstDay(other)));
}

type Source = {
  company: DemoCompany;
  location: DemoLocation;
  stream: Stream;
  index: number;
  newestMonth: string;
};

function streamRows(source: Source): ActivityRow[] {
  const { company, location, stream } = source;
  const closedMonthsAgo = location.closedMonthsAgo ?? 0;
  const months = Math.min(company.yearsOfData * 12, stream.startedMonthsAgo ?? Number.POSITIVE_INFINITY);
  const every = 'everyMonths' in stream ? (stream.everyMonths ?? 1) : 1;
  return Array.from({ length: months }, (_, monthsAgo) => monthsAgo)
    .filter(
      (monthsAgo) =>
        monthsAgo >= closedMonthsAgo && monthsAgo % every === 0 && !stream.gaps?.includes(monthsAgo),
    )
    .map((monthsAgo) => rowOf(source, monthsAgo));
}

/** The month of the reference date, which follows the newest whole month, with the data known by then. */
function runningMonthRows(source: Source, referenceDate: string): ActivityRow[] {
  const { location, stream } = source;
  if (location.closedMonthsAgo !== undefined) return [];
  const isMonthly = !('everyMonths' in stream) || stream.everyMonths === undefined;
  if (referenceDate === monthOf(referenceDate) || !isMonthly) return [];
  const row = rowOf(source, -1);
  if (row.kind === 'fuel') return row.date < referenceDate ? [row] : [];
  return row.kind !== 'scope3' && isMetered(stream) ? [readOn(row, previousDay(referenceDate))] : [];
}

/** Electricity, bought or produced on site, unless its bill says otherwise. */
function isMetered(stream: Stream): boolean {
  if (stream.kind === 'utility') return stream.utilityId === utility.electricity && stream.bill === undefined;
  return stream.kind === 'renewable';
}

type MeteredRow = Extract<ActivityRow, { kind: 'utility' | 'renewable' }>;

/** A month's row as the meter shows it on a day: 300 kWh in November, read on the 10th, are 100 kWh so far. */
function readOn(row: MeteredRow, day: string): MeteredRow {
  const { startDate, endDate, value } = row;
  const share = daysInclusive(startDate, day) / daysInclusive(startDate, endDate);
  return { ...row, endDate: day, value: round(value * share) };
}

function rowOf({ company, location, stream, index, newestMonth }: Source, monthsAgo: number): ActivityRow {
  const month = addMonths(newestMonth, -monthsAgo);
  const chance = noise(location.id, index, Number(month.replaceAll('-', '')));
  const season = seasons[stream.season][Number(month.slice(5, 7)) - 1] ?? 1;
  const growth = (1 + (stream.growth ?? 0)) ** (-monthsAgo / 12);
  const exception = stream.exceptions?.find((entry) => entry.monthsAgo === monthsAgo)?.factor ?? 1;
  const value = round(stream.monthly * season * growth * exception * (0.95 + 0.1 * chance));
  const reference = `${month.slice(0, 4)}/${month.slice(5, 7)}/${location.id}-${index + 1}`;
  const place = { companyId: company.id, locationId: location.id };
  if (stream.kind === 'scope3') return { ...place, ...valueChainRow(stream, month, value, reference) };
  const common = { ...place, value, unitId: stream.unitId, reference };
  const period = billPeriod(month, stream.kind === 'utility' && stream.bill === 'mid-month');
  switch (stream.kind) {
    case 'fuel': {
      const day = String(3 + Math.floor(chance * 24)).padStart(2, '0');
      const { fuelId, fuelVariantId = null } = stream;
      return { ...common, kind: 'fuel', fuelId, fuelVariantId, date: `${month.slice(0, 8)}${day}` };
    }
    case 'utility': {
      const endDate = stream.overlaps?.includes(monthsAgo) ? addDays(period.endDate, 9) : period.endDate;
      return { ...common, kind: 'utility', itemId: stream.utilityId, ...period, endDate };
    }
    case 'renewable':
      return { ...common, kind: 'renewable', itemId: stream.renewableId, ...period };
  }
}

/** An entry over the months that end with `month`, with the amount of all of them. */
function valueChainRow(
  { methodId, amount, values, everyMonths }: ValueChainStream,
  month: string,
  monthly: number,
  reference: string,
): ValueChainRow {
  return {
    kind: 'scope3',
    inputFormId: Math.floor(methodId / 100),
    methodId,
    startDate: addMonths(month, 1 - everyMonths),
    endDate: lastDayOfMonth(month),
    values: { ...values, [amount]: round(monthly * everyMonths), reference },
  };
}

/** A calendar month, or the 15th of the month before to the 14th. */
function billPeriod(month: string, isMidMonth: boolean): { startDate: string; endDate: string } {
  if (isMidMonth)
    return { startDate: `${addMonths(month, -1).slice(0, 8)}15`, endDate: `${month.slice(0, 8)}14` };
  return { startDate: month, endDate: lastDayOfMonth(month) };
}

/** First day of the month `count` months later. */
export function addMonths(firstOfMonth: string, count: number): string {
  const [year = 0, month = 0] = firstOfMonth.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

function firstDay(row: ActivityRow): string {
  return row.kind === 'fuel' ? row.date : row.startDate;
}

/** Three significant digits more than a meter reading needs, without long fractions. */
function round(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
}

/** A number from 0 to 1 that depends on its arguments only. */
function noise(...parts: number[]): number {
  let hash = 2166136261;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 16777619);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}
