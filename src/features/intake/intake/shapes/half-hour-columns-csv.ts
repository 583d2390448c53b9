import { clockText, daysOf, decimals, thousandths } from './series-of-days';

/** Synthetic: three meters, a day in each row, 48 half-hours in columns. */
export const halfHourMeters = ['2000055901101', '2000055901102', '2000055901103'] as const;

export function halfHourColumnsCsv({ year = 2025, month = 1, isLabelled = false } = {}): Uint8Array {
  const columns = Array.from({ length: 48 }, (_, index) => index);
  const header = isLabelled
    ? [
        'Site',
        'MPAN',
        'Date',
        'Units',
        'Total Units',
        ...columns.map((index) => `[${clockText((index + 1) * 30)}]`),
      ]
    : ['siteRef', 'MPAN', 'ConsumptionDate', ...columns.map((index) => `kWh_${index + 1}`)];
  const rows = halfHourMeters.flatMap((mpan, meter) =>
    daysOf(year, month).map((date, day) => {
      const amounts = columns.map((index) => thousandths(meter, day, index));
      const [y, m, d] = date.split('-');
      const total = decimals(amounts.reduce((sum, amount) => sum + amount, 0));
      const start = [`SITE-${meter + 1}`, mpan, isLabelled ? `${d}/${m}/${y}` : date];
      return [...start, ...(isLabelled ? ['kWh', total] : []), ...amounts.map((amount) => decimals(amount))];
    }),
  );
  return new TextEncoder().encode([header, ...rows].map((cells) => cells.join(',')).join('\r\n'));
}

/** Thousandths of a kWh of one meter in the month. */
export function halfHourSum(meter: number, year: number, month: number): number {
  let sum = 0;
  for (const [day] of daysOf(year, month).entries()) {
    for (let index = 0; index < 48; index += 1) sum += thousandths(meter, day, index);
  }
  return sum;
}
