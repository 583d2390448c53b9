import type { QueryClient } from '@tanstack/react-query';
import { reviewQueries } from './queries';

type Shown = {
  reviewId: number;
  /** The tab in the address, or the first one. */
  scope: number | undefined;
};

/**
 * Requests the questions of a review and the evidence for the opened tab before anything is drawn. The screen itself
 * repeats and reports failed requests.
 */
export async function prepareReview(client: QueryClient, { reviewId, scope }: Shown): Promise<void> {
  void client.prefetchQuery(reviewQueries.headers());
  const categories = await client.ensureQueryData(reviewQueries.categories(reviewId)).catch(() => []);
  const shown = categories.find(({ scopeNumber }) => scopeNumber === scope) ?? categories[0];
  await Promise.all(
    categories
      .filter(({ scopeNumber }) => scopeNumber === shown?.scopeNumber)
      .map((category) => client.prefetchQuery(reviewQueries.findings(reviewId, category))),
  );
}
