import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches what is on screen after an item turned out to be gone, because other data may have changed with it.
 * Failed queries are left alone.
 */
export function renewShown(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'success',
  });
}
