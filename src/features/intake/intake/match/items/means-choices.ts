import type { IntakeChoices, ItemChoice } from '../../model';

type Item = IntakeChoices['items'][number];

export type MeansFinding = { found: ItemChoice | null; proposals: ItemChoice[]; isFlight: boolean };

/** By the values of the form: its means of travel, and the class, type or fuel below it. */
export type Means = readonly [means: string, variant: string];

/** Those that the company's form offers. */
export function choicesOf(means: readonly Means[], items: readonly Item[]): ItemChoice[] {
  return means.flatMap(([mode, value]) => {
    const item = items.find(({ form }) => form?.values.travelMode === mode);
    const choice = item && choiceOfVariant(item, value);
    return choice ? [choice] : [];
  });
}

export function choiceOfVariant({ kind, itemId, variants }: Item, value: string): ItemChoice | null {
  const variant = variants.find((one) => one.value === value);
  return variant ? { kind, itemId, variantId: variant.variantId } : null;
}
