import { z } from 'zod';
import { currencies } from '#api/contract/company/currencies';

/** What an estimated amount was calculated from: the amount paid, or a distance and the fuel economy. */
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

/** Above zero, because it is a divisor. Nine decimals at most, like amounts. */
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
 * The inputs of the calculated amount; the server calculates it again. Inputs of the other method are
 * dropped, and all are if `amountFrom` is null.
 */
export const workedOutInputs = {
  amountFrom: choiceOf(amountFrom),
  amountPaid: positiveBelow(1e15),
  /** In `currency`, per unit of the amount. */
  pricePerUnit: positiveBelow(1e9),
  currency: choiceOf(currency),
  distance: positiveBelow(1e12),
  distanceUnit: choiceOf(distanceUnit),
  fuelEconomy: positiveBelow(1e4),
  fuelEconomyUnit: choiceOf(fuelEconomyUnit),
};

export const workedOutOutputs = {
  /** Set if the amount is an estimate; null if it was read from a bill, a receipt or a meter. */
  amountFrom: amountFrom.nullable(),
  amountPaid: z.number().nullable(),
  /** In `currency`, per unit of the amount. */
  pricePerUnit: z.number().nullable(),
  currency: currency.nullable(),
  distance: z.number().nullable(),
  distanceUnit: distanceUnit.nullable(),
  fuelEconomy: z.number().nullable(),
  fuelEconomyUnit: fuelEconomyUnit.nullable(),
};

/** Required inputs of each method. */
export const inputsOfWay = {
  spend: ['amountPaid', 'currency', 'pricePerUnit'],
  distance: ['distance', 'distanceUnit', 'fuelEconomy', 'fuelEconomyUnit'],
} as const satisfies Record<AmountFrom, readonly (keyof typeof workedOutInputs)[]>;
