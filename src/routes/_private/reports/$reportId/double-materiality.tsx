import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireModules } from '@/app/guards';
import { MaterialityPage } from '@/features/materiality/materiality/materiality-page';
import { type MaterialitySearch, materialitySearch } from '@/features/materiality/materiality/search';
import { reportQueries } from '@/features/reports/reports/queries';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/reports/$reportId/double-materiality')({
  validateSearch: materialitySearch,
  staticData: {
    lookAhead: async ({ queryClient, search }) => {
      // First, because the guard of the screen waits for it.
      void queryClient.prefetchQuery(reportQueries.list(''));
      await prepare(queryClient, materialitySearch(search));
    },
  },
  beforeLoad: ({ context, params, search }) => {
    requireModules(context.user, { kind: 'all-of', modules: ['REPORTS', 'CSRD'] });
    // An assessment belongs to an existing sustainability report.
    if (context.report.questionnaireType !== 'CSRD' || search.headerId === undefined)
      throw redirect({ to: '/reports/$reportId', params, search: { tab: 'saved' }, replace: true });
  },
  loader: ({ context, location, cause }) => {
    // Once, not for each opened tab; the screen itself fetches what does not arrive.
    if (cause !== 'stay')
      prepare(context.queryClient, materialitySearch({ ...location.search })).catch(() => undefined);
    return loadScreenTexts(
      'materiality',
      'materiality-lists',
      'materiality-scores',
      'materiality-opinions',
      'materiality-results',
    );
  },
  component: MaterialityRoute,
});

function MaterialityRoute() {
  const report = Route.useRouteContext({ select: (context) => context.report });
  const { headerId, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (headerId === undefined) return null;
  return (
    <MaterialityPage
      key={headerId}
      report={report}
      search={{ ...search, headerId }}
      onSearch={(next, arrival) => void navigate({ search: next, ...arrival })}
    />
  );
}

/** Loaded separately from the file of all routes, which every screen waits for. */
async function prepare(queryClient: QueryClient, search: MaterialitySearch): Promise<void> {
  const { prepareMateriality } = await import('@/features/materiality/materiality/prepare-materiality');
  await prepareMateriality(queryClient, search);
}
