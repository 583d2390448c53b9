import type { z } from 'zod';
import type { planStep } from '#api/contract/scenarios/plans';
import { niceTicks } from '@/components/charts/plots/plot-geometry';

export type PlanStep = z.output<typeof planStep>;
export type Method = 'location' | 'market';

/**
 * A bar of the curve: its width is the saving over the lifetime, its height the cost per tonne. In per cent of the
 * drawing.
 */
export type MacBar = {
  step: PlanStep;
  tonnes: number;
  cost: number;
  left: number;
  width: number;
  top: number;
  height: number;
};

/** `ticks` are round costs with their positions, `zero` is the position of zero; in per cent from the top. */
export type MacCurve = {
  bars: MacBar[];
  zero: number;
  ticks: { cost: number; place: number }[];
  notDrawn: PlanStep[];
};

/**
 * Measures by cost per tonne, cheapest first. A negative cost per tonne cannot be ranked (a measure looks better the
 * less it saves), so measures with gains are sorted by net present value.
 */
export function macCurve(steps: readonly PlanStep[], method: Method): MacCurve {
  const of = (step: PlanStep) =>
    method === 'location'
      ? { tonnes: step.locationBasedLifeT, cost: step.macLocationBased }
      : { tonnes: step.marketBasedLifeT, cost: step.macMarketBased };
  const drawn = steps.flatMap((step) => {
    const { tonnes, cost } = of(step);
    return tonnes > 0 && cost !== null ? [{ step, tonnes, cost }] : [];
  });
  const notDrawn = steps.filter((step) => !drawn.some((one) => one.step === step));
  drawn.sort((one, other) =>
    one.cost < 0 && other.cost < 0 ? (other.step.npv ?? 0) - (one.step.npv ?? 0) : one.cost - other.cost,
  );
  const ticks = niceTicks(drawn.map(({ cost }) => cost));
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const span = most - least;
  const all = drawn.reduce((sum, { tonnes }) => sum + tonnes, 0);
  const placeOf = (cost: number) => ((most - cost) / span) * 100;
  let left = 0;
  const bars = drawn.map(({ step, tonnes, cost }) => {
    const width = (tonnes / all) * 100;
    const top = placeOf(Math.max(0, cost));
    const bar = { step, tonnes, cost, left, width, top, height: placeOf(Math.min(0, cost)) - top };
    left += width;
    return bar;
  });
  return {
    bars,
    zero: placeOf(0),
    ticks: ticks.map((cost) => ({ cost, place: placeOf(cost) })),
    notDrawn,
  };
}
