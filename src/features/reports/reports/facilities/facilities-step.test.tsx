import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ReportHeader, ReportStep } from '#api/contract/reports/headers';
import { UnsavedScopeProvider } from '@/components/form/unsaved-scope';
import { TooltipProvider } from '@/components/ui/tooltip';
import type { WizardController } from '@/components/wizard/use-wizard';
import { sessionQuery } from '@/lib/api/queries/session';
import { reportQueries } from '../queries';
import { FacilitiesStep } from './facilities-step';

const header = { reportHeaderId: 7, updatedOn: '2026-01-01T00:00:00Z' } as ReportHeader;
const wizard = { steps: [], current: 'facilities', previous: 'author', next: 'review' };
const row = { reportHeaderId: 7, locationId: 1, facilityId: 1, area: 300, isOwned: true, exclude: false };
const locations = [
  { locationId: 1, name: 'Plant', address: 'Polna 2, Łódź', area: 500, active: true, facilities: [row, row] },
  { locationId: 2, name: 'Old store', address: 'Leśna 1, Łódź', area: null, active: false, facilities: [] },
];

/** The step as drawn for an Admin, who can edit locations, or for another user. */
function drawn(isAdmin: boolean): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { isAdmin } as never);
  queryClient.setQueryData(reportQueries.locations(7).queryKey, locations as never);
  queryClient.setQueryData(reportQueries.facilityKinds().queryKey, [{ facilityId: 1, name: 'Office' }]);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <UnsavedScopeProvider>
            <FacilitiesStep
              header={header}
              wizard={wizard as unknown as WizardController<ReportStep>}
              onDone={() => undefined}
            />
          </UnsavedScopeProvider>
        </TooltipProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}

/** How often the text occurs. */
const count = (of: string, part: string) => of.split(part).length - 1;

// spec: reports.facilities.blocks
it('lists facilities below their location with its address and marks a deactivated location', () => {
  const [, plant = '', store = ''] = drawn(true).split('<section');
  expect(plant).toContain('Polna 2, Łódź');
  expect(count(plant, '<li')).toBe(2);
  expect(plant).not.toContain('facilities.deactivated');
  expect(store).toContain('facilities.deactivated');
  expect(count(store, '<li')).toBe(0);
  for (const block of [plant, store]) expect(block).toContain('facilities.add');
});

// spec: reports.facilities.edit, reports.roles.locations
it('lets users who may edit locations edit one there and shows others a description', () => {
  const link = 'href="/settings/locations?find=';
  expect(count(drawn(true), link)).toBe(2);
  expect(count(drawn(false), link)).toBe(0);
  expect(drawn(true)).not.toContain('>facilities.where<');
  expect(drawn(false)).toContain('>facilities.where<');
});
