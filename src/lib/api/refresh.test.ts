import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refresh, refreshWhenDone, type Subject } from './refresh';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A screen that shows what the server says. */
async function screen(dependsOn: Subject | readonly Subject[], server: { figure: number }) {
  const queryClient = new QueryClient();
  const observer = new QueryObserver(queryClient, {
    queryKey: ['on-screen'],
    meta: { dependsOn },
    queryFn: async () => server.figure,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  return { queryClient, figure: () => observer.getCurrentResult().data, stop };
}

it('updates a figure on screen after work that the server does after its response, however long it takes', async () => {
  const server = { figure: 1, isPending: true };
  const shown = await screen('activity-data', server);
  const isPending = vi.fn(async () => server.isPending);
  refreshWhenDone(shown.queryClient, 'activity-data', isPending);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(shown.figure()).toBe(1);
  expect(isPending.mock.calls.length).toBeLessThan(30);
  Object.assign(server, { figure: 2, isPending: false });
  await vi.advanceTimersByTimeAsync(30_001);
  expect(shown.figure()).toBe(2);
  isPending.mockClear();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(isPending).not.toHaveBeenCalled();
  shown.stop();
});

it('does not take a missing response for the end of the work, and stops polling when the session ends', async () => {
  const server = { figure: 1 };
  const shown = await screen('activity-data', server);
  const isPending = vi.fn(async () => false).mockRejectedValueOnce(new Error('unreachable'));
  const stop = refreshWhenDone(shown.queryClient, 'activity-data', isPending);
  server.figure = 2;
  await vi.advanceTimersByTimeAsync(500);
  expect(shown.figure()).toBe(1);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isPending).toHaveBeenCalledOnce();
  shown.stop();
});

it('drops outdated figures of other screens and keeps what cannot have changed', async () => {
  const server = { figure: 1 };
  const { queryClient, ...countries } = await screen('release', server);
  const elsewhere = { queryFn: async () => server.figure };
  await queryClient.fetchQuery({
    ...elsewhere,
    queryKey: ['explorer'],
    meta: { dependsOn: 'activity-data' },
  });
  await queryClient.fetchQuery({ ...elsewhere, queryKey: ['contracts'], meta: { dependsOn: 'locations' } });
  server.figure = 2;
  await refresh(queryClient, 'activity-data');
  expect(queryClient.getQueryData(['explorer'])).toBeUndefined();
  expect(queryClient.getQueryData(['contracts'])).toBe(1);
  expect(countries.figure()).toBe(1);
  countries.stop();
});

it('refetches data with several sources when any of them changed', async () => {
  const server = { figure: 1 };
  const shown = await screen(['locations', 'account'], server);
  server.figure = 2;
  await refresh(shown.queryClient, 'activity-data', 'sandbox');
  expect(shown.figure()).toBe(1);
  await refresh(shown.queryClient, 'account');
  expect(shown.figure()).toBe(2);
  shown.stop();
});
