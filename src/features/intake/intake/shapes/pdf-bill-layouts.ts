import type { Drawn, PdfBill } from './pdf-bill-page';

type Values = Record<'invoice' | 'from' | 'to' | 'meter' | 'previous' | 'current' | 'usage' | 'net', string>;

/** Two months of each further layout; the second one is read with what was taught on the first. */
export type BillLayout = { name: string; bill: (values: Values) => PdfBill; months: [Values, Values] };

const label = (x: number, y: number, text: string): Drawn => ({ x, y, text, size: 8 });
const value = (x: number, y: number, text: string): Drawn => ({ x, y, text, size: 11 });

/** Each label above its value, side by side. */
const labelsAbove: BillLayout = {
  name: 'labels above values',
  bill: (v) => [
    [
      { x: 20, y: 20, text: 'Heron Energy Inc.', size: 18 },
      label(20, 40, 'Invoice no.'),
      value(20, 45, v.invoice),
      label(80, 40, 'Meter no.'),
      value(80, 45, v.meter),
      label(140, 40, 'Service period'),
      value(140, 45, `${v.from} – ${v.to}`),
      label(20, 60, 'Previous reading'),
      value(20, 65, v.previous),
      label(80, 60, 'Present reading'),
      value(80, 65, v.current),
      label(140, 60, 'Electricity used'),
      value(140, 65, `${v.usage} kWh`),
      label(20, 80, 'Net amount'),
      value(20, 85, `$${v.net}`),
    ],
  ],
  months: [
    {
      invoice: 'HE-11872',
      from: '01/13/2026',
      to: '02/11/2026',
      meter: '88112233',
      previous: '12,410.5',
      current: '13,002.0',
      usage: '591.5',
      net: '88.73',
    },
    {
      invoice: 'HE-12455',
      from: '02/12/2026',
      to: '03/13/2026',
      meter: '88112233',
      previous: '13,002.0',
      current: '13,540.25',
      usage: '538.25',
      net: '80.74',
    },
  ],
};

/** One row of values below one row of titles. */
const columns: BillLayout = {
  name: 'columns',
  bill: (v) => {
    const at = [15, 45, 72, 99, 126, 153, 178];
    const titles = ['Meter', 'From', 'To', 'Opening', 'Closing', 'Units used', 'Net'];
    const values = [v.meter, v.from, v.to, v.previous, v.current, `${v.usage} kWh`, v.net];
    return [
      [
        { x: 15, y: 20, text: 'Brightwell Energy plc', size: 18 },
        { x: 15, y: 40, text: `Invoice no. ${v.invoice}` },
        ...titles.map((text, index): Drawn => ({ x: at[index] ?? 0, y: 60, text, size: 8 })),
        ...values.map((text, index): Drawn => ({ x: at[index] ?? 0, y: 66, text, size: 8 })),
      ],
    ];
  },
  months: [
    {
      invoice: '7700981',
      from: '2026-01-01',
      to: '2026-01-31',
      meter: 'K20 11873',
      previous: '8812',
      current: '9120',
      usage: '308',
      net: '61.60',
    },
    {
      invoice: '7701744',
      from: '2026-02-01',
      to: '2026-02-28',
      meter: 'K20 11873',
      previous: '9120',
      current: '9401',
      usage: '281',
      net: '56.20',
    },
  ],
};

/** In Polish, with the buyer beside the supplier. */
export const polishBill = (v: Values): PdfBill => [
  [
    label(20, 15, 'Sprzedawca'),
    { x: 20, y: 20, text: 'Energetyka Wschód S.A.', size: 10 },
    { x: 20, y: 25, text: 'NIP 526-00-00-001', size: 9 },
    label(120, 15, 'Nabywca'),
    { x: 120, y: 20, text: 'Piekarnia Jagodno Sp. z o.o.', size: 10 },
    { x: 120, y: 25, text: 'NIP 777-00-00-002', size: 9 },
    { x: 20, y: 45, text: `Faktura VAT nr ${v.invoice}`, size: 14 },
    { x: 20, y: 55, text: `Okres rozliczeniowy: od ${v.from} do ${v.to}` },
    { x: 20, y: 61, text: `Numer PPE: ${v.meter}` },
    { x: 20, y: 80, text: 'Wskazanie poprzednie' },
    { x: 100, y: 80, text: v.previous },
    { x: 20, y: 86, text: 'Wskazanie bieżące' },
    { x: 100, y: 86, text: v.current },
    { x: 20, y: 92, text: 'Zużycie energii czynnej' },
    { x: 100, y: 92, text: `${v.usage} kWh` },
    { x: 20, y: 98, text: 'Wartość netto' },
    { x: 100, y: 98, text: `${v.net} zł` },
  ],
];

