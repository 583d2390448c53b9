import { intakeKinds } from '#api/contract/intake/intakes';
import type { SelectOption } from '@/components/ui/select';
import type { IntakeChoices, ItemChoice } from '../../model';

/** The value of an item in a list of options. */
export function itemKey({ kind, itemId, variantId }: ItemChoice): string {
  return `${kind}:${itemId}:${variantId ?? ''}`;
}

export function itemOf(key: string): ItemChoice | null {
  const [, name, itemId, variantId] = /^(\w+):(\d+):(\d*)$/.exec(key) ?? [];
  const kind = intakeKinds.find((known) => known === name);
  if (!kind) return null;
  return { kind, itemId: Number(itemId), variantId: variantId ? Number(variantId) : null };
}

/** All fuels, utilities and means of travel, each variant on its own; those proposed come first. */
export function itemOptions(
  { items }: Pick<IntakeChoices, 'items'>,
  proposals: readonly ItemChoice[] = [],
): SelectOption<string>[] {
  const options = items.flatMap(({ kind, itemId, name, categoryName, variants, needsVariant }) => {
    const option = (variantId: number | null, label: string) => ({
      value: itemKey({ kind, itemId, variantId }),
      label,
      description: categoryName,
    });
    const ofVariants = variants.map((variant) => option(variant.variantId, `${name}, ${variant.name}`));
    return needsVariant && variants.length > 0 ? ofVariants : [option(null, name), ...ofVariants];
  });
  const rank = new Map(proposals.map((proposal, index) => [itemKey(proposal), index]));
  const rankOf = ({ value }: { value: string }) => rank.get(value) ?? Number.MAX_SAFE_INTEGER;
  return options.toSorted((one, other) => rankOf(one) - rankOf(other));
}

export function itemName(choices: Pick<IntakeChoices, 'items'>, item: ItemChoice | null): string | null {
  if (!item) return null;
  const found = choices.items.find(({ kind, itemId }) => kind === item.kind && itemId === item.itemId);
  const variant = found?.variants.find(({ variantId }) => variantId === item.variantId);
  return found ? [found.name, variant?.name].filter(Boolean).join(', ') : null;
}

/** The units of an item; of all items if none is chosen yet. */
export function unitOptions(
  { items }: Pick<IntakeChoices, 'items'>,
  item: ItemChoice | null,
): SelectOption<number>[] {
  const of = item ? items.filter(({ kind, itemId }) => kind === item.kind && itemId === item.itemId) : items;
  const symbols = new Map(
    of.flatMap(({ units }) => units.map(({ unitId, symbol }) => [unitId, symbol] as const)),
  );
  return [...symbols].map(([value, label]) => ({ value, label }));
}

export function locationOptions(
  { locations }: Pick<IntakeChoices, 'locations'>,
  proposals: readonly number[] = [],
): SelectOption<number>[] {
  const options = locations.map(({ locationId, name, city }) => ({
    value: locationId,
    label: name,
    ...(city ? { description: city } : {}),
  }));
  const rankOf = ({ value }: { value: number }) =>
    proposals.includes(value) ? proposals.indexOf(value) : proposals.length;
  return options.toSorted((one, other) => rankOf(one) - rankOf(other));
}
