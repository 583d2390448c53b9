import { queryOptions } from '@tanstack/react-query';
import { listColumnNames } from '#api/contract/company/companies';
import { listCountries } from '#api/contract/company/countries';
import { call } from '../call';

/** Countries by name, in the language on screen. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  meta: { dependsOn: 'release' },
  queryFn: ({ signal }) => call(listCountries, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What the numbers of a company are called in a country. */
export const columnNamesQuery = (countryId: number) =>
  queryOptions({
    queryKey: ['countries', countryId, 'column-names'],
    meta: { dependsOn: 'release' },
    queryFn: ({ signal }) => call(listColumnNames, { params: { countryId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
