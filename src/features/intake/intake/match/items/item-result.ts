import type { LeftOutReason } from '#api/contract/intake/intakes';
import type { ItemChoice, Question, Reason } from '../../model';

export type ItemResult =
  | { type: 'found'; item: ItemChoice; reason: Reason }
  | { type: 'leftOut'; reason: LeftOutReason }
  /** Without a text, the meter or the whole file is asked about. */
  | { type: 'open'; question: Question | null };

/** A known name of several items, which the text does not tell apart. */
export function openSeveral(text: string, proposals: ItemChoice[]): ItemResult {
  const question = { about: 'items', text: text.trim(), count: 1, proposals, isSeveral: true } as const;
  return { type: 'open', question };
}

export function open(text: string | null, proposals: ItemChoice[], isStay = false): ItemResult {
  if (text === null) return { type: 'open', question: null };
  const question = { about: 'items', text: text.trim(), count: 1, proposals } as const;
  return { type: 'open', question: isStay ? { ...question, isStay } : question };
}
