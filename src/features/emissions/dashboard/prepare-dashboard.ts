import type { QueryClient } from '@tanstack/react-query';
import type { WidgetCode } from '#api/contract/emissions/dashboard-settings';
import { sessionQuery } from '@/lib/api/queries/session';
import { dashboardQueries } from './queries';

/** What the tile of a widget shows; shortcuts show nothing that is asked for. */
const askFor: Partial<Record<WidgetCode, (client: QueryClient) => Promise<unknown>>> = {
  TOTALS: (client) =>
    Promise.all([
      client.prefetchQuery(dashboardQueries.totals),
      client.prefetchQuery(dashboardQueries.months),
    ]),
  CATEGORIES: (client) => client.prefetchQuery(dashboardQueries.categories),
  SOURCES: (client) => client.prefetchQuery(dashboardQueries.sources),
  ELECTRICITY: (client) => client.prefetchQuery(dashboardQueries.electricity),
  ELECTRICITY_GRAPH: (client) => client.prefetchQuery(dashboardQueries.electricityByMonth),
  GUIDES: (client) => client.prefetchQuery(dashboardQueries.guides),
};

/**
 * Asks for all that the dashboard will show, before anything of it is drawn: the API answers while the page is
 * still loading its code, and the tiles find their figures there or on the way. What fails is asked for again,
 * and told, by the tile itself. Resolves when everything is asked for; the answers may still be on their way.
 */
export async function prepareDashboard(client: QueryClient): Promise<{ answered: Promise<unknown> }> {
  const first = [
    client.ensureQueryData(sessionQuery),
    client.fetchQuery(dashboardQueries.selections),
  ] as const;
  const rest = [client.prefetchQuery(dashboardQueries.year), client.prefetchQuery(dashboardQueries.years)];
  const [user, selections] = await Promise.all(first).catch(() => [null, []] as const);
  const shown = user?.anyLocations ? selections.filter(({ show }) => show) : [];
  return { answered: Promise.all([...rest, ...shown.map(({ code }) => askFor[code]?.(client))]) };
}
