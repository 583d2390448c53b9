import { expect, test } from 'vitest';
import type { Ctx } from '#api/kernel/context';
import { testPlatform } from '#api/testing/test-platform';
import { inTurn } from './in-turn';

const platform = testPlatform();
const company = (companyId: number) => ({ platform, session: { companyId } }) as Ctx;

/** Work that is done when it is told to be. */
function openWork(log: string[], name: string) {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = async () => {
    log.push(`${name} starts`);
    await done;
    log.push(`${name} ends`);
  };
  return { work, finish };
}

test('uploads of a company go one after the other, also after one that fails; another company does not wait', async () => {
  const log: string[] = [];
  const [first, other] = [openWork(log, 'first'), openWork(log, 'other')];
  const one = inTurn(company(1), first.work);
  const failing = inTurn(company(1), () => Promise.reject(new Error('no workbook')));
  const failed = expect(failing).rejects.toThrow('no workbook');
  const third = inTurn(company(1), async () => log.push('third'));
  const beside = inTurn(company(2), other.work);
  other.finish();
  await beside;
  expect(log).toEqual(['first starts', 'other starts', 'other ends']);
  first.finish();
  await Promise.all([one, failed, third]);
  expect(log.slice(3)).toEqual(['first ends', 'third']);
});

test('a flood is refused with a request to retry, and accepted once the queue is shorter', async () => {
  const log: string[] = [];
  const { work, finish } = openWork(log, 'first');
  const waiting = Array.from({ length: 9 }, () => inTurn(company(3), work));
  await expect(inTurn(company(3), work)).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 5 },
  });
  finish();
  await Promise.all(waiting);
  await expect(inTurn(company(3), async () => 'heard')).resolves.toBe('heard');
});
