import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import { bytesOf, companyWith, profileOf, questionsOf } from './from-bytes';

/** Exports that name their meter once, above the table. */
const { electricity, interpret } = companyWith({ utilities, fuels, units });
const quarters = Array.from({ length: 96 }, (_, at) => {
  const time = `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`;
  return `01.09.2026;${time};1,5;Actual`;
});
const profile = (meter: string, header = 'Active energy import [kWh]') =>
  bytesOf(
    ['Profile;;;', `PPE;${meter};;`, 'Obis;1-1:1.29.0;;', `Date;Time;${header};Status`, ...quarters].join(
      '\n',
    ),
  );

describe('a meter above the table', () => {
  test('is the meter of its rows, and active energy is electricity', async () => {
    const found = await interpret(profile('590310600000088888'));
    expect(questionsOf(found)).toEqual([{ about: 'meters', meter: '590310600000088888', count: 1 }]);
    expect(found.matched.drafts).toMatchObject(
      [{ meter: '590310600000088888', item: electricity, amount: 144, endDate: '2026-09-30' }].map(
        ({ endDate: _, ...draft }) => draft,
      ),
    );
    expect(found.matched.drafts[0]?.values).toContainEqual({
      part: 'meter',
      place: { type: 'cells', sheet: null, cells: ['B2'] },
      raw: '590310600000088888',
    });
  });

  test('is asked about when the next file names another one', async () => {
    const answers = { meters: { '590310600000088888': { locationId: 1, item: null } } };
    const first = await interpret(profile('590310600000088888'), answers);
    expect(questionsOf(first)).toEqual([]);
    const remembered = profileOf(answers, first);
    expect(questionsOf(await interpret(profile('590310600000088888'), {}, remembered))).toEqual([]);
    const other = await interpret(profile('590310600000077777'), {}, remembered);
    expect(questionsOf(other)).toEqual([{ about: 'meters', meter: '590310600000077777', count: 1 }]);
  });

  test('is none if the lines name two, or only a date or a name', async () => {
    for (const lines of ['PPE;5903106001\nPPE;5903106002', 'PPE;01.09.2026', 'Meter;Main hall']) {
      const found = await interpret(
        bytesOf(`${lines}\nFrom;To;kWh\n2026-09-01;2026-09-30;100\n2026-10-01;2026-10-31;90`),
      );
      expect(found.matched.drafts.map(({ meter }) => meter)).toEqual([null, null]);
    }
  });
});

test('energy that flows back is not read as electricity used', async () => {
  const found = await interpret(profile('590310600000088888', 'Active energy export [kWh]'));
  expect(found.matched.drafts).toEqual([]);
});
