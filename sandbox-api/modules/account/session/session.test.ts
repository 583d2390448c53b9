import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as accounts from '#api/contract/account/accounts';
import { login, logout, restoreSession } from '#api/contract/account/session';
import { updateHideTour } from '#api/contract/account/user-settings';
import type { Endpoint } from '#api/contract/endpoint';
import { endpoints } from '#api/contract/endpoints';
import { sessions, users } from '#api/db/schema/account';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi, originHeader } from '#api/testing/create-test-api';
import { testPassword } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;

const minute = 60_000;
const day = 24 * 60 * minute;

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const signIn = (username: string, password = testPassword, headers?: HeadersInit) =>
  api.call(login, { body: { username, password }, headers });

describe('sign-in', () => {
  // spec: states.restore, calls.credential
  test('gives the session user and a token that restores the session', async () => {
    const company = await api.company({ modules: ['SCOPE1', 'REPORTS'], trialEndsOn: '2026-06-29' });
    const { status, body } = await signIn(company.email.Admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: company.email.Admin,
      roleName: 'Admin',
      isAdmin: true,
      languageCode: 'en',
      isTrial: true,
      trialDaysRemaining: 14,
      anyLocations: true,
      anyConsumptions: false,
      missingCompanyReportingInfo: true,
    });
    expect(body.modules.toSorted()).toEqual(['REPORTS', 'SCOPE1']);
    const { token, ...user } = body;
    const restored = await api.call(restoreSession, { token });
    expect(restored.body).toEqual(user);
  });

  test('does not mind the case of the e-mail', async () => {
    const company = await api.company();
    const { status } = await signIn(`  ${company.email.User.toUpperCase()} `);
    expect(status).toBe(200);
  });

  test('answers a wrong password, an unknown account and a deactivated one alike', async () => {
    const company = await api.company();
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, company.userId.View));
    const answers = await Promise.all([
      signIn(company.email.User, 'not the password'),
      signIn('nobody@nowhere.example'),
      signIn(company.email.View),
    ]);
    for (const { status, problem } of answers) {
      expect(status).toBe(401);
      expect({ ...problem, requestId: '' }).toEqual({ ...answers[0]?.problem, requestId: '' });
    }
    expect(answers[0]?.problem).toMatchObject({
      code: 'login_failed',
      detail: 'Login failed, check credentials or try again later',
    });
    expect(answers[0]?.headers.has('www-authenticate')).toBe(false);
  });

  test('uses the requested language before sign-in', async () => {
    const { problem } = await signIn('nobody-pl@nowhere.example', 'x', {
      'accept-language': 'pl-PL,en;q=0.5',
    });
    expect(problem.detail).toMatch(/^Logowanie nie powiodło się/);
  });

  // spec: accounts.login, validation.login
  test('names every missing field', async () => {
    const { status, problem } = await api.call(login, { body: {} as never });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {}).toSorted()).toEqual(['Password', 'Username']);
  });
});

describe('five wrong passwords in fifteen minutes', () => {
  test('make the address wait, the right password included, and only as long as said', async () => {
    const { email } = await api.company();
    for (let failure = 1; failure <= 5; failure += 1) {
      expect((await signIn(email.User, 'wrong')).status).toBe(401);
      api.clock.advance(minute);
    }
    const refused = await signIn(email.User);
    expect(refused.status).toBe(429);
    expect(refused.problem.code).toBe('too_many_attempts');
    expect(refused.headers.get('retry-after')).toBe(String(10 * 60));
    expect(refused.problem.detail).toContain('10 min');
    expect((await signIn(email.Admin)).status).toBe(200);
    api.clock.advance(10 * minute);
    expect((await signIn(email.User)).status).toBe(200);
  });

  test('treat an address without an account the same way', async () => {
    for (let failure = 1; failure <= 5; failure += 1) await signIn('ghost@nowhere.example', 'wrong');
    expect((await signIn('ghost@nowhere.example', 'wrong')).status).toBe(429);
  });

  test('are five even when they are sent at once', async () => {
    const { email } = await api.company();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email.User, 'wrong')));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });

  test('are forgotten after a right one', async () => {
    const { email } = await api.company();
    for (let round = 1; round <= 2; round += 1) {
      for (let failure = 1; failure <= 4; failure += 1) await signIn(email.User, 'wrong');
      expect((await signIn(email.User)).status).toBe(200);
    }
  });
});

