import { type SyntheticCell, serialOf, workbookBytes } from './workbook-bytes';

/**
 * Synthetic: the export of a building portal. An empty sheet, four merged lines above the header, kBtu, and as end of
 * each period the start of the next.
 */
export function meterEntriesWorkbook({ year = 2024 } = {}): Uint8Array {
  const date = (day: string) => ({ serial: serialOf(day), format: 'm/d/yyyy' });
  const rows: SyntheticCell[][] = [
    ['Meter Entries'],
    ['Portfolio of an example company'],
    [`Generated for ${year}`],
    ['All amounts as billed'],
    [],
    [
      'Property Name',
      'Meter Name',
      'Meter Type',
      'Start Date',
      'End Date',
      'Usage/Quantity',
      'Usage Units',
      'Cost ($)',
      'Estimation?',
    ],
  ];
  for (const { name, type, factor } of meterEntryMeters) {
    for (let month = 1; month <= 12; month += 1) {
      const isMissing = name === 'Gas 1' && month === 5;
      rows.push([
        'Main Bakery',
        name,
        type,
        date(firstOf(year, month)),
        date(firstOf(year, month + 1)),
        isMissing ? 'Not Available' : meterEntryAmount(factor, month),
        'kBtu (thousand Btu)',
        isMissing ? 'Not Available' : 100 + month,
        month === 3 ? 'Yes' : 'No',
      ]);
    }
  }
  return workbookBytes([
    { name: 'Read me', rows: [] },
    { name: 'Meter Entries', rows, merges: ['A1:I1', 'A2:I2', 'A3:I3', 'A4:I4'] },
  ]);
}

export const meterEntryMeters = [
  { name: 'Electric 1', type: 'Electric - Grid', factor: 34_121.4 },
  { name: 'Gas 1', type: 'Natural Gas', factor: 10_000.7 },
] as const;

export function meterEntryAmount(factor: number, month: number): number {
  return Math.round(factor * (10 + month)) / 10;
}

function firstOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}
