import type { z } from 'zod';
import type { planStep } from '#api/contract/scenarios/plans';
import { niceTicks } from '@/components/charts/plots/plot-geometry';

export type PlanStep = z.output<typeof planStep>;
export type Method = 'location' | 'market';

/** A bar of the curve: as wide as what is saved over the life, as high as a tonne costs. In per cent of the drawing. */
export type MacBar = {
  step: PlanStep;
  tonnes: number;
  cost: number;
  left: number;
  width: number;
  top: number;
  height: number;
};

/** `ticks` are round costs with their places, `zero` the place of nought; in per cent from the top. */
export type MacCurve = {
  bars: MacBar[];
  zero: number;
  ticks: { cost: number; place: number }[];
  notDrawn: PlanStep[];
};

/**
 * Measures by what a tonne costs, the cheapest first. Below zero a cost per tonne ranks nothing (a measure looks better
 * the less it saves), so those stand by their net present value.
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
