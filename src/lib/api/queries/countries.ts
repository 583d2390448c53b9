import { queryOptions } from '@tanstack/react-query';
import { listColumnNames } from '#api/contract/company/companies';
import { listCountries, listGridSubregions } from '#api/contract/company/countries';
import { call } from '../call';

/** Countries by name, in the interface language. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  meta: { dependsOn: 'release' },
  queryFn: ({ signal }) => call(listCountries, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Parts of national grids with their own factors, by code. */
export const gridSubregionsQuery = queryOptions({
  queryKey: ['grid-subregions'],
  meta: { dependsOn: 'release' },
  queryFn: ({ signal }) => call(listGridSubregions, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The names that a country uses for company registration numbers. */
export const columnNamesQuery = (countryId: number) =>
  queryOptions({
    queryKey: ['countries', countryId, 'column-names'],
    meta: { dependsOn: 'release' },
    queryFn: ({ signal }) => call(listColumnNames, { params: { countryId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
