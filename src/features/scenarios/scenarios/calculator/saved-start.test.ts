import { expect, it } from 'vitest';
import type { Section, Variable } from '#api/contract/scenarios/scenarios';
import type { SavedResult } from '#api/contract/scenarios/simulations';
import { savedStart } from './saved-start';

const formOf = (defaultValue: number) =>
  [
    { displayOrder: 1, variables: [{ code: 'site_kwh', defaultValue }] as unknown as Variable[] },
  ] as unknown as Section[];
const saved = {
  simulation: { variables: [{ code: 'site_kwh', value: 120_000 }] },
  sections: formOf(120_000),
  result: { hash: 'of then' },
} as unknown as SavedResult;

it('opens a saved simulation as it was saved, with its result', () => {
  const { values, saved: kept, result } = savedStart(saved, null);
  expect([values, kept, result]).toEqual([{ site_kwh: 120_000 }, { site_kwh: 120_000 }, { hash: 'of then' }]);
});

it("starts from today's form with today's data, so that prefilled values do not count as typed", () => {
  const variables = [{ code: 'site_kwh', value: 180_000 }];
  const {
    sections,
    values,
    saved: kept,
    result,
  } = savedStart(saved, { sections: formOf(180_000), variables });
  expect(sections[0]?.variables[0]?.defaultValue).toBe(values.site_kwh);
  expect([kept, result]).toEqual([{ site_kwh: 120_000 }, null]);
});
