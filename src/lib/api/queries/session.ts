import { queryOptions } from '@tanstack/react-query';
import { restoreSession } from '#api/contract/account/session';
import { call } from '../call';

/** The signed-in person. Only asked for while a credential is held; the guards see to that. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  meta: { dependsOn: 'account' },
  queryFn: ({ signal }) => call(restoreSession, {}, { signal }),
  staleTime: 5 * 60_000,
});
