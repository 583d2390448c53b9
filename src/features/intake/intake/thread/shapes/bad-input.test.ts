import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import type { Answers, IntakeChoices } from '../../model';
import { billFont } from '../../shapes/bill-font';
import { ksefInvoice } from '../../shapes/e-invoice-ksef';
import { electricityBill, electricityMonths } from '../../shapes/pdf-bill-electricity';
import { drawBill } from '../../shapes/pdf-bill-page';
import { type SyntheticCell, workbookBytes } from '../../shapes/workbook-bytes';
import { bytesOf, companyWith, entriesOf, questionsOf } from './from-bytes';

const { choices, interpret } = companyWith({ utilities, fuels, units });

const header = ['Location', 'Energy', 'From', 'To', 'Consumption', 'Unit'];
const row = (
  amount: SyntheticCell,
  change: Partial<Record<'unit' | 'location' | 'from' | 'to', string>> = {},
) => [
  change.location ?? 'Main Bakery',
  'Electricity',
  change.from ?? '2025-01-01',
  change.to ?? '2025-01-31',
  amount,
  change.unit ?? 'kWh',
];
const csv = (...rows: SyntheticCell[][]) =>
  bytesOf([header, ...rows].map((cells) => cells.join(';')).join('\n'));
const sheet = (rows: SyntheticCell[][], name = 'Bills') => ({ name, rows });
const valuesOf = async (bytes: Uint8Array, answers: Answers = {}) =>
  entriesOf(await interpret(bytes, answers), choices).map(({ value }) => value);

describe('a file that cannot be read says why', () => {
  const workbook = workbookBytes([sheet([header, row(1)])]);
  const [january] = electricityMonths;
  const bill = january ? electricityBill(january) : [];
  const pdf = drawBill(bill, billFont);

  test.each([
    ['a program', Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0]), 'unknownType'],
    ['another XML', bytesOf('<?xml version="1.0"?><recipe><flour/></recipe>'), 'unknownType'],
    ['nothing', new Uint8Array(0), 'empty'],
    ['a PDF with a password', drawBill(bill, billFont, { password: 'secret' }), 'encrypted'],
    ['half a PDF', pdf.slice(0, 400), 'damaged'],
    ['half a workbook', workbook.slice(0, workbook.length / 2), 'damaged'],
    ['half an e-invoice', bytesOf(ksefInvoice().slice(0, 900)), 'damaged'],
  ])('%s', async (_, bytes, reason) => {
    await expect(interpret(bytes)).rejects.toMatchObject({ reason });
  });
});

describe('a workbook with more than its bills', () => {
  test('has a total, a hidden sheet and merged cells, none of which is an entry', async () => {
    const bytes = workbookBytes([
      { ...sheet([header, row(999)], 'Draft'), isHidden: true },
      {
        ...sheet([
          ['Bills of the bakery'],
          header,
          row(100),
          row(50, { location: 'Warehouse' }),
          ['Total', null, null, null, 150],
        ]),
        merges: ['A1:F1'],
      },
    ]);
    const found = await interpret(bytes);
    expect(questionsOf(found)).toEqual([]);
    expect(entriesOf(found, choices).map(({ value, location }) => [value, location])).toEqual([
      [100, 1],
      [50, 2],
    ]);
    expect(found.matched.leftOut.map(({ reason, amount }) => [reason, amount])).toEqual([['total', 150]]);
    expect(found.understood.remarks.map(({ code }) => code)).toContain('hiddenSheet');
  });

  test('with two header rows and 300 columns is read by the columns it knows', async () => {
    const width = 300;
    const wide = (cells: SyntheticCell[]) => [
      ...cells,
      ...Array.from({ length: width - cells.length }, () => null),
    ];
    const notes = Array.from({ length: width - header.length }, (_, index) => `Note ${index + 1}`);
    const bytes = workbookBytes([
      sheet([wide(['Where', 'What', 'Period', null, 'Use', null]), [...header, ...notes], wide(row(12.5))]),
    ]);
    expect(await valuesOf(bytes)).toEqual([12.5]);
  });
});

