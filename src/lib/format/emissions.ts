import type { Language } from './locale';
import { formatNumber } from './number';

export type EmissionUnit = 'kg CO₂e' | 't CO₂e';

const KG_PER_TONNE = 1000;

export type EmissionFigure = { value: string; unit: EmissionUnit; text: string };

/** One unit for a whole table, chart or comparison: tonnes as soon as the largest figure reaches one tonne. */
export function chooseEmissionUnit(valuesKg: readonly number[]): EmissionUnit {
  const largest = valuesKg.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return largest >= KG_PER_TONNE ? 't CO₂e' : 'kg CO₂e';
}

/** The number for a column whose header names the unit. */
export function toEmissionUnit(valueKg: number, unit: EmissionUnit): number {
  return unit === 't CO₂e' ? valueKg / KG_PER_TONNE : valueKg;
}

/**
 * Emissions given in kg, as figure and unit. At most as many decimals as the size needs: two below 10, one below
 * 100, none above; no trailing zeros. A figure that would round to zero is shown as "< 0.01", because zero has its
 * own meaning.
 */
export function formatEmissions(
  valueKg: number,
  language: Language,
  unit?: EmissionUnit,
  signed = false,
): EmissionFigure {
  const chosen = unit ?? chooseEmissionUnit([valueKg]);
  const value = formatQuantity(toEmissionUnit(valueKg, chosen), language, signed);
  return { value, unit: chosen, text: `${value}\u00a0${chosen}` };
}

/** Any physical quantity by the same rule for digits; `signed` also shows the plus sign of a difference. */
export function formatQuantity(amount: number, language: Language, signed = false): string {
  return formatNumber(amount, language, {
    maxDecimals: decimalsFor(Math.abs(amount)),
    signed,
    isNeverZero: true,
  });
}

function decimalsFor(size: number): number {
  if (size === 0) return 0;
  if (size < 9.995) return 2;
  return size < 99.95 ? 1 : 0;
}
