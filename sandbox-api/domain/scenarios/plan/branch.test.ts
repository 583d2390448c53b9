import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from '#api/domain/scenarios/model/calculate';
import type { EnteredValue } from '#api/domain/scenarios/model/definition';
import { ScenarioParameters } from '#api/domain/scenarios/model/parameters';
import { Decimal, decimal } from '#api/domain/units/decimal';
import { evenRecorded } from '#api/testing/facts/scenario-facts';
import { exampleInputs } from '#api/testing/facts/scenario-inputs';
import { scenarioParameterRows, seedExamples, seedModel } from '#api/testing/seed-scenarios';
import { type BranchMeasure, type BranchRecorded, runBranch } from './branch';

const plenty = { scope1: 1e9, scope2Location: 1e9, scope2Market: 1e9, scope3: 1e9 };
const much: BranchRecorded = Object.fromEntries(['A', 'B', 'C', 'D'].map((id) => [id, evenRecorded(plenty)]));

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

function stepOf(measures: readonly BranchMeasure[], id: number, recorded = much) {
  const step = runBranch(measures, recorded).steps.find(({ measureId }) => measureId === id);
  if (!step) throw new Error('No such step.');
  return step;
}

/** The examples as measures at one place each, so that none meets another. */
const apart = () =>
  seedExamples()
    .filter(({ index }) => index === 0)
    .map(({ id }, index) => measure(index + 1, id));

describe('a plan of one measure', () => {
  it.each(seedExamples().map(({ id, index, example }) => [`${id}: ${example.name}`, id, index] as const))(
    'is its simulation: %s',
    (_, id, index) => {
      const single = measure(7, id, {}, index);
      const { values } = calculate(single.model, single.inputs);
      const { steps, total } = runBranch([single], much);
      const [step] = steps;
      expect(step?.changed).toEqual([]);
      expect(step?.isLimited).toBe(false);
      expect(step?.year1.locationBasedT.toString()).toBe(values.lb_year1_t?.plus(0).toString());
      expect(
        step?.life.marketBasedT
          .minus(values.mb_life_t ?? 0)
          .abs()
          .lt(1e-20),
      ).toBe(true);
      expect(step?.npv?.toString()).toBe(values.npv?.toString());
      expect(total.locationBasedT.toString()).toBe(values.lb_year1_t?.plus(0).toString());
      expect(step?.macLocationBased?.toDecimalPlaces(9).toString()).toBe(
        values.mac_lb?.toDecimalPlaces(9).toString(),
      );
    },
  );
});

