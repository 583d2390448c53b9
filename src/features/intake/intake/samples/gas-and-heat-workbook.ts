import type { Locale } from '#api/contract/messages';
import { type SheetCell, toXlsx } from '@/lib/export/xlsx';
import { daysOf } from '../shapes/series-of-days';
import type { SampleMonth } from './sample-month';

const words = {
  en: {
    sheet: 'Meters',
    note: 'Sample file: all numbers are made up',
    heads: ['Location', 'Meter number', 'Energy carrier', 'From', 'To', 'Consumption', 'Unit'],
    gas: 'Natural gas',
    heat: 'District heat',
  },
  pl: {
    sheet: 'Liczniki',
    note: 'Plik przykładowy: wszystkie liczby są zmyślone',
    heads: ['Lokalizacja', 'Nr licznika', 'Nośnik energii', 'Od', 'Do', 'Zużycie', 'Jednostka'],
    gas: 'Gaz ziemny',
    heat: 'Ciepło sieciowe',
  },
} satisfies Record<Locale, unknown>;

/** Amounts of the first and the second location. */
const amounts = [
  { gasKwh: 48_230.5, heatGj: 126.4 },
  { gasKwh: 31_904.2, heatGj: 88.7 },
];

/** One gas and one heat meter for each of up to two locations, by their names. */
export async function gasAndHeatWorkbook(
  { year, month }: SampleMonth,
  locations: readonly string[],
  locale: Locale,
): Promise<Uint8Array> {
  const { sheet, note, heads, gas, heat } = words[locale];
  const days = daysOf(year, month);
  const period = [days[0] ?? '', days.at(-1) ?? ''];
  const rows = amounts.slice(0, locations.length).flatMap(({ gasKwh, heatGj }, at): SheetCell[][] => {
    const location = locations[at] ?? '';
    return [
      [location, `G-77700${at + 1}`, gas, ...period, gasKwh, 'kWh'],
      [location, `C-77700${at + 1}`, heat, ...period, heatGj, 'GJ'],
    ];
  });
  const workbook = toXlsx([{ name: sheet, rows: [[note], [], heads, ...rows] }]);
  return new Uint8Array(await workbook.arrayBuffer());
}
