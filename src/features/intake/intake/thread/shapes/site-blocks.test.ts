import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import type { Answers } from '../../model';
import { bytesOf, companyWith, profileOf, questionsOf } from './from-bytes';

/** Tables in blocks: the name of a site in a row of its own, and its rows below. */
const { electricity, interpret } = companyWith({ utilities, fuels, units });

const file = (...lines: string[]) => bytesOf(lines.join('\n'));
async function read(bytes: Uint8Array, answers: Answers = {}) {
  const found = await interpret(bytes, answers);
  return {
    found,
    entries: found.matched.drafts.map(({ amount, locationId }) => [amount, locationId]),
    asked: questionsOf(found),
  };
}

describe('rows below the name of a site', () => {
  test.each([
    [
      'the header once',
      ['Month;Electricity (kWh)', 'Main Bakery', '01/2025;10', '02/2025;11', 'Warehouse', '01/2025;10'],
    ],
    [
      'the header below each name',
      [
        'Main Bakery',
        'Month;Electricity (kWh)',
        '01/2025;10',
        '02/2025;11',
        '',
        'Warehouse',
        'Month;Electricity (kWh)',
        '01/2025;10',
      ],
    ],
    [
      'the header below each name in other letters',
      [
        'Use of energy 2025',
        '',
        'Main Bakery',
        'Month;Electricity (kWh)',
        '01/2025;10',
        '02/2025;11',
        'Warehouse',
        'MONTH; electricity (kWh) ',
        '01/2025;10',
      ],
    ],
    [
      'a total below each block',
      [
        'Month;Electricity (kWh)',
        'Main Bakery;',
        '01/2025;10',
        '02/2025;11',
        'Total;21',
        'Warehouse;',
        '01/2025;10',
        'Total;10',
      ],
    ],
    [
      'a location column that is filled once',
      [
        'Site;Month;Electricity (kWh)',
        'Main Bakery;;',
        ';01/2025;10',
        ';02/2025;11',
        'Warehouse;;',
        ';01/2025;10',
      ],
    ],
    [
      'a site that is named in the first of its rows alone',
      [
        'Site;Month;Electricity (kWh)',
        'Main Bakery;01/2025;10',
        ';02/2025;11',
        'Warehouse;01/2025;10',
        ';02/2025;12',
      ],
    ],
    [
      'a label before each name',
      [
        'Month;Electricity (kWh)',
        'Site: Main Bakery',
        '01/2025;10',
        '02/2025;11',
        'Site: Warehouse',
        '01/2025;10',
      ],
    ],
    [
      'a label in a cell of its own',
      [
        'Month;Electricity (kWh)',
        'Standort;Main Bakery',
        '01/2025;10',
        '02/2025;11',
        'Standort:;Warehouse',
        '01/2025;10',
      ],
    ],
  ])('have its location: %s', async (_, lines) => {
    const { entries, asked, found } = await read(file(...lines));
    expect(asked).toEqual([]);
    expect(entries.slice(0, 3)).toEqual([
      [10, 1],
      [11, 1],
      [10, 2],
    ]);
    expect(entries.slice(3).every(([, location]) => location === 2)).toBe(true);
    const row = lines.findIndex((line) => line.includes('Warehouse')) + 1;
    expect(found.matched.drafts[2]?.values).toContainEqual({
      part: 'location',
      place: { type: 'cells', sheet: null, cells: [expect.stringMatching(`[AB]${row}`)] },
      raw: expect.stringContaining('Warehouse'),
    });
  });

  test('are asked about if no location has the name, and remembered', async () => {
    const lines = ['Month;Electricity (kWh)', 'Shop 3', '01/2025;10', 'Shop 4', '01/2025;12'];
    const { asked } = await read(file(...lines));
    expect(asked).toMatchObject([
      { about: 'locations', text: 'Shop 3', count: 1 },
      { about: 'locations', text: 'Shop 4', count: 1 },
    ]);
    const answers: Answers = { locations: { 'shop 3': 1, 'shop 4': 2 } };
    const told = await read(file(...lines), answers);
    const next = await interpret(file(...lines, '02/2025;13'), {}, profileOf(answers, told.found));
    expect(questionsOf(next)).toEqual([]);
    expect(next.matched.drafts.map(({ locationId }) => locationId)).toEqual([1, 2, 2]);
  });

  test('with months in columns have its location', async () => {
    const { entries, asked } = await read(
      file(
        'Energy;Jan 2025;Feb 2025;Mar 2025',
        'Main Bakery;;;',
        'Electricity;10;11;12',
        'Warehouse;;;',
        'Electricity;20;21;22',
        'Natural gas;1;2;3',
      ),
      { unit: 'kWh' },
    );
    expect(asked).toEqual([]);
    expect(entries).toEqual([
      ...[10, 11, 12].map((amount) => [amount, 1]),
      ...[20, 21, 22, 1, 2, 3].map((amount) => [amount, 2]),
    ]);
  });

  test('of a table of meters have its location, although a meter is in the same column', async () => {
    const { found, asked } = await read(
      file(
        'Meter;Month;Electricity (kWh)',
        'Main Bakery;;',
        'M-1;01/2025;10',
        'Warehouse;;',
        'M-2;01/2025;12',
      ),
    );
    expect(asked).toEqual([]);
    expect(found.matched.drafts.map(({ meter, locationId }) => [meter, locationId])).toEqual([
      ['M-1', 1],
      ['M-2', 2],
    ]);
  });
});

