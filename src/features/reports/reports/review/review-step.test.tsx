import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ReportHeader, ReportStep, ReportValidations } from '#api/contract/reports/headers';
import { UnsavedScopeProvider } from '@/components/form/unsaved-scope';
import { TooltipProvider } from '@/components/ui/tooltip';
import type { WizardController } from '@/components/wizard/use-wizard';
import { sessionQuery } from '@/lib/api/queries/session';
import { reportQueries } from '../queries';
import { ReviewStep } from './review-step';

const header = {
  reportHeaderId: 7,
  reportId: 1,
  questionnaireType: 'GHG',
  name: 'Emissions',
  description: 'Of the first half',
  startDate: '2025-01-01',
  endDate: '2025-06-30',
  duration: 6,
  language: 'en',
  author: 'Anna Nowak',
  department: 'Environment',
  copiedSteps: [] as ReportStep[],
  issueNumber: null,
} as ReportHeader;

const information = {
  companyName: 'Jagodno Foods S.A.',
  countryNames: ['Poland', 'Germany'],
  production: 'We make jam.',
  policies: 'We buy green electricity.',
  investments: true,
  investmentComments: 'New burners',
  energyChanges: false,
  processChanges: null,
  vehicleChanges: null,
  logisticsChanges: null,
  employees: 250,
  isFirstAudit: false,
  number: 3,
  updatedOn: '2026-01-01T00:00:00Z',
};

const facility = { reportHeaderId: 7, facilityId: 1, area: 300, isOwned: true, exclude: false };
const locations = [
  { locationId: 1, name: 'Plant', active: true, facilities: [{ ...facility, locationId: 1 }] },
  {
    locationId: 2,
    name: 'Old store',
    active: false,
    facilities: [{ ...facility, locationId: 2, area: 80, isOwned: false, exclude: true }],
  },
];

/** Each tile by the name of its step. */
function tiles(missing: Partial<Record<ReportStep, string>> = {}, stated = {}): Record<string, string> {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { userId: 1 } as never);
  queryClient.setQueryData(reportQueries.generalInformation(7).queryKey, {
    ...information,
    ...stated,
  } as never);
  queryClient.setQueryData(reportQueries.locations(7).queryKey, locations as never);
  queryClient.setQueryData(reportQueries.facilityKinds().queryKey, [{ facilityId: 1, name: 'Office' }]);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const wizard = { steps: [], current: 'review', previous: 'facilities', next: null };
  const steps = Object.entries(missing).map(([step, text]) => ({ step, missing: [{ field: 'name', text }] }));
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <UnsavedScopeProvider>
            <ReviewStep
              header={header}
              wizard={wizard as unknown as WizardController<ReportStep>}
              validations={{ steps } as unknown as ReportValidations}
            />
          </UnsavedScopeProvider>
        </TooltipProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  const parts = html.split(/(?=>step\.\w+<)/).slice(2);
  return Object.fromEntries(parts.map((part) => [/step\.(\w+)/.exec(part)?.[1] ?? '', text(part)]));
}

const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('\u00a0', ' ');

// spec: reports.review.tiles
it('shows what was entered in each step of a greenhouse gas report', () => {
  const { timePeriod, generalInfo, details, author, facilities } = tiles();
  expect(timePeriod).toContain('January 2025');
  expect(timePeriod).toContain('June 2025');
  for (const value of ['Jagodno Foods S.A.', 'Poland, Germany', 'We make jam.', 'We buy green electricity.'])
    expect(generalInfo).toContain(value);
  expect(generalInfo).toContain('review.change.investments|New burners');
  expect(generalInfo).not.toContain('review.change.energy');
  expect(generalInfo).toMatch(/review\.employees\|250\|review\.audit\|3/);
  expect(details).toMatch(/Emissions\|.*Of the first half/);
  expect(author).toMatch(/Anna Nowak\|.*Environment/);
  expect(facilities).toContain('Plant|Office · 300 m² · review.owned · review.included');
  expect(facilities).toContain(
    'Old store|review.deactivated|Office · 80 m² · review.rented · review.excluded',
  );
});

it.each([
  [{ verification: null }, '–'],
  [{ verification: 'none' }, 'verification.level.none'],
  [{ verification: 'limited', verifier: 'Us' }, 'verification.level.limited: verification.incomplete'],
  [
    {
      verification: 'limited',
      verifier: 'Us',
      verifiedOn: '2026-03-12',
      verificationStandard: 'ISO 14064-3',
      verificationLetter: { name: 'letter.pdf' },
    },
    'verification.level.limited, ISO 14064-3, Us, 12 Mar 2026, letter.pdf',
  ],
])('shows who verified the report: %j', (stated, words) => {
  expect(tiles({}, stated).generalInfo).toContain(`verification.label|${words}`);
});

// spec: reports.review.missing
it('names what a step lacks at its own tile only', () => {
  const { details, author } = tiles({ details: 'Report name' });
  expect(details).toContain('Report name');
  expect(author).not.toContain('review.missing');
});
