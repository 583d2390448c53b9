import type { TFunction } from 'i18next';
import type { FuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import {
  type AmountFrom,
  inputsOfWay,
  kilometresPerMile,
  litresPerGallon,
  type workedOutInputs,
} from '#api/contract/activity-data/worked-out-amounts';
import type { Formatters } from '@/lib/format/formatters';

type Translate = TFunction<['fuel-consumptions', 'entries']>;

export type InputName = keyof typeof workedOutInputs;
/** The inputs as a form holds them. */
export type Inputs = { [Name in InputName]?: FuelConsumption[Name] | undefined };

export const noInputs = {
  amountFrom: null,
  amountPaid: null,
  pricePerUnit: null,
  currency: null,
  distance: null,
  distanceUnit: null,
  fuelEconomy: null,
  fuelEconomyUnit: null,
} as const satisfies Record<InputName, null>;

export const inputNames = Object.keys(noInputs) as InputName[];

/** The entered values of a row. */
export function inputsOf(row: FuelConsumption): { [Name in InputName]: FuelConsumption[Name] } {
  const { amountFrom, amountPaid, pricePerUnit, currency } = row;
  const { distance, distanceUnit, fuelEconomy, fuelEconomyUnit } = row;
  return {
    amountFrom,
    amountPaid,
    pricePerUnit,
    currency,
    distance,
    distanceUnit,
    fuelEconomy,
    fuelEconomyUnit,
  };
}

/** Every input, with the method that needs it. */
export const neededInputs = (Object.keys(inputsOfWay) as AmountFrom[]).flatMap((way) =>
  inputsOfWay[way].map((name) => ({ way, name })),
);

/**
 * The amount calculated from the inputs, shown immediately; the API calculates it with every digit. Null while an
 * input is missing.
 */
export function workedOutAmount(inputs: Inputs): number | null {
  const amount = inputs.amountFrom === 'spend' ? amountBought(inputs) : litresDriven(inputs);
  return amount === null ? null : Number(amount.toFixed(9));
}

function amountBought({ amountPaid, pricePerUnit }: Inputs): number | null {
  return isPositive(amountPaid) && isPositive(pricePerUnit) ? amountPaid / pricePerUnit : null;
}

function litresDriven({
  amountFrom,
  distance,
  distanceUnit,
  fuelEconomy,
  fuelEconomyUnit,
}: Inputs): number | null {
  if (amountFrom !== 'distance' || !isPositive(distance) || !isPositive(fuelEconomy)) return null;
  if (!distanceUnit || !fuelEconomyUnit) return null;
  if (fuelEconomyUnit === 'l/100km') {
    const kilometres = distanceUnit === 'mi' ? distance * kilometresPerMile : distance;
    return (kilometres * fuelEconomy) / 100;
  }
  const litres = distance * litresPerGallon[fuelEconomyUnit];
  return litres / (distanceUnit === 'km' ? fuelEconomy * kilometresPerMile : fuelEconomy);
}

function isPositive(value: number | null | undefined): value is number {
  return typeof value === 'number' && value > 0;
}

const style = { maxDecimals: 9 };

/** "1,250 PLN ÷ 6.25 PLN/l", "500 miles, 40 mpg (UK)"; empty for a metered amount or while an input is missing. */
export function workingText(inputs: Inputs, unitSymbol: string, format: Formatters, t: Translate): string {
  if (workedOutAmount(inputs) === null) return '';
  const { amountFrom, amountPaid, pricePerUnit, currency } = inputs;
  const { distance, distanceUnit, fuelEconomy, fuelEconomyUnit } = inputs;
  const number = (value: number | null | undefined, unit: string) =>
    `${format.number(value ?? 0, style)}\u00a0${unit}`;
  if (amountFrom === 'spend') {
    const money = currency ?? '';
    return `${number(amountPaid, money)} ÷ ${number(pricePerUnit, [money, unitSymbol].filter(Boolean).join('/'))}`;
  }
  if (!distanceUnit || !fuelEconomyUnit) return '';
  return [
    number(distance, t(`workedOut.distanceUnits.${distanceUnit}`)),
    number(fuelEconomy, t(`workedOut.fuelEconomyUnits.${fuelEconomyUnit}`)),
  ].join(', ');
}

/** "estimated from spend"; empty for a metered amount. */
export function markText({ amountFrom }: Inputs, t: Translate): string {
  return amountFrom ? t(`workedOut.mark.${amountFrom}`) : '';
}

/** The note below an amount in the list, with the full calculation on hover; null for a metered amount. */
export function listMark(
  row: FuelConsumption,
  format: Formatters,
  t: Translate,
): { short: string; full: string } | null {
  if (!row.amountFrom) return null;
  const full = `${markText(row, t)}: ${workingText(row, row.unitSymbol, format, t)}`;
  return { short: t(`workedOut.shortMark.${row.amountFrom}`), full };
}
