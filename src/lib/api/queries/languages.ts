import { queryOptions } from '@tanstack/react-query';
import { listLanguages } from '#api/contract/account/languages';
import { call } from '../call';

/** Languages of the interface; they change only with a new version. */
export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  meta: { dependsOn: 'release' },
  queryFn: ({ signal }) => call(listLanguages, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
