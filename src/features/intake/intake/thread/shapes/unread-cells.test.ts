import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import type { Answers } from '../../model';
import { serialOf, workbookBytes } from '../../shapes/workbook-bytes';
import { bytesOf, companyWith, profileOf, questionsOf } from './from-bytes';

/** Cells that allow no certain reading stay empty, and the file says why. */
const { electricity, interpret } = companyWith({ utilities, fuels, units });
const given: Answers = { item: electricity, locationId: 1 };

async function read(bytes: Uint8Array, answers: Answers = given) {
  const found = await interpret(bytes, answers);
  return {
    found,
    amounts: found.matched.drafts.map(({ amount }) => amount),
    days: found.matched.drafts.map(({ endDate }) => endDate),
    asked: questionsOf(found),
    remarks: found.understood.remarks,
  };
}
const file = (...lines: string[]) => bytesOf(lines.join('\n'));
const dated = (...days: string[]) => file('Date;kWh', ...days.map((day, index) => `${day};${index + 10}`));

describe('a column with dates in two orders', () => {
  test('says how many of them are not read, with an example', async () => {
    const { days, remarks, asked } = await read(
      dated('13/02/2025', '02/14/2025', '03/04/2025', '03/04/2025', '05/06/2025', '07/07/2025'),
    );
    expect(days).toEqual(['2025-02-13', '2025-02-14', null, null, null, '2025-07-07']);
    expect(asked).toEqual([]);
    expect(remarks).toEqual([
      { code: 'mixedDates', place: 'Date', params: { count: 3, sample: '03/04/2025' } },
    ]);
  });

  test('says nothing if each of them allows only one reading', async () => {
    const { days, remarks } = await read(dated('13/02/2025', '02/14/2025'));
    expect([days, remarks]).toEqual([['2025-02-13', '2025-02-14'], []]);
  });

  test('is not one whose dates all fit the same order', async () => {
    const { days, remarks } = await read(dated('13/02/2025', '03/04/2025'));
    expect([days, remarks]).toEqual([['2025-02-13', '2025-04-03'], []]);
  });
});

describe('a percentage', () => {
  test.each(['45 %', '45%', '4,5 %'])('is no amount: %s', async (cell) => {
    const { amounts, remarks } = await read(
      file('Month;kWh', '01/2025;100', `02/2025;${cell}`, '03/2025;300', '04/2025;400'),
    );
    expect(amounts).toEqual([100, null, 300, 400]);
    expect(remarks).toEqual([{ code: 'percentages', place: 'kWh', params: { count: 1, sample: cell } }]);
  });

  test('of a workbook is no amount, though its cell holds a fraction', async () => {
    const rows = [
      ['Month', 'kWh'],
      ['01/2025', 100],
      ['02/2025', { serial: 0.45, format: '0%' }],
    ];
    const { amounts, remarks } = await read(workbookBytes([{ name: 'Bills', rows }]));
    expect(amounts).toEqual([100, null]);
    expect(remarks).toEqual([{ code: 'percentages', place: 'kWh', params: { count: 1, sample: '45%' } }]);
  });

  test('in a column of months is no amount either', async () => {
    const { amounts, remarks } = await read(file('Meter;Jan 2025;Feb 2025;Mar 2025', 'M1;10;45 %;30'), {
      ...given,
      unit: 'kWh',
      meters: { m1: { locationId: 1, item: electricity } },
    });
    expect(amounts).toEqual([10, null, 30]);
    expect(remarks).toMatchObject([{ code: 'percentages', params: { count: 1, sample: '45 %' } }]);
  });

  test.each(['kWh', 'Usage'])('fills no column of amounts: %s', async (head) => {
    const { amounts, asked } = await read(file(`Month;${head}`, '01/2025;45 %', '02/2025;55 %'));
    expect(amounts).toEqual([]);
    expect(asked).toContainEqual(expect.objectContaining({ about: 'columns', field: 'amount' }));
  });

  test('beside the amount, such as a share or a tax, changes nothing', async () => {
    const { amounts, remarks } = await read(
      file('Month;kWh;VAT;Share', '01/2025;100;23%;45 %', '02/2025;200;23%;55 %'),
    );
    expect([amounts, remarks]).toEqual([[100, 200], []]);
  });
});

describe('a date with a year of two digits', () => {
  test('is asked about if the year can be first', async () => {
    const bytes = dated('25-01-31', '25-02-28');
    const { asked, days } = await read(bytes);
    expect(asked).toEqual([
      { about: 'dateOrder', samples: ['25-01-31', '25-02-28'], options: ['ymd', 'dmy'] },
    ]);
    expect(days).toEqual([null, null]);
    const answers: Answers = { ...given, dateOrder: 'ymd' };
    const told = await read(bytes, answers);
    expect([told.days, told.asked]).toEqual([['2025-01-31', '2025-02-28'], []]);
    const next = await interpret(dated('25-03-31'), {}, profileOf(answers, told.found));
    expect(questionsOf(next)).toEqual([]);
    expect(next.matched.drafts.map(({ endDate }) => endDate)).toEqual(['2025-03-31']);
    const other = await read(bytes, { ...given, dateOrder: 'dmy' });
    expect(other.days).toEqual(['2031-01-25', '2028-02-25']);
  });

  test('is asked about with all three orders if each is possible', async () => {
    const { asked } = await read(dated('10-11-12'));
    expect(asked).toEqual([{ about: 'dateOrder', samples: ['10-11-12'], options: ['ymd', 'dmy', 'mdy'] }]);
  });

  test('is read if another date of the column allows one order only', async () => {
    const late = await read(dated('31/01/25', '05/02/25'));
    expect([late.days, late.asked]).toEqual([['2025-01-31', '2025-02-05'], []]);
    const american = await read(dated('01/31/25', '02/05/25'));
    expect([american.days, american.asked]).toEqual([['2025-01-31', '2025-02-05'], []]);
    const old = await read(dated('99-12-31', '25-01-10'));
    expect([old.days, old.asked]).toEqual([['1999-12-31', '2025-01-10'], []]);
  });

  test('is asked about with those orders only that fit all dates of the column', async () => {
    const { asked } = await read(dated('05/02/25', '14/02/25'));
    expect(asked).toEqual([
      { about: 'dateOrder', samples: ['05/02/25', '14/02/25'], options: ['ymd', 'dmy'] },
    ]);
  });

  test('with points has its day first, and with four digits of the year stays as it was', async () => {
    const points = await read(dated('01.02.25', '31.01.25'));
    expect([points.days, points.asked]).toEqual([['2025-02-01', '2025-01-31'], []]);
    const full = await read(dated('2025-01-31', '2025-02-28'));
    expect([full.days, full.asked]).toEqual([['2025-01-31', '2025-02-28'], []]);
  });

  test('of a workbook is a date already, however it is shown', async () => {
    const rows = [
      ['Date', 'kWh'],
      [{ serial: serialOf('2025-01-31'), format: 'yy-mm-dd' }, 10],
    ];
    const { days, asked } = await read(workbookBytes([{ name: 'Bills', rows }]));
    expect([days, asked]).toEqual([['2025-01-31'], []]);
  });
});
