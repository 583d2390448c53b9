import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPace } from './pace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a wait is over after some time. */
async function isOverAfter(ms: number, wait: Promise<void>): Promise<boolean> {
  let isOver = false;
  void wait.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return isOver;
}

describe('the speed of a replay', () => {
  it('plays twelve months within a minute and leaves time to read first', () => {
    const pace = createPace('minute', () => performance.now());
    const monthsMs = async () => {
      for (let month = 0; month < 12; month += 1) await pace.monthOver(performance.now());
    };
    return expect(isOverAfter(56_000, monthsMs())).resolves.toBe(true);
  });

  it('waits while it is paused, also within a month', async () => {
    const pace = createPace('minute', () => performance.now());
    const month = pace.monthOver(performance.now());
    pace.change({ isPaused: true });
    expect(await isOverAfter(60_000, month)).toBe(false);
    expect(await isOverAfter(60_000, pace.passed())).toBe(false);
    pace.change({ isPaused: false });
    expect(await isOverAfter(0, month)).toBe(true);
  });

  it('changes its speed within a month', async () => {
    const pace = createPace('minute', () => performance.now());
    const month = pace.monthOver(performance.now());
    expect(await isOverAfter(1000, month)).toBe(false);
    pace.change({ speed: 'fastest' });
    expect(await isOverAfter(0, month)).toBe(true);
  });

  it('stops immediately, even when it is paused', async () => {
    const pace = createPace('minute', () => performance.now());
    pace.change({ isPaused: true });
    const [month, step] = [pace.monthOver(performance.now()), pace.passed()];
    pace.change({ isStopping: true });
    expect(await isOverAfter(0, step)).toBe(true);
    expect(await isOverAfter(0, month)).toBe(true);
  });
});
