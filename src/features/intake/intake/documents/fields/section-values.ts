import { basisIn } from '../../match/units/read-unit';
import type { Remark } from '../../model';
import { isEstimateText } from '../energy-words';
import { conversionRemark, readingsRemark, sumMatches } from './bill-arithmetic';
import { labelAt } from './bill-labels';
import type { BillStyle, Found, FoundAmount, FoundMoney } from './found-values';
import { type Candidates, labelledValues } from './labelled-values';
import { type ReadingRow, readingTables } from './reading-table';
import type { Line } from './text-lines';

export type NumberFound = Candidates['numbers']['reading'][number];

/** What the rules are sure of, for one service of a bill. */
export type SectionValues = {
  invoice: Found<string> | null;
  meter: Found<string> | null;
  startDate: Found<string | null> | null;
  endDate: Found<string | null> | null;
  amount: FoundAmount | null;
  cost: FoundMoney | null;
  calorificValue: NumberFound | null;
  volumeCorrection: NumberFound | null;
  isEstimated: boolean;
  remarks: Remark[];
};

export function sectionValues(lines: readonly Line[], all: readonly Line[], style: BillStyle): SectionValues {
  const tables = readingTables(lines, style);
  const isInTable = (line: Line) => {
    const number = line.segments[0]?.line ?? -1;
    return tables.some(({ header, lastLine }) => number >= header && number <= lastLine);
  };
  const found = labelledValues(
    lines.filter((line) => !isInTable(line)),
    all,
    style,
  );
  const { rows, total } = withoutTotal(tables.flatMap((table) => table.rows));
  const parts = rows.length > 1 ? partsOf(rows, style) : null;
  if (parts && total?.amount) found.amounts.push(total.amount);
  if (rows.length === 1 && rows[0]) addRow(found, rows[0]);
  if (parts) found.codes.meter.push(...parts.meters.slice(-1));
  const amount = amountOf(found, style) ?? (found.amounts.length === 0 ? (parts?.sum ?? null) : null);
  const calorificValue = agreed(billedBy(found.numbers.calorificValue));
  const volumeCorrection = agreed(found.numbers.volumeCorrection);
  const facts = { found, amount, calorificValue, volumeCorrection, style };
  const [startDate, endDate] = periodOf(found);
  return {
    invoice: agreed(found.codes.invoice),
    meter: agreed(found.codes.meter) ?? agreed(found.codes.point),
    startDate,
    endDate,
    amount,
    cost: agreed(found.costs) ?? totalOf(found.costs, style),
    calorificValue,
    volumeCorrection,
    isEstimated: lines.some(
      (line) =>
        (isInTable(line) || isReadingLine(line)) &&
        isEstimateText(line.segments.map(({ text }) => text).join(' ')),
    ),
    remarks: [
      ...(parts?.remarks ?? []),
      readingsRemark(facts),
      conversionRemark(facts),
      parts?.sum && amount ? partsRemark(parts.sum, amount, style) : null,
    ].filter((remark) => remark !== null),
  };
}

/** The value that all candidates have; null if two differ, or if one could be two numbers. */
export function agreed<T extends Found>(candidates: readonly T[]): T | null {
  const [first] = candidates;
  return first && first.value !== null && candidates.every(({ value }) => value === first.value)
    ? first
    : null;
}

/** Where a bill states a net calorific value beside another one, gas is billed by the other one. */
function billedBy(candidates: readonly NumberFound[]): readonly NumberFound[] {
  const others = candidates.filter(({ label }) => basisIn(label) !== 'net');
  return others.length > 0 ? others : candidates;
}

/** The one that is the sum of all others. */
function totalOf<T extends Found<number | null>>(candidates: readonly T[], style: BillStyle): T | null {
  const distinct = candidates.filter(
    (one, index) => candidates.findIndex(({ value }) => value === one.value) === index,
  );
  if (distinct.length < 3) return null;
  const totals = distinct.filter((one) =>
    sumMatches(
      distinct.filter((other) => other !== one),
      one,
      style,
    ),
  );
  return totals.length === 1 ? (totals[0] ?? null) : null;
}

/** Energy rather than volume, where a bill of gas states both. */
function amountOf({ amounts, numbers }: Candidates, style: BillStyle): FoundAmount | null {
  const isVolume = ({ unit }: FoundAmount) => /^n?m[3³]$/i.test(unit ?? '');
  const energy = amounts.filter((amount) => !isVolume(amount));
  // Those with a unit first, because of equal ones the first is taken.
  const candidates = [...(energy.length > 0 ? energy : amounts)].sort(
    (a, b) => Number(a.unit === null) - Number(b.unit === null),
  );
  const units = new Set(candidates.flatMap(({ unit }) => (unit === null ? [] : [unit.toLowerCase()])));
  if (units.size > 1) return null;
  const sure = agreed(candidates) ?? totalOf(candidates, style);
  if (sure) return sure;
  const [previous, current] = [agreed(numbers.previousReading), agreed(numbers.reading)];
  const factor = numbers.multiplier.length === 0 ? 1 : agreed(numbers.multiplier)?.value;
  if (typeof previous?.value !== 'number' || typeof current?.value !== 'number' || typeof factor !== 'number')
    return null;
  const use = Number(((current.value - previous.value) * factor).toFixed(6));
  return candidates.find(({ value }) => value === use) ?? null;
}

