import { describe, expect, it } from 'vitest';
import { calculate } from '#api/domain/scenarios/model/calculate';
import type { EnteredValue } from '#api/domain/scenarios/model/definition';
import {
  type RecordedGroup,
  type RecordedKg,
  recordedGroups,
} from '#api/domain/scenarios/prefill/ledger-facts';
import { evenRecorded } from '#api/testing/facts/scenario-facts';
import { exampleInputs } from '#api/testing/facts/scenario-inputs';
import { seedModel } from '#api/testing/seed-scenarios';
import { RecordedLeft } from './branch-recorded';
import type { BranchMeasure } from './branch-types';

const plenty = { scope1: 1e9, scope2Location: 1e9, scope2Market: 1e9, scope3: 1e9 };
type Changes = Record<string, EnteredValue>;

function measure(definition: string, changes: Changes = {}, example = 0): BranchMeasure {
  const model = seedModel(definition);
  const found = model.definition.examples[example];
  if (!found) throw new Error('No such example.');
  return { id: 1, model, inputs: exampleInputs(model, found, changes) };
}

function taken(of: BranchMeasure, recorded: Partial<Record<string, Record<RecordedGroup, RecordedKg>>>) {
  const known = Object.entries(recorded).flatMap(([place, groups]) =>
    groups ? [[place, groups] as const] : [],
  );
  const met = { measure: of, calculation: calculate(of.model, of.inputs) };
  const years = Array.from({ length: Number(of.inputs.life) }, () => met);
  return new RecordedLeft(Object.fromEntries(known)).take(years);
}

/** Plenty of everything but of these kilograms. */
function without(group: RecordedGroup, column: keyof RecordedKg) {
  const recorded = evenRecorded(plenty);
  return { ...recorded, [group]: { ...plenty, [column]: 0 } };
}

const draws: readonly (readonly [string, Changes, number, RecordedGroup, keyof RecordedKg])[] = [
  ['fleet-ev', {}, 0, 'mobile', 'scope1'],
  ['refrigerant', {}, 0, 'fugitive', 'scope1'],
  ['travel-commute', { count_s3: '1' }, 0, 'travel', 'scope3'],
  ['heat-pump', {}, 0, 'stationary', 'scope1'],
  ['building-heat', {}, 0, 'stationary', 'scope1'],
  ['building-heat', {}, 1, 'heat', 'scope2Location'],
  ['building-heat', {}, 1, 'heat', 'scope2Market'],
  ['led-lighting', {}, 0, 'electricity', 'scope2Location'],
  ['led-lighting', {}, 0, 'electricity', 'scope2Market'],
  ['led-lighting', { count_s3: '1', ef_el_s3: 0.1 }, 0, 'electricity', 'scope3'],
  ['heat-pump', { count_s3: '1' }, 0, 'stationary', 'scope3'],
];

describe('the savings of a measure are subtracted from the rows where it is recorded', () => {
  it.each(draws)('%s %j of example %i: %s, %s', (definition, changes, example, group, column) => {
    const of = measure(definition, changes, example);
    expect(taken(of, { A: evenRecorded(plenty) }).isLimited).toBe(false);
    for (const other of recordedGroups)
      expect([other, taken(of, { A: without(other, column) }).isLimited]).toEqual([other, other === group]);
  });

  it('has no savings where nothing is recorded, at its location or anywhere', () => {
    for (const recorded of [{}, { B: evenRecorded(plenty) }]) {
      const { years, isLimited } = taken(measure('led-lighting'), recorded);
      expect([isLimited, years.every(({ locationKg }) => locationKg.isZero())]).toEqual([true, true]);
    }
  });

  it('leaves scope 3 alone if it is not counted', () => {
    const of = measure('led-lighting', { count_s3: '0', ef_el_s3: 0.1 });
    expect(taken(of, { A: without('electricity', 'scope3') }).isLimited).toBe(false);
  });
});

describe('a contract of several locations', () => {
  // 400,000 kWh at A and 150,000 at B, each at 0.8083 kg.
  const [ofA, ofB] = [400_000 * 0.8083, 150_000 * 0.8083];
  const marketKg = (recorded: Parameters<typeof taken>[1]) =>
    taken(measure('green-contract'), recorded).years[0]?.marketKg.toNumber() ?? 0;

  it('subtracts from each its own part', () => {
    const [all, none] = [evenRecorded(plenty), without('electricity', 'scope2Market')];
    expect(marketKg({ A: all, B: all })).toBeCloseTo(ofA + ofB, 6);
    expect(marketKg({ A: all, B: none })).toBeCloseTo(ofA, 6);
    expect(marketKg({ A: none, B: all })).toBeCloseTo(ofB, 6);
  });

  it('whose factor equals the current one subtracts nothing', () => {
    const row = { location: 'B', kwh_year: 1000, ef_now: 0, cover: 1 };
    const of = measure('green-contract', { contract_dict: [row] });
    const { years, isLimited } = taken(of, { A: evenRecorded(plenty) });
    expect([years[0]?.marketKg.toNumber(), isLimited]).toEqual([0, false]);
  });
});
