import { describe, expect, it } from 'vitest';
import { askBeforeLeaving, confirmLeaving } from './leaving';

/** A form on screen whose person gives this answer. */
function form(answer: boolean) {
  const asked = { times: 0 };
  const withdraw = askBeforeLeaving(async () => {
    asked.times += 1;
    return answer;
  });
  return { asked, withdraw };
}

describe('the end of a session', () => {
  it('is fine when nothing on screen holds edits', async () => {
    expect(await confirmLeaving()).toBe(true);
  });

  it('is put off by the first form that is to be kept, and the rest are not asked', async () => {
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
