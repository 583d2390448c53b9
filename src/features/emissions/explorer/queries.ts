import { queryOptions } from '@tanstack/react-query';
import { listUsedFuels } from '#api/contract/activity-data/fuels';
import { listLocationRenewables } from '#api/contract/activity-data/renewables';
import { listLocationUtilities } from '#api/contract/activity-data/utilities';
import { readEmissionCharts } from '#api/contract/emissions/explorer';
import { call } from '@/lib/api/call';
import type { ExplorerFilter } from './search';

/** Figures are requested on each visit, so that data entered on another screen counts at once. */
const fresh = { staleTime: 0 };

export const explorerQueries = {
  all: ['explorer'] as const,
  series: (filter: ExplorerFilter) =>
    queryOptions({
      ...fresh,
      queryKey: [...explorerQueries.all, 'series', filter] as const,
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) =>
        call(
          readEmissionCharts,
          {
            query: {
              category: filter.category,
              locationId: filter.location,
              typeId: filter.type,
              from: filter.from,
              to: filter.to,
            },
          },
          { signal },
        ),
      // Shows the previous chart until the next one loads, so that the page doesn't jump. Emissions are never kept as a
      // placeholder for avoided emissions.
      placeholderData: (previous, query) =>
        query?.queryKey[2]?.category === filter.category ? previous : undefined,
    }),
  /** Types of a category with data at a location, "all" first. */
  types: ({ category, location }: Pick<ExplorerFilter, 'category' | 'location'>) =>
    queryOptions({
      ...fresh,
      queryKey: [...explorerQueries.all, 'types', category, location],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => readTypes(category, location, signal),
    }),
};

export type TypeOption = { id: number; name: string };

async function readTypes(
  category: ExplorerFilter['category'],
  locationId: number,
  signal: AbortSignal,
): Promise<TypeOption[]> {
  const params = { locationId };
  const withAll = { params, query: { addOptionAll: 'true' } };
  switch (category) {
    case 'fuels': {
      const fuels = await call(listUsedFuels, { params, query: { includeOptionAll: 'true' } }, { signal });
      return fuels.map(({ fuelId, name }) => ({ id: fuelId, name }));
    }
    case 'utilities': {
      const utilities = await call(listLocationUtilities, withAll, { signal });
      return utilities.map(({ utilityId, name }) => ({ id: utilityId, name }));
    }
    case 'renewable': {
      const renewables = await call(listLocationRenewables, withAll, { signal });
      return renewables.map(({ renewableId, name }) => ({ id: renewableId, name }));
    }
  }
}
