import type { Locale } from '#api/contract/messages';
import { electricityBill } from '../shapes/pdf-bill-electricity';
import { polishBill } from '../shapes/pdf-bill-layouts';
import { drawBill, type PdfBill } from '../shapes/pdf-bill-page';
import { daysOf, twoDigits } from '../shapes/series-of-days';
import type { SampleMonth } from './sample-month';

const notes = {
  en: 'Sample bill: the supplier and all numbers are made up',
  pl: 'Przykładowy rachunek: sprzedawca i wszystkie liczby są zmyślone',
};

/** One page with a text layer, in the language of the user; `font` is a TrueType in base64. */
export function sampleBill(month: SampleMonth, locale: Locale, font: string): Uint8Array {
  const [page = []] = locale === 'pl' ? polish(month) : english(month);
  return drawBill([[...page, { x: 20, y: 285, text: notes[locale], size: 8 }]], font);
}

function english({ year, month }: SampleMonth): PdfBill {
  const name = new Date(Date.UTC(year, month - 1)).toUTCString().slice(8, 11);
  const lastDay = daysOf(year, month).length;
  return electricityBill({
    invoice: `NP-${year}-${twoDigits(month)}777`,
    from: `1 ${name} ${year}`,
    to: `${lastDay} ${name} ${year}`,
    billDate: `${lastDay} ${name} ${year}`,
    meters: [{ number: 'E-7770012', previous: '41,870', current: '42,155', usage: '5,700' }],
    usage: '5,700 kWh',
    net: '1,254.00',
  });
}

function polish({ year, month }: SampleMonth): PdfBill {
  const ofMonth = `${twoDigits(month)}.${year}`;
  return polishBill({
    invoice: `EW/${twoDigits(month)}/${year}/777`,
    from: `01.${ofMonth}`,
    to: `${daysOf(year, month).length}.${ofMonth}`,
    meter: '590310600000777002',
    previous: '10 250,5',
    current: '12 740,0',
    usage: '2 489,5',
    net: '1 618,18',
  });
}
