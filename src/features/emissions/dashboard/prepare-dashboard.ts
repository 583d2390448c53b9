import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '@/lib/api/queries/session';
import { dashboardQueries } from './queries';

/**
 * Asks for all that the dashboard will show, before anything of it is drawn: the API answers while the page is
 * still loading its code, and the tiles find their figures there or on the way. What fails is asked for again,
 * and told, by the tile itself. `asked` resolves when the person is known, `answered` with the figures.
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
