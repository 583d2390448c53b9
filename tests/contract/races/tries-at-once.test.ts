/** On PostgreSQL attempts are counted on several connections in parallel; on PGlite their statements run in turn. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { login } from '#api/contract/account/session';
import { createTestApi } from '#api/testing/create-test-api';
import { testPassword } from '#api/testing/filled/insert-company';

const databaseUrl = inject('databaseUrl');
const hosts = [
  { name: 'PGlite', options: {}, isThere: true },
  { name: 'PostgreSQL', options: { databaseUrl: databaseUrl ?? undefined }, isThere: databaseUrl !== null },
].filter(({ isThere }) => isThere);

describe.each(hosts)('parallel sign-ins over $name', ({ options }) => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    api = await createTestApi(options);
  });
  afterAll(async () => {
    expect(api.unexpected).toEqual([]);
    await api.close();
  });

  const signIns = async (count: number, password: string) => {
    const { email } = await api.company();
    const body = { username: email.User, password };
    const answers = await Promise.all(Array.from({ length: count }, () => api.call(login, { body })));
    return answers.map(({ status }) => status).sort();
  };

  test('with a wrong password get as many attempts as sequential ones, and no more', async () => {
    expect(await signIns(30, 'wrong')).toEqual([...Array(5).fill(401), ...Array(25).fill(429)]);
  });

  test('with the right one do not count against each other', async () => {
    expect(await signIns(5, testPassword)).toEqual(Array(5).fill(200));
    expect((await signIns(6, testPassword)).filter((status) => status === 200).length).toBeGreaterThanOrEqual(
      5,
    );
  });
});
