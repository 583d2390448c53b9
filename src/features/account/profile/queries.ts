import { queryOptions } from '@tanstack/react-query';
import { readProfile } from '#api/contract/account/accounts';
import { call } from '@/lib/api/call';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  meta: { dependsOn: 'account' },
  queryFn: ({ signal }) => call(readProfile, {}, { signal }),
});
