import { describe, expect, it } from 'vitest';
import { exampleInputs } from '#api/testing/scenario-inputs';
import { seedExamples, seedModel } from '#api/testing/seed-scenarios';
import { type BranchMeasure, refusedPairs } from './branch';
import type { EnteredValue } from './definition';

function measure(
  id: number,
  definition: string,
  changes: Record<string, EnteredValue> = {},
  example = 0,
): BranchMeasure {
  const model = seedModel(definition);
  const found = model.definition.examples[example];
  if (!found) throw new Error('No such example.');
  return { id, model, inputs: exampleInputs(model, found, changes) };
}

/** The first example of each, all at one place. */
const oneOfEach = () =>
  seedExamples()
    .filter(({ index }) => index === 0)
    .map(({ id }, index) => measure(index + 1, id));

describe('measures on the same row and end use', () => {
  const pairs = (...measures: BranchMeasure[]) =>
    refusedPairs(measures).map(({ first, second }) => [first, second]);

  it('are refused at the same place, and not at another', () => {
    expect(pairs(measure(1, 'led-lighting'), measure(2, 'led-lighting'))).toEqual([[1, 2]]);
    expect(pairs(measure(1, 'led-lighting'), measure(2, 'led-lighting', { location: 'B' }))).toEqual([]);
    expect(pairs(measure(3, 'rooftop-pv'), measure(2, 'rooftop-pv'), measure(1, 'led-lighting'))).toEqual([
      [2, 3],
    ]);
    expect(pairs(measure(1, 'compressed-air'), measure(2, 'compressed-air'))).toEqual([[1, 2]]);
    expect(pairs(measure(1, 'travel-commute'), measure(2, 'travel-commute'))).toEqual([[1, 2]]);
    expect(pairs(measure(1, 'refrigerant'), measure(2, 'refrigerant'))).toEqual([[1, 2]]);
  });

  it('are told apart by fuel, class of car and covered location', () => {
    expect(pairs(measure(1, 'heat-pump'), measure(2, 'heat-pump', { fuel: 'oil' }))).toEqual([]);
    expect(pairs(measure(1, 'heat-pump'), measure(2, 'heat-pump'))).toEqual([[1, 2]]);
    expect(pairs(measure(1, 'building-heat'), measure(2, 'building-heat', {}, 1))).toEqual([]);
    expect(pairs(measure(1, 'fleet-ev'), measure(2, 'fleet-ev'))).toEqual([[1, 2]]);
    expect(pairs(measure(1, 'fleet-ev'), measure(2, 'fleet-ev', {}, 1))).toEqual([]);
    expect(pairs(measure(1, 'green-contract'), measure(2, 'green-contract', {}, 1))).toEqual([]);
    expect(pairs(measure(1, 'green-contract'), measure(2, 'green-contract'))).toEqual([[1, 2]]);
  });

  it('that meet in a known way are not refused', () => {
    expect(refusedPairs(oneOfEach())).toEqual([]);
  });
});
