import type { HistoryEntry } from '#api/contract/account/history';
import type { CsvCell } from '@/lib/export/csv';
import type { HistoryWords } from './use-history-words';

type TableWords = Pick<HistoryWords, 'action' | 'entity' | 'thing' | 'field'>;

/** One line per changed field; an entry without fields has one line too. */
export function toTable(entries: readonly HistoryEntry[], words: TableWords): CsvCell[][] {
  return entries.flatMap((entry) => {
    const { occurredOn, userName, action, entity, changes } = entry;
    const known = [
      occurredOn,
      userName,
      words.action(action),
      words.entity(entity),
      words.thing(entry),
    ] as const;
    if (changes.length === 0) return [[...known, null, null, null]];
    return changes.map((change) => [...known, words.field(change), cell(change.before), cell(change.after)]);
  });
}

/** Values as stored, without language-specific formatting, so that other programs can read them. */
const cell = (value: string | number | boolean | null): CsvCell => (value === null ? null : String(value));
