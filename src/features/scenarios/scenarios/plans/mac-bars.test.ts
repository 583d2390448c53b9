import { describe, expect, it } from 'vitest';
import { macCurve, type PlanStep } from './mac-bars';

const step = (name: string, given: Partial<PlanStep>): PlanStep => ({
  scenarioBackupId: name.length,
  scenarioId: 1,
  scenarioCode: 'led-lighting',
  name,
  locationId: null,
  locationName: null,
  stage: 1,
  locationBasedT: 1,
  marketBasedT: 0,
  aloneLocationBasedT: 1,
  aloneMarketBasedT: 0,
  locationBasedLifeT: 10,
  marketBasedLifeT: 0,
  isLimited: false,
  countedShare: 1,
  npv: 0,
  macLocationBased: 0,
  macMarketBased: null,
  changed: [],
  ...given,
});

const names = (steps: PlanStep[]) => macCurve(steps, 'location').bars.map((bar) => bar.step.name);

describe('the marginal abatement cost curve', () => {
  it('ranks measures with costs by cost per tonne and measures with gains by net present value', () => {
    expect(
      names([
        step('dear', { macLocationBased: 90 }),
        step('cheap', { macLocationBased: 20 }),
        step('small earner', { macLocationBased: -500, npv: 100, locationBasedLifeT: 0.2 }),
        step('great earner', { macLocationBased: -50, npv: 5000, locationBasedLifeT: 100 }),
      ]),
    ).toEqual(['great earner', 'small earner', 'cheap', 'dear']);
  });

  it('draws bars as wide as the savings, up or down from the zero line', () => {
    const { bars, zero, ticks } = macCurve(
      [
        step('up', { macLocationBased: 30, locationBasedLifeT: 30 }),
        step('down', { macLocationBased: -10, npv: 1, locationBasedLifeT: 10 }),
      ],
      'location',
    );
    // From −10 to 30 in steps of ten.
    expect(ticks).toEqual([-10, 0, 10, 20, 30].map((cost) => ({ cost, place: ((30 - cost) / 40) * 100 })));
    expect(zero).toBe(75);
    expect(bars.map(({ left, width, top, height }) => [left, width, top, height])).toEqual([
      [0, 25, 75, 25],
      [25, 75, 0, 75],
    ]);
  });

  it('has round axis numbers from below the cheapest to above the most expensive', () => {
    const { ticks, bars } = macCurve(
      [step('up', { macLocationBased: 213.7 }), step('down', { macLocationBased: -87.31, npv: 1 })],
      'location',
    );
    expect(ticks.map(({ cost }) => cost)).toEqual([-100, 0, 100, 200, 300]);
    expect(bars.every(({ top, height }) => top > 0 && top + height < 100)).toBe(true);
  });

  it('leaves out measures that save nothing by the method, and says so', () => {
    const green = step('green contract', { locationBasedLifeT: 0, macLocationBased: null });
    const { bars, notDrawn } = macCurve([green, step('led', {})], 'location');
    expect(bars).toHaveLength(1);
    expect(notDrawn).toEqual([green]);
  });

  it('draws nothing without measures', () => {
    expect(macCurve([], 'market')).toMatchObject({ bars: [], zero: 100 });
  });
});
