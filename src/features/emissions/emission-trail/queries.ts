import { queryOptions } from '@tanstack/react-query';
import type { EmissionSelection } from '#api/contract/emissions/emission-selection';
import {
  type EmissionSumRow,
  listEmissionSumRows,
  readEmissionSum,
} from '#api/contract/emissions/emission-sums';
import { readEmissionTrail, type TrailKind } from '#api/contract/emissions/emissions';
import { call, callPage } from '@/lib/api/call';

/** Never cached, so that an edit elsewhere can't leave an old trail next to a new figure. */
const fresh = { staleTime: 0, gcTime: 0 };

export const rowsPerPage = 10;

export const trailQueries = {
  all: ['emission-trail'] as const,
  detail: (kind: TrailKind, id: number) =>
    queryOptions({
      ...fresh,
      queryKey: [...trailQueries.all, kind, id],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(readEmissionTrail, { params: { kind, id } }, { signal }),
    }),
  sum: (selection: EmissionSelection) =>
    queryOptions({
      ...fresh,
      queryKey: [...trailQueries.all, 'sum', selection],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(readEmissionSum, { query: selection }, { signal }),
    }),
  rows: (selection: EmissionSelection, page: number) =>
    queryOptions({
      ...fresh,
      queryKey: [...trailQueries.all, 'rows', selection, page],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => readRows(selection, { page, pageSize: rowsPerPage, signal }),
      // Shows the previous page until the next one loads, so that the list doesn't jump.
      placeholderData: (previous) => previous,
    }),
};

type PageOf = { page: number; pageSize: number; signal?: AbortSignal };

function readRows(selection: EmissionSelection, { page, pageSize, signal }: PageOf) {
  const paging = { PageNumber: page, PageSize: pageSize, IncludeCount: 'true' };
  return callPage(listEmissionSumRows, { query: { ...selection, ...paging } }, { signal });
}

const largestPage = 200;

/** Reads every row behind a figure, for the copy. */
export async function readAllRows(selection: EmissionSelection): Promise<EmissionSumRow[]> {
  const rows: EmissionSumRow[] = [];
  for (let page = 1; ; page += 1) {
    const { items, pagination } = await readRows(selection, { page, pageSize: largestPage });
    rows.push(...items);
    if (items.length === 0 || rows.length >= (pagination?.TotalCount ?? 0)) return rows;
  }
}
