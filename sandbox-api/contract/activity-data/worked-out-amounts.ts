import { z } from 'zod';
import { currencies } from '#api/contract/company/currencies';

/** What an amount was worked out from, where nobody read it: what was paid, or a distance and the fuel economy. */
export const amountFrom = z.enum(['spend', 'distance']);
export type AmountFrom = z.output<typeof amountFrom>;

export const distanceUnit = z.enum(['km', 'mi']);
export type DistanceUnit = z.output<typeof distanceUnit>;

/** A mile per gallon of the UK or of the US: the gallons differ by a fifth. */
export const fuelEconomyUnit = z.enum(['l/100km', 'mpg-uk', 'mpg-us']);
export type FuelEconomyUnit = z.output<typeof fuelEconomyUnit>;

/** International yard and pound agreement of 1959: exact. */
export const kilometresPerMile = 1.609344;
/** UK Weights and Measures Act 1985; 231 cubic inches, NIST Handbook 44. Both exact. */
export const litresPerGallon = { 'mpg-uk': 4.54609, 'mpg-us': 3.785411784 } as const;

/** More than nothing: by nothing nobody divides. Nine decimals at most, as amounts have. */
const positiveBelow = (limit: number) =>
  z
    .number()
    .overwrite((value) => Number(value.toFixed(9)))
    .gt(0)
    .lt(limit)
    .nullish()
    .transform((value) => value ?? null);

const choiceOf = <Choice extends z.ZodEnum>(choice: Choice) =>
  choice.nullish().transform((chosen) => chosen ?? null);

const currency = z.enum(currencies);

/**
 * Beside the amount that follows from it; the server works it out again. What the other way asks for is not kept, and
 * nothing is where `amountFrom` is null.
 */
export const workedOutInputs = {
  amountFrom: choiceOf(amountFrom),
  amountPaid: positiveBelow(1e15),
  /** In `currency` for one of the amount's unit. */
  pricePerUnit: positiveBelow(1e9),
  currency: choiceOf(currency),
  distance: positiveBelow(1e12),
  distanceUnit: choiceOf(distanceUnit),
  fuelEconomy: positiveBelow(1e4),
  fuelEconomyUnit: choiceOf(fuelEconomyUnit),
};

export const workedOutOutputs = {
  /** The amount is an estimate; null where it was read from a bill, a receipt or a meter. */
  amountFrom: amountFrom.nullable(),
  amountPaid: z.number().nullable(),
  /** In `currency` for one of the amount's unit. */
  pricePerUnit: z.number().nullable(),
  currency: currency.nullable(),
  distance: z.number().nullable(),
  distanceUnit: distanceUnit.nullable(),
  fuelEconomy: z.number().nullable(),
  fuelEconomyUnit: fuelEconomyUnit.nullable(),
};

/** What each way needs. */
export const inputsOfWay = {
  spend: ['amountPaid', 'currency', 'pricePerUnit'],
  distance: ['distance', 'distanceUnit', 'fuelEconomy', 'fuelEconomyUnit'],
} as const satisfies Record<AmountFrom, readonly (keyof typeof workedOutInputs)[]>;
