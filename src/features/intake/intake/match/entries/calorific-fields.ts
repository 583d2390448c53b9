import type { FuelConsumptionBody } from '#api/contract/activity-data/fuel-consumptions';
import type { Draft, IntakeChoices, Remark } from '../../model';
import { findItem } from '../items/item-index';
import { readUnit, type UnitText } from '../units/read-unit';
import { calorificUnitOf } from './calorific-unit';
import { oneLine } from './entry-limits';

type CalorificFields = Pick<
  FuelConsumptionBody,
  'calorificValue' | 'calorificValueUnit' | 'volumeCorrection'
>;

const nothing: CalorificFields = { calorificValue: null, calorificValueUnit: null, volumeCorrection: null };

/**
 * The calorific value of a fuel as the API takes it: with the number of its bill, and whether it is gross or net.
 * Anything else could be read in two ways, or would keep the whole file from being recorded, and is left out.
 */
export function calorificFields(draft: Draft, choices: IntakeChoices): CalorificFields {
  const calorificValueUnit = draft.calorificValue === null ? null : calorificUnitOf(draft.calorificUnit);
  const dimension = dimensionOf(draft, choices);
  const per = calorificValueUnit && fitting[perOf(calorificValueUnit)];
  if (calorificValueUnit === null || oneLine(draft.invoice) === null || !per?.has(dimension)) return nothing;
  return {
    calorificValue: draft.calorificValue,
    calorificValueUnit,
    // Energy has been corrected already.
    volumeCorrection:
      calorificValueUnit.includes('/m3') && dimension === 'volume' ? draft.volumeCorrection : null,
  };
}

/** Whether an amount in this unit can have a calorific value: kilometres cannot. */
export function takesCalorificValue(draft: Draft, choices: IntakeChoices): boolean {
  const dimension = dimensionOf(draft, choices);
  return (
    draft.item?.kind === 'fuel' && Object.values(fitting).some((dimensions) => dimensions.has(dimension))
  );
}

/** How many calorific values are left out although the file has them. */
export function calorificRemarks(drafts: readonly Draft[], choices: IntakeChoices): Remark[] {
  const count = drafts.filter(
    (draft) =>
      draft.calorificValue !== null &&
      draft.item?.kind === 'fuel' &&
      draft.unitId !== null &&
      calorificFields(draft, choices).calorificValue === null,
  ).length;
  return count === 0 ? [] : [{ code: 'calorificValueLeftOut', place: null, params: { count } }];
}

type Dimension = UnitText['dimension'] | undefined;

/** Units that the API accepts beside a calorific value per kilogram, litre or cubic metre. */
const fitting: Record<'kg' | 'l' | 'm3', ReadonlySet<Dimension>> = {
  kg: new Set<Dimension>(['mass', 'liquid', 'volume', 'energy']),
  l: new Set<Dimension>(['liquid', 'volume', 'energy']),
  m3: new Set<Dimension>(['liquid', 'volume', 'normalVolume', 'energy']),
};

function perOf(unit: string): 'kg' | 'l' | 'm3' {
  if (unit.includes('/kg')) return 'kg';
  return unit.includes('/l') ? 'l' : 'm3';
}

function dimensionOf({ item, unitId }: Draft, choices: IntakeChoices): Dimension {
  const units = item ? findItem(choices, item)?.units : undefined;
  const symbol = units?.find((unit) => unit.unitId === unitId)?.symbol;
  return symbol === undefined ? undefined : readUnit(symbol)?.dimension;
}
