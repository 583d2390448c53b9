import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { SessionUser } from '#api/contract/account/session';
import { readPendingRecalculation } from '#api/contract/emissions/pending-recalculation';
import { readAnyIncompleteReview } from '#api/contract/reviews/reviews';
import * as api from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { followActivityData } from './activity-data';

/** The server's responses to both requests made after a change. */
function spyOnCalls(answers: { anyIncomplete: boolean; anyPending: boolean }) {
  const spy = vi.spyOn(api, 'call').mockImplementation((async (endpoint: { id: string }) => ({
    any: endpoint.id === readPendingRecalculation.id ? answers.anyPending : answers.anyIncomplete,
  })) as never);
  const asked = ({ id }: { id: string }) => spy.mock.calls.filter(([endpoint]) => endpoint.id === id).length;
  return { asked, restore: () => spy.mockRestore() };
}

it('keeps the first entry saved even if the session user cannot be fetched again', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { anyConsumptions: false } as SessionUser);
  const calls = spyOnCalls({ anyIncomplete: false, anyPending: false });
  const reloadSession = vi.fn(() => Promise.reject(new Error('unreachable')));
  await expect(followActivityData(queryClient, reloadSession)).resolves.toBeUndefined();
  calls.restore();
  expect(reloadSession).toHaveBeenCalledOnce();
});

it('updates the figures on screen when the server has finished calculating a large change', async () => {
  vi.useFakeTimers();
  const answers = { anyIncomplete: false, anyPending: true };
  const calls = spyOnCalls(answers);
  const server = { kgCo2e: 1 };
  const queryClient = new QueryClient();
  const figure = new QueryObserver(queryClient, {
    queryKey: ['total'],
    meta: { dependsOn: 'activity-data' },
    queryFn: async () => server.kgCo2e,
  });
  const leave = figure.subscribe(() => undefined);
  try {
    await followActivityData(queryClient, async () => undefined);
    expect(figure.getCurrentResult().data).toBe(1);
    Object.assign(server, { kgCo2e: 2 });
    answers.anyPending = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(figure.getCurrentResult().data).toBe(2);
    const asked = calls.asked(readPendingRecalculation);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls.asked(readPendingRecalculation)).toBe(asked);

    await followActivityData(queryClient, async () => undefined);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls.asked(readPendingRecalculation)).toBe(asked + 1);
  } finally {
    leave();
    calls.restore();
    vi.useRealTimers();
  }
});

// spec: reviews.states.polling
it('watches the reviews after a change, one watch at a time, until the user signs out', async () => {
  vi.useFakeTimers();
  const answers = { anyIncomplete: true, anyPending: false };
  const calls = spyOnCalls(answers);
  // Node has neither; a file that runs after this one finds none again.
  vi.stubGlobal('document', { visibilityState: 'visible' });
  try {
    const queryClient = new QueryClient();
    const user = { anyConsumptions: true, anyIncompleteReviews: true } as SessionUser;
    queryClient.setQueryData(sessionQuery.queryKey, user);
    await followActivityData(queryClient, async () => undefined);
    await followActivityData(queryClient, async () => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.asked(readAnyIncompleteReview)).toBe(2);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.asked(readAnyIncompleteReview)).toBe(2);
    vi.stubGlobal('document', { visibilityState: 'visible' });
    answers.anyIncomplete = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(queryClient.getQueryData(sessionQuery.queryKey)?.anyIncompleteReviews).toBe(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls.asked(readAnyIncompleteReview)).toBe(3);

    // Read immediately; storing it waits for timers, which are stopped here.
    void api.credential.write('token');
    queryClient.setQueryData(sessionQuery.queryKey, user);
    await followActivityData(queryClient, async () => undefined);
    api.credential.clear('signed-out');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls.asked(readAnyIncompleteReview)).toBe(3);
  } finally {
    calls.restore();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});
