/** Files to take in. Each round has a file of its own, because one with the same content is taken in once. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { halfHourRowsText } from '@/features/intake/intake/shapes/half-hour-rows-csv';
import { electricityBill, electricityMonths } from '@/features/intake/intake/shapes/pdf-bill-electricity';
import { type Drawn, drawBill } from '@/features/intake/intake/shapes/pdf-bill-page';

/** The meter of the files with half-hours. */
export const meterNumber = '9100001234';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** A year of 17,520 half-hours. */
export function yearOfHalfHours(round: number): string {
  return halfHourRowsText({ year: 2025, months }).replace(/[^,]*,Actual$/, `${round + 1}.25,Actual`);
}

/** Just below 20 MB and 200,000 rows: eleven years of half-hours with a comment in each row. */
export function twentyMegabytes(): string {
  const comment = 'read by the data logger of the main kitchen; port 1 of 2';
  const lines = ['sep=,', 'MPR,ReadDatetime,kWh,ReadType,Comment'];
  for (let year = 2015; year <= 2025; year += 1)
    for (const row of halfHourRowsText({ year, months }).split('\r\n').slice(2))
      lines.push(`${row},${comment}`);
  return lines.join('\r\n');
}

const pageCount = 30;
const rowsPerPage = 60;

/** Where the last text of the first page crosses, in shares of the height of the page. */
export const markAt = 281 / 297;

/** A bill with 29 pages of readings behind it. */
export function thirtyPages(round: number): Uint8Array {
  const [month] = electricityMonths;
  if (!month) throw new Error('There is no month to draw.');
  const [front = []] = electricityBill({ ...month, invoice: `NP-2026-9${String(round).padStart(4, '0')}` });
  const mark: Drawn = { x: 20, y: 285, text: 'END OF PAGE ONE', size: 36 };
  const readings = Array.from({ length: pageCount - 1 }, (_, index) => pageOfReadings(index));
  return drawBill([[...front, mark], ...readings], interFont());
}

function pageOfReadings(page: number): Drawn[] {
  const title: Drawn = { x: 20, y: 20, text: `Readings, page ${page + 1}`, size: 14 };
  const rows = Array.from({ length: rowsPerPage }, (_, index): Drawn[] => {
    const reading = page * rowsPerPage + index;
    const y = 30 + index * 4.2;
    return [
      { x: 20, y, text: `Reading ${reading + 1}`, size: 8 },
      { x: 70, y, text: `Register ${(reading % 4) + 1}`, size: 8 },
      { x: 120, y, text: String(41_870 + reading * 3), size: 8 },
      { x: 190, y, text: 'read by the data logger', size: 8, align: 'right' },
    ];
  });
  return [title, ...rows.flat()];
}

function interFont(): string {
  const path = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  );
  return readFileSync(path).toString('base64');
}