const polish: BillLayout = {
  name: 'Polish',
  bill: polishBill,
  months: [
    {
      invoice: 'EW/01/2026/555',
      from: '01.01.2026',
      to: '31.01.2026',
      meter: '590380000000123456',
      previous: '10 250,5',
      current: '12 740,0',
      usage: '2 489,5',
      net: '1 618,18',
    },
    {
      invoice: 'EW/02/2026/601',
      from: '01.02.2026',
      to: '28.02.2026',
      meter: '590380000000123456',
      previous: '12 740,0',
      current: '14 902,5',
      usage: '2 162,5',
      net: '1 405,63',
    },
  ],
};

/** In German, with words of its own for the readings. */
const german: BillLayout = {
  name: 'German',
  bill: (v) => [
    [
      { x: 20, y: 20, text: 'Nordlicht Strom AG', size: 16 },
      { x: 190, y: 40, text: `Rechnungs-Nr.: ${v.invoice}`, align: 'right' },
      { x: 20, y: 50, text: `Lieferzeitraum vom ${v.from} bis ${v.to}` },
      { x: 20, y: 60, text: `Zähler-Nr. ${v.meter}` },
      { x: 20, y: 70, text: 'Ablesung zu Beginn' },
      { x: 110, y: 70, text: v.previous },
      { x: 20, y: 76, text: 'Ablesung am Ende' },
      { x: 110, y: 76, text: v.current },
      { x: 20, y: 82, text: 'Ihr Stromverbrauch' },
      { x: 110, y: 82, text: `${v.usage} kWh` },
      { x: 20, y: 88, text: 'Vorjahresverbrauch' },
      { x: 110, y: 88, text: '4.411 kWh' },
      { x: 20, y: 94, text: 'Nettobetrag' },
      { x: 110, y: 94, text: `${v.net} EUR` },
    ],
  ],
  months: [
    {
      invoice: '2026-4711',
      from: '01.01.2026',
      to: '31.01.2026',
      meter: '1ESY1160',
      previous: '20.114,0',
      current: '23.512,4',
      usage: '3.398,4',
      net: '1.019,52',
    },
    {
      invoice: '2026-5120',
      from: '01.02.2026',
      to: '28.02.2026',
      meter: '1ESY1160',
      previous: '23.512,4',
      current: '26.480,9',
      usage: '2.968,5',
      net: '890,55',
    },
  ],
};

/** Each value on the line below its label, and words that no rule knows for two of them. */
const nextLine: BillLayout = {
  name: 'values on the next line',
  bill: (v) => [
    [
      { x: 20, y: 20, text: 'Calder Valley Gas & Power Limited', size: 14 },
      { x: 20, y: 40, text: 'Bill reference' },
      { x: 20, y: 46, text: v.invoice },
      { x: 20, y: 54, text: 'MPAN' },
      { x: 20, y: 60, text: v.meter },
      { x: 20, y: 68, text: 'Supply period' },
      { x: 20, y: 74, text: `${v.from} to ${v.to}` },
      { x: 20, y: 82, text: 'You started at' },
      { x: 20, y: 88, text: v.previous },
      { x: 20, y: 96, text: 'You ended at' },
      { x: 20, y: 102, text: v.current },
      { x: 20, y: 110, text: 'What you used' },
      { x: 20, y: 116, text: `${v.usage} kWh` },
      { x: 20, y: 124, text: 'Before VAT' },
      { x: 20, y: 130, text: `£${v.net}` },
    ],
  ],
  months: [
    {
      invoice: 'CV 0098-1',
      from: '3 Jan 2026',
      to: '2 Feb 2026',
      meter: '1200010000000',
      previous: '5520',
      current: '6014',
      usage: '494',
      net: '123.50',
    },
    {
      invoice: 'CV 0099-2',
      from: '3 Feb 2026',
      to: '4 Mar 2026',
      meter: '1200010000000',
      previous: '6014',
      current: '6480',
      usage: '466',
      net: '116.50',
    },
  ],
};

export const billLayouts: BillLayout[] = [labelsAbove, columns, polish, german, nextLine];