describe('a row with one text that is no name of a site', () => {
  const head = 'Month;Electricity (kWh)';

  test.each([
    ['below the last row', [head, '01/2025;10', '02/2025;11', 'Source: the supplier']],
    ['a total without a sum', [head, '01/2025;10', 'Total;', '02/2025;11']],
    ['a mark', [head, '01/2025;10', '---;', '02/2025;11']],
    ['a month without an amount', [head, '01/2025;10', '02/2025;', '03/2025;11']],
    ['a blank that is named', [head, '01/2025;10', 'n/a;', '02/2025;11']],
    ['a note about the unit', [head, 'All values in kWh', '01/2025;10', '02/2025;11']],
    ['a year', [head, 'Usage 2025', '01/2025;10', '02/2025;11']],
    ['the number of a meter', [head, 'Meter: 4711', '01/2025;10', '02/2025;11']],
    ['the title above the header', ['Use of energy', head, '01/2025;10', '02/2025;11']],
  ])('gives no location: %s', async (_, lines) => {
    const { found, asked } = await read(file(...lines));
    expect(found.matched.drafts.map(({ amount }) => amount)).toEqual([10, 11]);
    expect(asked).toEqual([{ about: 'locationId' }]);
  });

  test('is the meter without an amount, and not where the next one is', async () => {
    const { found, asked } = await read(
      file('Meter;Month;Electricity (kWh)', 'M-1;01/2025;10', 'M-2;;', 'M-3;01/2025;12'),
      { locationId: 1 },
    );
    expect(asked).toEqual([]);
    expect(found.matched.drafts.map(({ meter, locationId }) => [meter, locationId])).toEqual([
      ['M-1', 1],
      ['M-3', 1],
    ]);
  });

  test('does not change the location that a row has of its own', async () => {
    const { entries } = await read(
      file('Site;Month;Electricity (kWh)', 'Main Bakery;01/2025;10', ';Warehouse;', 'Main Bakery;02/2025;11'),
    );
    expect(entries).toEqual([
      [10, 1],
      [11, 1],
    ]);
  });
});

describe('a blank location', () => {
  test.each([
    ['once among others', ['Main Bakery;01/2025;10', ';02/2025;11', 'Warehouse;01/2025;12']],
    [
      'beside a site that is named again',
      ['Warehouse;01/2025;1', ';02/2025;2', ';03/2025;3', 'Warehouse;04/2025;4'],
    ],
    ['before the first name', [';01/2025;1', 'Warehouse;02/2025;2', ';03/2025;3', ';04/2025;4']],
  ])('stays open: %s', async (_, lines) => {
    const { asked } = await read(file('Site;Month;Electricity (kWh)', ...lines));
    expect(asked).toEqual([{ about: 'locationId' }]);
  });
});

describe('a header that is there again', () => {
  test('is no row, and changes nothing about the rows below it', async () => {
    const head = ['Site;Consumption;Period', 'Name;(kWh);Month'];
    const { entries, asked } = await read(
      file(...head, 'Warehouse;10;01/2025', ...head, 'Warehouse;11;02/2025', 'Main Bakery;12;02/2025'),
      { item: electricity },
    );
    expect(asked).toEqual([]);
    expect(entries).toEqual([
      [10, 2],
      [11, 2],
      [12, 1],
    ]);
  });

  test('above months in columns is no row either', async () => {
    const head = 'Site;Energy;Jan 2025;Feb 2025;Mar 2025';
    const { entries, asked, found } = await read(
      file(head, 'Warehouse;Electricity;1;2;3', head, 'Main Bakery;Electricity;4;5;6'),
      { unit: 'kWh' },
    );
    expect([asked, found.incomplete]).toEqual([[], []]);
    expect(entries).toHaveLength(6);
  });

  test('of another table is still none of this one', async () => {
    const { entries } = await read(
      file('Month;Electricity (kWh)', '01/2025;10', 'Month;Gas (m3)', '01/2025;30'),
      { locationId: 1 },
    );
    expect(entries).toEqual([
      [10, 1],
      [null, 1],
    ]);
  });

  test('is not the name of a site that is directly below the header', async () => {
    const { found } = await read(file('Month;Electricity (kWh)', 'Warehouse;', '01/2025;10'));
    expect(found.understood.view?.columns.map(({ header }) => header)).toEqual([
      'Month',
      'Electricity (kWh)',
    ]);
  });
});
