import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import { workbookBytes } from '../../shapes/workbook-bytes';
import { companyWith, profileOf, questionsOf } from './from-bytes';
import { bill, book, header, monthHeader, reader } from './workbook-sheets';

const company = companyWith({ utilities, fuels, units });
const read = reader(company);

/** Workbooks with sheets that are not to be read with the others. */
const { interpret } = company;

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