describe('a flood of sign-ins with made-up addresses', () => {
  /** Sends that many and, after them, a correct one; returns the responses so far when that one arrived. */
  async function flood(count: number, { email, from }: { email: string; from: (index: number) => string }) {
    const before: number[] = [];
    const guesses = Array.from({ length: count }, async (_, index) => {
      const origin = { [originHeader]: from(index) };
      const answer = await signIn(`guess-${from(index)}-${index}@nowhere.example`, 'wrong', origin);
      before.push(answer.status);
      return answer;
    });
    const right = await signIn(email, testPassword, { [originHeader]: from(count) });
    const hashedBefore = before.filter((status) => status === 401).length;
    return { right, hashedBefore, answers: await Promise.all(guesses) };
  }

  test('from one address delays a correct one from elsewhere by a few, and is refused itself', async () => {
    const { email } = await api.company();
    const from = (index: number) => (index < 600 ? '192.0.2.1' : '198.51.100.7');
    const { right, hashedBefore, answers } = await flood(600, { email: email.User, from });
    expect(right.status).toBe(200);
    expect(hashedBefore).toBeLessThanOrEqual(6);
    const turnedAway = answers.filter(({ status }) => status !== 401);
    expect(turnedAway.length).toBeGreaterThanOrEqual(550);
    for (const { status, headers, problem } of turnedAway) {
      expect([status, problem.code]).toEqual([429, expect.stringMatching(/^too_many_/)]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('from as many addresses delays a caller only by those admitted before', async () => {
    const { email } = await api.company();
    const { right, hashedBefore } = await flood(600, {
      email: email.User,
      from: (index) => `192.0.2.${index}`,
    });
    expect(hashedBefore).toBeLessThanOrEqual(44);
    expect([200, 429]).toContain(right.status);
    expect((await signIn(email.User)).status).toBe(200);
  });

  test('from twenty addresses blocks no one: not at its start, and hardly at all once they have failed', async () => {
    const { email } = await api.company();
    const from = (index: number) => (index < 600 ? `203.0.113.${index % 20}` : '198.51.100.20');
    const start = await flood(600, { email: email.User, from });
    expect(start.right.status).toBe(200);
    expect(start.hashedBefore).toBeLessThanOrEqual(24);
    for (let round = 0; round < 3; round += 1) {
      const { right, hashedBefore, answers } = await flood(600, { email: email.User, from });
      expect(right.status).toBe(200);
      expect(hashedBefore).toBeLessThanOrEqual(4);
      expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(550);
    }
  });

  test('one by one from one address is limited to fifty in fifteen minutes, and correct ones do not count', async () => {
    const { email } = await api.company();
    const origin = { [originHeader]: '192.0.2.77' };
    for (let index = 0; index < 49; index += 1) await signIn(`one-${index}@nowhere.example`, 'wrong', origin);
    for (let round = 0; round < 3; round += 1)
      expect((await signIn(email.User, testPassword, origin)).status).toBe(200);
    expect((await signIn('last@nowhere.example', 'wrong', origin)).status).toBe(401);
    const refused = await signIn(email.User, testPassword, origin);
    expect([refused.status, refused.problem.code]).toEqual([429, 'too_many_attempts']);
    expect(refused.headers.get('retry-after')).toBe(String(15 * 60));
    expect((await signIn(email.User, testPassword, { [originHeader]: '192.0.2.78' })).status).toBe(200);
    api.clock.advance(15 * minute);
    expect((await signIn(email.User, testPassword, origin)).status).toBe(200);
  });
});

describe('a session', () => {
  test('lasts thirty days after it was last restored', async () => {
    const own = await createTestApi();
    const company = await own.company();
    const token = company.token.User;
    own.clock.advance(29 * day);
    expect((await own.call(restoreSession, { token })).status).toBe(200);
    own.clock.advance(29 * day);
    expect((await own.call(restoreSession, { token })).status).toBe(200);
    own.clock.advance(30 * day);
    const { status, problem } = await own.call(restoreSession, { token });
    expect([status, problem.code]).toEqual([401, 'credential_invalid']);
    await own.close();
  });

  test('is not written to when it is restored twice a day', async () => {
    const { token, userId } = await api.company();
    api.clock.advance(2 * 60 * minute);
    await api.call(restoreSession, { token: token.User });
    const [row] = await api.db.select().from(sessions).where(eq(sessions.userId, userId.User));
    expect(row?.expiresOn.getTime()).toBe((row?.createdOn.getTime() ?? 0) + 30 * day);
  });

  test('ends with the sign-out, and no other one does', async () => {
    const company = await api.company();
    const second = await signIn(company.email.User);
    expect((await api.call(logout, { token: company.token.User })).status).toBe(204);
    expect((await api.call(restoreSession, { token: company.token.User })).status).toBe(401);
    expect((await api.call(restoreSession, { token: second.body.token })).status).toBe(200);
  });

  test('ends at once when the user is deactivated', async () => {
    const { token, userId } = await api.company();
    expect((await api.call(restoreSession, { token: token.User })).status).toBe(200);
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, userId.User));
    expect((await api.call(restoreSession, { token: token.User })).status).toBe(401);
  });

  test('does not open with the secret of one user and the id of another', async () => {
    const { token, userId } = await api.company();
    const secret = atob(token.User).split(':')[1];
    const forged = btoa(`${userId.Admin}:${secret}`);
    expect((await api.call(restoreSession, { token: forged })).status).toBe(401);
  });

  // spec: errors.login-by-token
  test.each(['', 'Basic', 'Basic !!!', 'Bearer abc', 'Basic YWJj', 'Basic OTk5OTk5OTk5OTk5OjE='])(
    'does not open with the credential "%s"',
    async (authorization) => {
      const { status, headers } = await api.call(restoreSession, { headers: { authorization } });
      expect(status).toBe(401);
      expect(headers.has('www-authenticate')).toBe(false);
    },
  );
});

describe('a temporary password', () => {
  // spec: states.new-user
  test('blocks every call that is not listed as allowed, and those are four', async () => {
    const { token, userId } = await api.company();
    await api.db.update(users).set({ forcePasswordChange: true }).where(eq(users.id, userId.Admin));
    const guarded = endpoints.filter(({ access }) => access.level !== 'public');
    const isOpen = ({ access }: Endpoint) => access.duringForcedPasswordChange === true;
    expect(
      guarded
        .filter(isOpen)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['changePassword', 'logout', 'restoreSession', 'updateOwnLanguage']);
    for (const endpoint of guarded.filter((endpoint) => !isOpen(endpoint))) {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const params = Object.fromEntries(names.map((name) => [name, 1]));
      const { status, problem } = await api.call(endpoint, { token: token.Admin, params } as never);
      expect([endpoint.id, status, problem.code]).toEqual([endpoint.id, 403, 'password_change_required']);
    }
    const restored = await api.call(restoreSession, { token: token.Admin });
    expect(restored.body.forcePasswordChange).toBe(true);
  });
});

describe('mutations', () => {
  test('sent twice with one key take effect once and get two responses', async () => {
    const { token, userId } = await api.company();
    const send = (value: 'true' | 'false') =>
      api.call(updateHideTour, {
        token: token.User,
        query: { value },
        headers: { 'idempotency-key': 'k-1' },
      });
    const first = await send('true');
    const second = await send('true');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.userId, userId.User));
    expect(trail).toHaveLength(1);
    const other = await send('false');
    expect([other.status, other.problem.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('get a second response identical to the first', async () => {
    const { token } = await api.company();
    const headers = { authorization: `Basic ${token.User}`, 'idempotency-key': 'k-3' };
    const ask = () => api.app.request(`${updateHideTour.path}?value=true`, { method: 'PUT', headers });
    const first = await (await ask()).text();
    expect(await (await ask()).text()).toBe(first);
    expect(first.startsWith('{"hideTour":')).toBe(true);
  });

  test('by another user with the same key are other mutations', async () => {
    const { token } = await api.company();
    const headers = { 'idempotency-key': 'k-2' };
    await api.call(updateHideTour, { token: token.User, query: { value: 'true' }, headers });
    const { body } = await api.call(updateHideTour, {
      token: token.View,
      query: { value: 'false' },
      headers,
    });
    expect(body.hideTour).toBe(false);
  });

  test('leave an audit row with actor and request', async () => {
    const company = await api.company();
    const { body } = await signIn(company.email.User);
    await api.call(logout, { token: body.token });
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.userId, company.userId.User));
    expect(trail.map(({ action }) => action)).toEqual(['sign-in', 'sign-out']);
    for (const row of trail) {
      expect(row.companyId).toBe(company.companyId);
      expect(row.requestId).toMatch(/^[0-9a-f]{16}$/);
    }
  });
});

test('no password, token, secret or quick digest of them is in any table', async () => {
  const own = await createTestApi();
  const company = await own.company();
  const newPassword = 'a brand new passphrase';
  const changeBody = { currentPassword: testPassword, newPassword };
  const signedIn = await own.call(login, { body: { username: company.email.User, password: testPassword } });
  const { token } = signedIn.body;
  const secret = atob(token).split(':')[1] ?? '';
  await own.call(login, { body: { username: company.email.View, password: 'a wrong passphrase' } });
  const changed = await own.call(accounts.changePassword, {
    token,
    body: changeBody,
    headers: { 'idempotency-key': 'scan' },
  });
  expect(changed.status).toBe(204);
  const dump = await dumpAllTables(own);
  expect(dump).toContain(company.email.User);
  const request = `POST /api/Users/Password/change\n${JSON.stringify(changeBody)}`;
  for (const text of [
    testPassword,
    newPassword,
    'a wrong passphrase',
    token,
    secret,
    await sha256(newPassword),
    await sha256(request),
  ]) {
    expect(text.length).toBeGreaterThan(10);
    expect(dump).not.toContain(text);
  }
  await own.close();
});

/** Every row of every table as text. */
async function dumpAllTables({ db }: Api): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
    );
    texts.push(...rows.rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
