import type { HistoryEntry } from '#api/contract/account/history';
import type { CsvCell } from '@/lib/export/csv';
import type { HistoryWords } from './use-history-words';

type TableWords = Pick<HistoryWords, 'action' | 'entity' | 'thing' | 'field'>;

/** One line for each field that changed; an entry without any has one line, too. */
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

/** As kept, without marks of a language, for other programs to read. */
const cell = (value: string | number | boolean | null): CsvCell => (value === null ? null : String(value));
