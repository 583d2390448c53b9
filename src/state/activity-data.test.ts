import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { SessionUser } from '#api/contract/account/session';
import * as api from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { followActivityData } from './activity-data';

it('the first entry is saved also when the session user cannot be asked for again', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { anyConsumptions: false } as SessionUser);
  const reloadSession = vi.fn(() => Promise.reject(new Error('unreachable')));
  await expect(followActivityData(queryClient, reloadSession)).resolves.toBeUndefined();
  expect(reloadSession).toHaveBeenCalledOnce();
});

it('after a change the reviews are watched, one watch at a time, until the person signs out', async () => {
  vi.useFakeTimers();
  const asked = vi.spyOn(api, 'call').mockResolvedValue({ any: true } as never);
  // Node has neither; a file that runs after this one finds none again.
  vi.stubGlobal('document', { visibilityState: 'visible' });
  try {
    const queryClient = new QueryClient();
    const user = { anyConsumptions: true, anyIncompleteReviews: true } as SessionUser;
    queryClient.setQueryData(sessionQuery.queryKey, user);
    await followActivityData(queryClient, async () => undefined);
    await followActivityData(queryClient, async () => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(2);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(2);
    vi.stubGlobal('document', { visibilityState: 'visible' });
    asked.mockResolvedValue({ any: false } as never);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(queryClient.getQueryData(sessionQuery.queryKey)?.anyIncompleteReviews).toBe(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveBeenCalledTimes(3);

    // Is read at once; how it is stored waits for timers that stand still here.
    void api.credential.write('token');
    queryClient.setQueryData(sessionQuery.queryKey, user);
    await followActivityData(queryClient, async () => undefined);
    api.credential.clear('signed-out');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveBeenCalledTimes(3);
  } finally {
    asked.mockRestore();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});
