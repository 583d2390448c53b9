import { describe, expect, it } from 'vitest';
import type { EnteredRow, EnteredValue } from '#api/domain/scenarios/model/definition';
import { exampleInputs } from '#api/testing/facts/scenario-inputs';
import { seedExamples, seedModel } from '#api/testing/seed-scenarios';
import { type BranchMeasure, refusedPairs } from './branch';
import { stageOf } from './branch-order';

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

/** The first example of each, all at one location. */
const oneOfEach = () =>
  seedExamples()
    .filter(({ index }) => index === 0)
    .map(({ id }, index) => measure(index + 1, id));

describe('measures on the same row and end use', () => {
  const pairs = (...measures: BranchMeasure[]) =>
    refusedPairs(measures).map(({ first, second }) => [first, second]);

  it('are refused at the same location, and not at another', () => {
    expect(pairs(measure(1, 'led-lighting'), measure(2, 'led-lighting'))).toEqual([[1, 2]]);
    expect(pairs(measure(1, 'led-lighting'), measure(2, 'led-lighting', { location: 'B' }))).toEqual([]);
    expect(pairs(measure(3, 'rooftop-pv'), measure(2, 'rooftop-pv'), measure(1, 'led-lighting'))).toEqual([
      [2, 3],
    ]);
    expect(pairs(measure(1, 'compressed-air'), measure(2, 'compressed-air'))).toEqual([[1, 2]]);
    expect(pairs(measure(1, 'travel-commute'), measure(2, 'travel-commute'))).toEqual([[1, 2]]);
    expect(pairs(measure(1, 'refrigerant'), measure(2, 'refrigerant'))).toEqual([[1, 2]]);
  });

  it('are distinguished by fuel, class of car and covered location', () => {
    expect(pairs(measure(1, 'heat-pump'), measure(2, 'heat-pump', { fuel: 'oil' }))).toEqual([]);
    expect(pairs(measure(1, 'heat-pump'), measure(2, 'heat-pump'))).toEqual([[1, 2]]);
    expect(pairs(measure(1, 'building-heat'), measure(2, 'building-heat', {}, 1))).toEqual([]);
    expect(pairs(measure(1, 'fleet-ev'), measure(2, 'fleet-ev'))).toEqual([[1, 2]]);
    expect(pairs(measure(1, 'fleet-ev'), measure(2, 'fleet-ev', {}, 1))).toEqual([]);
    expect(pairs(measure(1, 'green-contract'), measure(2, 'green-contract', {}, 1))).toEqual([]);
    expect(pairs(measure(1, 'green-contract'), measure(2, 'green-contract'))).toEqual([[1, 2]]);
  });

  const flight = (haul: string, cls: string): EnteredRow => ({
    haul,
    cls,
    trips: 10,
    km: 800,
    ef_air: 0.1,
    ef_air_wtt: 0.02,
    km_rail: 900,
    ef_rail: 0.03,
    ef_rail_wtt: 0.01,
    rail_share: 0.5,
    avoid_share: 0,
    fare_air: 100,
    fare_rail: 80,
  });
  const travel = (id: number, flights: EnteredRow[], commuting: Record<string, EnteredValue> = {}) =>
    measure(id, 'travel-commute', {
      travel_dict: flights,
      remote_days: 0,
      pool_share: 0,
      ...commuting,
    });

  it('are distinguished by haul and class of a flight, and refused for one that both have', () => {
    const short = flight('short', 'economy');
    expect(pairs(travel(1, [short]), travel(2, [flight('short', 'business')]))).toEqual([]);
    expect(pairs(travel(1, [short]), travel(2, [flight('long', 'economy')]))).toEqual([]);
    const both = [flight('long', 'business'), short];
    expect(pairs(travel(1, [short]), travel(2, both))).toEqual([[1, 2]]);
  });

  it('share commuting only where both change it, by working at home or by pooling', () => {
    const remote = travel(1, [], { remote_days: 1 });
    const pool = travel(2, [], { pool_share: 0.2 });
    expect(pairs(remote, travel(2, []))).toEqual([]);
    expect(pairs(travel(1, []), travel(2, []))).toEqual([]);
    expect(pairs(remote, pool)).toEqual([[1, 2]]);
    expect(pairs(remote, travel(3, [flight('short', 'economy')]))).toEqual([]);
  });

  it('are distinguished by type of equipment', () => {
    const [example] = seedModel('refrigerant').definition.examples;
    const [row] = (example?.inputs.refrig_dict ?? []) as EnteredRow[];
    const cooling = (id: number, kind: string) =>
      measure(id, 'refrigerant', { refrig_dict: [{ ...row, kind }] as EnteredRow[] });
    const [one = '', other = ''] = kindsOf();
    expect(pairs(cooling(1, one), cooling(2, other))).toEqual([]);
    expect(pairs(cooling(1, one), cooling(2, one))).toEqual([[1, 2]]);
  });

  function kindsOf(): string[] {
    const table = seedModel('refrigerant').variables.find(({ code }) => code === 'refrig_dict');
    const kind = table?.tableDimensions?.find(({ code }) => code === 'kind');
    return (kind?.choices ?? []).map(({ value }) => value);
  }

  it('are refused for insulating the same heat twice, with the reason in both languages', () => {
    const [refusal] = refusedPairs([measure(1, 'building-heat'), measure(2, 'building-heat')]);
    expect(refusal).toMatchObject({ first: 1, second: 2 });
    expect(refusal?.reason.en).toContain('same recorded data for the same use');
    expect(refusal?.reason.pl).toContain('tym samym celu');
  });

  it('have no place in a plan if they have no type', () => {
    const { model } = measure(1, 'led-lighting');
    const unknown = { ...model, definition: { ...model.definition, id: 'wind' } };
    expect(() => stageOf({ id: 1, model: unknown, inputs: {} })).toThrow('No place in a plan: wind');
    expect(refusedPairs([{ id: 1, model: unknown, inputs: {} }])).toEqual([]);
  });

  it('are accepted when one starts after the other is over, such as the next contract', () => {
    const [first, next, early] = [2026, 2029, 2028].map((start_year, index) =>
      measure(index + 1, 'green-contract', { start_year, life: 3 }),
    ) as [BranchMeasure, BranchMeasure, BranchMeasure];
    expect(pairs(first, next)).toEqual([]);
    expect(pairs(first, early)).toEqual([[1, 3]]);
    expect(pairs(early, next)).toEqual([[2, 3]]);
  });

  it('that interact in a known way are accepted', () => {
    expect(refusedPairs(oneOfEach())).toEqual([]);
  });
});
