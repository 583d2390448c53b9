import { useQueryClient } from '@tanstack/react-query';
import type { ReviewCategory } from '#api/contract/reviews/reviews';
import { sessionQuery } from '@/lib/api/queries/session';
import { reviewQueries } from './queries';

/** Shows stored answers immediately, then updates the marks in the submenu and the main menu. */
export function useStoreAnswers(reviewId: number): (stored: readonly ReviewCategory[]) => void {
  const queryClient = useQueryClient();
  return (stored) => {
    const byId = new Map(stored.map((category) => [category.id, category]));
    queryClient.setQueryData(reviewQueries.categories(reviewId).queryKey, (known) =>
      known?.map((category) => byId.get(category.id) ?? category),
    );
    void followMarks();
  };

  async function followMarks(): Promise<void> {
    const { queryKey } = reviewQueries.headers();
    const answers = queryClient.getQueryData(reviewQueries.categories(reviewId).queryKey) ?? [];
    const isComplete = answers.every((category) => category.isComplete);
    const headers = queryClient.setQueryData(queryKey, (known) =>
      known?.map((header) => (header.reviewHeaderId === reviewId ? { ...header, isComplete } : header)),
    );
    const anyIncompleteReviews = headers?.some((header) => !header.isComplete);
    if (anyIncompleteReviews === undefined) return;
    queryClient.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, anyIncompleteReviews });
  }
}
