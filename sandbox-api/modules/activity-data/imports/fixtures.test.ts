import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { excelWorkbook, googleSheetsWorkbook, openXmlSdkWorkbook } from './fixtures/other-writers';
import type { ImportItem } from './items';
import { readRow } from './read-row';
import { readTable } from './read-table';

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));

const items: ImportItem[] = [
  {
    id: 101,
    names: { en: 'Natural gas', pl: 'Gaz ziemny' },
    units: [
      {
        id: 10,
        symbols: { en: 'kWh (gross CV)', pl: 'kWh (ciepło spalania)' },
        names: { en: 'kilowatt-hour, gross', pl: 'kilowatogodzina' },
      },
    ],
    variants: [],
  },
  {
    id: 501,
    names: { en: 'Diesel', pl: 'Olej napędowy' },
    units: [{ id: 50, symbols: { en: 'l', pl: 'l' }, names: { en: 'litre', pl: 'litr' } }],
    variants: [{ id: 12, names: { en: '100 % mineral', pl: '100 % mineralny' } }],
  },
];

function readingsOf(bytes: Uint8Array) {
  const table = readTable(bytes);
  if (typeof table === 'string') throw new Error(table);
  return table.rows.slice(0, 2).map((row) => {
    const { itemId, unitId, values, issues } = readRow(row, { ...table, items, locale: 'en' });
    return [itemId, unitId, values.value, values.date, values.reference, issues];
  });
}

test.each([
  ['Excel', excelWorkbook()],
  ['Excel with dates from 1904', excelWorkbook({ is1904: true })],
  ['Google Sheets', googleSheetsWorkbook()],
  ['the Open XML SDK', openXmlSdkWorkbook()],
  ['LibreOffice, from a CSV file', fixture('libreoffice-from-csv.xlsx')],
  ['LibreOffice, from our template', fixture('libreoffice-template.xlsx')],
])('%s: the same entries are read', (_, bytes) => {
  const [first, second] = readingsOf(bytes);
  expect(first).toEqual([101, 10, 1234.56, '2025-01-31', 'FV 1/2025', []]);
  expect(second?.slice(0, 4)).toEqual([501, 50, 0.1, '2024-02-29']);
  expect(second?.[5]).toEqual([]);
});

test('a template saved by LibreOffice still tells its location, and its texts keep their meaning', () => {
  const table = readTable(fixture('libreoffice-template.xlsx'));
  if (typeof table === 'string') throw new Error(table);
  expect(table.locationId).toBe(1);
  const [, formula, texts] = table.rows.map((row) => readRow(row, { ...table, items, locale: 'en' }));
  expect(formula).toMatchObject({ variantId: 12, values: { reference: '=cmd' } });
  expect(texts?.values).toMatchObject({ value: 1234.56, date: '2025-12-31' });
});
