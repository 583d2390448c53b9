import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * The data that responses depend on. Each query declares its dependencies, and each change names what it changed:
 * - `activity-data`: entries, and everything that decides how they are counted: own factors, pins, recalculations;
 * - `reviews`: answers in a completeness review, and findings of the server's check of one;
 * - `scenarios`: saved simulations and the plans made of them;
 * - `reports`: reports in progress and their issues, with everything they contain;
 * - `locations`: the locations with their contracts;
 * - `company`: company-wide settings: details, key figures, reporting period;
 * - `members`: who can sign in to the company;
 * - `account`: who is signed in, and that user's settings;
 * - `sandbox`: the engine of the sandbox and what it reports about itself;
 * - `release`: changes only with a new version of the product.
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

/** Most work is short; longer work is polled at intervals no shorter than its own duration so far. */
const firstAskMs = 1000;
const longestPauseMs = 30_000;

const dependingOn = (changed: readonly Subject[]) => (query: Query) =>
  [query.meta?.dependsOn ?? []].flat().some((subject) => changed.includes(subject));

/** Refetches everything that depends on the change. */
export async function refresh(queryClient: QueryClient, ...changed: Subject[]): Promise<void> {
  const predicate = dependingOn(changed);
  // Queries that are not on screen are removed, including those in flight, so that no user sees an outdated figure.
  queryClient.removeQueries({ type: 'inactive', predicate });
  await queryClient.invalidateQueries({ predicate });
}

/** Refetches what is on screen and removes nothing, because the change was not made here. */
export function renew(queryClient: QueryClient, ...changed: Subject[]): Promise<void> {
  return queryClient.invalidateQueries({ predicate: dependingOn(changed) });
}

/**
 * Refetches once the work that the server does after its response is finished. Nothing is removed then, because the
 * user may be opening another screen that waits for its responses. A missing response is ignored. Returns a function
 * that stops it.
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
