import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepRefreshingFigures, refreshFigures } from './refresh-figures';

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

it('a figure on screen follows work that the server does after its answer', async () => {
  const server = { figure: 1 };
  const shown = await screen(['utility-consumptions'], server);
  const stop = keepRefreshingFigures(shown.queryClient);
  await vi.advanceTimersByTimeAsync(10_000);
  server.figure = 2;
  await vi.advanceTimersByTimeAsync(5_001);
  expect(shown.figure()).toBe(2);
  stop();
  server.figure = 3;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shown.figure()).toBe(2);
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
