import type { QueryClient } from '@tanstack/react-query';
import { materialityCompletionQuery, materialityStaleMs } from '@/lib/api/queries/materiality';
import { reportHeaderQuery } from '@/lib/api/queries/report-headers';
import { resultQueries } from './results/queries';
import { type MaterialitySearch, methodAsked, viewAsked } from './search';

/**
 * Requests an assessment and the first data of its results before anything is drawn: immediately when the
 * address asks for results, otherwise once the assessment is known to be complete. The screen itself repeats
 * and reports failed requests.
 */
export async function prepareMateriality(client: QueryClient, search: MaterialitySearch): Promise<void> {
  const { headerId, tab = 'double' } = search;
  if (headerId === undefined) return;
  const view = viewAsked(search);
  const asked: Promise<unknown>[] = [
    client.prefetchQuery({ ...reportHeaderQuery(headerId), staleTime: materialityStaleMs }),
    // The code loads in parallel with the data.
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
