import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHold } from './hold';

/** Rounds of settling that have started, to be ended by hand. */
let rounds: (() => void)[] = [];
const settle = () => new Promise<void>((done) => rounds.push(done));

/** Whether the event is still held. */
function watch(event: Promise<void>) {
  const held = { now: true };
  event.then(() => {
    held.now = false;
  });
  return held;
}
const endRound = (number: number) => {
  rounds[number - 1]?.();
  return vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  rounds = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('events of a worker', () => {
  it('are held by the first of a burst, until the work of the last one is done', async () => {
    const hold = createHold(settle);
    const [first, second] = [watch(hold()), watch(hold())];
    await vi.advanceTimersByTimeAsync(0);
    expect([first.now, second.now, rounds.length]).toEqual([true, false, 1]);
    await endRound(1);
    expect([first.now, rounds.length]).toEqual([true, 2]);
    await endRound(2);
    expect(first.now).toBe(false);
  });

  it('are held by a new event each second, because a browser ends the longest', async () => {
    const hold = createHold(settle);
    const first = watch(hold());
    await vi.advanceTimersByTimeAsync(1000);
    const later = watch(hold());
    await vi.advanceTimersByTimeAsync(0);
    expect([first.now, later.now]).toEqual([true, true]);
  });

  it('are held again as soon as no event is held', async () => {
    const hold = createHold(settle);
    const first = watch(hold());
    await endRound(1);
    expect(first.now).toBe(false);
    const next = watch(hold());
    await vi.advanceTimersByTimeAsync(0);
    expect([next.now, rounds.length]).toEqual([true, 2]);
  });
});