describe('interactions', () => {
  it('puts the stages in order, for any order of the plan', () => {
    const measures = apart();
    const order = runBranch([...measures].reverse(), much).steps.map(({ measureId, stage }) => [
      measures.find(({ id }) => id === measureId)?.model.definition.id,
      stage,
    ]);
    expect(order).toEqual([
      ['building-heat', 1],
      ['compressed-air', 1],
      ['led-lighting', 1],
      ['travel-commute', 1],
      ['heat-pump', 2],
      ['fleet-ev', 2],
      ['refrigerant', 2],
      ['rooftop-pv', 3],
      ['green-contract', 4],
    ]);
  });

  it('lowers the fuel that a heat pump replaces by what insulation saved, and asks for the SPF again', () => {
    // Insulation: 800 m² × 1.0 W/m²K × 3,519 K·d × 24 h ÷ 1,000 ÷ 0.85 = 79,488 kWh of 300,000; then 6 % of the rest.
    const insulated = (800 * 3519 * 24) / 1000 / 0.85;
    const saved = insulated + (300_000 - insulated) * 0.06;
    const step = stepOf([measure(1, 'building-heat'), measure(2, 'heat-pump')], 2);
    expect(step.changed).toHaveLength(1);
    expect(step.changed[0]).toMatchObject({ code: 'heat_fuel_kwh', row: null, unit: 'kWh gross CV' });
    expect(step.changed[0]?.before.toNumber()).toBe(200_000);
    expect(step.changed[0]?.after.toNumber()).toBeCloseTo(200_000 - saved, 6);
    expect(step.notes).toMatchObject([
      { en: expect.stringContaining('seasonal performance factor'), pl: expect.stringContaining('SPF') },
    ]);
    expect(stepOf([measure(2, 'heat-pump')], 2).notes).toEqual([]);
    // Fuel × 0.18296 less the leak of 12 kg × 5.5 % × 677, less the electricity 0.85 ÷ 2.71 × 0.553; scope 3 is not counted.
    const fuel = 200_000 - saved;
    const kg = fuel * 0.18296 - 12 * 0.055 * 677 - (fuel * 0.85 * 0.553) / 2.71;
    expect(step.year1.locationBasedT.toNumber()).toBeCloseTo(kg / 1000, 6);
  });

  it('subtracts the savings of insulation once, and never those of a boiler with another fuel', () => {
    const pumps = [measure(2, 'heat-pump'), measure(3, 'heat-pump', { fuel: 'oil' })];
    const apartSteps = runBranch(pumps, much).steps;
    expect(apartSteps.map(({ changed }) => changed)).toEqual([[], []]);
    const [insulation, ...both] = runBranch([measure(1, 'building-heat'), ...pumps], much).steps;
    const saved = insulation?.calculation.values.fuel_saved?.toNumber() ?? 0;
    expect(saved).toBeGreaterThan(0);
    const taken = both.flatMap(({ changed }) => changed.map((change) => change.before.minus(change.after)));
    expect(Decimal.sum(...taken).toNumber()).toBeCloseTo(saved, 6);
  });

  it('shares what insulation saved among the boilers of a place by their fuel', () => {
    const pumps = [
      measure(2, 'heat-pump'),
      measure(3, 'heat-pump', { fuel: 'oil', heat_fuel_kwh: 50_000 }),
      measure(4, 'heat-pump', { location: 'B' }),
    ];
    const [insulation, ...steps] = runBranch([measure(1, 'building-heat'), ...pumps], much).steps;
    const saved = insulation?.calculation.values.fuel_saved?.toNumber() ?? 0;
    const left = steps.map(({ changed }) => changed.map(({ after }) => after.toNumber()));
    expect(left[0]?.[0]).toBeCloseTo(200_000 - saved * 0.8, 6);
    expect(left[1]?.[0]).toBeCloseTo(50_000 - saved * 0.2, 6);
    expect(left[2]).toEqual([]);
  });

  it('does not lower the fuel for heat that comes from a district or from another place', () => {
    const district = measure(1, 'building-heat', {}, 1);
    expect(stepOf([district, measure(2, 'heat-pump')], 2).changed).toEqual([]);
    expect(
      stepOf([measure(1, 'building-heat', { location: 'B' }), measure(2, 'heat-pump')], 2).changed,
    ).toEqual([]);
  });

  it('raises the fuel where lamps no longer heat', () => {
    // 17,310 kWh less light, of which 30 % is replaced by a boiler of 0.85.
    const step = stepOf([measure(1, 'led-lighting', { heat_share: 0.3 }), measure(2, 'heat-pump')], 2);
    expect(step.changed[0]?.after.toNumber()).toBeCloseTo(200_000 + (17_310 * 0.3) / 0.85, 6);
  });

  it('calculates a roof with the remaining demand, and its share of own use for it', () => {
    // 50 kWp × 990 × 0.971 = 48,064.5 kWh.
    const roof = measure(2, 'rooftop-pv', { site_kwh: 100_000 });
    const step = stepOf([measure(1, 'led-lighting', { life: 25 }), roof], 2);
    expect(step.changed.map(({ code }) => code)).toEqual(['site_kwh', 'self_share']);
    expect(step.changed[0]?.after.toNumber()).toBe(100_000 - 17_310);
    // Ratio 0.480645 to 0.5812613. Poland, nearest to 0.75: see the curve in the test of the share below.
    expect(step.changed[1]?.after.lt(0.75)).toBe(true);
    expect([step.notes, stepOf([roof], 2).notes]).toEqual([[], []]);
  });

  it('keeps the given share of own use of a roof if no curve is published, with a note', () => {
    const roof = measure(2, 'rooftop-pv', { site_kwh: 100_000 });
    const rows = scenarioParameterRows.filter(({ id }) => !id.startsWith('pv_self_use'));
    const without = { ...roof, model: { ...roof.model, parameters: new ScenarioParameters(rows) } };
    const step = stepOf([measure(1, 'led-lighting', { life: 25 }), without], 2);
    expect(step.changed.map(({ code }) => code)).toEqual(['site_kwh']);
    expect(step.notes).toMatchObject([
      { en: expect.stringContaining('no curve is published'), pl: expect.stringContaining('krzywej') },
    ]);
  });

  it('gives a roof the demand of cars and of a heat pump, cars only as far as they charge at the location', () => {
    const half = measure(1, 'fleet-ev', { site_share: 0.5, ef_el_other: 0.5 });
    const roof = measure(2, 'rooftop-pv', { site_kwh: 100_000 });
    // 10 × 25,000 km × 0.19814 ÷ 0.89 = 55,657.3 kWh, half of it here.
    expect(stepOf([half, roof], 2).changed[0]?.after.toNumber()).toBeCloseTo(
      100_000 + (250_000 * 0.19814) / 0.89 / 2,
      6,
    );
  });

  it('lets a contract cover the remaining purchases, by location', () => {
    const step = stepOf([measure(1, 'led-lighting'), measure(2, 'green-contract')], 2);
    expect(
      step.changed.map(({ code, row, before, after }) => [code, row, Number(before), Number(after)]),
    ).toEqual([['kwh_year', 0, 400_000, 382_690]]);
    expect(step.notes).toEqual([]);
    // (382,690 + 150,000 kWh) × 0.8083.
    expect(step.year1.marketBasedT.toNumber()).toBeCloseTo((532_690 * 0.8083) / 1000, 9);
    expect(step.year1.locationBasedT.isZero()).toBe(true);
  });

  it('counts no kilowatt-hour in the market-based figure twice', () => {
    const { total } = runBranch([measure(1, 'led-lighting'), measure(2, 'green-contract')], much);
    // What both leave of A is 382,690 kWh at 0 and of B 150,000 at 0.8083: all else of 400,000 + 150,000 kWh is saved.
    expect(total.marketBasedT.toNumber()).toBeCloseTo((550_000 * 0.8083) / 1000, 9);
  });

  it('never lowers an amount below zero', () => {
    const step = stepOf([measure(1, 'led-lighting'), measure(2, 'rooftop-pv', { site_kwh: 10_000 })], 2);
    expect(step.changed[0]?.after.toNumber()).toBe(0);
    expect(step.year1.locationBasedT.toNumber()).toBe(0);
    // An amount that did not exist is not changed either.
    const empty = stepOf([measure(1, 'led-lighting'), measure(2, 'rooftop-pv', { site_kwh: 0 })], 2);
    expect(empty.changed).toEqual([]);
  });
});

