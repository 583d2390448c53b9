import { queryOptions } from '@tanstack/react-query';
import { readSandboxClock } from '#api/contract/sandbox/sandbox';
import { call } from '../call';

/** The sandbox's today, which may be travelled to. Only in the sandbox build. */
export const sandboxClockQuery = queryOptions({
  queryKey: ['sandbox', 'clock'],
  meta: { dependsOn: 'sandbox' },
  queryFn: ({ signal }) => call(readSandboxClock, {}, { signal }),
});
