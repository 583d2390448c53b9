import { queryOptions } from '@tanstack/react-query';
import { listAdvice } from '#api/contract/knowledge/advice';
import { call } from '../call';

/** Changes only with a new version of the portal. */
export const adviceQuery = queryOptions({
  queryKey: ['advice'],
  meta: { dependsOn: 'release' },
  queryFn: ({ signal }) => call(listAdvice, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
