import { expect, test } from 'vitest';
import { emissionSelection } from './emission-selection';
import { figures, yearOf } from './figures';

test('a year is its days from the first to the last', () => {
  expect(yearOf(2025)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
});

test('the selection of a figure is complete: the schema adds nothing to it', () => {
  const range = yearOf(2025);
  const chart = { ...range, locationId: 7, typeId: 0 };
  const selections = [
    figures.total({ year: 2025 }),
    figures.scope({ year: 2025, scope: 2, method: 'location' }),
    figures.months(range),
    figures.months(range, 2),
    figures.category({ year: 2025, scope: 3, category: '3.3' }),
    figures.source({ year: 2025 }, { kind: 'fuel', itemId: 101, category: '1.1', locationId: 7 }),
    figures.electricity(range, { kind: 'utility', itemId: 1, supplyTypeId: 0 }),
    figures.item({ ...range, locationId: 7, kind: 'fuel' }),
    figures.explorer({ ...chart, category: 'renewable' }),
    figures.explorer({ ...chart, category: 'fuels', typeId: 101 }),
    figures.radar(range, 'proxy-region'),
    figures.spendBased(range),
    figures.factor(range, 10),
  ];
  for (const selection of selections) expect(emissionSelection.parse(selection)).toEqual(selection);
});

test('the whole explorer selects no type', () => {
  const whole = figures.explorer({ ...yearOf(2025), locationId: 0, typeId: 0, category: 'utilities' });
  expect(whole).not.toHaveProperty('itemId');
  expect(whole).toMatchObject({ kind: 'utility', part: 'own', measure: 'emissions' });
});
