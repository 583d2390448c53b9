import { describe, expect, it } from 'vitest';
import { askBeforeLeaving, confirmLeaving } from './leaving';

/** A form on screen whose user gives this answer. */
function form(answer: boolean) {
  const asked = { times: 0 };
  const withdraw = askBeforeLeaving(async () => {
    asked.times += 1;
    return answer;
  });
  return { asked, withdraw };
}

describe('ending a session', () => {
  it('is allowed when nothing on screen has edits', async () => {
    expect(await confirmLeaving()).toBe(true);
  });

  it('is stopped by the first form that the user wants to keep; the other forms do not ask', async () => {
    const given = form(true);
    const kept = form(false);
    const next = form(true);
    expect(await confirmLeaving()).toBe(false);
    expect([given, kept, next].map(({ asked }) => asked.times)).toEqual([1, 1, 0]);
    kept.withdraw();
    expect(await confirmLeaving()).toBe(true);
    expect([given, kept, next].map(({ asked }) => asked.times)).toEqual([2, 1, 1]);
    given.withdraw();
    next.withdraw();
  });
});
