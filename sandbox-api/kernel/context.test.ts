import { expect, it } from 'vitest';
import { testClock } from '#api/testing/test-platform';
import { today } from './context';

it("today is the date of the host's calendar at every hour of a year", () => {
  const clock = testClock('2026-01-01T00:00:00Z');
  for (let hour = 0; hour < 365 * 24; hour += 1) {
    const now = clock.now();
    const [day, month, year] = [now.getDate(), now.getMonth() + 1, now.getFullYear()];
    expect(today(clock).split('-').map(Number)).toEqual([year, month, day]);
    clock.advance(3_600_000);
  }
});
