import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { readAnyIncompleteReview } from '#api/contract/reviews';
import { call, credential } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { useReloadSession } from './session';
import { watchValue } from './watch-value';

const pollEveryMs = 30_000;
const pollForMs = 5 * 60_000;

/** Does not depend on what companies consume. */
const untouched = new Set<unknown>([
  'session',
  'countries',
  'languages',
  'units',
  'input-forms',
  'sandbox',
  'profile',
]);

/**
 * To be called after every create, update or delete of a consumption, Scope 3 included: what is computed from
 * activity data is asked for again, the first entry refreshes the session user, and the completeness of the
 * reviews, which the server checks in its own time, is watched.
 */
export function useActivityDataChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  const reloadSession = useReloadSession();
  return async () => {
    watchIncompleteReviews(queryClient);
    const predicate = ({ queryKey }: Query) => !untouched.has(queryKey[0]);
    // What is not on screen is forgotten, also while it is on its way: nobody should meet a figure of before.
    queryClient.removeQueries({ type: 'inactive', predicate });
    await queryClient.invalidateQueries({ predicate });
    const user = queryClient.getQueryData(sessionQuery.queryKey);
    if (user && !user.anyConsumptions) await reloadSession();
  };
}

let stopWatching = () => {};

/** One watch at a time: a further change starts the five minutes anew. */
function watchIncompleteReviews(queryClient: QueryClient): void {
  stopWatching();
  const user = queryClient.getQueryData(sessionQuery.queryKey);
  if (!user) return;
  const stop = watchValue(user.anyIncompleteReviews, {
    read: async () => (await call(readAnyIncompleteReview, {})).any,
    onChange: (anyIncompleteReviews) => {
      queryClient.setQueryData(sessionQuery.queryKey, (old) => old && { ...old, anyIncompleteReviews });
      stopWatching();
    },
    everyMs: pollEveryMs,
    forMs: pollForMs,
  });
  const unsubscribe = credential.subscribe(() => stopWatching());
  stopWatching = () => {
    stop();
    unsubscribe();
    stopWatching = () => {};
  };
}
