import { queryOptions } from '@tanstack/react-query';
import { runConformance } from '#api/contract/emissions/conformance';
import { call } from '@/lib/api/call';

/** Each visit runs the cases again, because a cached answer would prove nothing. */
export const conformanceQuery = queryOptions({
  queryKey: ['conformance'],
  meta: { dependsOn: 'release' },
  queryFn: ({ signal }) => call(runConformance, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
});
