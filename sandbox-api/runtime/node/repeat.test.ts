import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { repeat } from './repeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('repeated work', () => {
  test('rests as long as it requests, up to the maximum', async () => {
    const work = vi.fn().mockResolvedValueOnce(100).mockResolvedValue(3_600_000);
    const repeater = repeat({ work, longestRestMs: 1000, onError: () => {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).toHaveBeenCalledTimes(3);
    await repeater.stop();
  });

  test('woken during a run, runs once more after it and not in parallel', async () => {
    let finish = (_restMs: number) => {};
    const work = vi.fn(
      () =>
        new Promise<number>((resolve) => {
          finish = resolve;
        }),
    );
    const repeater = repeat({ work, longestRestMs: 60_000, onError: () => {} });
    await vi.advanceTimersByTimeAsync(0);
    repeater.wake();
    repeater.wake();
    await vi.advanceTimersByTimeAsync(10);
    expect(work).toHaveBeenCalledTimes(1);
    finish(60_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(2);
    finish(60_000);
    await repeater.stop();
  });

  test('continues after an error, and reports it', async () => {
    const work = vi.fn().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(1000);
    const onError = vi.fn();
    const repeater = repeat({ work, longestRestMs: 1000, onError });
    await vi.advanceTimersByTimeAsync(1000);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(work).toHaveBeenCalledTimes(2);
    await repeater.stop();
  });

  test('stops after the run in progress', async () => {
    let isDone = false;
    const repeater = repeat({
      work: async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        isDone = true;
        return 0;
      },
      longestRestMs: 1000,
      onError: () => {},
    });
    await vi.advanceTimersByTimeAsync(0);
    const stopped = repeater.stop();
    await vi.advanceTimersByTimeAsync(50);
    await stopped;
    expect(isDone).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
