import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changePassword,
  requestPasswordCode,
  resetPassword,
  updateOwnLanguage,
} from '#api/contract/account/accounts';
import * as contract from '#api/contract/account/members';
import { login, restoreSession } from '#api/contract/account/session';
import { users } from '#api/db/schema/account';
import { auditLog, outboxMessages } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import { testPassword } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;
type Company = Awaited<ReturnType<Api['company']>>;

const day = 86_400_000;
const roles = { Admin: 1, User: 2, View: 3 };
const polish = 2;

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

let made = 0;
const newEmail = () => `colleague-${++made}@members.example`;
const signIn = (username: string, password: string) => api.call(login, { body: { username, password } });
const add = (token: string, body: object = {}) =>
  api.call(contract.createMember, { token, body: { email: newEmail(), roleId: roles.User, ...body } });
const list = async (token: string) =>
  (await api.call(contract.listMembers, { token, query: { PageSize: 50 } })).body;
const remove = (token: string, id: number) => api.call(contract.deleteMember, { token, params: { id } });
const setActive = (token: string, id: number, active: boolean) =>
  api.call(contract.updateMemberStatus, { token, params: { id }, query: { active: String(active) } });
const renew = (token: string, id: number) =>
  api.call(contract.renewTemporaryPassword, { token, params: { id } });

async function change(token: string, id: number, body: object) {
  const member = (await list(token)).find(({ userId }) => userId === id);
  const { email = '', roleId = 0, firstName, lastName } = member ?? {};
  return api.call(contract.updateMember, {
    token,
    params: { id },
    body: { email, roleId, firstName, lastName, ...body },
  });
}

/** A second Admin, signed in with a password of their own. */
async function secondAdmin({ token }: Company): Promise<{ id: number; token: string }> {
  const { body } = await add(token.Admin, { roleId: roles.Admin });
  const temporary = await mailedPassword(body.email);
  const session = (await signIn(body.email, temporary)).body.token;
  await api.call(changePassword, {
    token: session,
    body: { currentPassword: temporary, newPassword: testPassword },
  });
  return { id: body.userId, token: session };
}

async function mailedPassword(recipient: string): Promise<string> {
  const mail = await latestMail(recipient);
  return /[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}/.exec(mail?.body ?? '')?.[0] ?? '';
}

async function latestMail(recipient: string) {
  const [mail] = await api.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  return mail;
}

const trailOf = (entityId: number) =>
  api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'users'), eq(auditLog.entityId, entityId)))
    .orderBy(auditLog.id);

describe('the list of members', () => {
  // spec: members.screens.table, members.limits.page
  test('comes in pages of ten, by name, with how many there are', async () => {
    const { token } = await api.company();
    for (let index = 0; index < 9; index += 1)
      await add(token.Admin, { firstName: 'Ada', lastName: `Member ${index}` });
    const page = (PageNumber: number) =>
      api.call(contract.listMembers, { token: token.User, query: { PageNumber, IncludeCount: 'true' } });
    const first = await page(1);
    expect(first.body).toHaveLength(10);
    expect(JSON.parse(first.headers.get('x-pagination') ?? '')).toEqual({
      TotalCount: 12,
      PageSize: 10,
      CurrentPage: 1,
      TotalPages: 2,
    });
    const names = [...first.body, ...(await page(2)).body].map(({ lastName, email }) =>
      (lastName ?? email).toLowerCase(),
    );
    expect(names).toEqual(names.toSorted());
  });

  test('is in the order of the reader’s language, whatever the collation of the database', async () => {
    const { token } = await api.company();
    for (const lastName of ['Żak', 'Maj', 'Łaba', 'Zając', 'lis', 'Ćwik'])
      await add(token.Admin, { firstName: 'Ada', lastName });
    const names = async () =>
      (await list(token.Admin)).filter(({ firstName }) => firstName === 'Ada').map((row) => row.lastName);
    expect(await names()).toEqual(['Ćwik', 'Łaba', 'lis', 'Maj', 'Zając', 'Żak']);
    await api.call(updateOwnLanguage, { token: token.Admin, body: { languageId: polish } });
    expect(await names()).toEqual(['Ćwik', 'lis', 'Łaba', 'Maj', 'Zając', 'Żak']);
  });

  // spec: members.screens.users-guard
  test('is of the own company, for Admins and Users', async () => {
    const { token, userId } = await api.company();
    await api.company();
    expect((await list(token.User)).map((row) => row.userId).toSorted((a, b) => a - b)).toEqual(
      Object.values(userId).toSorted((a, b) => a - b),
    );
    expect((await api.call(contract.listMembers, { token: token.View })).status).toBe(403);
  });

  // spec: members.roles.list
  test('is not told without the roles there are', async () => {
    const { token } = await api.company();
    const { body } = await api.call(contract.listRoles, { token: token.User });
    expect(body).toEqual([
      { roleId: 1, name: 'Admin' },
      { roleId: 2, name: 'User' },
      { roleId: 3, name: 'View' },
    ]);
  });
});

