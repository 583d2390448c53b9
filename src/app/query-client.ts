import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/api-error';

/** Reads without a response are retried; a refusal would only be repeated. */
const maxRepeats = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The sandbox's API runs in this browser, so being offline is no reason to wait.
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) => failures < maxRepeats && isApiError(error, 'unreachable', 'unavailable'),
        retryDelay: (failures) => 300 * 2 ** failures,
      },
      // The API client repeats changes itself, under one idempotency key.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
