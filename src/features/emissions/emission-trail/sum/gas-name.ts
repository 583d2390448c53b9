import type { EmissionSum } from '#api/contract/emissions/emission-sums';

export const gasNames = ['co2', 'ch4', 'n2o', 'other'] as const;

/**
 * The words for a gas of a sum. No gas is emitted below zero: what is left over then is the last digit by which a
 * publisher's printed totals differ from their printed gases.
 */
export function gasName(gas: (typeof gasNames)[number], gases: NonNullable<EmissionSum['gases']>) {
  return gas === 'other' && Number(gases.other) < 0 ? 'rounding' : gas;
}
