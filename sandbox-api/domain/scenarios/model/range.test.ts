import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '#api/domain/units/decimal';
import { exampleInputs } from '#api/testing/facts/scenario-inputs';
import { seedExamples, seedModel } from '#api/testing/seed-scenarios';
import { calculate } from './calculate';
import type { EnteredRow, EnteredValue, InputSource, InputSources } from './definition';
import { type RangeStep, workOutRange } from './range';

function source(
  low: number | null,
  high: number | null,
  origin: InputSource['origin'] = 'default',
): InputSource {
  return { origin, low, high, source: null, year: null, level: null, note: null };
}

function rangeOf(
  id: string,
  sources: InputSources = {},
  changes: Record<string, EnteredValue> = {},
  index = 0,
) {
  const model = seedModel(id);
  const example = model.definition.examples[index];
  if (!example) throw new Error('No example.');
  const inputs = exampleInputs(model, example, changes);
  const middle = calculate(model, inputs);
  return { middle: middle.values, ...workOutRange(model, inputs, sources, middle) };
}

function ends(steps: readonly RangeStep[], path: string) {
  const step = steps.find((candidate) => candidate.path === path);
  return step && [step.low, step.value, step.high].map((value) => (value === null ? null : value.toNumber()));
}

describe('one at a time', () => {
  it('uses low and high of the source, and ten per cent for typed values', () => {
    const { steps } = rangeOf('rooftop-pv', {
      pv_yield: source(945, 1140),
      price_el: source(null, null, 'typed'),
    });
    expect(ends(steps, 'pv_yield')).toEqual([945, 990, 1140]);
    expect(ends(steps, 'price_el')?.[0]).toBeCloseTo(0.17235, 12);
    expect(ends(steps, 'self_share')).toEqual([0.675, 0.75, 0.825]);
  });

  it('leaves out inputs without a range, unmarked ones and hidden ones', () => {
    const { steps } = rangeOf('rooftop-pv', {
      price_el: source(null, null, 'company'),
      fade_rate: source(null, null),
    });
    expect(steps.map(({ path }) => path)).toEqual(['pv_yield', 'self_share', 'discount_rate']);
    expect(rangeOf('led-lighting', {}, {}, 1).steps.map(({ path }) => path)).toContain('grid_decline');
    expect(rangeOf('led-lighting', {}, { grid_path: 'none' }, 1).steps.map(({ path }) => path)).not.toContain(
      'grid_decline',
    );
  });

  it('stays inside the bounds of the field and on both sides of the value', () => {
    const { steps } = rangeOf('rooftop-pv', { pv_yield: source(1000, 985) }, { self_share: 0.95 });
    expect(ends(steps, 'self_share')?.[2]).toBe(1);
    expect(ends(steps, 'pv_yield')).toBeUndefined();
    expect(ends(rangeOf('rooftop-pv', { pv_yield: source(100, 9000) }).steps, 'pv_yield')).toEqual([
      500, 990, 1800,
    ]);
  });

  it('moves a column of a table in every row, and shows no number where the rows differ', () => {
    const row: EnteredRow = {
      lamp: 't8_58_m',
      count: 100,
      lamp_w: 50,
      ballast_factor: 1.2,
      hours: 1000,
      led_w: 20,
    };
    const sources = {
      'bulbs_dict.0.ballast_factor': source(1.05, 1.25),
      'bulbs_dict.1.ballast_factor': source(1.05, 1.25),
    };
    const same = rangeOf('led-lighting', sources, { bulbs_dict: [row, row], site_kwh: null });
    expect(ends(same.steps, 'bulbs_dict.ballast_factor')).toEqual([1.05, 1.2, 1.25]);
    // 2 × 100 × (50 W × 1.05 − 20 W) × 1,000 h ÷ 1,000 = 6,500 kWh.
    const [step] = same.steps;
    expect(step?.atLow.d_el_kwh?.toNumber()).toBe(6500);
    expect(step?.atHigh.d_el_kwh?.toNumber()).toBe(8500);
    const mixed = rangeOf('led-lighting', sources, {
      bulbs_dict: [row, { ...row, ballast_factor: 1.1 }],
      site_kwh: null,
    });
    expect(ends(mixed.steps, 'bulbs_dict.ballast_factor')).toEqual([1.05, null, 1.25]);
  });

  it('moves nothing else', () => {
    // 48,064.5 kWh × 0.75 × 0.553, by the yield alone: ÷ 990 × 945.
    const { steps } = rangeOf('rooftop-pv', { pv_yield: source(945, 1140) });
    const step = steps.find(({ path }) => path === 'pv_yield');
    expect(step?.atLow.lb_year1_t?.toNumber()).toBeCloseTo((50 * 945 * 0.971 * 0.75 * 0.553) / 1000, 9);
    expect(step?.atHigh.lb_year1_t?.toNumber()).toBeCloseTo((50 * 1140 * 0.971 * 0.75 * 0.553) / 1000, 9);
  });
});

