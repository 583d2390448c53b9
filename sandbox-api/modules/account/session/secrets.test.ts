import { expect, test } from 'vitest';
import { digest } from '#api/kernel/digest';
import { testPlatform } from '#api/testing/test-platform';
import { hashPassword, verifyPassword } from './secrets';

const { random } = testPlatform();

test('a password is recognised, and another is not', async () => {
  const stored = await hashPassword('winter garden 7', random, 1000);
  expect(await verifyPassword('winter garden 7', stored)).toBe(true);
  expect(await verifyPassword('winter garden 8', stored)).toBe(false);
});

test('a signed-in user is recognised immediately, however many passwords strangers have tried', async () => {
  let hashed = 0;
  const tries = Array.from({ length: 24 }, () =>
    hashPassword('guess', random, 200_000).then(() => {
      hashed += 1;
    }),
  );
  await Promise.race(tries);
  const before = hashed;
  await digest('the secret of a session');
  expect(hashed - before).toBeLessThan(4);
  await Promise.all(tries);
  expect(hashed).toBe(24);
});
