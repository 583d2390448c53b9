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
 * To be called after every create, update or delete of a consumption, Scope 3 included, and after what else decides how
 * they are counted: what is computed from activity data is asked for again, also once the server has worked out what it
 * leaves for after its answer, the first entry refreshes the session user, and the completeness of the reviews, which
 * the server checks in its own time, is watched.
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

/** How often the person changed activity data on this page: who compares two readings knows of a change in between. */
export function useActivityDataChanges(): number {
  return useAtomValue(changesAtom);
}

/** Never rejects: what was saved stays saved, and a form that showed a failure would be sent, and stored, twice. */
export async function followActivityData(
  queryClient: QueryClient,
  reloadSession: () => Promise<void>,
): Promise<void> {
  watchIncompleteReviews(queryClient);
  stopFollowing();
  // Asked first: what is not under way any more by then is in the figures that are asked for next.
  const isBehind = await isRecalculationPending().catch(() => true);
  await refresh(queryClient, 'activity-data');
  if (isBehind) followRecalculation(queryClient);
  const user = queryClient.getQueryData(sessionQuery.queryKey);
  if (user && !user.anyConsumptions) await reloadSession().catch(() => undefined);
}

/** To be called instead when a location or its contracts changed. */
export function useLocationFactorsChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  const activityDataChanged = useActivityDataChanged();
  return async () => {
    await Promise.all([activityDataChanged(), refresh(queryClient, 'locations')]);
  };
}

/** The server works out more than 200 rows, those of other locations and those of a changed factor after its answer. */
async function isRecalculationPending(): Promise<boolean> {
  return (await call(readPendingRecalculation, {})).any;
}

let stopFollowing = () => {};

/** One at a time: a further change starts anew. It ends with the session. */
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

/** One watch at a time: a further change starts the five minutes anew. */
function watchIncompleteReviews(queryClient: QueryClient): void {
  stopWatching();
  const user = queryClient.getQueryData(sessionQuery.queryKey);
  if (!user) return;
  const stop = watchValue(user.anyIncompleteReviews, {
    read: async () => {
      const { any } = await call(readAnyIncompleteReview, {});
      // One of several reviews may have changed though the answer is the same: who looks at them sees it.
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
