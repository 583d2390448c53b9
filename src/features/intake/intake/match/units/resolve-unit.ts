import type { ItemChoice, Question, RawRecord, Reason, RowAnswer } from '../../model';
import { findItem } from '../items/item-index';
import { withoutPerson } from '../items/travel';
import type { Matching } from '../matching';
import { answerKey } from '../texts/fold-text';
import type { UnitMatch } from './choose-unit';

export type UnitResult =
  /** `text` is the unit as the file or the user's answer has it; null if the user chose it in the row. */
  | { type: 'found'; match: UnitMatch; reason: Reason; text: string | null }
  /** Nothing is asked while the item is open. */
  | { type: 'open'; question: Question | null };

/** One of the item's units; another one is only taken if the conversion is exact. */
export function resolveUnit(
  record: RawRecord,
  row: RowAnswer,
  itemChoice: ItemChoice | null,
  matching: Matching,
): UnitResult {
  const { answers, choices, reasonOf } = matching;
  const item = itemChoice && findItem(choices, itemChoice);
  if (!item) return { type: 'open', question: null };
  const isOffered = (id: number | undefined): id is number => item.units.some(({ unitId }) => unitId === id);
  if (isOffered(row.unitId))
    return { type: 'found', match: { unitId: row.unitId, conversion: null }, reason: 'answered', text: null };
  const text = record.unit ?? answers.unit ?? null;
  if (text === null) return { type: 'open', question: { about: 'unit' } };
  const key = answerKey(text);
  const answered = answers.units?.[key];
  if (isOffered(answered)) {
    const reason = reasonOf((given) => given.units?.[key]);
    return { type: 'found', match: { unitId: answered, conversion: null }, reason, text };
  }
  const match = matching.unitOf(item.form?.isPerPerson ? withoutPerson(text) : text, item);
  if (!match) return { type: 'open', question: { about: 'units', text: text.trim(), count: 1 } };
  const reason = record.unit === null ? reasonOf((given) => given.unit) : 'synonym';
  return { type: 'found', match, reason, text };
}
