import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as contract from '#api/contract/account/accounts';
import { login, restoreSession } from '#api/contract/account/session';
import { passwordResetCodes, users } from '#api/db/schema/account';
import { auditLog, outboxMessages } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import { testPassword } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;

const minute = 60_000;
const newPassword = 'new password 1';

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const signIn = (username: string, password: string) => api.call(login, { body: { username, password } });
const change = (token: string, body: { currentPassword: string; newPassword: string }, key?: string) =>
  api.call(contract.changePassword, { token, body, headers: key ? { 'idempotency-key': key } : {} });
const requestCode = (email: string, key?: string) =>
  api.call(contract.requestPasswordCode, { body: { email }, headers: key ? { 'idempotency-key': key } : {} });
const verify = (email: string, code: string) =>
  api.call(contract.verifyPasswordCode, { body: { email, code } });
const reset = (email: string, code: string, key?: string) =>
  api.call(contract.resetPassword, {
    body: { email, code, newPassword },
    headers: key ? { 'idempotency-key': key } : {},
  });

describe('changing the password', () => {
  // spec: calls.password-change
  test('accepts the new one, rejects the old one, and keeps only this session', async () => {
    const { token, email } = await api.company();
    const other = await signIn(email.User, testPassword);
    const { status } = await change(token.User, { currentPassword: testPassword, newPassword });
    expect(status).toBe(204);
    expect((await api.call(restoreSession, { token: token.User })).status).toBe(200);
    expect((await api.call(restoreSession, { token: other.body.token })).status).toBe(401);
    expect((await api.call(restoreSession, { token: token.Admin })).status).toBe(200);
    expect((await signIn(email.User, testPassword)).status).toBe(401);
    expect((await signIn(email.User, newPassword)).status).toBe(200);
  });

  test('is open to the View role and ends the duty to replace a temporary password', async () => {
    const { token, userId } = await api.company();
    await api.db.update(users).set({ forcePasswordChange: true }).where(eq(users.id, userId.View));
    expect((await api.call(contract.readProfile, { token: token.View })).status).toBe(403);
    await change(token.View, { currentPassword: testPassword, newPassword });
    expect((await api.call(contract.readProfile, { token: token.View })).status).toBe(200);
    const { body } = await api.call(restoreSession, { token: token.View });
    expect(body.forcePasswordChange).toBe(false);
  });

  test('with another new one under the same key is refused, and the first one stays', async () => {
    const { token, email } = await api.company();
    const first = { currentPassword: testPassword, newPassword };
    const other = { currentPassword: testPassword, newPassword: 'not that one 12' };
    expect((await change(token.User, first, 'twice')).status).toBe(204);
    expect((await change(token.User, first, 'twice')).status).toBe(204);
    const { status, problem } = await change(token.User, other, 'twice');
    expect([status, problem.code]).toEqual([422, 'idempotency_key_reused']);
    expect((await signIn(email.User, other.newPassword)).status).toBe(401);
    expect((await signIn(email.User, newPassword)).status).toBe(200);
  });

  // spec: errors.change-password, members.errors.password
  test('with a wrong current one answers 403 with a detail and changes nothing', async () => {
    const { token, email } = await api.company();
    const { status, problem } = await change(token.User, { currentPassword: 'wrong', newPassword });
    expect([status, problem.code]).toEqual([403, 'current_password_wrong']);
    expect(problem.detail).toBe('The current password is not correct');
    expect((await signIn(email.User, testPassword)).status).toBe(200);
  });

  test('cannot be used for guessing: after five wrong ones the account waits', async () => {
    const { token } = await api.company();
    for (let failure = 1; failure <= 5; failure += 1) {
      expect((await change(token.User, { currentPassword: 'wrong', newPassword })).status).toBe(403);
    }
    const { status, headers } = await change(token.User, { currentPassword: testPassword, newPassword });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBe(15 * 60);
  });

  // spec: accounts.forced, validation.password, constants.password, members.rules.password
  test.each([
    ['shorter than eight characters', 'seven77', 'Enter at least 8 characters'],
    ['the same as before', testPassword, 'The new password must differ from the current one'],
  ])('refuses one that is %s', async (_case, refused, message) => {
    const { token } = await api.company();
    const body = { currentPassword: testPassword, newPassword: refused };
    const { status, problem } = await change(token.User, body);
    expect(status).toBe(400);
    expect(problem.errors).toEqual({ NewPassword: [message] });
  });

  test('sent twice with one key succeeds twice', async () => {
    const { token } = await api.company();
    const body = { currentPassword: testPassword, newPassword };
    expect((await change(token.User, body, 'twice')).status).toBe(204);
    expect((await change(token.User, body, 'twice')).status).toBe(204);
    expect((await change(token.User, body)).status).toBe(403);
  });

  test('leaves an audit row without a password', async () => {
    const { token, userId, companyId } = await api.company();
    await change(token.User, { currentPassword: testPassword, newPassword });
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.userId, userId.User));
    expect(trail).toHaveLength(1);
    expect(trail[0]).toMatchObject({ action: 'change-password', companyId, before: null, after: null });
  });
});

