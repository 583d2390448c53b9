import type { EmissionSum } from '#api/contract/emissions/emission-sums';

export const gasNames = ['co2', 'ch4', 'n2o', 'other'] as const;

/**
 * The name of a gas in a sum. Emissions are never negative, so a negative rest is rounding: publishers' totals differ
 * from their gases in the last digit.
 */
export function gasName(gas: (typeof gasNames)[number], gases: NonNullable<EmissionSum['gases']>) {
  return gas === 'other' && Number(gases.other) < 0 ? 'rounding' : gas;
}
