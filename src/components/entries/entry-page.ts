import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Pagination } from '#api/contract/fields';
import { entryPageSize } from './entry-kind';

type PageCall<Row> = (
  input: {
    params: { locationId: number };
    query: { PageNumber: number; PageSize: number; IncludeCount: 'true' };
  },
  options: { signal: AbortSignal },
) => Promise<{ items: Row[]; pagination: Pagination | null }>;

/** One page of a location's entries of one kind; `kind` is the first part of its query keys. */
export function entryPageOptions<Row>(
  kind: readonly [string],
  { locationId, page }: { locationId: number; page: number },
  callPage: PageCall<Row>,
) {
  return queryOptions({
    queryKey: [...kind, 'page', locationId, page],
    meta: { dependsOn: 'activity-data' },
    queryFn: async ({ signal }) => {
      const query = { PageNumber: page, PageSize: entryPageSize, IncludeCount: 'true' } as const;
      const { items, pagination } = await callPage({ params: { locationId }, query }, { signal });
      return { items, total: pagination?.TotalCount ?? items.length };
    },
    // The page before stays until the next one is there: the table does not jump.
    placeholderData: keepPreviousData,
  });
}