describe('asking for a reset code', () => {
  // spec: calls.request-code
  test('mails six digits in the language in which they were asked for', async () => {
    const { email, companyId } = await api.company();
    const headers = { 'accept-language': 'pl' };
    const asked = await api.call(contract.requestPasswordCode, { body: { email: email.User }, headers });
    expect(asked.status).toBe(204);
    const mails = await mailsTo(email.User);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ companyId, kind: 'password-code', sentOn: null });
    expect(mails[0]?.subject).toBe('Kod do ustawienia nowego hasła');
    expect(mails[0]?.body).toMatch(/hasła: \d{6}\n/);
  });

  test('answers an unknown and a deactivated address like a known one, after the same hashing', async () => {
    const { email, userId } = await api.company();
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, userId.View));
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    const observed = [];
    for (const address of [email.User, email.View, 'nobody@nowhere.example']) {
      derive.mockClear();
      const { status, headers, body } = await requestCode(address);
      const asBytes = body as unknown as ArrayBuffer;
      observed.push({
        status,
        headers: [...headers],
        length: asBytes.byteLength,
        hashed: derive.mock.calls.length,
      });
    }
    derive.mockRestore();
    expect(observed[0]).toMatchObject({ status: 204, hashed: 1 });
    expect(observed[1]).toEqual(observed[0]);
    expect(observed[2]).toEqual(observed[0]);
    expect(await mailsTo(email.View)).toEqual([]);
    expect(await mailsTo('nobody@nowhere.example')).toEqual([]);
  });

  // spec: errors.resend
  test('is limited to five an hour per address, whether or not an account has it', async () => {
    const { email } = await api.company();
    for (const address of [email.User, 'limit@nowhere.example']) {
      for (let request = 1; request <= 5; request += 1) {
        expect((await requestCode(address)).status).toBe(204);
      }
      const { status, headers } = await requestCode(address);
      expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
    }
    expect(await mailsTo(email.User)).toHaveLength(5);
    expect((await requestCode(email.Admin)).status).toBe(204);
  });

  test('sent twice with one key mails once', async () => {
    const { email } = await api.company();
    await requestCode(email.User, 'one-mail');
    await requestCode(email.User, 'one-mail');
    expect(await mailsTo(email.User)).toHaveLength(1);
  });

  test('is not stored in a form that a digest would reveal', async () => {
    const { email, userId } = await api.company();
    const code = await mailedCode(email.User);
    const [row] = await api.db
      .select()
      .from(passwordResetCodes)
      .where(eq(passwordResetCodes.userId, userId.User));
    expect(row?.codeHash).toMatch(/^\d+:[^:]+:[^:]+$/);
    expect(row?.codeHash).not.toContain(code);
  });

  // spec: validation.forgot
  test('names the field of a bad address', async () => {
    const { status, problem } = await requestCode('no address');
    expect(status).toBe(400);
    expect(problem.errors).toEqual({ Email: ['Email must be valid'] });
  });
});