describe('adding a member', () => {
  // spec: members.states.temporary
  test('mails a temporary password in their language, with which they sign in and must choose their own', async () => {
    const { token } = await api.company();
    const { status, body } = await add(token.Admin, { languageId: polish });
    expect(status).toBe(200);
    expect(body).toMatchObject({ roleName: 'User', active: true, state: 'invited' });
    const mail = await latestMail(body.email);
    expect(mail).toMatchObject({ kind: 'temporary-password', subject: 'Twoje konto w Ledgerleaf' });
    const signedIn = await signIn(body.email, await mailedPassword(body.email));
    expect(signedIn.body).toMatchObject({ forcePasswordChange: true, languageCode: 'pl' });
    expect((await api.call(contract.listRoles, { token: signedIn.body.token })).status).toBe(403);
  });

  // spec: members.rules.password-temporary
  test('is done when they have chosen a password of their own, which is not the temporary one', async () => {
    const { token } = await api.company();
    const { body } = await add(token.Admin);
    const temporary = await mailedPassword(body.email);
    const session = (await signIn(body.email, temporary)).body.token;
    const choose = (newPassword: string) =>
      api.call(changePassword, { token: session, body: { currentPassword: temporary, newPassword } });
    expect((await choose(temporary)).problem.errors).toEqual({
      NewPassword: ['The new password must differ from the current one'],
    });
    expect((await choose('one of my own')).status).toBe(204);
    const member = (await list(token.Admin)).find(({ userId }) => userId === body.userId);
    expect(member).toMatchObject({ state: 'active', temporaryPasswordExpiresOn: null });
  });

  // spec: members.rules.password-temporary
  test('does not take the temporary password as the new one after a code from the mail, either', async () => {
    const { token } = await api.company();
    const { body } = await add(token.Admin);
    const temporary = await mailedPassword(body.email);
    await api.call(requestPasswordCode, { body: { email: body.email } });
    const code = /\d{6}/.exec((await latestMail(body.email))?.body ?? '')?.[0] ?? '';
    const reset = (newPassword: string) =>
      api.call(resetPassword, { body: { email: body.email, code, newPassword } });
    expect((await reset(temporary)).status).toBe(400);
    expect((await reset('one of my own')).status).toBe(204);
    expect((await signIn(body.email, 'one of my own')).body.forcePasswordChange).toBe(false);
  });

  test('leaves an audit row without the password or its hash', async () => {
    const { token, userId } = await api.company();
    const { body } = await add(token.Admin, { firstName: 'Ada' });
    const [created] = await trailOf(body.userId);
    expect(created).toMatchObject({ action: 'create', userId: userId.Admin, after: { firstName: 'Ada' } });
    const kept = JSON.stringify(await api.db.select().from(auditLog));
    expect(kept).not.toContain('passwordHash');
    expect(kept).not.toContain(await mailedPassword(body.email));
  });

  // spec: members.rules.required
  test('names every mistake at once; a role that there is not and a name of 51 letters are two', async () => {
    const { token } = await api.company();
    const unread = await add(token.Admin, { email: 'nobody', roleId: 0, firstName: 'n'.repeat(51) });
    expect(unread.problem.errors).toMatchObject({
      Email: ['Email must be valid'],
      FirstName: ['Enter at most 50 characters'],
    });
    const { status, problem } = await add(token.Admin, { roleId: 4 });
    expect([status, problem.errors]).toEqual([400, { RoleId: ['Choose one of the listed values'] }]);
  });

  // spec: members.rules.email-taken
  test('with an address that has an account here or elsewhere is refused in the same words', async () => {
    const { token, email } = await api.company();
    const other = await api.company();
    const here = await add(token.Admin, { email: email.View.toUpperCase() });
    const elsewhere = await add(token.Admin, { email: other.email.Admin });
    expect(here.status).toBe(400);
    expect(here.problem.errors).toEqual({ Email: ['This e-mail cannot be used'] });
    expect({ ...elsewhere.problem, requestId: '' }).toEqual({ ...here.problem, requestId: '' });
    expect(await list(token.Admin)).toHaveLength(3);
  });

  test('cannot be used to try out addresses: a hundred in an hour and the company waits', async () => {
    const { token } = await api.company();
    const other = await api.company();
    const attempt = () => add(token.Admin, { email: other.email.Admin });
    for (let call = 1; call <= 100; call += 1) expect((await attempt()).status).toBe(400);
    expect((await attempt()).status).toBe(429);
    expect((await add(other.token.Admin)).status).toBe(200);
  });

  // spec: members.roles.changes
  test('is for Admins', async () => {
    const { token } = await api.company();
    expect((await add(token.User)).problem.code).toBe('role_required');
    expect((await add(token.View)).problem.code).toBe('role_required');
  });
});

