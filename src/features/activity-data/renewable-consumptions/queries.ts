import { queryOptions } from '@tanstack/react-query';
import {
  listRenewableConsumptions,
  summarizeRenewableConsumptions,
} from '#api/contract/activity-data/renewable-consumptions';
import { listLocationRenewables } from '#api/contract/activity-data/renewables';
import { entryPageOptions, entrySummaryOptions } from '@/components/entries/entry-page';
import type { EntryView } from '@/components/entries/entry-view';
import { call, callPage } from '@/lib/api/call';

export const renewableConsumptionQueries = {
  all: ['renewable-consumptions'] as const,
  page: (locationId: number, view: EntryView) =>
    entryPageOptions(renewableConsumptionQueries.all, { locationId, view }, (input, options) =>
      callPage(listRenewableConsumptions, input, options),
    ),
  summary: (locationId: number, view: EntryView) =>
    entrySummaryOptions(renewableConsumptionQueries.all, { locationId, view }, (input, options) =>
      call(summarizeRenewableConsumptions, input, options),
    ),
  /** Everything that can be entered at the location. */
  types: (locationId: number) =>
    queryOptions({
      queryKey: [...renewableConsumptionQueries.all, 'types', locationId],
      meta: { dependsOn: 'release' },
      queryFn: async ({ signal }) => {
        const listed = await call(
          listLocationRenewables,
          { params: { locationId }, query: { listAllPossible: 'true' } },
          { signal },
        );
        return listed.map(({ renewableId, name, units }) => ({ id: renewableId, name, units }));
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
