import type { Query, QueryClient } from '@tanstack/react-query';

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

/** How long after the change the figures are asked for again: most work is short, and none is waited for in vain. */
const againAfterMs = [1500, 4000, 8000, 15_000, 30_000, 60_000];

const isFigure = ({ queryKey }: Query) => !untouched.has(queryKey[0]);

/** Asks again for what is computed from activity data. */
export async function refreshFigures(queryClient: QueryClient): Promise<void> {
  // What is not on screen is forgotten, also while it is on its way: nobody should meet a figure of before.
  queryClient.removeQueries({ type: 'inactive', predicate: isFigure });
  await queryClient.invalidateQueries({ predicate: isFigure });
}

/**
 * Asks several times more, for a change that the server follows in its own time: it says neither whether nor when.
 * Nothing is forgotten then: the person may be on the way to another screen, which waits for its answers. Returns
 * how to stop.
 */
export function keepRefreshingFigures(queryClient: QueryClient): () => void {
  const timers = againAfterMs.map((ms) =>
    setTimeout(() => void queryClient.invalidateQueries({ predicate: isFigure }), ms),
  );
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
