import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { updateOwnLanguage } from '#api/contract/account/accounts';
import { restoreSession } from '#api/contract/account/session';
import { createKeyFigure } from '#api/contract/company/key-figures';
import {
  enterSandboxAccount,
  listSandboxAccounts,
  listSandboxOutbox,
  readSandboxChanges,
  readSandboxClock,
  setSandboxClock,
  setSandboxPlan,
} from '#api/contract/sandbox/sandbox';
import { attempts, invitations, passwordResetCodes, users } from '#api/db/schema/account';
import { auditLog, jobs, outboxMessages } from '#api/db/schema/platform';
import { createApp } from '#api/http/app';
import { today } from '#api/kernel/context';
import { routes } from '#api/modules/routes';
import { createSandboxRoutes } from '#api/modules/sandbox/routes';
import { writeTravelDate } from '#api/modules/sandbox/sandbox/repository';
import { readTravelDate } from '#api/modules/sandbox/sandbox/service';
import { createTravelClock } from '#api/runtime/engine/sandbox-clock';
import { callApp, createTestApi } from '#api/testing/create-test-api';

let api: Awaited<ReturnType<typeof createTestApi>>;
let app: ReturnType<typeof createApp>;
const now = new Date('2026-06-15T12:00:00Z');
const clock = createTravelClock(() => new Date(now));
const wakeJobs = vi.fn();
const tellChange = vi.fn();

beforeAll(async () => {
  api = await createTestApi();
  await api.company();
  const platform = { ...api.platform, clock, wakeJobs };
  app = createApp({
    db: api.db,
    platform,
    routes: [...routes, ...createSandboxRoutes(clock)],
    tellChange,
    log: () => {},
  });
});
afterAll(() => api.close());

async function anyAccount() {
  const { body } = await callApp(app, listSandboxAccounts, {});
  const [account] = body;
  if (!account) throw new Error('The test company has accounts.');
  return account;
}

