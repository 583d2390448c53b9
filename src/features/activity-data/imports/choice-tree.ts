import type { ImportCategory } from '#api/contract/activity-data/imports';

/** The selected category and its selected subcategories, where it has any. */
export type Choice = { categoryId: number; subcategoryIds: readonly number[] };

/** Selects the whole category. */
export function wholeCategory({ importCategoryId, subCategories }: ImportCategory): Choice {
  return {
    categoryId: importCategoryId,
    subcategoryIds: subCategories.map(({ fuelCategoryId }) => fuelCategoryId),
  };
}

export function toggled(choice: Choice, subcategoryId: number): Choice {
  const isChosen = choice.subcategoryIds.includes(subcategoryId);
  const others = choice.subcategoryIds.filter((id) => id !== subcategoryId);
  return { ...choice, subcategoryIds: isChosen ? others : [...others, subcategoryId] };
}

/** The state of the box above the subcategories. */
export function wholeState(choice: Choice, category: ImportCategory): boolean | 'indeterminate' {
  if (choice.subcategoryIds.length === 0) return false;
  return choice.subcategoryIds.length === category.subCategories.length ? true : 'indeterminate';
}

/** A category with subcategories needs at least one of them. */
export function isComplete(choice: Choice, category: ImportCategory): boolean {
  return category.subCategories.length === 0 || choice.subcategoryIds.length > 0;
}
