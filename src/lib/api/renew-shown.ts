import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again for what stands on screen, after something there turned out to be gone: nobody knows what else was changed
 * with it. What could not be read itself is left alone.
 */
export function renewShown(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'success',
  });
}
