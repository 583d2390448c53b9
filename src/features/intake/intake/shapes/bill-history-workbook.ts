import { type SyntheticCell, serialOf, workbookBytes } from './workbook-bytes';

/** Synthetic: three years of bills with the day of the reading and the days used; the seventh row is there twice. */
export function billHistoryWorkbook({ firstYear = 2022 } = {}): Uint8Array {
  const rows: SyntheticCell[][] = billHistory(firstYear).map(({ readDate, days, kwh, cost }) => [
    '400-7788',
    { serial: serialOf(readDate) + 3, format: 'yyyy-mm-dd' },
    { serial: serialOf(readDate), format: 'yyyy-mm-dd' },
    days,
    kwh,
    cost,
  ]);
  const [repeated] = rows.slice(6, 7);
  const header = ['bill_account', 'bill_date', 'read_date', 'days_used', 'billed_kwh', 'bill_amount'];
  return workbookBytes([
    {
      name: 'Sheet1',
      rows: [header, ...rows.slice(0, 7), ...(repeated ? [repeated] : []), ...rows.slice(7)],
    },
  ]);
}

export function billHistory(
  firstYear: number,
): { readDate: string; days: number; kwh: number; cost: number }[] {
  const bills = [];
  let day = Date.UTC(firstYear, 0, 19) / 86_400_000;
  for (let index = 0; index < 35; index += 1) {
    const days = 29 + (index % 4);
    day += days;
    const readDate = new Date(day * 86_400_000).toISOString().slice(0, 10);
    bills.push({ readDate, days, kwh: 800 + index * 13, cost: 120.5 + index });
  }
  return bills;
}
