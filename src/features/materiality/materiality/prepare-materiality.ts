import type { QueryClient } from '@tanstack/react-query';
import { materialityCompletionQuery, materialityStaleMs } from '@/lib/api/queries/materiality';
import { reportHeaderQuery } from '@/lib/api/queries/report-headers';
import { resultQueries } from './results/queries';
import { type MaterialitySearch, methodAsked, viewAsked } from './search';

/**
 * Asks for an assessment and for what its results begin with, before anything of it is drawn: at once where the address
 * asks for results, else once it is known to be complete. What fails is asked for again, and told, by the screen itself.
 */
export async function prepareMateriality(client: QueryClient, search: MaterialitySearch): Promise<void> {
  const { headerId, tab = 'double' } = search;
  if (headerId === undefined) return;
  const view = viewAsked(search);
  const asked: Promise<unknown>[] = [
    client.prefetchQuery({ ...reportHeaderQuery(headerId), staleTime: materialityStaleMs }),
    // Its code comes beside the answers, not after them.
    (view === 'wizard' ? import('./wizard/materiality-wizard') : import('./results/results-view')).catch(
      () => undefined,
    ),
  ];
  const completion = client.fetchQuery(materialityCompletionQuery(headerId)).catch(() => null);
  if (view !== 'wizard' && tab === 'double' && (view || (await completion)?.isComplete))
    asked.push(
      client.prefetchQuery(resultQueries.results(headerId, methodAsked(search))),
      client.prefetchQuery(resultQueries.method(headerId)),
      client.prefetchQuery(resultQueries.sources(headerId)),
    );
  await Promise.all(asked);
}
