import { queryOptions } from '@tanstack/react-query';
import { listRecordedCalls, readRecordedCall } from '#api/contract/engine-calls';
import { listInjections } from '#api/contract/engine-injections';
import { call } from '@/lib/api/call';

const refreshMs = 1000;

export const callsQuery = queryOptions({
  queryKey: ['sandbox', 'calls'],
  meta: { dependsOn: 'sandbox' },
  queryFn: ({ signal }) => call(listRecordedCalls, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.isRecording ? refreshMs : false),
});

export const callQuery = (id: number) =>
  queryOptions({
    queryKey: ['sandbox', 'calls', id],
    meta: { dependsOn: 'sandbox' },
    queryFn: ({ signal }) => call(readRecordedCall, { params: { id } }, { signal }),
    // The engine numbers its calls from 1 again when the browser restarts it.
    staleTime: 0,
  });

export const injectionsQuery = queryOptions({
  queryKey: ['sandbox', 'injections'],
  meta: { dependsOn: 'sandbox' },
  queryFn: ({ signal }) => call(listInjections, {}, { signal }),
  staleTime: 0,
});
