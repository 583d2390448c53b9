import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import type { Answers } from '../../model';
import { bytesOf, companyWith, questionsOf } from './from-bytes';

/** Columns whose headers say little, told by the names that the company has. */
const { electricity, interpret } = companyWith({ utilities, fuels, units });
const given: Answers = { item: electricity };
const file = (...lines: string[]) => bytesOf(lines.join('\n'));

async function read(bytes: Uint8Array) {
  const found = await interpret(bytes, given);
  return {
    asked: questionsOf(found).map(({ about }) => about),
    places: found.matched.drafts.map(({ locationId }) => locationId),
    days: found.matched.drafts.map(({ startDate, endDate }) => `${startDate} ${endDate}`),
  };
}

describe('a column of names of locations', () => {
  test('tells the location, whatever its header says', async () => {
    const { asked, places } = await read(
      file(
        'Punkt odbioru;Od;Do;kWh',
        'Warehouse;2025-01-01;2025-01-31;100',
        'main bakery;2025-01-01;2025-01-31;200',
      ),
    );
    expect([asked, places]).toEqual([[], [2, 1]]);
  });

  test('is not one whose cells are mostly other words', async () => {
    const { asked } = await read(
      file(
        'Remarks;Od;Do;kWh',
        'Warehouse;2025-01-01;2025-01-31;100',
        'late;2025-02-01;2025-02-28;200',
        'late;2025-03-01;2025-03-31;200',
      ),
    );
    expect(asked).toEqual(['locationId']);
  });

  test('does not take the place of a column that its header names', async () => {
    const { places, asked } = await read(
      file(
        'Site;Read by;Od;Do;kWh',
        'Warehouse;Main Bakery;2025-01-01;2025-01-31;100',
        'Warehouse;Main Bakery;2025-02-01;2025-02-28;200',
      ),
    );
    expect([places, asked]).toEqual([[2, 2], []]);
  });
});

test('the last word of a header says which day of the billing period it is', async () => {
  for (const [from, to] of [
    ['Okres rozliczeniowy od', 'Okres rozliczeniowy do'],
    ['Billing period from', 'Billing period to'],
    ['Abrechnungszeitraum von', 'Abrechnungszeitraum bis'],
  ]) {
    const { days } = await read(file(`Site;${from};${to};kWh`, 'Warehouse;2025-01-01;2025-01-31;100'));
    expect(days).toEqual(['2025-01-01 2025-01-31']);
  }
});

describe('a column that the user calls an amount', () => {
  const months = file(
    'Site;Month;Electricity [kWh];Water supply [m³];District heat [GJ];Electricity of the day [kWh]',
    'Warehouse;2025-01;100;5;7;60',
    'Warehouse;2025-02;110;6;8;70',
  );
  const amountsOf = async (columns: Answers['columns']) => {
    const { matched } = await interpret(months, columns ? { columns } : {});
    return matched.drafts.map(({ amount }) => amount).sort((a, b) => Number(a) - Number(b));
  };

  test('does not take the place of those in other units', async () => {
    expect(await amountsOf({ 'water supply [m³]': 'amount' })).toEqual(
      expect.arrayContaining([5, 6, 7, 8, 100, 110]),
    );
  });

  test('takes the place of one in the same unit', async () => {
    expect(await amountsOf({ 'electricity of the day [kwh]': 'amount' })).toEqual([7, 8, 60, 70]);
  });
});

describe('columns of amounts that nothing is made of', () => {
  const remarksOf = async (header: string) =>
    (await interpret(file(header, 'Warehouse;2025-01;100;5', 'Warehouse;2025-02;110;6'))).understood.remarks;

  test('are named', async () => {
    const names = 'Water supply [m³]';
    expect(await remarksOf(`Site;Month;Electricity [kWh];${names}`)).toEqual([
      { code: 'columnsNotRead', place: null, params: { count: 1, names } },
    ]);
  });

  test('are not those of a budget, a price or what was fed in', async () => {
    for (const header of ['Budget [kWh]', 'Price/kWh', 'Export [kWh]', 'Headcount'])
      expect(await remarksOf(`Site;Month;Electricity [kWh];${header}`)).toEqual([]);
  });
});
