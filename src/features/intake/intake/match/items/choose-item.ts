import type { IntakeChoices, ItemChoice, Reason } from '../../model';
import { foldText } from '../texts/fold-text';
import { hasWords, isSimilar, nearness } from '../texts/similar-texts';
import { findItem, type ItemIndex } from './item-index';
import { brandWords } from './item-words';
import { energyStems, otherHeads, otherThings } from './other-things';

/** What a text says about the fuel or utility. */
export type ItemFinding =
  | { type: 'found'; item: ItemChoice; reason: Reason }
  | { type: 'notEnergy' }
  /** The text names one of these, and does not say which; or, without any, it says nothing. */
  | { type: 'open'; named: ItemChoice[]; proposals: ItemChoice[] };

const similarBar = 0.88;
const proposalBar = 0.6;
const maxProposals = 5;
/** Without proposals, a text is looked up many times faster. */
export const noProposals = 0;

const otherTexts = new Set(otherThings.map(foldText));

/** By a known name or word, or one spelled almost like it; whatever has two meanings stays open. */
export function chooseItem(text: string, index: ItemIndex, proposed = maxProposals): ItemFinding {
  const folded = foldText(text);
  const known = index.get(folded);
  if (known) return oneOf(known, 'synonym', folded, index, proposed);
  if (isNotEnergy(folded)) return { type: 'notEnergy' };
  const measured = index.get(withoutMeasure(folded));
  if (measured) return oneOf(measured, 'similar', folded, index, proposed);
  const branded = index.get(withoutBrands(folded));
  if (branded) return oneOf(branded, 'similar', folded, index, proposed);
  return oneOf(similarItems(folded, index), 'similar', folded, index, proposed);
}

/**
 * The variant that the text names along with the item, such as `Car, petrol`. A fuel that needs a variant stays open
 * without one.
 */
export function withVariant(
  item: ItemChoice,
  text: string | null,
  choices: IntakeChoices,
): { item: ItemChoice | null; proposals: ItemChoice[] } {
  const option = findItem(choices, item);
  if (!option?.needsVariant || item.variantId !== null) return { item, proposals: [] };
  const folded = foldText(text ?? '');
  const variants = option.variants.map(({ variantId, name }) => ({ choice: { ...item, variantId }, name }));
  const named = variants.filter(({ name }) => hasWords(folded, foldText(name)));
  const [only] = named;
  if (only && named.length === 1) return { item: only.choice, proposals: [] };
  return { item: null, proposals: variants.map(({ choice }) => choice) };
}

function oneOf(
  items: ItemChoice[],
  reason: Reason,
  folded: string,
  index: ItemIndex,
  proposed: number,
): ItemFinding {
  const [only] = items;
  if (only && items.length === 1) return { type: 'found', item: only, reason };
  const near = proposed > 0 ? nearItems(folded, index) : [];
  const proposals = distinct([...items, ...near]).slice(0, proposed);
  return { type: 'open', named: items, proposals };
}

function isNotEnergy(folded: string): boolean {
  if (otherTexts.has(folded)) return true;
  return !energyStems.test(folded) && otherHeads.some((head) => hasWords(folded, head));
}

/** `District heat consumption` is about district heat. */
function withoutMeasure(folded: string): string {
  return folded.replace(measureWords, ' ').replace(/\s+/g, ' ').trim();
}

const measureWords =
  /\b(consumption|usage|used?|import(ed)?|total|zuzycie|zuzyta|pobor|pobrana|verbrauch|bezug|gesamt)\b/g;

function withoutBrands(folded: string): string {
  return brandWords.reduce((rest, brand) => ` ${rest} `.replace(` ${brand} `, ' ').trim(), folded);
}

function similarItems(folded: string, index: ItemIndex): ItemChoice[] {
  return distinct([...index].flatMap(([name, items]) => (isSimilar(folded, name, similarBar) ? items : [])));
}

/**
 * Items worth proposing: those whose name is part of the text come first, the longest of them ahead. Which variant
 * it is, is asked afterwards.
 */
function nearItems(folded: string, index: ItemIndex): ItemChoice[] {
  const scored: { item: ItemChoice; score: number }[] = [];
  for (const [name, items] of index) {
    const score = hasWords(folded, name) ? 1 + name.length : nearness(folded, name);
    if (score < proposalBar) continue;
    for (const item of items) if (item.variantId === null) scored.push({ item, score });
  }
  return scored.sort((one, other) => other.score - one.score).map(({ item }) => item);
}

function distinct(items: ItemChoice[]): ItemChoice[] {
  const seen = new Set<string>();
  return items.filter(({ kind, itemId, variantId }) => {
    const key = `${kind} ${itemId} ${variantId}`;
    return !seen.has(key) && seen.add(key);
  });
}
