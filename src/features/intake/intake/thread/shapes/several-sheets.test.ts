import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import type { Answers } from '../../model';
import { type SyntheticCell, workbookBytes } from '../../shapes/workbook-bytes';
import { companyWith, entriesOf, profileOf, questionsOf } from './from-bytes';

/** Workbooks with more than one sheet that holds amounts. */
const { choices, electricity, interpret, takenInTwice } = companyWith({ utilities, fuels, units });

type Rows = readonly (readonly SyntheticCell[])[];
const book = (sheets: Record<string, Rows>) =>
  workbookBytes(Object.entries(sheets).map(([name, rows]) => ({ name, rows })));

const header = ['Location', 'Energy', 'From', 'To', 'kWh'];
const bill = (month: string, days: number, kWh: number, location = 'Main Bakery'): SyntheticCell[] => [
  location,
  'Electricity',
  `2025-${month}-01`,
  `2025-${month}-${days}`,
  kWh,
];
const monthHeader = ['Month', 'Electricity (kWh)'];

async function read(bytes: Uint8Array, answers: Answers = {}) {
  const found = await interpret(bytes, answers);
  return {
    found,
    entries: found.matched.drafts.map(
      ({ key, amount, locationId, startDate }) => `${key}: ${amount} at ${locationId} from ${startDate}`,
    ),
    asked: questionsOf(found),
    unread: found.understood.remarks.filter(({ code }) => code === 'sheetsNotRead'),
    leftOut: found.matched.leftOut.map(({ place, reason, amount }) => [place, reason, amount]),
  };
}

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

describe('a sheet with another table', () => {
  const electric = [header, bill('01', 31, 10), bill('02', 28, 12)];
  const gas = [
    ['Site', 'Month', 'Gas (m3)'],
    ['Warehouse', '01/2025', 30],
  ];
  const notes = [['How to fill this in'], ['One row for each bill']];

  test('is named as not read, and can be read instead', async () => {
    const bytes = book({
      Notes: notes,
      Electricity: electric,
      Pivot: [
        ['Row labels', 'Sum'],
        ['a', 22],
      ],
    });
    const { entries, asked, unread, found } = await read(bytes);
    expect([asked, entries.length]).toEqual([[], 2]);
    expect(unread).toEqual([{ code: 'sheetsNotRead', place: null, params: { count: 1, names: 'Pivot' } }]);
    expect(found.understood.view?.sheets).toEqual({
      read: 'Electricity',
      options: ['Electricity', 'Pivot'],
    });
    const instead = await read(bytes, { sheet: 'Pivot' });
    expect(instead.unread[0]?.params).toEqual({ count: 1, names: 'Electricity' });
  });

  test('is asked about if it tells as much', async () => {
    const bytes = book({ Power: electric, Heat: gas });
    const { asked } = await read(bytes);
    expect(asked).toEqual([{ about: 'sheet', options: ['Power', 'Heat'] }]);
    const { entries } = await read(bytes, { sheet: 'Heat' });
    expect(entries).toEqual(['Heat!2: 30 at 2 from 2025-01-01']);
    const profile = profileOf({ sheet: 'Heat' }, await interpret(bytes, { sheet: 'Heat' }));
    const next = await interpret(book({ Power: electric, Heat: gas }), {}, profile);
    expect([questionsOf(next), next.matched.drafts.length]).toEqual([[], 1]);
  });

  test('is asked about by all sheets that are alike', async () => {
    const bytes = book({ 'Power 1': electric, 'Power 2': [header, bill('03', 31, 9)], Heat: gas });
    const { asked } = await read(bytes);
    expect(asked).toEqual([{ about: 'sheet', options: ['Power 1 / Power 2', 'Heat'] }]);
    const { entries, unread } = await read(bytes, { sheet: 'Power 1 / Power 2' });
    expect(entries).toHaveLength(3);
    expect(unread[0]?.params).toEqual({ count: 1, names: 'Heat' });
  });

  test.each(['Budget 2025', 'Forecast', 'Plan', 'Wzór', 'Example'])(
    'is one of a plan or an example, though its columns are the same: %s',
    async (name) => {
      const { entries, unread } = await read(
        book({ Actual: electric, [name]: [header, bill('01', 31, 90), bill('02', 28, 91)] }),
      );
      expect(entries).toHaveLength(2);
      expect(unread[0]?.params).toEqual({ count: 1, names: name });
    },
  );
});

