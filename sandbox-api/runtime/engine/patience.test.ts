import { expect, test } from 'vitest';
import { createPatience } from './patience';

test('work that can wait must yield while a request runs, and shortly after it', async () => {
  let now = 1000;
  const patience = createPatience(() => now);
  expect(patience.isWanted()).toBe(false);
  let answer = () => {};
  const asked = patience.during(() => new Promise<void>((done) => (answer = done)));
  now += 5000;
  expect(patience.isWanted()).toBe(true);
  answer();
  await asked;
  now += 1400;
  expect(patience.isWanted()).toBe(true);
  now += 200;
  expect(patience.isWanted()).toBe(false);
});

test('a failed request counts as finished', async () => {
  let now = 1000;
  const patience = createPatience(() => now);
  await expect(patience.during(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  now += 1600;
  expect(patience.isWanted()).toBe(false);
});