describe('a temporary password', () => {
  // spec: members.states.temporary
  test('is refused after seven days, with the reason', async () => {
    const { token } = await api.company();
    const { body } = await add(token.Admin, { languageId: polish });
    const temporary = await mailedPassword(body.email);
    api.clock.advance(7 * day);
    const { status, problem } = await signIn(body.email, temporary);
    expect([status, problem.code]).toEqual([403, 'temporary_password_expired']);
    expect(problem.detail).toBe(
      'This temporary password has expired. Ask an administrator of your company for a new one.',
    );
    expect((await signIn(body.email, 'a guess')).problem.code).toBe('login_failed');
    expect((await list(token.Admin)).find(({ userId }) => userId === body.userId)?.state).toBe('expired');
  });

  // spec: members.states.temporary
  test('sent again is a new one, and the previous one is void', async () => {
    const { token } = await api.company();
    const { body } = await add(token.Admin);
    const first = await mailedPassword(body.email);
    api.clock.advance(8 * day);
    expect((await renew(token.Admin, body.userId)).body.state).toBe('invited');
    const second = await mailedPassword(body.email);
    expect(second).not.toBe(first);
    expect((await signIn(body.email, first)).status).toBe(401);
    expect((await signIn(body.email, second)).status).toBe(200);
  });

  test('sent again signs out everyone who signed in with the previous one', async () => {
    const { token } = await api.company();
    const { body } = await add(token.Admin);
    const session = (await signIn(body.email, await mailedPassword(body.email))).body.token;
    await renew(token.Admin, body.userId);
    expect((await api.call(restoreSession, { token: session })).status).toBe(401);
  });

  test('cannot be sent without limit: after a hundred mails in an hour the company waits', async () => {
    const { token } = await api.company();
    const { body } = await add(token.Admin);
    for (let mail = 2; mail <= 100; mail += 1)
      expect((await renew(token.Admin, body.userId)).status).toBe(200);
    expect((await renew(token.Admin, body.userId)).status).toBe(429);
  });

  test('is not created for a member who has chosen a password, or was deactivated', async () => {
    const { token, userId } = await api.company();
    expect((await renew(token.Admin, userId.User)).problem.code).toBe('password_chosen');
    const { body } = await add(token.Admin);
    await setActive(token.Admin, body.userId, false);
    expect((await renew(token.Admin, body.userId)).status).toBe(409);
  });
});

describe('changing a member', () => {
  // spec: members.rules.email-fixed
  test('gives another role at the next call, and keeps the e-mail', async () => {
    const { token, userId } = await api.company();
    const { body } = await change(token.Admin, userId.User, { roleId: roles.View, firstName: 'Ewa' });
    expect(body).toMatchObject({ roleName: 'View', firstName: 'Ewa' });
    expect((await api.call(contract.listMembers, { token: token.User })).status).toBe(403);
    const { problem } = await change(token.Admin, userId.User, { email: newEmail() });
    expect(problem.errors).toEqual({
      Email: ["A member's e-mail can't be changed. Contact us to use a new one"],
    });
  });

  test('that another user changed since is refused with the current member', async () => {
    const { token, userId } = await api.company();
    const seen = (await list(token.Admin)).find((row) => row.userId === userId.User);
    api.clock.advance(2000);
    await change(token.Admin, userId.User, { firstName: 'Ewa' });
    const { status, problem } = await api.call(contract.updateMember, {
      token: token.Admin,
      params: { id: userId.User },
      body: { email: seen?.email ?? '', roleId: roles.View },
      seenUpdatedOn: seen?.updatedOn ?? '',
    });
    expect(status).toBe(412);
    expect(problem.current).toMatchObject({ firstName: 'Ewa', roleName: 'User' });
  });

  // spec: members.states.last-admin
  test('of the last active Admin to another role is refused', async () => {
    const company = await api.company();
    const { token, userId } = company;
    const { status, problem } = await change(token.Admin, userId.Admin, { roleId: roles.User });
    expect([status, problem.code]).toEqual([409, 'last_admin']);
    await secondAdmin(company);
    expect((await change(token.Admin, userId.Admin, { roleId: roles.User })).status).toBe(200);
  });
});

