import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import type { Answers, Question } from '../../model';
import { answered } from '../../screen/choices/answering';
import { bytesOf, companyWith, profileOf, questionsOf } from './from-bytes';

/** Meters that count day and night, or several zones of time, in columns of their own. */
const { electricity, interpret } = companyWith({ utilities, fuels, units });
const given: Answers = { item: electricity, locationId: 1 };

const file = (...lines: string[]) => bytesOf(lines.join('\n'));
const amounts = ({ matched }: Awaited<ReturnType<typeof interpret>>) =>
  matched.drafts.map(({ amount }) => amount);

async function addedUp(bytes: Uint8Array) {
  const [question, ...others] = questionsOf(await interpret(bytes, given));
  expect(others).toEqual([]);
  const answers = answered(given, question as Question, { addUp: true });
  return { answers, question, found: await interpret(bytes, answers) };
}

describe('columns of a tariff', () => {
  test.each([
    ['Verbrauch HT kWh;Verbrauch NT kWh', ['verbrauch ht kwh', 'verbrauch nt kwh']],
    ['Day (kWh);Night (kWh)', ['day (kwh)', 'night (kwh)']],
    ['Peak (kWh);Off-peak (kWh)', ['peak (kwh)', 'off-peak (kwh)']],
    ['Zużycie T1 [kWh];Zużycie T2 [kWh]', ['zużycie t1 [kwh]', 'zużycie t2 [kwh]']],
    ['kWh;kWh', ['kwh', 'kwh#2']],
  ])('are offered one by one and added up: %s', async (heads, options) => {
    const bytes = file(`Month;${heads}`, '01/2025;1200,1;300,2', '02/2025;1100,5;280', 'Total;2300,6;580,2');
    const { question, answers, found } = await addedUp(bytes);
    expect(question).toEqual({ about: 'columns', field: 'amount', options, canAddUp: true });
    expect(questionsOf(found)).toEqual([]);
    expect(amounts(found)).toEqual([1500.3, 1380.5]);
    expect(found.matched.drafts[0]?.values).toContainEqual({
      part: 'amount',
      place: { type: 'cells', sheet: null, cells: ['B2', 'C2'] },
      raw: '1200,1 300,2',
    });
    expect(found.matched.leftOut).toMatchObject([{ place: '4', reason: 'total', amount: 2880.8 }]);
    expect(found.matched.totals).toEqual([{ unit: 'kWh', file: 2880.8, recorded: 2880.8, leftOut: 0 }]);
    const next = await interpret(file(`Month;${heads}`, '03/2025;10,5;20,25'), {}, profileOf(answers, found));
    expect([questionsOf(next), amounts(next)]).toEqual([[], [30.75]]);
  });

  test.each([
    ['HT', 'NT'],
    ['T1', 'T2'],
    ['Strefa dzienna', 'Strefa nocna'],
    ['Peak', 'Off-peak'],
  ])('are found without a unit: %s and %s', async (one, other) => {
    const bytes = file(`Month;${one};${other};Unit`, '01/2025;1200;300;kWh');
    const { question, found } = await addedUp(bytes);
    expect(question).toMatchObject({ options: [one.toLowerCase(), other.toLowerCase()], canAddUp: true });
    expect(amounts(found)).toEqual([1500]);
  });

  test('count the one that is there where the other is blank, and nothing where one is not a number', async () => {
    const heads = 'Month;Day (kWh);Night (kWh)';
    const bytes = file(
      heads,
      '01/2025;10;',
      '02/2025;11;-',
      '03/2025;12;n/a',
      '04/2025;;',
      '05/2025;1;x',
      '06/2025;2;3',
    );
    const { found } = await addedUp(bytes);
    expect(amounts(found)).toEqual([10, 11, null, 5]);
    expect(found.matched.leftOut.map(({ place, reason }) => [place, reason])).toEqual([
      ['4', 'notAvailable'],
      ['5', 'empty'],
    ]);
  });

  test('are not added up if their cells are in two units', async () => {
    const bytes = file('Month;HT;NT', '01/2025;10 kWh;1 MWh', '02/2025;10 kWh;1 kWh');
    const { found } = await addedUp(bytes);
    expect(amounts(found)).toEqual([null, 11]);
  });

  test('of intervals are added up before the month is', async () => {
    const rows = Array.from({ length: 48 }, (_, hour) => {
      const [day, time] = [hour < 24 ? '01' : '02', String(hour % 24).padStart(2, '0')];
      return `2025-01-${day} ${time}:00;0,1;0,2`;
    });
    const { found } = await addedUp(file('Timestamp;Peak kWh;Off-peak kWh', ...rows));
    expect(amounts(found)).toEqual([14.4]);
    expect(found.understood.remarks).toEqual([]);
  });

  test('are still read one alone if the user says so, also after they were added up', async () => {
    const bytes = file('Month;Day (kWh);Night (kWh)', '01/2025;1200;300');
    const { answers, question } = await addedUp(bytes);
    const night = answered(answers, question as Question, { value: 'night (kwh)' });
    expect(amounts(await interpret(bytes, night))).toEqual([300]);
  });
});

describe('columns that are no parts of one amount', () => {
  test.each([
    ['a total beside its parts', 'Total kWh;HT kWh;NT kWh', '1500;1200;300'],
    ['a total behind its parts', 'HT kWh;NT kWh;Sum kWh', '1200;300;1500'],
    ['a total that no word names', 'HT kWh;NT kWh;Main kWh', '1199,5;300,5;1500'],
    ['energy and its cost', 'kWh;Cost (EUR)', '1500;300'],
    ['what was fed in', 'Bezug kWh;Einspeisung kWh', '1500;300'],
  ])('are read without a question: %s', async (_, heads, row) => {
    const found = await interpret(file(`Month;${heads}`, `01/2025;${row}`), given);
    expect([questionsOf(found), amounts(found)]).toEqual([[], [1500]]);
  });

  test('are not offered to be added up with a total that differs from their sum', async () => {
    const found = await interpret(file('Month;HT kWh;NT kWh;Total kWh', '01/2025;1200;300;1600'), given);
    const options = ['ht kwh', 'nt kwh', 'total kwh'];
    expect(questionsOf(found)).toEqual([{ about: 'columns', field: 'amount', options }]);
  });

  test('are two entries if each is an energy of its own', async () => {
    const heads = 'Month;Electricity (kWh);Natural gas (kWh)';
    const found = await interpret(file(heads, '01/2025;1500;1200'), { locationId: 1 });
    expect([questionsOf(found), amounts(found)]).toEqual([[], [1500, 1200]]);
  });

  test('are not offered to be added up if they are readings', async () => {
    const found = await interpret(file('Month;HT start;HT end;NT start;NT end', '01/2025;1;5;2;9'), given);
    expect(questionsOf(found)).toEqual([expect.not.objectContaining({ canAddUp: true })]);
  });

  test('are not offered to be added up if they are in different units', async () => {
    const found = await interpret(file('Month;HT kWh;NT MWh', '01/2025;1500;1'), given);
    expect(questionsOf(found)).not.toContainEqual(expect.objectContaining({ canAddUp: true }));
  });
});
