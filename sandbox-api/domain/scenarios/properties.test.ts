import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, sum } from '#api/domain/units/decimal';
import { exampleInputs } from '#api/testing/facts/scenario-inputs';
import { seedExamples, seedModel } from '#api/testing/seed-scenarios';
import { type Calculation, calculate } from './model/calculate';
import type { EnteredRow, EnteredValue } from './model/definition';

function worked(id: string, changes: Record<string, EnteredValue>, index = 0): Calculation {
  const model = seedModel(id);
  const example = model.definition.examples[index];
  if (!example) throw new Error('No example.');
  return calculate(model, exampleInputs(model, example, changes));
}

function value(calculation: Calculation, figure: string): Decimal {
  const found = calculation.values[figure];
  if (!found) throw new Error(`No ${figure}`);
  return found;
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const year = fc.record({
  life: fc.integer({ min: 1, max: 40 }),
  start_year: fc.integer({ min: 2020, max: 2050 }),
  discount_rate: fc.double({ min: 0, max: 0.25, noNaN: true }),
  growth_el: fc.double({ min: -0.1, max: 0.15, noNaN: true }),
  growth_other: fc.double({ min: -0.1, max: 0.15, noNaN: true }),
  grid_path: fc.constantFrom('none', 'trend', 'target'),
  grid_decline: fc.double({ min: 0, max: 0.3, noNaN: true }),
  grid_target: share,
  mb_follows_grid: fc.constantFrom('0', '1'),
  count_s3: fc.constantFrom('0', '1'),
  ef_el_lb: fc.double({ min: 0.001, max: 1.5, noNaN: true }),
  ef_el_mb: fc.double({ min: 0, max: 1.5, noNaN: true }),
  ef_el_s3: fc.double({ min: 0, max: 0.5, noNaN: true }),
  price_el: fc.double({ min: 0, max: 2, noNaN: true }),
  capex: fc.integer({ min: 0, max: 1_000_000 }),
});
const anyCase = fc.constantFrom(...seedExamples().map(({ id, index }) => ({ id, index })));

describe('any simulation', () => {
  it('has finite numbers in every figure, row and year', () => {
    fc.assert(
      fc.property(anyCase, year, ({ id, index }, changes) => {
        const { values, rows, series } = worked(id, changes, index);
        const all = [
          ...Object.values(values),
          ...Object.values(series).flat(),
          ...Object.values(rows).flatMap((list) => list.flatMap((row) => Object.values(row))),
        ];
        for (const number of all) expect(number === null || number.isFinite()).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('has parts that add up: scopes to the total, years to the period, methods apart by scope 2 alone', () => {
    fc.assert(
      fc.property(anyCase, year, ({ id, index }, changes) => {
        const calculation = worked(id, changes, index);
        const counted = changes.count_s3 === '1' ? value(calculation, 's3_year1_t') : 0;
        const scopes = value(calculation, 's1_year1_t').plus(counted);
        const isNear = (a: Decimal, b: Decimal) => expect(a.minus(b).abs().lt(1e-18)).toBe(true);
        isNear(scopes.plus(value(calculation, 's2lb_year1_t')), value(calculation, 'lb_year1_t'));
        isNear(scopes.plus(value(calculation, 's2mb_year1_t')), value(calculation, 'mb_year1_t'));
        const years = (calculation.series.lb ?? []).filter((tonnes): tonnes is Decimal => tonnes !== null);
        expect(years).toHaveLength(changes.life);
        isNear(sum(years), value(calculation, 'lb_life_t'));
      }),
      { numRuns: 60 },
    );
  });

  it('is worth its cash less the investment without discounting, and its cost per tonne gives the value back', () => {
    fc.assert(
      fc.property(anyCase, year, ({ id, index }, changes) => {
        const { values, series } = worked(id, { ...changes, discount_rate: 0 }, index);
        const cash = sum((series.cash ?? []).filter((money): money is Decimal => money !== null));
        expect(
          values.npv
            ?.minus(cash)
            .plus(values.net_capex ?? 0)
            .abs()
            .lt(1e-15),
        ).toBe(true);
        const { mac_lb: cost, lb_life_t: tonnes, npv, payback, cash_year1: first, net_capex: net } = values;
        if (cost && tonnes && npv) expect(cost.times(tonnes).plus(npv).abs().lt(1e-15)).toBe(true);
        if (cost === null) expect(tonnes?.lte('0.000001')).toBe(true);
        if (payback && first && net) expect(payback.times(first).minus(net).abs().lt(1e-15)).toBe(true);
        if (payback === null) expect(first?.lte(0) || net?.lt(0)).toBe(true);
        expect(payback?.gte(0) ?? true).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is worth less at a higher rate while money only comes in', () => {
    fc.assert(
      fc.property(share, share, (a, b) => {
        const [low, high] = [Math.min(a, b) / 4, Math.max(a, b) / 4];
        const npv = (rate: number) => value(worked('led-lighting', { discount_rate: rate }), 'npv');
        expect(npv(low).gte(npv(high))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

const lamp: EnteredRow = { lamp: 'other', count: 10, lamp_w: 40, ballast_factor: 1, hours: 2000, led_w: 40 };
const nothing: readonly (readonly [string, Record<string, EnteredValue>])[] = [
  ['led-lighting', { bulbs_dict: [lamp] }],
  ['led-lighting', { bulbs_dict: [] }],
  ['rooftop-pv', { self_share: 0, price_export: 0 }],
  ['rooftop-pv', { site_kwh: 0, price_export: 0 }],
  ['green-contract', { q_cancelled: '0', premium: 0 }],
  ['travel-commute', { travel_dict: [], remote_days: 0, pool_share: 0 }],
  ['travel-commute', { travel_dict: [], employees: 0 }],
  ['building-heat', { envelope_dict: [], delta_k: 0 }],
  ['building-heat', { heat_fuel_kwh: 0 }],
  ['compressed-air', { control_effect: 0 }],
  ['compressed-air', { compressor_kwh: 0 }],
  ['compressed-air', { leak_before: 0.1, leak_after: 0.1 }],
];

describe('a measure without effect', () => {
  it.each(nothing.map(([id, changes]) => [`${id} ${JSON.stringify(changes)}`, id, changes] as const))(
    'saves nothing and has no cost per tonne: %s',
    (_, id, changes) => {
      const { values } = worked(id, { ...changes, opex_extra: 0 });
      for (const figure of ['lb_year1_t', 'mb_year1_t', 'lb_life_t', 'mb_life_t', 'cash_year1']) {
        if (id === 'travel-commute' || id === 'building-heat' || figure !== 'cash_year1') {
          expect(values[figure]?.isZero(), figure).toBe(true);
        }
      }
      expect([values.mac_lb, values.mac_mb]).toEqual([null, null]);
    },
  );
});

/** More of the input saves at least as much location-based, everything else alike. */
const rising: readonly (readonly [string, string, number, number])[] = [
  ['rooftop-pv', 'kwp', 1, 500],
  ['rooftop-pv', 'self_share', 0, 1],
  ['rooftop-pv', 'site_kwh', 0, 500_000],
  ['rooftop-pv', 'pv_yield', 500, 1800],
  ['heat-pump', 'spf', 1.2, 7],
  ['fleet-ev', 'charging_loss', 0.35, 0],
  ['building-heat', 'delta_k', 0, 5],
  ['building-heat', 'use_factor', 0.3, 1],
  ['compressed-air', 'compressor_kwh', 0, 1_000_000],
  ['compressed-air', 'leak_before', 0.1, 0.6],
  ['compressed-air', 'leak_after', 0.6, 0],
  ['travel-commute', 'pool_share', 0, 1],
  ['travel-commute', 'pool_size', 1, 8],
  ['led-lighting', 'control_share', 0, 0.8],
  ['led-lighting', 'heat_share', 1, 0],
];

describe('more of an input', () => {
  it.each(rising)('%s: %s from %d to %d never saves less', (id, code, from, to) => {
    fc.assert(
      fc.property(share, share, (a, b) => {
        const at = (way: number) => worked(id, { [code]: from + (to - from) * way, capex: 1000 });
        const [less, more] = [at(Math.min(a, b)), at(Math.max(a, b))];
        expect(value(more, 'lb_life_t').gte(value(less, 'lb_life_t').minus(1e-15))).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});

describe('a cleaner grid', () => {
  it('lowers the saving of a measure that saves electricity, and raises that of one that needs it', () => {
    const trend = { grid_path: 'trend', grid_decline: 0.05, ef_year: 2024 };
    const life = (id: string, changes: Record<string, EnteredValue>) =>
      value(worked(id, changes), 'lb_life_t');
    expect(life('compressed-air', trend).lt(life('compressed-air', { grid_path: 'none' }))).toBe(true);
    expect(life('heat-pump', trend).gt(life('heat-pump', { grid_path: 'none' }))).toBe(true);
  });

  it('does not move district heat, nor the market-based figure unless told to', () => {
    const trend = { grid_path: 'trend', grid_decline: 0.05 };
    const district = { carrier: 'district' };
    expect(value(worked('building-heat', { ...district, ...trend }), 'lb_life_t').toString()).toBe(
      value(worked('building-heat', { ...district, grid_path: 'none' }), 'lb_life_t').toString(),
    );
    const still = value(worked('compressed-air', { grid_path: 'none' }), 'mb_life_t');
    expect(value(worked('compressed-air', trend), 'mb_life_t').toString()).toBe(still.toString());
    expect(value(worked('compressed-air', { ...trend, mb_follows_grid: '1' }), 'mb_life_t').lt(still)).toBe(
      true,
    );
  });

  it('reaches its goal in the year of the goal and stays there', () => {
    const { series } = worked('compressed-air', {
      grid_path: 'target',
      grid_target: 0.0553,
      grid_target_year: 2028,
      start_year: 2026,
      life: 4,
    });
    // From 2024 to 2028 in four even steps: 0.55, 0.325, 0.1 and no further.
    expect(series.grid?.map((grid) => grid?.toDecimalPlaces(12).toNumber())).toEqual([0.55, 0.325, 0.1, 0.1]);
  });
});
