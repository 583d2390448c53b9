import { queryOptions } from '@tanstack/react-query';
import { readSandboxClock } from '#api/contract/sandbox/sandbox';
import { call } from '../call';

/** The sandbox's current date, which the user can change. Only in the sandbox build. */
export const sandboxClockQuery = queryOptions({
  queryKey: ['sandbox', 'clock'],
  meta: { dependsOn: 'sandbox' },
  queryFn: ({ signal }) => call(readSandboxClock, {}, { signal }),
});
