import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ReportAccordance } from '#api/contract/reports/accordance';
import type { ReportHeader, ReportValidations } from '#api/contract/reports/headers';
import { sessionQuery } from '@/lib/api/queries/session';
import { reportQueries } from '../queries';
import { AccordanceList } from './accordance-list';

const period: ReportValidations['data'] = {
  isComplete: false,
  gaps: [
    {
      locationId: 4,
      locationName: 'Plant',
      list: 'fuels',
      sourceId: 101,
      sourceName: 'Natural gas',
      months: [{ month: '2025-08-01', days: 31 }],
      explanation: null,
    },
  ],
  incompleteReviews: [{ reviewHeaderId: 3, title: '2025' }],
  unreviewedMonths: ['2025-12-01'],
};

function drawn(missing: ReportAccordance['missing'], questionnaireType = 'GHG'): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { roleName: 'User' } as never);
  queryClient.setQueryData(reportQueries.accordance(7).queryKey, { isAsked: true, missing });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const header = { reportHeaderId: 7, questionnaireType } as ReportHeader;
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <QueryClientProvider client={queryClient}>
        <AccordanceList header={header} data={period} onStep={() => undefined} />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}

it('lists before Finish what keeps a report from being "in accordance", each with a link', () => {
  const list = drawn([
    { check: 'dataGaps', text: 'data of some sources' },
    { check: 'reviews', text: 'a finished review' },
    { check: 'uncertainty', text: 'a statement on uncertainty' },
    { check: 'baseYear', text: 'a base year' },
  ]);
  expect(list).toContain('accordance.title');
  expect(list).toContain('href="/locations/4?type=fuels&amp;year=2025&amp;month=8"');
  expect(list).toContain('href="/reviews/3"');
  expect(list).toContain('accordance.unreviewed');
  expect(list).toMatch(/a statement on uncertainty.*accordance\.where\.generalInfo/);
  expect(list).toMatch(/a base year.*href="\/settings\/reporting-information"/);
});

it('says when nothing is missing, and sends no request for other report types', () => {
  expect(drawn([])).toContain('accordance.met');
  expect(drawn([], 'CSRD')).toBe('');
});
