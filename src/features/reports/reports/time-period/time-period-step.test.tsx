import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DataGap, ReportHeader, ReportStep, ReportValidations } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { UnsavedScopeProvider } from '@/components/form/unsaved-scope';
import type { WizardController } from '@/components/wizard/use-wizard';
import { sessionQuery } from '@/lib/api/queries/session';
import { reportQueries } from '../queries';
import { TimePeriodStep } from './time-period-step';

const [startDate, endDate] = ['2025-01-01', '2025-06-30'];
const header = { reportHeaderId: 7, startDate, endDate, language: 'en', updatedOn: '' } as ReportHeader;
const wizard = {
  steps: [],
  current: 'timePeriod',
  previous: null,
  next: null,
} as unknown as WizardController<ReportStep>;
const gap: DataGap = {
  locationId: 4,
  locationName: 'Plant',
  list: 'fuels',
  sourceId: 101,
  sourceName: 'Natural gas',
  months: [
    { month: '2025-03-01', days: 31 },
    { month: '2025-05-01', days: 3 },
  ],
  explanation: null,
};

type Given = {
  questionnaireType?: Report['questionnaireType'];
  minDate?: string | null;
  data?: ReportValidations['data'];
};

/** The step drawn for an existing report. */
function drawn({ questionnaireType = 'GHG', minDate = startDate, data }: Given): string {
  const report = { reportId: 1, questionnaireType, isAvailable: true } as Report;
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { today: '2026-01-15' } as never);
  queryClient.setQueryData(reportQueries.dates().queryKey, { minDate });
  queryClient.setQueryData(
    reportQueries.periodData(startDate, endDate).queryKey,
    data ?? { isComplete: true, gaps: [], incompleteReviews: [], unreviewedMonths: [] },
  );
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <QueryClientProvider client={queryClient}>
        <UnsavedScopeProvider>
          <TimePeriodStep
            {...{ report, header, wizard }}
            onCreated={() => undefined}
            onDone={() => undefined}
          />
        </UnsavedScopeProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}

describe('the period of a greenhouse gas report', () => {
  // spec: reports.time-period.banner
  it('shows whether its data is complete and, if not, links to data input', () => {
    expect(drawn({})).toContain('banner.complete');
    const incomplete = drawn({
      data: { isComplete: false, gaps: [gap], incompleteReviews: [], unreviewedMonths: [] },
    });
    expect(incomplete).toContain('banner.incomplete');
    expect(incomplete).toMatch(/<a[^>]* href="\/locations">banner\.inputData/);
    expect(incomplete).toContain('href="/locations/4?type=fuels&amp;year=2025&amp;month=3"');
    expect(incomplete).toMatch(/Plant, Natural gas.*>Mar, 2025<.*>gaps\.days</);
    expect(incomplete).toContain('>gaps.explain<');
  });

  it('is complete when every gap is explained, and says so', () => {
    const explained = { ...gap, explanation: 'The plant stood still.' };
    const other = { ...explained, list: 'value-chain' as const, sourceId: 6, sourceName: 'Travel' };
    const step = drawn({
      data: { isComplete: true, gaps: [explained, other], incompleteReviews: [], unreviewedMonths: [] },
    });
    expect(step).toContain('banner.complete<');
    expect(step).toMatch(/gaps\.explained<.*The plant stood still\..*>gaps\.change</);
    expect(step).toContain('href="/value-chain/6?location=4&amp;month=2025-03"');
  });

  it('is not called reviewed when some of its months are in no review', () => {
    const data = { isComplete: true, gaps: [], incompleteReviews: [], unreviewedMonths: ['2025-11-01'] };
    const unreviewed = drawn({ data });
    expect(unreviewed).toContain('banner.complete');
    expect(unreviewed).not.toContain('banner.completeHint');
    expect(unreviewed).toMatch(/banner\.unreviewed.*href="\/reviews"/);
    const incomplete = drawn({ data: { ...data, isComplete: false, gaps: [gap] } });
    expect(incomplete).toContain('banner.unreviewed');
  });
});

// spec: reports.time-period.no-banner
it('shows nothing about energy and fuels for a sustainability report', () => {
  expect(drawn({ questionnaireType: 'CSRD' })).not.toContain('banner.');
});

// spec: reports.time-period.no-consumptions
it('offers only months with entries', () => {
  const picker = (of: string) => /<button[^>]*aria-haspopup="dialog"[^>]*>/.exec(of)?.[0];
  expect(picker(drawn({}))).not.toContain('disabled=""');
  expect(picker(drawn({ minDate: null }))).toContain('disabled=""');
  expect(drawn({ minDate: null })).toContain('period.noData');
});
