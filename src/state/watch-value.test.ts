import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchValue } from './watch-value';

const every30sFor5min = { everyMs: 30_000, forMs: 300_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a watched value', () => {
  // spec: states.polling, constants.polling, reviews.states.polling
  it('is fetched every 30 s and given up after 5 min', async () => {
    const read = vi.fn(async () => false);
    const onChange = vi.fn();
    watchValue(false, { read, onChange, ...every30sFor5min });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(read).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(read).toHaveBeenCalledTimes(10);
    expect(onChange).not.toHaveBeenCalled();
  });

  // spec: states.polling, reviews.states.polling-ends
  it('is reported once when it changes, and then no longer fetched', async () => {
    const read = vi.fn(async () => read.mock.calls.length >= 2);
    const onChange = vi.fn();
    watchValue(false, { read, onChange, ...every30sFor5min });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(read).toHaveBeenCalledTimes(2);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  // spec: reviews.states.polling-ends
  it('is not fetched while the page is hidden, and the time still runs', async () => {
    let isLooking = false;
    const read = vi.fn(async () => false);
    watchValue(false, { read, onChange: vi.fn(), ...every30sFor5min, isAwake: () => isLooking });
    await vi.advanceTimersByTimeAsync(240_000);
    expect(read).toHaveBeenCalledTimes(0);
    isLooking = true;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('continues after a missing response', async () => {
    const read = vi.fn(async () => true);
    read.mockRejectedValueOnce(new Error('unreachable'));
    const onChange = vi.fn();
    watchValue(false, { read, onChange, ...every30sFor5min });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  // spec: states.polling, reviews.states.polling-ends
  it('is not fetched after stopping, and a response in flight is dropped', async () => {
    let answer = (_value: boolean) => {};
    const read = vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    );
    const onChange = vi.fn();
    const stop = watchValue(false, { read, onChange, ...every30sFor5min });
    await vi.advanceTimersByTimeAsync(30_000);
    stop();
    answer(true);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(read).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
  });
});
