import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProblemError } from '#api/kernel/problem-error';
import { Door } from './door';

const limit = { atOnce: 1, mostWaiting: 3, patienceMs: 2000 };

/**
 * A door with one caller inside until `open` lets the others in one by one; `log` records who entered or was
 * refused.
 */
function busyDoor() {
  const door = new Door(limit);
  const log: string[] = [];
  const leave: (() => void)[] = [];
  const come = (origin: string, name = origin) =>
    door
      .pass(origin, () => {
        log.push(name);
        return new Promise<void>((resolve) => leave.push(resolve));
      })
      .catch((error: unknown) => log.push(`${name}: ${error instanceof ProblemError ? error.code : error}`));
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const open = async () => {
    await settle();
    while (leave.length > 0) {
      leave.shift()?.();
      await settle();
    }
  };
  return { door, come, log, open, settle };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the queue for hashing calls', () => {
  test('admits callers one after the other when nobody else waits', async () => {
    const { come, log, open } = busyDoor();
    for (const name of ['a', 'b']) {
      come(name);
      await open();
    }
    expect(log).toEqual(['a', 'b']);
  });

  test('takes turns between origins, however many calls one of them sent', async () => {
    const { come, log, open } = busyDoor();
    for (const name of ['flood 1', 'flood 2', 'flood 3']) come('flood', name);
    come('somebody');
    await open();
    expect(log).toEqual(['flood 1', 'flood 2', 'somebody', 'flood 3']);
  });

  test('refuses the last call of the origin with the most calls when too many wait', async () => {
    const { come, log, open, settle } = busyDoor();
    for (const name of ['flood 1', 'flood 2', 'flood 3', 'flood 4', 'flood 5']) come('flood', name);
    await settle();
    expect(log).toEqual(['flood 1', 'flood 5: too_many_at_once']);
    come('somebody');
    await open();
    expect(log.slice(2)).toEqual(['flood 4: too_many_at_once', 'flood 2', 'somebody', 'flood 3']);
  });

  test('refuses a call that has waited for the time limit, and not the one after it', async () => {
    const { come, log, open } = busyDoor();
    come('a');
    come('b');
    await vi.advanceTimersByTimeAsync(limit.patienceMs);
    come('c');
    await open();
    expect(log).toEqual(['a', 'b: too_many_at_once', 'c']);
    await vi.advanceTimersByTimeAsync(limit.patienceMs);
    expect(log).toHaveLength(3);
  });

  test('admits origins without failures before origins with failures, however many addresses those use', async () => {
    const { door, come, log, open } = busyDoor();
    const guessers = ['guesser 1', 'guesser 2', 'guesser 3'];
    const fail = (origin: string) =>
      door.pass(origin, () => Promise.reject(new Error('wrong'))).catch(() => {});
    for (const origin of guessers) await fail(origin);
    come('first');
    for (const origin of guessers) come(origin);
    come('somebody else');
    await open();
    const turnedAway = 'guesser 3: too_many_at_once';
    expect(log).toEqual(['first', turnedAway, 'somebody else', 'guesser 1', 'guesser 2']);
  });

  test('forgets a failure after many newer ones', async () => {
    const { door, come, log, open } = busyDoor();
    const fail = (origin: string) =>
      door.pass(origin, () => Promise.reject(new Error('wrong'))).catch(() => {});
    await fail('mistyped once');
    for (let index = 0; index < 2000; index += 1) await fail(`guesser ${index}`);
    come('first');
    come('guesser 7');
    come('mistyped once');
    await open();
    expect(log).toEqual(['first', 'mistyped once', 'guesser 7']);
  });

  test('admits the next call when the work of one has failed', async () => {
    const door = new Door(limit);
    await expect(door.pass('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await door.pass('b', async () => 'answer')).toBe('answer');
  });
});
