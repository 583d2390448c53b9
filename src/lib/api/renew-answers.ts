import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches everything on screen and clears the rest. What is shown stays until the new response arrives, because a
 * form that loses its data would lose what the user typed.
 */
export async function renewAnswers(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries();
}
