import type { Clock, Platform } from '#api/kernel/context';
import { runHeavyWorkHere } from '#api/kernel/heavy-work';
import { readGuide } from '../../seed/guides/read-guide';

/** A clock that stands still until it is told to move. */
export function testClock(start = '2026-06-15T12:00:00Z'): Clock & { advance(ms: number): void } {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}

/** Bytes that differ from call to call and repeat from run to run. */
export function testRandom() {
  let state = 1;
  return {
    bytes: (count: number) =>
      Uint8Array.from({ length: count }, () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state >>> 24;
      }),
  };
}

/** Few PBKDF2 rounds, so that tests do not wait for them. */
export function testPlatform(clock: Clock = testClock()): Platform {
  return {
    clock,
    random: testRandom(),
    passwordIterations: 1000,
    wakeJobs: () => {},
    readGuide,
    runHeavyWork: runHeavyWorkHere,
  };
}
