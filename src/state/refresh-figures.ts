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

/** Most work is short; none is asked after more often than it takes. */
const firstAskMs = 1000;
const longestPauseMs = 30_000;

const isFigure = ({ queryKey }: Query) => !untouched.has(queryKey[0]);

/** Asks again for what is computed from activity data. */
export async function refreshFigures(queryClient: QueryClient): Promise<void> {
  // What is not on screen is forgotten, also while it is on its way: nobody should meet a figure of before.
  queryClient.removeQueries({ type: 'inactive', predicate: isFigure });
  await queryClient.invalidateQueries({ predicate: isFigure });
}

/**
 * Asks again once what the server does after its answer is done. Nothing is forgotten then: the person may be on the
 * way to another screen, which waits for its answers. An answer that does not come says nothing. Returns how to stop.
 */
export function refreshFiguresWhenDone(
  queryClient: QueryClient,
  isPending: () => Promise<boolean>,
): () => void {
  let isOver = false;
  let pauseMs = firstAskMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    const isWaiting = await isPending().catch(() => true);
    if (isOver) return;
    if (!isWaiting) return queryClient.invalidateQueries({ predicate: isFigure });
    timer = setTimeout(ask, pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
  void ask();

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
