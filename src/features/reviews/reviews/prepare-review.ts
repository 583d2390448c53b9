import type { QueryClient } from '@tanstack/react-query';
import { reviewQueries } from './queries';

type Shown = {
  reviewId: number;
  /** The tab of the address; the first one without it. */
  scope: number | undefined;
};

/**
 * Asks for the questions of a review and for what speaks for or against the answers of the tab that is opened, before
 * anything of it is drawn. What fails is asked for again, and told, by the screen itself.
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
