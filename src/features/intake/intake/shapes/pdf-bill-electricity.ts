import type { Drawn, PdfBill } from './pdf-bill-page';

export type ElectricityMonth = {
  invoice: string;
  from: string;
  to: string;
  billDate?: string;
  /** One row per meter; two if the meter was exchanged. */
  meters: { number: string; previous: string; current: string; usage: string }[];
  usage: string;
  net: string;
};

/** D8: three months of one supplier. */
export const electricityMonths: ElectricityMonth[] = [
  {
    invoice: 'NP-2026-00117',
    from: '1 January 2026',
    to: '31 January 2026',
    meters: [{ number: 'E-4471200', previous: '41,870', current: '42,155', usage: '5,700' }],
    usage: '5,700 kWh',
    net: '1,254.00',
  },
  {
    invoice: 'NP-2026-00254',
    from: '1 February 2026',
    to: '28 February 2026',
    meters: [{ number: 'E-4471200', previous: '42,155', current: '42,401', usage: '4,920' }],
    usage: '4,920 kWh',
    net: '1,082.40',
  },
  {
    invoice: 'NP-2026-00391',
    from: '1 March 2026',
    to: '31 March 2026',
    meters: [{ number: 'E-4471200', previous: '42,401', current: '42,662', usage: '5,220' }],
    usage: '5,220 kWh',
    net: '1,148.40',
  },
];

export const exchangedMeterMonth: ElectricityMonth = {
  invoice: 'NP-2026-00528',
  from: '1 April 2026',
  to: '30 April 2026',
  meters: [
    { number: 'E-4471200', previous: '42,662', current: '42,770', usage: '2,160' },
    { number: 'E-9903318', previous: '0', current: '139', usage: '2,780' },
  ],
  usage: '4,940 kWh',
  net: '1,086.80',
};

const columns = [20, 55, 82, 107, 135, 190];

/** One page in English: labels left of the values, a table with the readings and a multiplier of 20. */
export function electricityBill(month: ElectricityMonth): PdfBill {
  const head: Drawn[] = [
    { x: 20, y: 22, text: 'Northpier Power Ltd', size: 18 },
    { x: 20, y: 28, text: 'VAT No. GB 123 4567 89', size: 8 },
    { x: 190, y: 22, text: 'Electricity bill', size: 12, align: 'right' },
    { x: 20, y: 45, text: 'Invoice number:' },
    { x: 60, y: 45, text: month.invoice },
    { x: 20, y: 51, text: 'Billing period:' },
    { x: 60, y: 51, text: `${month.from} to ${month.to}` },
    { x: 20, y: 57, text: 'Bill date:' },
    { x: 60, y: 57, text: month.billDate ?? '12 May 2026' },
    { x: 120, y: 45, text: 'Jagodno Foods Ltd' },
    { x: 120, y: 51, text: '14 Mill Lane, York' },
  ];
  const titles = ['Meter number', 'Previous', 'Current', 'Multiplier', 'Usage (kWh)', 'Rate (£/kWh)'];
  const table = [
    titles,
    ...month.meters.map((row) => [row.number, row.previous, row.current, '20', row.usage, '0.2200']),
  ];
  const rows = table.flatMap((texts, row) =>
    texts.map((text, column): Drawn => {
      const align = column === 5 ? 'right' : 'left';
      return { x: columns[column] ?? 0, y: 80 + row * 7, text, align };
    }),
  );
  const foot: Drawn[] = [
    { x: 20, y: 115, text: 'Total consumption' },
    { x: 190, y: 115, text: month.usage, align: 'right' },
    { x: 20, y: 122, text: 'Net total' },
    { x: 190, y: 122, text: `£${month.net}`, align: 'right' },
    { x: 20, y: 140, text: 'Average use of a business like yours: 6,100 kWh a month' },
  ];
  return [[...head, ...rows, ...foot]];
}