describe('the status', () => {
  // spec: members.states.status
  test('signs a deactivated member out everywhere at the next call, and lets a reactivated one sign in again', async () => {
    const { token, userId, email } = await api.company();
    const other = (await signIn(email.User, testPassword)).body.token;
    expect((await setActive(token.Admin, userId.User, false)).body).toMatchObject({ state: 'inactive' });
    for (const ended of [token.User, other])
      expect((await api.call(restoreSession, { token: ended })).status).toBe(401);
    expect((await signIn(email.User, testPassword)).status).toBe(401);
    await setActive(token.Admin, userId.User, true);
    expect((await api.call(restoreSession, { token: token.User })).status).toBe(401);
    expect((await signIn(email.User, testPassword)).status).toBe(200);
    const trail = await trailOf(userId.User);
    expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(['deactivate', 'activate']));
  });

  // spec: members.states.status
  test('of oneself cannot be changed', async () => {
    const company = await api.company();
    await secondAdmin(company);
    const { token, userId } = company;
    const { status, problem } = await setActive(token.Admin, userId.Admin, false);
    expect([status, problem.code]).toEqual([409, 'own_status']);
  });

  test('cannot be changed by an Admin who was deactivated a moment ago', async () => {
    const company = await api.company();
    const { token, userId } = company;
    const second = await secondAdmin(company);
    await setActive(second.token, userId.Admin, false);
    expect((await setActive(token.Admin, second.id, false)).status).toBe(401);
    expect((await api.call(restoreSession, { token: second.token })).status).toBe(200);
  });
});

describe('removing a member', () => {
  // spec: members.states.name-stays
  test('ends their sessions, keeps the row with the name, and frees the address', async () => {
    const { token, userId, email } = await api.company();
    expect((await remove(token.Admin, userId.User)).status).toBe(204);
    expect((await api.call(restoreSession, { token: token.User })).status).toBe(401);
    expect((await signIn(email.User, testPassword)).status).toBe(401);
    expect((await list(token.Admin)).map((row) => row.userId)).not.toContain(userId.User);
    const [row] = await api.db.select().from(users).where(eq(users.id, userId.User));
    expect(row).toMatchObject({ email: email.User, isActive: false, passwordHash: '' });
    const again = await add(token.Admin, { email: email.User });
    expect(again.status).toBe(200);
    expect((await signIn(email.User, await mailedPassword(email.User))).status).toBe(200);
  });

  // spec: members.states.removal
  test('cannot be undone or repeated', async () => {
    const { token, userId } = await api.company();
    await remove(token.Admin, userId.User);
    expect((await remove(token.Admin, userId.User)).status).toBe(404);
    expect((await setActive(token.Admin, userId.User, true)).status).toBe(404);
  });

  // spec: members.errors.delete
  test('of oneself is refused in words', async () => {
    const company = await api.company();
    await secondAdmin(company);
    const { status, problem } = await remove(company.token.Admin, company.userId.Admin);
    expect([status, problem.code]).toEqual([409, 'own_removal']);
    expect(problem.detail).toBe('You cannot remove your own account. Ask another administrator.');
  });

  test('of another company is refused like one that does not exist', async () => {
    const { token } = await api.company();
    const other = await api.company();
    const foreign = await remove(token.Admin, other.userId.User);
    const missing = await remove(token.Admin, 2_000_000_000);
    expect(foreign.status).toBe(404);
    expect({ ...foreign.problem, requestId: '' }).toEqual({ ...missing.problem, requestId: '' });
  });
});

// spec: members.states.last-admin
test('of two Admins who act on each other at once one stays', async () => {
  const acts = {
    remove: (by: string, id: number) => remove(by, id),
    deactivate: (by: string, id: number) => setActive(by, id, false),
    demote: (by: string, id: number) => change(by, id, { roleId: roles.User }),
  };
  for (const act of Object.values(acts)) {
    const company = await api.company();
    const second = await secondAdmin(company);
    const answers = await Promise.all([
      act(company.token.Admin, second.id),
      act(second.token, company.userId.Admin),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    const admins = await api.db
      .select()
      .from(users)
      .where(and(eq(users.companyId, company.companyId), eq(users.role, 'Admin'), eq(users.isActive, true)));
    expect(admins).toHaveLength(1);
  }
});
