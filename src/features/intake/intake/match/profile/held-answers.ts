import type { Answers, IntakeChoices, ItemChoice, RowAnswer } from '../../model';
import { findItem } from '../items/item-index';

/** The answers without locations, items and units that the company no longer has, so that those are asked again. */
export function heldAnswers(answers: Answers, choices: IntakeChoices): Answers {
  const locationIds = new Set(choices.locations.map(({ locationId }) => locationId));
  const unitIds = new Set(choices.items.flatMap(({ units }) => units.map(({ unitId }) => unitId)));
  const isItem = (item: ItemChoice | undefined) => item !== undefined && hasItem(item, choices);
  const isLocation = (locationId: number | undefined) =>
    locationId !== undefined && locationIds.has(locationId);
  const { item, locationId, items, units, locations, meters, rows, ...rest } = answers;
  return {
    ...rest,
    ...(isItem(item) && { item }),
    ...(isLocation(locationId) && { locationId }),
    items: filtered(items, (choice) => choice === 'leaveOut' || isItem(choice)),
    units: filtered(units, (unitId) => unitIds.has(unitId)),
    locations: filtered(locations, isLocation),
    meters: mapped(
      filtered(meters, (meter) => isLocation(meter.locationId)),
      (meter) => ({ ...meter, item: meter.item && isItem(meter.item) ? meter.item : null }),
    ),
    rows: mapped(rows ?? {}, (row) => heldRow(row, isItem, isLocation)),
  };
}

function heldRow(
  { item, locationId, ...row }: RowAnswer,
  isItem: (item: ItemChoice | undefined) => boolean,
  isLocation: (locationId: number | undefined) => boolean,
): RowAnswer {
  return { ...row, ...(isItem(item) && { item }), ...(isLocation(locationId) && { locationId }) };
}

function hasItem(item: ItemChoice, choices: IntakeChoices): boolean {
  const option = findItem(choices, item);
  if (!option) return false;
  return item.variantId === null || option.variants.some(({ variantId }) => variantId === item.variantId);
}

function filtered<T>(values: Record<string, T> | undefined, isHeld: (value: T) => boolean) {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => isHeld(value)));
}

function mapped<T, R>(values: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
