import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * What answers are made of. Each query declares which of these it depends on, and a change says which it changed:
 * - `activity-data`: what was entered, and all that decides how it is counted: own factors, pins, recalculations;
 * - `reviews`: what somebody answered in a completeness review, or the server's check of one found;
 * - `scenarios`: saved simulations and the plans made of them;
 * - `reports`: reports in the making and their issues, with all that they are made of;
 * - `locations`: the places with their contracts;
 * - `company`: what is set up once for all of them: details, key figures, reporting period;
 * - `members`: who can sign in to the company;
 * - `account`: who is signed in, and what this person chose;
 * - `sandbox`: the engine of the sandbox and what it shows of itself;
 * - `release`: changes with a new version of the product only.
 */
export type Subject =
  | 'activity-data'
  | 'reviews'
  | 'scenarios'
  | 'reports'
  | 'locations'
  | 'company'
  | 'members'
  | 'account'
  | 'sandbox'
  | 'release';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { dependsOn: Subject | readonly Subject[] };
  }
}

/** Most work is short; none is asked after more often than it takes. */
const firstAskMs = 1000;
const longestPauseMs = 30_000;

const dependingOn = (changed: readonly Subject[]) => (query: Query) =>
  [query.meta?.dependsOn ?? []].flat().some((subject) => changed.includes(subject));

/** Asks again for everything that depends on what was changed. */
export async function refresh(queryClient: QueryClient, ...changed: Subject[]): Promise<void> {
  const predicate = dependingOn(changed);
  // What is not on screen is forgotten, also while it is on its way: nobody should meet a figure of before.
  queryClient.removeQueries({ type: 'inactive', predicate });
  await queryClient.invalidateQueries({ predicate });
}

/** Asks again for what is on screen, and forgets nothing: nobody here changed it. */
export function renew(queryClient: QueryClient, ...changed: Subject[]): Promise<void> {
  return queryClient.invalidateQueries({ predicate: dependingOn(changed) });
}

/**
 * Asks again once what the server does after its answer is done. Nothing is forgotten then: the person may be on the
 * way to another screen, which waits for its answers. An answer that does not come says nothing. Returns how to stop.
 */
export function refreshWhenDone(
  queryClient: QueryClient,
  changed: Subject,
  isPending: () => Promise<boolean>,
): () => void {
  let isOver = false;
  let pauseMs = firstAskMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    const isWaiting = await isPending().catch(() => true);
    if (isOver) return;
    if (!isWaiting) return renew(queryClient, changed);
    timer = setTimeout(ask, pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
  void ask();

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
