import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import type { Answers } from '../../model';
import { companyWith, entriesOf, profileOf, questionsOf } from './from-bytes';
import { bill, book, header, monthHeader, reader } from './workbook-sheets';

const company = companyWith({ utilities, fuels, units });
const read = reader(company);

/** Workbooks with a sheet for each month or site. */
const { choices, electricity, interpret, takenInTwice } = company;

describe('sheets with the same columns', () => {
  const months = (first: string, second: string, kWh: number) =>
    book({
      January: [header, bill(first, 28, kWh), bill(first, 28, kWh + 1, 'Warehouse')],
      February: [['February'], [], header, bill(second, 28, kWh + 2)],
    });

  test('are read together, and the next workbook of other months too', async () => {
    const next = book({ March: [header, bill('03', 31, 7)], April: [header, bill('04', 30, 8)] });
    const [one, other] = await takenInTwice(months('01', '02', 10), next, { asked: [], answers: {} });
    expect(one.entries.map(({ value, from, location }) => [value, from, location])).toEqual([
      [10, '2025-01-01', 1],
      [11, '2025-01-01', 2],
      [12, '2025-02-01', 1],
    ]);
    expect(other.entries.map(({ value, from }) => [value, from])).toEqual([
      [7, '2025-03-01'],
      [8, '2025-04-01'],
    ]);
    expect(one.found.matched.drafts.map(({ key }) => key)).toEqual(['January!2', 'January!3', 'February!4']);
    expect(one.found.matched.drafts[2]?.values).toContainEqual({
      part: 'amount',
      place: { type: 'cells', sheet: 'February', cells: ['E4'] },
      raw: '12',
    });
    expect(one.found.matched.totals).toEqual([{ unit: 'kWh', file: 33, recorded: 33, leftOut: 0 }]);
  });

  test('may have further columns and columns in another order', async () => {
    const { entries, asked } = await read(
      book({
        January: [header, bill('01', 31, 10)],
        February: [
          ['Note', ...header.toReversed()],
          ['late', ...bill('02', 28, 12).toReversed()],
        ],
      }),
    );
    expect(asked).toEqual([]);
    expect(entries).toEqual(['January!2: 10 at 1 from 2025-01-01', 'February!2: 12 at 1 from 2025-02-01']);
  });

  test('decide the order of dates and the decimal mark for each other', async () => {
    const row = (from: string, to: string, kWh: string) => ['Warehouse', 'Electricity', from, to, kWh];
    const { entries, asked } = await read(
      book({
        January: [header, row('01/02/2025', '03/02/2025', '1.234')],
        February: [header, row('04/02/2025', '28/02/2025', '7,5')],
      }),
    );
    expect(asked).toEqual([]);
    expect(entries).toEqual(['January!2: 1234 at 2 from 2025-02-01', 'February!2: 7.5 at 2 from 2025-02-04']);
  });

  test('tell each other how the file writes the end of a period', async () => {
    const row = (from: string, to: string, kWh: number) => ['Warehouse', 'Electricity', from, to, kWh];
    const { found } = await read(
      book({
        A: [header, row('2025-01-01', '2025-02-01', 10), row('2025-02-01', '2025-03-01', 11)],
        B: [header, row('2025-03-01', '2025-03-15', 12)],
      }),
    );
    expect(found.matched.drafts.map(({ endDate }) => endDate)).toEqual([
      '2025-01-31',
      '2025-02-28',
      '2025-03-14',
    ]);
  });

  test('can be read one alone, as an older profile says', async () => {
    const { entries, unread } = await read(months('01', '02', 10), { sheet: 'February' });
    expect(entries).toEqual(['February!4: 12 at 1 from 2025-02-01']);
    expect(unread).toEqual([{ code: 'sheetsNotRead', place: null, params: { count: 1, names: 'January' } }]);
  });

  test('are found by the columns that an older profile knows, in whatever row their header is', async () => {
    const columns = { location: 'location', month: 'month', 'electricity (kwh)': 'amount' } as const;
    const head = ['Location', ...monthHeader];
    const bytes = book({
      Mar: [head, ['Warehouse', '03/2025', 3]],
      Apr: [['April'], head, ['Warehouse', '04/2025', 4]],
    });
    const { entries, asked, unread } = await read(bytes, {
      sheet: 'Jan',
      headerRow: 0,
      layout: 'rows',
      columns,
    });
    expect([asked, unread]).toEqual([[], []]);
    expect(entries).toEqual(['Mar!2: 3 at 2 from 2025-03-01', 'Apr!3: 4 at 2 from 2025-04-01']);
  });

  test('repeat no row that is in two of them', async () => {
    const { entries, leftOut } = await read(
      book({
        January: [header, bill('01', 31, 10), bill('02', 28, 12)],
        February: [header, bill('02', 28, 12), bill('03', 31, 14)],
      }),
    );
    expect(entries).toHaveLength(3);
    expect(leftOut).toEqual([['February!2', 'duplicate', 12]]);
  });
});

