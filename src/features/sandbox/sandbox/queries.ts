import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listCheckpoints, readEngineStatus } from '#api/contract/engine';
import { listSandboxAccounts, listSandboxOutbox } from '#api/contract/sandbox/sandbox';
import { call, callPage } from '@/lib/api/call';
import { nextLookMs } from './saved-state';

export const accountsQuery = queryOptions({
  queryKey: ['sandbox', 'accounts'],
  meta: { dependsOn: 'sandbox' },
  queryFn: ({ signal }) => call(listSandboxAccounts, {}, { signal }),
  staleTime: 60_000,
});

export const engineQuery = queryOptions({
  queryKey: ['sandbox', 'engine'],
  meta: { dependsOn: 'sandbox' },
  queryFn: ({ signal }) => call(readEngineStatus, {}, { signal }),
  refetchInterval: ({ state }) => nextLookMs(state.data?.store),
});

export const checkpointsQuery = queryOptions({
  queryKey: ['sandbox', 'checkpoints'],
  meta: { dependsOn: 'sandbox' },
  queryFn: ({ signal }) => call(listCheckpoints, {}, { signal }),
  staleTime: 0,
});

export const outboxQuery = infiniteQueryOptions({
  queryKey: ['sandbox', 'outbox'],
  meta: { dependsOn: 'sandbox' },
  queryFn: ({ pageParam, signal }) =>
    callPage(
      listSandboxOutbox,
      { query: { PageNumber: pageParam, PageSize: 10, IncludeCount: 'true' } },
      { signal },
    ),
  initialPageParam: 1,
  getNextPageParam: ({ pagination }) =>
    pagination && pagination.CurrentPage < pagination.TotalPages ? pagination.CurrentPage + 1 : undefined,
  // Mail is sent by the requests a user makes just before looking here.
  staleTime: 0,
});
