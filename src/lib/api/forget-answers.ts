import type { QueryClient } from '@tanstack/react-query';

/**
 * Forgets every cached answer. What is on screen starts again from nothing; `clear()` would leave mounted
 * screens holding on to answers that no longer exist.
 */
export function forgetAnswers(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  // Not awaited: the new answers arrive when they arrive, the old ones are gone now.
  void queryClient.resetQueries();
}
