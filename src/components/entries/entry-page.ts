import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EntrySummary } from '#api/contract/activity-data/entry-lists';
import type { Pagination } from '#api/contract/fields';
import { entryPageSize } from './entry-kind';
import { type EntryView, type Narrowing, narrowingOf } from './entry-view';

type PageQuery = Narrowing & {
  PageNumber: number;
  PageSize: number;
  IncludeCount: 'true';
  sortBy?: EntryView['sort'];
  isDescending?: 'true' | 'false';
};
type Options = { signal: AbortSignal };

type PageCall<Row> = (
  input: { params: { locationId: number }; query: PageQuery },
  options: Options,
) => Promise<{ items: Row[]; pagination: Pagination | null }>;

type SummaryCall = (
  input: { params: { locationId: number }; query: Narrowing },
  options: Options,
) => Promise<EntrySummary>;

type Place = { locationId: number; view: EntryView };

/** One page of a location's entries of one kind; `kind` is the first part of its query keys. */
export function entryPageOptions<Row>(
  kind: readonly [string],
  { locationId, view }: Place,
  callPage: PageCall<Row>,
) {
  const { page = 1, sort, desc = false } = view;
  const query: PageQuery = {
    PageNumber: page,
    PageSize: entryPageSize,
    IncludeCount: 'true',
    ...narrowingOf(view),
    ...(sort && { sortBy: sort, isDescending: desc ? 'true' : 'false' }),
  };
  return queryOptions({
    queryKey: [...kind, 'page', locationId, query],
    meta: { dependsOn: 'activity-data' },
    queryFn: async ({ signal }) => {
      const { items, pagination } = await callPage({ params: { locationId }, query }, { signal });
      return { items, total: pagination?.TotalCount ?? items.length };
    },
    // The previous page stays until the next one is loaded, so the table does not jump.
    placeholderData: keepPreviousData,
  });
}

/** The total of those entries on all pages. */
export function entrySummaryOptions(
  kind: readonly [string],
  { locationId, view }: Place,
  callSummary: SummaryCall,
) {
  const query = narrowingOf(view);
  return queryOptions({
    queryKey: [...kind, 'summary', locationId, query],
    meta: { dependsOn: 'activity-data' },
    queryFn: ({ signal }) => callSummary({ params: { locationId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
