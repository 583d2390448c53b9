import { type HistoryEntry, type HistoryPage, readHistory } from '#api/contract/account/history';
import { call } from '@/lib/api/call';
import { type HistorySearch, queryOf } from './search';

/** The number of entries that a spreadsheet opens easily. For more, the user narrows the selection. */
export const mostExported = 10_000;
const perCall = 200;

/** All entries of a selection, newest first, page by page up to the limit. `onRead` reports the progress. */
export async function readAll(
  search: HistorySearch,
  onRead: (entries: number) => void,
): Promise<{ entries: HistoryEntry[]; isWhole: boolean }> {
  const { older: _older, newer: _newer, ...choice } = search;
  const entries: HistoryEntry[] = [];
  let older: string | null = null;
  do {
    const query: Record<string, string | number> = queryOf({ ...choice, older: older ?? undefined });
    query.PageSize = perCall;
    const page: HistoryPage = await call(readHistory, { query });
    entries.push(...page.entries);
    older = page.older;
    onRead(entries.length);
  } while (older !== null && entries.length < mostExported);
  return { entries, isWhole: older === null };
}