describe('what could be read in two ways is asked, or left empty', () => {
  test('1.234 that may be two numbers', async () => {
    const bytes = csv(row('1.234'), row('2.345', { location: 'Warehouse' }));
    const found = await interpret(bytes);
    expect(questionsOf(found)).toEqual([
      { about: 'decimal', samples: ['1.234', '2.345'], options: ['.', ','] },
    ]);
    expect(found.entries).toEqual([]);
    expect(await valuesOf(bytes, { decimal: ',' })).toEqual([1234, 2345]);
    expect(await valuesOf(bytes, { decimal: '.' })).toEqual([1.234, 2.345]);
  });

  test('a day of a column that has both orders', async () => {
    const found = await interpret(
      csv(
        row('10.5', { from: '01/13/2025', to: '01/31/2025' }),
        row('11.5', { from: '13/02/2025', to: '28/02/2025' }),
        row('12.5', { from: '03/04/2025', to: '05/04/2025' }),
      ),
    );
    expect(found.entries.map(({ entry }) => entry)).toMatchObject([
      { value: 10.5, startDate: '2025-01-13' },
      { value: 11.5, startDate: '2025-02-13' },
    ]);
    expect(found.incomplete).toEqual([{ key: '4', missing: ['startDate', 'endDate'] }]);
  });

  test('an unknown unit', async () => {
    const bytes = csv(row('10.5', { unit: 'blips' }));
    const found = await interpret(bytes);
    expect(questionsOf(found)).toEqual([{ about: 'units', text: 'blips', count: 1 }]);
    expect(found.entries).toEqual([]);
    expect(await valuesOf(bytes, { units: { blips: 1 } })).toEqual([10.5]);
  });

  test('a calorific value without its basis is left out, and the file says so', async () => {
    const lines = [
      'Location;Fuel;From;To;Consumption;Unit;Invoice;Calorific value [kWh/m³]',
      'Main Bakery;Natural gas;2025-01-01;2025-01-31;100.5;m3;G/1;11.25',
    ];
    const found = await interpret(bytesOf(lines.join('\n')));
    expect(found.entries[0]?.entry).toMatchObject({ value: 100.5, calorificValue: null });
    expect(found.understood.remarks).toEqual([
      { code: 'calorificValueLeftOut', place: null, params: { count: 1 } },
    ]);
    const gross = await interpret(
      bytesOf(lines.join('\n').replace('Calorific value', 'Gross calorific value')),
    );
    expect(gross.entries[0]?.entry).toMatchObject({
      calorificValue: 11.25,
      calorificValueUnit: 'kWh/m3-gross',
    });
    expect(gross.understood.remarks).toEqual([]);
  });
});

describe('a company that the file does not fit', () => {
  const bytes = bytesOf(
    [
      'Meter number;Location;Energy;From;To;kWh',
      '4711;Warehouse;Electricity;2025-01-01;2025-01-31;10.5',
    ].join('\n'),
  );
  const questionsFor = async (given: Partial<IntakeChoices>) =>
    questionsOf(await interpret(bytes, {}, {}, { ...choices, ...given }));

  test('a meter that moved between locations is asked about', async () => {
    const meter = {
      meterNumber: '4711',
      kind: 'utility',
      itemId: 1,
      unitId: 1,
      lastDay: '2024-12-31',
    } as const;
    expect(await questionsFor({ meters: [{ ...meter, locationId: 2 }] })).toEqual([]);
    expect(await questionsFor({ meters: [{ ...meter, locationId: 1 }] })).toEqual([
      { about: 'meters', meter: '4711', count: 1 },
    ]);
  });

  test('a company without a location is asked for one, without proposals', async () => {
    expect(await questionsFor({ locations: [] })).toEqual([
      { about: 'locations', text: 'Warehouse', count: 1, proposals: [] },
    ]);
  });
});