describe('a reset code', () => {
  // spec: states.forgot, calls.verify-code
  test('is accepted at every check, and sets the password once', async () => {
    const { email, token } = await api.company();
    const code = await mailedCode(email.User);
    for (let look = 1; look <= 7; look += 1) expect((await verify(email.User, code)).status).toBe(204);
    expect((await reset(email.User, code)).status).toBe(204);
    expect((await signIn(email.User, newPassword)).status).toBe(200);
    expect((await signIn(email.User, testPassword)).status).toBe(401);
    expect((await api.call(restoreSession, { token: token.User })).status).toBe(401);
    expect((await api.call(restoreSession, { token: token.Admin })).status).toBe(200);
    const again = await reset(email.User, code);
    expect([again.status, again.problem.code]).toEqual([400, 'code_invalid']);
    expect((await verify(email.User, code)).status).toBe(400);
  });

  test('sets the password once when it is sent twice at once', async () => {
    const { email } = await api.company();
    const code = await mailedCode(email.User);
    const answers = await Promise.all([reset(email.User, code), reset(email.User, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  test('sent twice with one key succeeds twice', async () => {
    const { email } = await api.company();
    const code = await mailedCode(email.User);
    expect((await reset(email.User, code, 'reset-twice')).status).toBe(204);
    expect((await reset(email.User, code, 'reset-twice')).status).toBe(204);
  });

  // spec: validation.forgot
  test('that is wrong is refused with the words of the specification', async () => {
    const { email } = await api.company();
    const code = await mailedCode(email.User);
    const { status, problem } = await verify(email.User, wrong(code));
    expect(status).toBe(400);
    expect(problem).toMatchObject({ code: 'code_invalid', detail: 'Enter the exact code from the e-mail' });
    const noCode = await verify(email.User, '12');
    expect(noCode.problem.errors).toEqual({ Code: ['Enter the exact code from the e-mail'] });
  });

  test('is void after five wrong tries, the right one included', async () => {
    const { email } = await api.company();
    const code = await mailedCode(email.User);
    for (let failure = 1; failure <= 4; failure += 1) await verify(email.User, wrong(code));
    expect((await verify(email.User, code)).status).toBe(204);
    expect((await reset(email.User, wrong(code))).status).toBe(400);
    expect((await verify(email.User, code)).status).toBe(400);
    expect((await reset(email.User, code)).status).toBe(400);
    expect((await signIn(email.User, testPassword)).status).toBe(200);
  });

  test('shares its five tries among guesses sent at once', async () => {
    const { email, userId } = await api.company();
    const code = await mailedCode(email.User);
    await Promise.all(Array.from({ length: 12 }, () => verify(email.User, wrong(code))));
    const [row] = await api.db
      .select()
      .from(passwordResetCodes)
      .where(eq(passwordResetCodes.userId, userId.User));
    expect(row?.failedTries).toBe(5);
    expect((await verify(email.User, code)).status).toBe(400);
  });

  test('lasts fifteen minutes', async () => {
    const { email } = await api.company();
    const code = await mailedCode(email.User);
    api.clock.advance(15 * minute - 1);
    expect((await verify(email.User, code)).status).toBe(204);
    api.clock.advance(1);
    expect((await verify(email.User, code)).status).toBe(400);
    expect((await reset(email.User, code)).status).toBe(400);
  });

  // spec: calls.request-code
  test('is replaced by the next one', async () => {
    const { email } = await api.company();
    const first = await mailedCode(email.User);
    const second = await mailedCode(email.User);
    expect(second).not.toBe(first);
    expect((await verify(email.User, first)).status).toBe(400);
    expect((await verify(email.User, second)).status).toBe(204);
  });

  test('opens no other account', async () => {
    const { email } = await api.company();
    const code = await mailedCode(email.User);
    await mailedCode(email.Admin);
    expect((await reset(email.Admin, code)).status).toBe(400);
    expect((await signIn(email.Admin, testPassword)).status).toBe(200);
  });

  test('for an unknown address is refused like any wrong one, after the same hashing', async () => {
    const { email } = await api.company();
    const code = await mailedCode(email.User);
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    const known = await verify(email.User, wrong(code));
    const knownHashed = derive.mock.calls.length;
    derive.mockClear();
    const unknown = await verify('nobody@nowhere.example', code);
    expect(derive.mock.calls.length).toBe(knownHashed);
    derive.mockRestore();
    expect(unknown.status).toBe(known.status);
    expect({ ...unknown.problem, requestId: '' }).toEqual({ ...known.problem, requestId: '' });
  });

  test('lifts the wait after too many wrong passwords, and a temporary password', async () => {
    const { email, userId } = await api.company();
    await api.db.update(users).set({ forcePasswordChange: true }).where(eq(users.id, userId.User));
    for (let failure = 1; failure <= 5; failure += 1) await signIn(email.User, 'wrong');
    expect((await signIn(email.User, testPassword)).status).toBe(429);
    expect((await reset(email.User, await mailedCode(email.User))).status).toBe(204);
    const { status, body } = await signIn(email.User, newPassword);
    expect([status, body.forcePasswordChange]).toEqual([200, false]);
  });

  test('leaves an audit row for the request and for the reset', async () => {
    const { email, userId, companyId } = await api.company();
    await reset(email.User, await mailedCode(email.User));
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.userId, userId.User));
    expect(trail.map(({ action }) => action)).toEqual(['request-code', 'reset-password']);
    expect(trail.every((row) => row.companyId === companyId)).toBe(true);
  });
});

describe('the own profile', () => {
  test('is trimmed, stored and given back, for View too', async () => {
    const { token } = await api.company();
    const body = { firstName: '  Zofia ', lastName: 'Żak' };
    const saved = await api.call(contract.updateProfile, { token: token.View, body });
    expect(saved.body).toMatchObject({ firstName: 'Zofia', lastName: 'Żak' });
    const { body: read } = await api.call(contract.readProfile, { token: token.View });
    expect(read).toEqual(saved.body);
    const { body: session } = await api.call(restoreSession, { token: token.View });
    expect(session).toMatchObject({ firstName: 'Zofia', lastName: 'Żak' });
    const { body: admin } = await api.call(contract.readProfile, { token: token.Admin });
    expect(admin.firstName).toBeNull();
  });

  // spec: members.rules.profile
  test('needs both names, fifty characters at most, and says so for both', async () => {
    const { token } = await api.company();
    const body = { firstName: ' ', lastName: 'x'.repeat(51) };
    const { status, problem } = await api.call(contract.updateProfile, {
      token: token.User,
      body,
      headers: { 'accept-language': 'pl' },
    });
    expect(status).toBe(400);
    expect(problem.errors).toEqual({
      FirstName: ["This field can't be empty"],
      LastName: ['Enter at most 50 characters'],
    });
  });

  test('changed in another window is refused with the current row', async () => {
    const { token } = await api.company();
    const { body: seen } = await api.call(contract.readProfile, { token: token.User });
    const first = { firstName: 'First', lastName: 'Window' };
    await api.call(contract.updateProfile, { token: token.User, body: first, seenUpdatedOn: seen.updatedOn });
    const { status, problem } = await api.call(contract.updateProfile, {
      token: token.User,
      body: { firstName: 'Second', lastName: 'Window' },
      seenUpdatedOn: seen.updatedOn,
    });
    expect([status, problem.code]).toEqual([412, 'stale']);
    expect(problem.current).toMatchObject(first);
  });

  test('is not made stale by a change of password, language', async () => {
    const { token } = await api.company();
    const { body: seen } = await api.call(contract.readProfile, { token: token.User });
    api.clock.advance(minute);
    await change(token.User, { currentPassword: testPassword, newPassword });
    await api.call(contract.updateOwnLanguage, { token: token.User, body: { languageId: 2 } });
    const { status } = await api.call(contract.updateProfile, {
      token: token.User,
      body: { firstName: 'Still', lastName: 'Fresh' },
      seenUpdatedOn: seen.updatedOn,
    });
    expect(status).toBe(200);
  });
});

describe('the own language', () => {
  // spec: states.language, calls.language, knowledge-rules.language-change
  test('changes what the server says, for View too', async () => {
    const { token } = await api.company();
    const { status } = await api.call(contract.updateOwnLanguage, {
      token: token.View,
      body: { languageId: 2 },
    });
    expect(status).toBe(204);
    const { body } = await api.call(restoreSession, { token: token.View });
    expect(body).toMatchObject({ languageId: 2, languageCode: 'pl', locale: 'pl-PL' });
    const { problem } = await api.call(contract.updateProfile, {
      token: token.View,
      body: { firstName: '', lastName: 'x' },
    });
    expect(problem.errors).toEqual({ FirstName: ['To pole nie może być puste'] });
  });

  test('must be one of the list', async () => {
    const { token } = await api.company();
    const { status, problem } = await api.call(contract.updateOwnLanguage, {
      token: token.User,
      body: { languageId: 3 },
    });
    expect(status).toBe(400);
    expect(problem.errors).toEqual({ LanguageId: ['Choose one of the listed values'] });
  });
});

async function mailsTo(recipient: string) {
  return api.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(desc(outboxMessages.id));
}

/** Asks for a code and reads it from the mail. */
async function mailedCode(email: string): Promise<string> {
  expect((await requestCode(email)).status).toBe(204);
  const [mail] = await mailsTo(email);
  const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0];
  if (!code) throw new Error('The mail holds no code.');
  return code;
}

/** Six digits that differ from the code. */
function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
