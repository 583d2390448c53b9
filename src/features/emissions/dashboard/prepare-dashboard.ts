import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '@/lib/api/queries/session';
import { dashboardQueries } from './queries';

/**
 * Requests everything the dashboard will show before it is rendered, so that the API answers while the code still
 * loads. A request that fails is repeated by its tile, which also reports the error. `asked` resolves when the user is
 * known, `answered` with the figures.
 */
export function prepareDashboard(client: QueryClient): {
  asked: Promise<unknown>;
  answered: Promise<unknown>;
} {
  const { selections, year, years, totals, months, categories, sources, electricity, guides } =
    dashboardQueries;
  const asked = client.prefetchQuery(sessionQuery);
  const answered = Promise.all([
    client.prefetchQuery(selections),
    client.prefetchQuery(year),
    client.prefetchQuery(years),
    client.prefetchQuery(totals),
    client.prefetchQuery(months),
    client.prefetchQuery(categories),
    client.prefetchQuery(sources),
    client.prefetchQuery(electricity),
    client.prefetchQuery(guides),
  ]);
  return { asked, answered };
}
