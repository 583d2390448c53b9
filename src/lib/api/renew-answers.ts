import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks anew for all that is on screen, and forgets the rest. What is shown stays until the new answer is there: a form
 * that loses what it is built from would lose what was typed into it.
 */
export async function renewAnswers(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries();
}
