import type { QueryClient } from '@tanstack/react-query';
import { locationQueries } from '@/lib/api/queries/locations';
import { explorerQueries } from './queries';
import { type ExplorerSearch, filterOf } from './search';

/** Asks for what the explorer begins with, while its code is on the way. What fails is asked for again, and told, there. */
export async function prepareExplorer(
  client: QueryClient,
  { search, today }: { search: ExplorerSearch; today: string },
): Promise<void> {
  const filter = filterOf(search, today);
  await Promise.all([
    client.prefetchQuery(locationQueries.list()),
    client.prefetchQuery(explorerQueries.types(filter)),
    client.prefetchQuery(explorerQueries.series(filter)),
  ]);
}