describe('the sandbox', () => {
  it('enters an account without its password, with a separate session', async () => {
    const account = await anyAccount();
    const entered = await callApp(app, enterSandboxAccount, { body: { userId: account.userId } });
    expect(entered.body).toMatchObject({ userId: account.userId, roleName: account.roleName });
    const restored = await callApp(app, restoreSession, { token: entered.body.token });
    expect(restored.status).toBe(200);
    const actions = await api.db.select({ action: auditLog.action }).from(auditLog);
    expect(actions).toContainEqual({ action: 'sign-in' });
  });

  it('tells who changed what company from which window, and tells no read and no refused change', async () => {
    const account = await anyAccount();
    const { body } = await callApp(app, enterSandboxAccount, { body: { userId: account.userId } });
    const as = { token: body.token, headers: { 'x-window-id': 'w1' } };
    tellChange.mockClear();
    await callApp(app, restoreSession, as);
    await callApp(app, updateOwnLanguage, { ...as, body: { languageId: 999 } });
    expect(tellChange).not.toHaveBeenCalled();
    await callApp(app, updateOwnLanguage, { ...as, body: { languageId: 1 } });
    const { userId, companyId } = account;
    expect(tellChange.mock.calls).toEqual([
      [{ session: expect.objectContaining({ userId, companyId }), windowId: 'w1' }],
    ]);
  });

  it('refuses an account that does not exist', async () => {
    const answer = await callApp(app, enterSandboxAccount, { body: { userId: 999_999 } });
    expect(answer.problem).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('shows mail newest first, page by page', async () => {
    const mail = (subject: string) => ({
      companyId: null,
      recipient: 'a@b.example',
      kind: 'test',
      subject,
      body: '',
      createdOn: clock.now(),
    });
    await api.db.insert(outboxMessages).values(['first', 'second', 'third'].map(mail));
    const answer = await callApp(app, listSandboxOutbox, { query: { PageSize: 2, IncludeCount: 'true' } });
    expect(answer.body.map(({ subject }) => subject)).toEqual(['third', 'second']);
    expect(JSON.parse(answer.headers.get('x-pagination') ?? '')).toMatchObject({
      TotalCount: 3,
      TotalPages: 2,
    });
  });

  it('moves a year ahead without ending the session, and comes back', async () => {
    const { body: user } = await callApp(app, enterSandboxAccount, {
      body: { userId: (await anyAccount()).userId },
    });
    const ahead = await callApp(app, setSandboxClock, { body: { today: '2027-06-15' } });
    expect(ahead.body).toEqual({ today: '2027-06-15', isChosen: true });
    expect(today(clock)).toBe('2027-06-15');
    expect(clock.now().getHours()).toBe(now.getHours());
    expect(await readTravelDate(api.db)).toBe('2027-06-15');
    expect((await callApp(app, restoreSession, { token: user.token })).status).toBe(200);
    await callApp(app, setSandboxClock, { body: { today: null } });
    expect((await callApp(app, readSandboxClock, {})).body).toEqual({ today: '2026-06-15', isChosen: false });
    expect((await callApp(app, restoreSession, { token: user.token })).status).toBe(200);
  });

  it('moves waiting data along: jobs run after the way back, codes stay open, attempts soon expire', async () => {
    const dueOn = new Date(clock.now().getTime() + 60_000);
    await callApp(app, setSandboxClock, { body: { today: '2027-01-10' } });
    const soon = new Date(clock.now().getTime() + 60_000);
    const [account] = await api.db.select({ userId: users.id }).from(users);
    await api.db.insert(jobs).values([
      { kind: 'waits', payload: {}, runAfter: soon, createdOn: soon },
      { kind: 'is done', payload: {}, state: 'done', runAfter: soon, createdOn: soon, finishedOn: soon },
    ]);
    await api.db.insert(attempts).values({ kind: 'sign-in', subject: 'a@b.example', attemptedOn: soon });
    await api.db.insert(invitations).values({ tokenHash: 'travel', expiresOn: soon });
    await api.db
      .insert(passwordResetCodes)
      .values({ userId: account?.userId ?? 0, codeHash: 'travel', expiresOn: soon });
    wakeJobs.mockClear();
    await callApp(app, setSandboxClock, { body: { today: null } });
    const kinds = await api.db.select({ kind: jobs.kind, runAfter: jobs.runAfter }).from(jobs);
    expect(kinds).toContainEqual({ kind: 'waits', runAfter: dueOn });
    expect(kinds).toContainEqual({ kind: 'is done', runAfter: soon });
    expect(wakeJobs).toHaveBeenCalledWith(clock.now());
    const [attempt] = await api.db.select().from(attempts).where(eq(attempts.subject, 'a@b.example'));
    expect(attempt?.attemptedOn).toEqual(dueOn);
    const [invitation] = await api.db.select().from(invitations).where(eq(invitations.tokenHash, 'travel'));
    expect(invitation?.expiresOn).toEqual(dueOn);
    const [code] = await api.db
      .select()
      .from(passwordResetCodes)
      .where(eq(passwordResetCodes.codeHash, 'travel'));
    expect(code?.expiresOn).toEqual(dueOn);
  });

  it.each(['1900-01-01', '2200-12-31'])('lives on at the end of the calendar, %s', async (day) => {
    const { userId } = await anyAccount();
    const { body: user } = await callApp(app, enterSandboxAccount, { body: { userId } });
    expect((await callApp(app, setSandboxClock, { body: { today: day } })).body.today).toBe(day);
    expect((await callApp(app, restoreSession, { token: user.token })).body.today).toBe(day);
    expect((await callApp(app, enterSandboxAccount, { body: { userId } })).status).toBe(200);
    await callApp(app, setSandboxClock, { body: { today: null } });
    expect((await callApp(app, restoreSession, { token: user.token })).status).toBe(200);
  });

  it('does not travel beyond the calendar, and finds its way back from where an earlier version went', async () => {
    const beyond = await callApp(app, setSandboxClock, { body: { today: '9999-12-31' } });
    expect(beyond.problem.errors).toEqual({ Today: ['The date must be between 1900 and 2200'] });
    await writeTravelDate(api.db, '9999-12-31');
    expect(await readTravelDate(api.db)).toBeNull();
    await writeTravelDate(api.db, null);
  });

  it('calls a sandbox unchanged until a person changes more than their own settings', async () => {
    await api.db.delete(auditLog);
    const changes = async () => (await callApp(app, readSandboxChanges, {})).body.isChanged;
    const { userId } = await anyAccount();
    const { body } = await callApp(app, enterSandboxAccount, { body: { userId } });
    await callApp(app, updateOwnLanguage, { token: body.token, body: { languageId: 1 } });
    expect(await changes()).toBe(false);
    await callApp(app, createKeyFigure, { token: body.token, body: { year: 2025, employees: 12 } });
    expect(await changes()).toBe(true);
  });

  it('gives a company another plan, and refuses one that does not exist', async () => {
    const account = await anyAccount();
    const { companyId } = account;
    const plan = { modules: ['SCOPE1' as const], trialDays: 10 };
    const given = await callApp(app, setSandboxPlan, { params: { companyId }, body: plan });
    expect(given.status).toBe(204);
    const { body } = await callApp(app, enterSandboxAccount, { body: { userId: account.userId } });
    expect(body).toMatchObject({ modules: ['SCOPE1'], isTrial: true, trialDaysRemaining: 10 });
    const nowhere = await callApp(app, setSandboxPlan, { params: { companyId: 999_999 }, body: plan });
    expect(nowhere.status).toBe(404);
  });
});
