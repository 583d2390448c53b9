import { queryOptions } from '@tanstack/react-query';
import { listLocations, readLocation } from '#api/contract/company/locations';
import { call } from '../call';

/** Every query about locations starts with `all`, so one invalidation covers them. */
export const locationQueries = {
  all: ['locations'] as const,
  /** Active locations by name. */
  list: () =>
    queryOptions({
      queryKey: [...locationQueries.all, 'list'],
      meta: { dependsOn: 'locations' },
      queryFn: ({ signal }) => call(listLocations, {}, { signal }),
    }),
  /** Including archived ones. */
  listWithArchived: () =>
    queryOptions({
      queryKey: [...locationQueries.all, 'list-with-archived'],
      meta: { dependsOn: 'locations' },
      queryFn: ({ signal }) => call(listLocations, { query: { includeInactive: 'true' } }, { signal }),
    }),
  detail: (locationId: number) =>
    queryOptions({
      queryKey: [...locationQueries.all, 'detail', locationId],
      meta: { dependsOn: 'locations' },
      queryFn: ({ signal }) => call(readLocation, { params: { id: locationId } }, { signal }),
    }),
};
