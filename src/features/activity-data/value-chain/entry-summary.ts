import type { Scope3Consumption } from '#api/contract/activity-data/value-chain';
import type { Scope3Field, Scope3Value } from '#api/contract/activity-data/value-chain-forms';
import type { Formatters } from '@/lib/format/formatters';

/** In every form, this field names the invoice or statement behind the entry. */
const referenceName = 'reference';

/** Required by the specification for value chain tables; elsewhere trailing zeros are dropped. */
const tableDecimals = 3;

type Place = 'table' | 'sentence';

export type Amount = { name: string; label: string; text: string };

/** The contents of a table row for any form: its subject, its amounts, its document. */
export type EntrySummary = {
  /** Choices and texts in order: "Glass · Recycling". */
  title: string;
  amounts: Amount[];
  reference: string | null;
};

type Column = Scope3Consumption['columns'][number];

export function summaryOf(
  { columns, rows, methodLabel }: Scope3Consumption,
  fields: readonly Scope3Field[],
  format: Formatters,
  place: Place = 'table',
): EntrySummary {
  const cells = rows.flatMap(({ cells }) =>
    columns.map((column, index) => ({ column, value: cells[index] ?? null })),
  );
  const names = cells
    .filter(({ column }) => column.name !== referenceName)
    .flatMap(({ column, value }) => nameOf(column, value));
  const reference = cells.find(({ column }) => column.name === referenceName)?.value;
  return {
    title: [...new Set(names)].join(' · ') || methodLabel,
    amounts: cells.flatMap(({ column, value }) =>
      typeof value === 'number' ? [amountOf(column, value, { fields, format, place })] : [],
    ),
    reference: typeof reference === 'string' && reference ? reference : null,
  };
}

/** A ticked checkbox is shown by its label. */
function nameOf({ fieldType, displayName }: Column, value: Scope3Value): string[] {
  if (fieldType === 'Checkbox') return value === true ? [displayName] : [];
  const isName = fieldType === 'DropDown' || fieldType === 'TextField';
  return isName && typeof value === 'string' && value ? [value] : [];
}

/** Everything that was entered, in form order. */
export function factsOf(
  { columns, rows }: Scope3Consumption,
  fields: readonly Scope3Field[],
  format: Formatters,
): Fact[] {
  return rows.flatMap(({ cells, tooltipData }) => [
    ...tooltipData,
    ...columns.flatMap((column, index) => factOf(column, cells[index] ?? null, fields, format)),
  ]);
}

export type Fact = Scope3Consumption['rows'][number]['tooltipData'][number];

function factOf(
  column: Column,
  value: Scope3Value,
  fields: readonly Scope3Field[],
  format: Formatters,
): Fact[] {
  const { displayName, fieldType } = column;
  if (typeof value === 'number')
    return [{ displayName, value: amountOf(column, value, { fields, format, place: 'table' }).text }];
  if (typeof value !== 'string' || !value) return value === true ? [{ displayName, value: '✓' }] : [];
  return [{ displayName, value: fieldType === 'DatePicker' ? format.date(value) : value }];
}

type AmountContext = { fields: readonly Scope3Field[]; format: Formatters; place: Place };

function amountOf(column: Column, value: number, { fields, format, place }: AmountContext): Amount {
  const isInteger = fields.some((field) => field.name === column.name && field.isInteger);
  return {
    name: column.name,
    label: column.displayName,
    text: numberText(value, column.unitSymbol, { isInteger, format, place }),
  };
}

export function numberText(
  value: number,
  unitSymbol: string | null,
  { isInteger, format, place }: { isInteger: boolean; format: Formatters; place: Place },
): string {
  const most = isInteger ? 0 : tableDecimals;
  const digits = place === 'table' ? { decimals: most } : { maxDecimals: most };
  const number = format.number(value, { ...digits, isNeverZero: !isInteger });
  return unitSymbol ? `${number}\u00a0${unitSymbol}` : number;
}

/** The days of an entry: one day, or a period. */
export function daysOf(
  { startDate, endDate }: Scope3Consumption,
  format: Formatters,
): readonly [string, string | null] {
  return [format.date(startDate), startDate === endDate ? null : format.date(endDate)];
}
