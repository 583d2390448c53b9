import { queryOptions } from '@tanstack/react-query';
import { listCountries } from '#api/contract/company/countries';
import { call } from '../call';

/** Countries by name, in the language on screen. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  meta: { dependsOn: 'release' },
  queryFn: ({ signal }) => call(listCountries, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
