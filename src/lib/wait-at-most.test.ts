import { describe, expect, it, vi } from 'vitest';
import { waitAtMost } from './wait-at-most';

describe('waiting with a time limit', () => {
  it('ends with the work, also when that fails', async () => {
    vi.useFakeTimers();
    await waitAtMost(1000, Promise.resolve('done'));
    await waitAtMost(1000, Promise.reject(new Error('failed')));
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('ends at the limit', async () => {
    vi.useFakeTimers();
    const told = vi.fn();
    const waiting = waitAtMost(200, new Promise(() => undefined)).then(told);
    await vi.advanceTimersByTimeAsync(199);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledOnce();
    await waiting;
    vi.useRealTimers();
  });
});
