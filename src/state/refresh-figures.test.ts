import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshFigures, refreshFiguresWhenDone } from './refresh-figures';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A screen that shows what the server says. */
async function screen(queryKey: string[], server: { figure: number }) {
  const queryClient = new QueryClient();
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: async () => server.figure });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  return { queryClient, figure: () => observer.getCurrentResult().data, stop };
}

it('a figure on screen follows work that the server does after its answer, however long that takes', async () => {
  const server = { figure: 1, isPending: true };
  const shown = await screen(['utility-consumptions'], server);
  const isPending = vi.fn(async () => server.isPending);
  refreshFiguresWhenDone(shown.queryClient, isPending);
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

it('an answer that does not come is no end of the work, and nobody asks after the end of the session', async () => {
  const server = { figure: 1 };
  const shown = await screen(['utility-consumptions'], server);
  const isPending = vi.fn(async () => false).mockRejectedValueOnce(new Error('unreachable'));
  const stop = refreshFiguresWhenDone(shown.queryClient, isPending);
  server.figure = 2;
  await vi.advanceTimersByTimeAsync(500);
  expect(shown.figure()).toBe(1);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isPending).toHaveBeenCalledOnce();
  shown.stop();
});

it('a figure of before is not kept for the next screen, and what cannot have changed is left alone', async () => {
  const server = { figure: 1 };
  const countries = await screen(['countries'], server);
  countries.queryClient.setQueryData(['explorer'], 1);
  server.figure = 2;
  await refreshFigures(countries.queryClient);
  expect(countries.queryClient.getQueryData(['explorer'])).toBeUndefined();
  expect(countries.figure()).toBe(1);
  countries.stop();
});