describe('a plan', () => {
  it('counts no more than was recorded, with a note', () => {
    const little: BranchRecorded = {
      A: evenRecorded({ scope1: 0, scope2Location: 5000, scope2Market: 9000, scope3: 0 }),
    };
    const { steps, total, today } = runBranch([measure(1, 'led-lighting')], little);
    expect(steps[0]?.isLimited).toBe(true);
    expect(steps[0]?.notes.at(-1)?.en).toContain('Less is recorded than this measure would replace');
    // 17,310 kWh × 0.553 would be saved: 5,000 kg are there, and the market-based saving counts by the same share.
    const share = 5000 / (17_310 * 0.553);
    expect(steps[0]?.countedShare.toNumber()).toBeCloseTo(share, 9);
    expect(total.locationBasedT.toNumber()).toBeCloseTo(5, 9);
    expect(total.marketBasedT.toNumber()).toBeCloseTo((17_310 * 0.8083 * share) / 1000, 9);
    // The money of the whole measure over reduced tonnes would be a misleading cost.
    expect([steps[0]?.npv, steps[0]?.macLocationBased, steps[0]?.macMarketBased, total.npv]).toEqual(
      Array(4).fill(null),
    );
    expect(steps[0]?.alone.values.npv).not.toBeNull();
    expect(today.locationBasedT.toNumber()).toBe(30);
  });

  it('never turns a saving into a loss because little is recorded', () => {
    const whole = stepOf([measure(1, 'fleet-ev')], 1);
    expect(whole.year1.locationBasedT.gt(0)).toBe(true);
    const scope1 = Number(whole.calculation.series.s1?.[0]);
    for (const part of [0, 0.1, 0.5, 0.99]) {
      const recorded = {
        A: { ...evenRecorded(plenty), mobile: { ...plenty, scope1: scope1 * part } },
      };
      const step = stepOf([measure(1, 'fleet-ev')], 1, recorded);
      expect(step.countedShare.toNumber()).toBeCloseTo(part, 9);
      for (const figure of ['locationBasedT', 'marketBasedT'] as const)
        expect(step.year1[figure].toNumber()).toBeCloseTo(whole.year1[figure].toNumber() * part, 6);
    }
  });

  it('hands the next measure only the electricity of the part that counts', () => {
    const fleet = measure(1, 'fleet-ev');
    const scope1 = Number(stepOf([fleet], 1).calculation.series.s1?.[0]);
    const recorded = {
      A: { ...evenRecorded(plenty), mobile: { ...plenty, scope1: scope1 / 2 } },
    };
    const roof = measure(2, 'rooftop-pv', { site_kwh: 100_000 });
    const step = stepOf([fleet, roof], 2, recorded);
    expect(step.changed[0]?.after.toNumber()).toBeCloseTo(100_000 + (250_000 * 0.19814) / 0.89 / 2, 6);
  });

  it('does not treat rounding as a cut, and still saves no more than was recorded', () => {
    const saved = runBranch([measure(1, 'led-lighting')], much).steps[0]?.calculation.series;
    const kg = Math.max(...(saved?.s2lb ?? []).map(Number));
    const recordedIs = (scope2Location: number): BranchRecorded => ({
      A: evenRecorded({ ...plenty, scope2Location }),
    });
    // Factors of five digits, and months of two editions: a thousandth.
    const [whole, close, short] = [kg - 0.9, kg * 0.9991, kg * 0.9989].map(
      (left) => runBranch([measure(1, 'led-lighting')], recordedIs(left)).steps[0],
    );
    expect([whole?.isLimited, whole?.npv === null]).toEqual([false, false]);
    expect([close?.isLimited, close?.npv === null]).toEqual([false, false]);
    expect(close?.year1.locationBasedT.toNumber()).toBeCloseTo((kg * 0.9991) / 1000, 9);
    expect([short?.isLimited, short?.npv === null]).toEqual([true, true]);
  });

  it('is drawn by calendar year from the first to the last year of any measure', () => {
    const early = measure(1, 'led-lighting', { start_year: 2026, life: 2 });
    const late = measure(2, 'compressed-air', { start_year: 2029, life: 1 });
    const { years } = runBranch([early, late], much, {
      locationBasedT: decimal(1000),
      marketBasedT: decimal(2000),
    });
    expect(years.map(({ year, locationBasedT }) => [year, Number(locationBasedT.toFixed(5))])).toEqual([
      [2026, 990.42757],
      [2027, 990.42757],
      [2028, 1000],
      [2029, Number((1000 - 94.5945945945946 * 0.553).toFixed(5))],
    ]);
  });

  it('has a cost per tonne only where something is saved', () => {
    const [contract] = runBranch([measure(1, 'green-contract')], much).steps;
    expect(contract?.macLocationBased).toBeNull();
    // 5,500 a year for 444.565 t, over one year without discounting.
    expect(contract?.macMarketBased?.toNumber()).toBeCloseTo(5500 / 444.565, 9);
  });

  it('of nothing is today', () => {
    expect(runBranch([], much).years).toEqual([]);
    expect(runBranch([], much).total.locationBasedT.isZero()).toBe(true);
  });
});

