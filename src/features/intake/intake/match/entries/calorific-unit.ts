import { calorificValueUnit } from '#api/contract/activity-data/fuel-consumptions';
import { basisIn, splitBasis } from '../units/read-unit';

type CalorificUnit = (typeof calorificValueUnit.options)[number];

/** The contract's unit that a text means; null if the text does not say whether it is gross or net. */
export function calorificUnitOf(text: string | null): CalorificUnit | null {
  if (text === null) return null;
  const { basis, rest } = splitBasis(text);
  const folded = rest
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s[\]-]+/g, '');
  return calorificValueUnit.options.find((unit) => unit.toLowerCase() === `${folded}-${basis}`) ?? null;
}

/**
 * A unit such as `kWh/m³` with the basis that the value's label names: a Brennwert or ciepło spalania is gross, a
 * Heizwert or wartość opałowa is net. Without such a word it stays as it is.
 */
export function withBasisOf(label: string, unit: string | null): string | null {
  if (unit === null || basisIn(unit) !== null) return unit;
  const basis = basisIn(label);
  return basis === null ? unit : `${unit} (${basis})`;
}
