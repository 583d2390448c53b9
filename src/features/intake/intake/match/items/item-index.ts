import type { IntakeChoices, ItemChoice } from '../../model';
import { foldText } from '../texts/fold-text';
import { itemWords } from './item-words';

/** Fuels and utilities by what they are called, folded. A name with several of them has to be asked about. */
export type ItemIndex = ReadonlyMap<string, ItemChoice[]>;

type Item = IntakeChoices['items'][number];

/** Names in both languages, names with a variant, and the words that files use. */
export function indexItems(items: Item[]): ItemIndex {
  const index = new Map<string, ItemChoice[]>();
  const add = (text: string, choice: ItemChoice) => {
    const key = foldText(text);
    const others = index.get(key) ?? [];
    if (!others.some((other) => isSameItem(other, choice))) index.set(key, [...others, choice]);
  };
  const byName = new Map<string, Item[]>();
  for (const item of items)
    for (const name of namesOf(item)) {
      add(name, choiceOf(item));
      byName.set(name, [...(byName.get(name) ?? []), item]);
      for (const variant of item.variants) {
        add(`${name} ${variant.name}`, choiceOf(item, variant.variantId));
        add(`${variant.name} ${name}`, choiceOf(item, variant.variantId));
      }
    }
  for (const { names, words } of itemWords)
    for (const item of names.flatMap((name) => byName.get(name) ?? []))
      for (const word of words) add(word, choiceOf(item));
  return index;
}

export function choiceOf({ kind, itemId }: Item, variantId: number | null = null): ItemChoice {
  return { kind, itemId, variantId };
}

export function isSameItem(one: ItemChoice, other: ItemChoice): boolean {
  return one.kind === other.kind && one.itemId === other.itemId && one.variantId === other.variantId;
}

export function findItem(choices: IntakeChoices, { kind, itemId }: ItemChoice): Item | undefined {
  return choices.items.find((item) => item.kind === kind && item.itemId === itemId);
}

function namesOf({ name, names }: Item): string[] {
  return [...new Set([name, ...names])];
}
