type Bill = { meter: string; from: string; to: string; kwh: string; invoice: string };

/** Synthetic bills of one meter, as a spreadsheet of ours would have them. */
export function billsCsv(bills: readonly Bill[]): Uint8Array {
  const header = 'Meter number,From,To,Consumption (kWh),Invoice number';
  const rows = bills.map(({ meter, from, to, kwh, invoice }) => [meter, from, to, kwh, invoice].join(','));
  return new TextEncoder().encode([header, ...rows].join('\n'));
}

const meter = '590310600000123456';

/** Two bills that share eleven days. */
export const overlappingBills: readonly Bill[] = [
  { meter, from: '2025-01-01', to: '2025-01-31', kwh: '1820', invoice: 'A/1' },
  { meter, from: '2025-01-21', to: '2025-02-20', kwh: '1750.5', invoice: 'A/2' },
];

/** The same with the first amount corrected. */
export const correctedBills: readonly Bill[] = overlappingBills.map((bill) =>
  bill.invoice === 'A/1' ? { ...bill, kwh: '1802' } : bill,
);

/** A month that was billed in Wh. */
export const slippedBills: readonly Bill[] = [
  { meter, from: '2025-03-01', to: '2025-03-31', kwh: '1795000', invoice: 'A/3' },
];

/** A credit note. */
export const creditedBills: readonly Bill[] = [
  { meter, from: '2025-01-01', to: '2025-01-31', kwh: '-200', invoice: 'A/1/K' },
];