const places = ['A', 'B', 'C', 'D'];
const amount = fc.integer({ min: 0, max: 400_000 });
const anyMeasures = fc
  .record({
    chosen: fc.subarray(
      seedExamples()
        .map(({ id, index }) => ({ id, index }))
        .filter(({ index }) => index < 2),
      { minLength: 1, maxLength: 6 },
    ),
    place: fc.array(fc.constantFrom(...places), { minLength: 6, maxLength: 6 }),
    start: fc.array(fc.integer({ min: 2026, max: 2030 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ chosen, place, start }) =>
    chosen.map(({ id, index }, at) =>
      measure(at + 1, id, { location: place[at] ?? 'A', start_year: start[at] ?? 2026 }, index),
    ),
  );
const anyRecorded = fc
  .tuple(amount, amount, amount, amount)
  .map(
    ([scope1, scope2Location, scope2Market, scope3]): BranchRecorded =>
      Object.fromEntries(
        places.map((id) => [id, evenRecorded({ scope1, scope2Location, scope2Market, scope3 })]),
      ),
  );

describe('any plan', () => {
  it('has shares that sum to the total, which is never more than what was recorded', () => {
    fc.assert(
      fc.property(anyMeasures, anyRecorded, (measures, recorded) => {
        const { steps, total, today, years } = runBranch(measures, recorded);
        const sum = steps.reduce((all, { year1 }) => all.plus(year1.locationBasedT), new Decimal(0));
        if (!total.isOfOneYear) expect(sum.toString()).toBe(total.locationBasedT.toString());
        for (const figure of ['locationBasedT', 'marketBasedT'] as const)
          expect(total[figure].minus(today[figure]).lt(1e-6)).toBe(true);
        for (const year of years) {
          expect(year.locationBasedT.gte(-1e-20)).toBe(true);
          expect(year.marketBasedT.gte(-1e-20)).toBe(true);
        }
        const saved = years.reduce(
          (all, year) => all.plus(today.marketBasedT).minus(year.marketBasedT),
          new Decimal(0),
        );
        const shares = steps.reduce((all, { life }) => all.plus(life.marketBasedT), new Decimal(0));
        expect(saved.minus(shares).abs().lt(1e-15)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('does not depend on the order in which its measures are given', () => {
    fc.assert(
      fc.property(anyMeasures, (measures) => {
        const forward = runBranch(measures, much);
        const backward = runBranch([...measures].reverse(), much);
        expect(backward.steps.map(({ measureId }) => measureId)).toEqual(
          forward.steps.map(({ measureId }) => measureId),
        );
        expect(backward.total.locationBasedT.toString()).toBe(forward.total.locationBasedT.toString());
      }),
      { numRuns: 20 },
    );
  });

  it('is the sum of its measures if they do not interact, in any order', () => {
    const independent = [
      measure(1, 'compressed-air'),
      measure(2, 'led-lighting'),
      measure(3, 'travel-commute'),
      measure(4, 'refrigerant'),
    ];
    const { steps, total } = runBranch(independent, much);
    const alone = steps.reduce((all, step) => all.plus(step.alone.values.lb_year1_t ?? 0), new Decimal(0));
    expect(total.locationBasedT.minus(alone).abs().lt(1e-20)).toBe(true);
    const renamed = runBranch(
      independent.map((one) => ({ ...one, id: 10 - one.id })),
      much,
    );
    expect(renamed.total.locationBasedT.toString()).toBe(total.locationBasedT.toString());
  });

  it('is not changed by a measure without effect', () => {
    const nothing = measure(9, 'building-heat', { envelope_dict: [], delta_k: 0 });
    const others = [measure(1, 'heat-pump'), measure(2, 'rooftop-pv'), measure(3, 'green-contract')];
    const without = runBranch(others, much);
    const withIt = runBranch([nothing, ...others], much);
    expect(withIt.steps.slice(1).map(({ changed }) => changed)).toEqual(
      without.steps.map(({ changed }) => changed),
    );
    expect(withIt.total.locationBasedT.toString()).toBe(without.total.locationBasedT.toString());
    expect(withIt.steps[0]?.year1.marketBasedT.isZero()).toBe(true);
  });
});
