import { queryOptions } from '@tanstack/react-query';
import { readProfile } from '#api/contract/account/accounts';
import { listDevices } from '#api/contract/account/devices';
import { call } from '@/lib/api/call';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  meta: { dependsOn: 'account' },
  queryFn: ({ signal }) => call(readProfile, {}, { signal }),
});

/** Changes elsewhere, so it is fetched again on each visit. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  meta: { dependsOn: 'account' },
  queryFn: ({ signal }) => call(listDevices, {}, { signal }),
  staleTime: 0,
});
