import type { QueryClient } from '@tanstack/react-query';
import { locationQueries } from '@/lib/api/queries/locations';
import { explorerQueries } from './queries';
import { type ExplorerSearch, filterOf } from './search';

/**
 * Requests the explorer's first data while its code loads. The explorer repeats a failed request and reports the error.
 */
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
