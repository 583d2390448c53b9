import { calorificValueUnit } from '#api/contract/activity-data/fuel-consumptions';
import { splitBasis } from '../units/read-unit';

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
