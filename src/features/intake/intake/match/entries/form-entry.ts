import type { Scope3ConsumptionBody } from '#api/contract/activity-data/value-chain';
import type { Draft, IntakeChoices } from '../../model';
import { findItem } from '../items/item-index';
import { oneLine } from './entry-limits';

type Complete = Draft & { locationId: number; amount: number; endDate: string };

/** An entry of the value chain's form. One of a single day has no last day. */
export function formEntry(
  { item, locationId, amount, startDate, endDate, invoice, travellers }: Complete,
  choices: IntakeChoices,
): Scope3ConsumptionBody | null {
  const found = item && findItem(choices, item);
  const variant = found?.variants.find(({ variantId }) => variantId === item?.variantId);
  if (!found?.form || variant?.value === undefined) return null;
  const { scope3InputFormId, scope3MethodId, values, variantField, amountField, peopleField } = found.form;
  const reference = oneLine(invoice);
  return {
    scope3InputFormId,
    scope3MethodId,
    locationId,
    values: {
      startDate: startDate ?? endDate,
      ...(startDate !== null && startDate !== endDate && { endDate }),
      ...values,
      [variantField]: variant.value,
      [amountField]: amount,
      ...(peopleField !== undefined && travellers != null && { [peopleField]: travellers }),
      ...(reference !== null && { reference }),
    },
  };
}
