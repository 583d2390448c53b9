import { queryOptions } from '@tanstack/react-query';
import { listLocationUtilities } from '#api/contract/activity-data/utilities';
import {
  listUtilityConsumptions,
  summarizeUtilityConsumptions,
} from '#api/contract/activity-data/utility-consumptions';
import { entryPageOptions, entrySummaryOptions } from '@/components/entries/entry-page';
import type { EntryView } from '@/components/entries/entry-view';
import { call, callPage } from '@/lib/api/call';

export const utilityConsumptionQueries = {
  all: ['utility-consumptions'] as const,
  page: (locationId: number, view: EntryView) =>
    entryPageOptions(utilityConsumptionQueries.all, { locationId, view }, (input, options) =>
      callPage(listUtilityConsumptions, input, options),
    ),
  summary: (locationId: number, view: EntryView) =>
    entrySummaryOptions(utilityConsumptionQueries.all, { locationId, view }, (input, options) =>
      call(summarizeUtilityConsumptions, input, options),
    ),
  /** Everything that can be entered at the location. */
  types: (locationId: number) =>
    queryOptions({
      queryKey: [...utilityConsumptionQueries.all, 'types', locationId],
      meta: { dependsOn: 'release' },
      queryFn: async ({ signal }) => {
        const listed = await call(
          listLocationUtilities,
          { params: { locationId }, query: { listAllPossible: 'true' } },
          { signal },
        );
        return listed.map(({ utilityId, name, units, isCooling }) => ({
          id: utilityId,
          name,
          units,
          isCooling,
        }));
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