describe('the name of a sheet', () => {
  const site = (kWh: number) => [monthHeader, ['01/2025', kWh], ['02/2025', kWh + 1], ['03/2025', kWh + 2]];

  test('says where its rows are if no column does, and is asked about if no location has it', async () => {
    const file = (kWh: number) =>
      book({ 'Main Bakery': site(kWh), Warehouse: site(kWh + 20), 'Shop 3': site(kWh + 50) });
    const [one] = await takenInTwice(file(10), file(11), {
      asked: ['locations'],
      answers: { locations: { 'shop 3': 2 } },
    });
    expect(one.entries.map(({ value, location }) => [value, location])).toEqual([
      [10, 1],
      [11, 1],
      [12, 1],
      [30, 2],
      [31, 2],
      [32, 2],
      [60, 2],
      [61, 2],
      [62, 2],
    ]);
  });

  test.each([
    ['2024', '2025'],
    ['Bills Q1', 'Bills Q2'],
    ['Jan', 'Feb'],
    ['Sheet1', 'Sheet2'],
    ['Zużycie I', 'Zużycie II'],
  ])('is no location: %s and %s', async (first, second) => {
    const { asked } = await read(
      book({ [first]: site(10), [second]: [monthHeader, ['04/2025', 5], ['05/2025', 6]] }),
    );
    expect(asked).toEqual([{ about: 'locationId' }]);
  });

  test('says the month if no column does', async () => {
    const meters = (kWh: number) => [
      ['Location', 'Electricity (kWh)'],
      ['Main Bakery', kWh],
      ['Warehouse', kWh + 1],
    ];
    const { found, asked } = await read(book({ 'Jan 2025': meters(10), 'Feb 2025': meters(12) }));
    expect(asked).toEqual([]);
    expect(
      found.matched.drafts.map(({ amount, startDate, endDate }) => [amount, startDate, endDate]),
    ).toEqual([
      [10, '2025-01-01', '2025-01-31'],
      [11, '2025-01-01', '2025-01-31'],
      [12, '2025-02-01', '2025-02-28'],
      [13, '2025-02-01', '2025-02-28'],
    ]);
    const yearAbove = await read(
      book({ January: [['Energy 2025'], ...meters(10)], February: [['Energy 2025'], ...meters(12)] }),
    );
    expect(yearAbove.entries[2]).toBe('February!3: 12 at 1 from 2025-02-01');
    const yearless = await read(book({ January: meters(10), February: meters(12) }));
    expect(yearless.entries[2]).toBe('February!2: 12 at 1 from null');
    const unnamed = await read(book({ First: meters(10), Second: meters(12) }));
    expect(unnamed.asked).toContainEqual(expect.objectContaining({ about: 'columns', field: 'endDate' }));
  });

  test('says which energy it is about if nothing else does', async () => {
    const rows = (kWh: number) => [
      ['Location', 'Month', 'Amount', 'Unit'],
      ['Warehouse', '01/2025', kWh, 'kWh'],
    ];
    const found = await interpret(book({ Electricity: rows(10), 'Natural gas': rows(12) }));
    expect(entriesOf(found, choices).map(({ item, value }) => [item, value])).toEqual([
      ['Electricity', 10],
      ['Natural gas', 12],
    ]);
  });
});

test('one sheet for each year of months in columns is read together', async () => {
  const year = (name: string, kWh: number) => [
    ['Location', 'Energy', 'Unit', `Jan ${name}`, `Feb ${name}`, `Mar ${name}`],
    ['Warehouse', 'Electricity', 'kWh', kWh, kWh + 1, kWh + 2],
  ];
  const found = await interpret(book({ '2024': year('2024', 10), '2025': year('2025', 20) }));
  expect(entriesOf(found, choices).map(({ value, from }) => [value, from])).toEqual([
    [10, '2024-01-01'],
    [11, '2024-02-01'],
    [12, '2024-03-01'],
    [20, '2025-01-01'],
    [21, '2025-02-01'],
    [22, '2025-03-01'],
  ]);
});

test('whole days of one sheet tell that the times of another are ends too', async () => {
  const hours = (day: string, from: number, to: number) => [
    ['Meter', 'Timestamp', 'kWh'],
    ...Array.from({ length: to - from + 1 }, (_, index) => {
      const hour = String(from + index).padStart(2, '0');
      return ['M1', `${day} ${hour}:00`, 0.5];
    }),
  ];
  const sheets = { Whole: hours('2025-01-30', 1, 24), Part: hours('2025-01-31', 7, 18) };
  const meters = { m1: { locationId: 1, item: electricity } };
  const found = await interpret(book(sheets), { meters });
  expect(questionsOf(found)).toEqual([]);
  expect(entriesOf(found, choices).map(({ value, from }) => [value, from])).toEqual([
    [12, '2025-01-30'],
    [6, '2025-01-31'],
  ]);
  const alone = await interpret(book({ Part: sheets.Part }), { meters });
  expect(questionsOf(alone)).toMatchObject([{ about: 'intervalLabel' }]);
});

test('one sheet for each month of half-hours gives an entry for each of them', async () => {
  const days = (month: string, count: number) => [
    ['Meter', 'Timestamp', 'kWh'],
    ...Array.from({ length: count * 48 }, (_, index) => {
      const day = String(Math.floor(index / 48) + 1).padStart(2, '0');
      const minutes = (index % 48) * 30;
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
      return ['M1', `2025-${month}-${day} ${time}`, 0.5];
    }),
  ];
  const found = await interpret(book({ Jan: days('01', 31), Feb: days('02', 28) }), {
    meters: { m1: { locationId: 1, item: electricity } },
  });
  expect(entriesOf(found, choices).map(({ value, from, to }) => [value, from, to])).toEqual([
    [744, '2025-01-01', '2025-01-31'],
    [672, '2025-02-01', '2025-02-28'],
  ]);
});

test('the name of a sheet is remembered only once it was chosen', async () => {
  const months = book({ January: [header, bill('01', 31, 10)], Notes: [['Nothing']] });
  const { found } = await read(months);
  expect(found.understood.settled).not.toHaveProperty('sheet');
  expect(profileOf({}, found)).not.toHaveProperty('sheet');
  const chosen: Answers = { sheet: 'January' };
  expect(profileOf(chosen, (await read(months, chosen)).found)).toHaveProperty('sheet', 'January');
});
