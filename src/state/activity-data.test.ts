import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { SessionUser } from '#api/contract/account/session';
import { sessionQuery } from '@/lib/api/queries/session';
import { followActivityData } from './activity-data';

it('the first entry is saved also when the session user cannot be asked for again', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { anyConsumptions: false } as SessionUser);
  const reloadSession = vi.fn(() => Promise.reject(new Error('unreachable')));
  await expect(followActivityData(queryClient, reloadSession)).resolves.toBeUndefined();
  expect(reloadSession).toHaveBeenCalledOnce();
});