test.each(['Budget 2025', 'Przykład'])(
  'the only sheet is read with a warning if it is called %s',
  async (name) => {
    const { entries, found } = await read(book({ [name]: [header, bill('01', 31, 90)] }));
    expect(entries).toHaveLength(1);
    expect(found.understood.remarks).toEqual([{ code: 'planSheet', place: name, params: {} }]);
  },
);

describe('a sheet that repeats the others', () => {
  const row = (month: number, kWh: number) => [`0${month}/2025`, kWh];
  const site = (kWh: number) => [monthHeader, row(1, kWh), row(2, kWh + 1.1)];

  test.each([
    ['by its name', 'Summary', site(10), [monthHeader, row(1, 10), row(2, 11.1)]],
    ['the other way round', 'Razem', [monthHeader, row(1, 21.1)], site(10)],
  ])('is not counted twice: %s', async (_, name, summary, own) => {
    const { leftOut, entries } = await read(book({ [name]: summary, Warehouse: own }), { locationId: 2 });
    expect(entries.length).toBe(own.length - 1);
    expect(leftOut).toEqual([[name, 'total', 21.1]]);
  });

  test.each([0, 2])('is not counted twice if its amounts add up to theirs, at place %s', async (at) => {
    const sheets = [
      { name: 'Main Bakery', rows: site(10) },
      { name: 'Warehouse', rows: site(20) },
    ];
    sheets.splice(at, 0, { name: 'Group', rows: [monthHeader, row(1, 30), row(2, 32.2)] });
    const { entries, leftOut, found } = await read(workbookBytes(sheets));
    expect(entries).toHaveLength(4);
    expect(leftOut).toEqual([['Group', 'total', 62.2]]);
    expect(found.matched.totals).toEqual([{ unit: 'kWh', file: 62.2, recorded: 62.2, leftOut: 0 }]);
    expect(found.understood.remarks).toEqual([{ code: 'sheetRepeated', place: 'Group', params: {} }]);
    const names = sheets.map(({ name }) => name);
    expect(found.understood.view?.sheets).toEqual({
      read: 'Main Bakery / Warehouse',
      options: ['Main Bakery / Warehouse', names.join(' / '), ...names],
    });
    const all = await read(workbookBytes(sheets), { sheet: names.join(' / '), locations: { group: 1 } });
    expect(all.entries).toHaveLength(6);
  });

  test('is not counted twice if it is a copy', async () => {
    const { entries, leftOut } = await read(book({ Bills: site(10), 'Bills (2)': site(10) }), {
      locationId: 1,
    });
    expect(entries).toHaveLength(2);
    expect(leftOut).toEqual([['Bills (2)', 'duplicate', 21.1]]);
  });

  test('is asked about if it is called a summary and says something else', async () => {
    const bytes = book({ Warehouse: site(10), 'Main Bakery': site(20), Summary: site(50) });
    const { asked } = await read(bytes);
    expect(asked).toEqual([
      {
        about: 'sheet',
        options: ['Warehouse / Main Bakery', 'Summary', 'Warehouse / Main Bakery / Summary'],
      },
    ]);
    const { entries } = await read(bytes, { sheet: 'Warehouse / Main Bakery' });
    expect(entries).toHaveLength(4);
    expect((await read(bytes, { sheet: 'Summary', locationId: 1 })).entries).toHaveLength(2);
  });

  test('is read where it only looks like one: three sites, one of which used more', async () => {
    const { entries, asked } = await read(
      book({ 'Main Bakery': site(10), Warehouse: site(20), 'Shop 3': site(31) }),
      { locations: { 'shop 3': 1 } },
    );
    expect([asked, entries.length]).toEqual([[], 6]);
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