describe('the outer band', () => {
  it('puts every input at the end that lowers the figure, found by its sign', () => {
    const sources = {
      spf: source(2.3, 3.12),
      boiler_eff: source(0.8, 0.87),
      hp_leak: source(0.01, 0.1),
      price_fuel: source(0.07, 0.07),
      price_el: source(0.1735, 0.1915),
      discount_rate: source(0.01, 0.08),
    };
    const { band } = rangeOf('heat-pump', sources);
    const saved = (spf: number, efficiency: number, leak: number) =>
      (200_000 * 0.18296 - 12 * leak * 677 - ((200_000 * efficiency) / spf) * 0.553) / 1000;
    // A better boiler leaves less to gain, a better pump more, a leak less.
    expect(band.lb_year1_t?.low?.toNumber()).toBeCloseTo(saved(2.3, 0.87, 0.1), 9);
    expect(band.lb_year1_t?.high?.toNumber()).toBeCloseTo(saved(3.12, 0.8, 0.01), 9);
    // For the electricity of the pump the same inputs point the other way.
    expect(band.hp_el?.low?.toNumber()).toBeCloseTo((200_000 * 0.8) / 3.12, 6);
    expect(band.hp_el?.high?.toNumber()).toBeCloseTo((200_000 * 0.87) / 2.3, 6);
  });

  it('has no end where a figure has no value: a payback that never comes', () => {
    const { band, middle } = rangeOf('heat-pump', { spf: source(2.3, 3.12), price_el: source(0.1, 0.3) });
    expect(middle.payback).not.toBeNull();
    expect(band.payback?.high).toBeNull();
    expect(band.payback?.low?.lt(middle.payback ?? 0)).toBe(true);
    expect(band.mac_mb).toEqual({ low: null, high: null });
  });

  it('is empty without an input that has a range', () => {
    const none = source(null, null, 'company');
    const { steps, band } = rangeOf('green-contract', { discount_rate: none, price_el: none });
    expect([steps, band]).toEqual([[], {}]);
  });

  it('contains the middle and both ends of every input, for any inputs', () => {
    const cases = seedExamples().map(({ id, index }) => ({ id, index }));
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        ({ id, index }, scale) => {
          const [example] = seedModel(id).definition.examples.slice(index);
          const capex = Math.round(Number(example?.inputs.capex ?? 0) * scale);
          const { middle, band, steps } = rangeOf(id, {}, { capex }, index);
          for (const [figure, { low, high }] of Object.entries(band)) {
            const value = middle[figure];
            for (const other of [
              value,
              ...steps.flatMap(({ atLow, atHigh }) => [atLow[figure], atHigh[figure]]),
            ]) {
              if (!Decimal.isDecimal(other)) continue;
              expect(low === null || low.lte(other), `${figure} low`).toBe(true);
              expect(high === null || high.gte(other), `${figure} high`).toBe(true);
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
