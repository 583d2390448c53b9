import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/contract/account/devices';
import { login, restoreSession } from '#api/contract/account/session';
import { sessions } from '#api/db/schema/account';
import { createTestApi } from '#api/testing/create-test-api';
import { testPassword } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const minute = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

async function signIn(username: string, userAgent?: string): Promise<string> {
  const { body } = await api.call(login, {
    body: { username, password: testPassword },
    headers: userAgent ? { 'user-agent': userAgent } : {},
  });
  return body.token;
}

const devices = async (token: string) => (await api.call(contract.listDevices, { token })).body;
const isIn = async (token: string) => (await api.call(restoreSession, { token })).status === 200;

describe('the devices that are signed in', () => {
  // spec: members.devices.list
  test('are listed with browser and system, this one first, to their owner only', async () => {
    const { email, token } = await api.company();
    const here = await signIn(email.View, firefox);
    const told = await devices(here);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ browser: 'Firefox', system: 'Linux', isCurrent: true });
    expect(told[1]).toMatchObject({ browser: null, system: null, isCurrent: false });
    expect(await devices(token.Admin)).toHaveLength(1);
  });

  test('are listed with this one first, for any number', async () => {
    const { email, userId } = await api.company();
    const here = await signIn(email.View, firefox);
    api.clock.advance(minute);
    const now = api.clock.now();
    await api.db.insert(sessions).values(
      Array.from({ length: 100 }, (_, index) => ({
        userId: userId.View,
        secretHash: `script-${userId.View}-${index}`,
        createdOn: now,
        expiresOn: new Date(now.getTime() + 60 * minute),
        lastUsedOn: now,
      })),
    );
    const told = await devices(here);
    expect([told.length, told[0]?.isCurrent]).toEqual([100, true]);
  });

  // spec: members.devices.list
  test('keep their last use to five minutes, without a write for each call', async () => {
    const { email } = await api.company();
    const token = await signIn(email.User);
    const lastUse = async () => (await devices(token))[0]?.lastUsedOn;
    const first = await lastUse();
    api.clock.advance(5 * minute);
    await isIn(token);
    expect(await lastUse()).toBe(first);
    api.clock.advance(minute);
    await isIn(token);
    expect(await lastUse()).toBe(api.clock.now().toISOString());
  });

  // spec: members.devices.end
  test('are signed out one by one', async () => {
    const { email } = await api.company();
    const [here, there, elsewhere] = [
      await signIn(email.User),
      await signIn(email.User, firefox),
      await signIn(email.User),
    ];
    const id = (await devices(here)).find(({ browser }) => browser === 'Firefox')?.sessionId ?? 0;
    expect((await api.call(contract.signOutDevice, { token: here, params: { id } })).status).toBe(204);
    expect([await isIn(here), await isIn(there), await isIn(elsewhere)]).toEqual([true, false, true]);
    expect((await api.call(contract.signOutDevice, { token: here, params: { id } })).status).toBe(404);
  });

  // spec: members.devices.end
  test('are all signed out but this one', async () => {
    const { email, token } = await api.company();
    const here = await signIn(email.User);
    expect((await api.call(contract.signOutOtherDevices, { token: here })).status).toBe(204);
    expect([await isIn(here), await isIn(token.User), await isIn(token.Admin)]).toEqual([true, false, true]);
  });

  // spec: members.devices.end
  test('of another user cannot be signed out', async () => {
    const { token, userId } = await api.company();
    const [other] = await api.db.select().from(sessions).where(eq(sessions.userId, userId.User));
    const call = { token: token.Admin, params: { id: other?.id ?? 0 } };
    expect((await api.call(contract.signOutDevice, call)).status).toBe(404);
    expect(await isIn(token.User)).toBe(true);
  });
});
