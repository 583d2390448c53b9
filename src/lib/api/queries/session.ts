import { queryOptions } from '@tanstack/react-query';
import { restoreSession } from '#api/contract/account/session';
import { call } from '../call';

/** The signed-in user. Requested only while there is a credential; the guards ensure that. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  meta: { dependsOn: 'account' },
  queryFn: ({ signal }) => call(restoreSession, {}, { signal }),
  staleTime: 5 * 60_000,
});
