import type { QueryClient } from '@tanstack/react-query';

/**
 * Clears every cached response and resets the queries on screen. `clear()` would leave mounted screens holding
 * responses that no longer exist.
 */
export function forgetAnswers(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  // Not awaited: the old responses are gone now; the new ones arrive later.
  void queryClient.resetQueries();
}
