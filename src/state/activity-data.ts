import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { readPendingRecalculation } from '#api/contract/emissions/pending-recalculation';
import { readAnyIncompleteReview } from '#api/contract/reviews/reviews';
import { call, credential } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { refresh, refreshWhenDone, renew } from '@/lib/api/refresh';
import { useReloadSession } from './session';
import { watchValue } from './watch-value';

const pollEveryMs = 30_000;
const pollForMs = 5 * 60_000;

/**
 * Call this after every create, update or delete of a consumption, including Scope 3, and after other changes that
 * affect how they are counted. It refetches what is calculated from activity data, again once the server has
 * finished the calculations it does after its response; refreshes the session user after the first entry; and
 * watches the completeness of the reviews, which the server checks later.
 */
export function useActivityDataChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  const reloadSession = useReloadSession();
  const count = useSetAtom(changesAtom);
  return () => {
    count((changes) => changes + 1);
    return followActivityData(queryClient, reloadSession);
  };
}

const changesAtom = atom(0);

/**
 * How often the user changed activity data on this page, so that a comparison of two readings can detect a change in
 * between.
 */
export function useActivityDataChanges(): number {
  return useAtomValue(changesAtom);
}

/** Never rejects: the entry is saved, and a form that showed a failure would be sent and stored twice. */
export async function followActivityData(
  queryClient: QueryClient,
  reloadSession: () => Promise<void>,
): Promise<void> {
  watchIncompleteReviews(queryClient);
  stopFollowing();
  // Fetched first: calculations that have finished by then are included in the figures fetched next.
  const isBehind = await isRecalculationPending().catch(() => true);
  await refresh(queryClient, 'activity-data');
  if (isBehind) followRecalculation(queryClient);
  const user = queryClient.getQueryData(sessionQuery.queryKey);
  if (user && !user.anyConsumptions) await reloadSession().catch(() => undefined);
}

/** Call this instead when a location or its contracts changed. */
export function useLocationFactorsChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  const activityDataChanged = useActivityDataChanged();
  return async () => {
    await Promise.all([activityDataChanged(), refresh(queryClient, 'locations')]);
  };
}

/** The server calculates changes of more than 200 rows, of other locations and of factors after its response. */
async function isRecalculationPending(): Promise<boolean> {
  return (await call(readPendingRecalculation, {})).any;
}

let stopFollowing = () => {};

/** One at a time: a further change restarts it. It ends with the session. */
function followRecalculation(queryClient: QueryClient): void {
  stopFollowing();
  const stop = refreshWhenDone(queryClient, 'activity-data', isRecalculationPending);
  const unsubscribe = credential.subscribe(() => stopFollowing());
  stopFollowing = () => {
    stop();
    unsubscribe();
    stopFollowing = () => {};
  };
}

let stopWatching = () => {};

/** One watch at a time: a further change restarts the five minutes. */
function watchIncompleteReviews(queryClient: QueryClient): void {
  stopWatching();
  const user = queryClient.getQueryData(sessionQuery.queryKey);
  if (!user) return;
  const stop = watchValue(user.anyIncompleteReviews, {
    read: async () => {
      const { any } = await call(readAnyIncompleteReview, {});
      // One of several reviews may have changed although the response is the same, so the reviews on screen are
      // refetched.
      await renew(queryClient, 'reviews');
      return any;
    },
    isAwake: () => document.visibilityState === 'visible',
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