function periodOf({ periods, days }: Candidates): [Found<string | null> | null, Found<string | null> | null] {
  const starts = [...periods.map(([start]) => start), ...days.startDate];
  const ends = [...periods.map(([, end]) => end), ...days.endDate];
  const [start, end] = [agreed(starts), agreed(ends)];
  // An end before its start shows that one of them is something else.
  if (start?.value && end?.value && start.value > end.value) return [null, null];
  return [start, end];
}

const rowNumbers = [
  'previousReading',
  'reading',
  'multiplier',
  'calorificValue',
  'volumeCorrection',
] as const;

function addRow(found: Candidates, row: ReadingRow): void {
  if (row.meter) found.codes.meter.push(row.meter);
  if (row.amount) found.amounts.push(row.amount);
  if (row.startDate) found.days.startDate.push(row.startDate);
  if (row.endDate) found.days.endDate.push(row.endDate);
  if (row.cost) found.costs.push(row.cost);
  for (const part of rowNumbers) {
    const number = row[part];
    if (number) found.numbers[part].push({ label: '', ...number, after: '' });
  }
}

/** The row below others that has an amount, but no readings to go with it. */
function withoutTotal(rows: ReadingRow[]): { rows: ReadingRow[]; total: ReadingRow | null } {
  const last = rows.at(-1);
  const isTotal = rows.length > 2 && last && !last.meter && !last.reading && !last.previousReading;
  return isTotal ? { rows: rows.slice(0, -1), total: last } : { rows, total: null };
}

type Parts = { sum: FoundAmount | null; meters: Found<string>[]; remarks: Remark[] };

/**
 * Several rows add up if each is what its readings say: registers of a meter, or the old and the new meter. Other
 * lists, such as the months before, do not.
 */
function partsOf(rows: readonly ReadingRow[], style: BillStyle): Parts | null {
  const amounts = rows.flatMap(({ amount }) => (amount && amount.value !== null ? [amount] : []));
  const units = new Set(amounts.map(({ unit }) => unit?.toLowerCase()));
  if (amounts.length !== rows.length || units.size !== 1 || rows.some(({ startDate }) => startDate))
    return null;
  const remarks = rows.map((row) => rowRemark(row, style));
  if (rows.some(({ reading, previousReading }) => !reading || !previousReading)) return null;
  const meters = rows.flatMap(({ meter }) => (meter ? [meter] : []));
  const [first, last] = [meters[0], meters.at(-1)];
  const isExchanged = first && last && first.value !== last.value;
  const sum = Number(amounts.reduce((total, { value }) => total + (value ?? 0), 0).toFixed(6));
  const exchanged: Remark[] = isExchanged
    ? [{ code: 'meterExchanged', place: String(last.page), params: { from: first.value, to: last.value } }]
    : [];
  return {
    sum: amounts[0]
      ? {
          ...amounts[0],
          value: sum,
          raw: amounts.map(({ raw }) => raw).join(' + '),
          words: amounts.flatMap(({ words }) => words),
        }
      : null,
    meters,
    remarks: [...exchanged, ...remarks.filter((remark) => remark !== null)],
  };
}

function rowRemark(row: ReadingRow, style: BillStyle): Remark | null {
  const numbers = (one: Found<number | null> | null) => (one ? [{ ...one, label: '', after: '' }] : []);
  const found = {
    amounts: row.amount ? [row.amount] : [],
    numbers: {
      previousReading: numbers(row.previousReading),
      reading: numbers(row.reading),
      multiplier: numbers(row.multiplier),
    },
  };
  return readingsRemark({ found, amount: row.amount, calorificValue: null, volumeCorrection: null, style });
}

function partsRemark(sum: FoundAmount, amount: FoundAmount, style: BillStyle): Remark | null {
  if (sum === amount || sumMatches([sum], amount, style)) return null;
  const params = { parts: sum.value ?? 0, total: amount.value ?? 0, unit: amount.unit ?? '' };
  return { code: 'partsDiffer', place: String(amount.page), params };
}

function isReadingLine({ segments }: Line): boolean {
  return segments.some(({ text }) => ['reading', 'previousReading'].includes(labelAt(text)?.part ?? ''));
}
