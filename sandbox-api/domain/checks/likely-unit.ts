import type { Unit } from '#api/domain/units/units';

/**
 * Ratios between units that are often mistaken for each other: MWh and kWh, kWh and MJ, GJ and kWh, therm and
 * kWh.
 */
const mistakenTimes = [1000, 3.6, 277.8, 29.3] as const;
/** A cubic metre of natural gas has about 11 kWh, gross. */
const gas = { entered: ['m3', 'm3-normal'], times: 11, likely: 'kWh-gross' } as const;

/**
 * The unit in which an amount was probably entered: the ratio between the amount and the usual one matches,
 * within 10 %, a ratio between the entered unit and another; undefined if none matches.
 */
export function likelyUnit(
  entered: Unit,
  ratios: readonly number[],
  units: readonly Unit[],
): Unit | undefined {
  for (const ratio of ratios) {
    const times = mistakenTimes.find((candidate) => isNear(ratio, candidate, 0.1));
    const found = units.find((unit) => times !== undefined && isNear(timesOf(entered, unit), times, 0.005));
    if (found) return found;
    if (gas.entered.some((code) => code === entered.code) && isNear(ratio, gas.times, 0.1))
      return units.find(({ code }) => code === gas.likely);
  }
  return undefined;
}

/** 0 where the two measure different things. */
function timesOf(one: Unit, other: Unit): number {
  return one.dimension === other.dimension ? Number(one.perBase) / Number(other.perBase) : 0;
}

function isNear(value: number, target: number, share: number): boolean {
  return Math.abs(value - target) <= target * share;
}
