import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreSession } from '#api/contract/account/session';
import * as contract from '#api/contract/account/user-settings';
import { users } from '#api/db/schema/account';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const allShown = {
  hideTour: false,
  hideAddLocationTooltip: false,
  hideAddDataTooltip: false,
  hideDashboardCompanyTile: false,
};

// spec: calls.settings, knowledge-help.tour-hides
test.each([
  ['/api/UserSettings/Tour', contract.updateHideTour, 'hideTour'],
  ['/api/UserSettings/AddLocations', contract.updateHideAddLocationTooltip, 'hideAddLocationTooltip'],
  ['/api/UserSettings/AddData', contract.updateHideAddDataTooltip, 'hideAddDataTooltip'],
  ['/api/UserSettings/CompanyTile', contract.updateHideDashboardCompanyTile, 'hideDashboardCompanyTile'],
] as const)(
  'PUT %s sets that flag of the caller and nothing else, for View too',
  async (path, endpoint, flag) => {
    expect(endpoint.path).toBe(path);
    const company = await api.company();
    const token = company.token.View;
    const { body } = await api.call(endpoint, { token, query: { value: 'true' } });
    expect(body).toEqual({ ...allShown, [flag]: true });
    expect((await api.call(contract.readUserSettings, { token })).body).toEqual(body);
    expect((await api.call(restoreSession, { token })).body).toMatchObject(body);
    const { body: others } = await api.call(contract.readUserSettings, { token: company.token.Admin });
    expect(others).toEqual(allShown);
    const back = await api.call(endpoint, { token, query: { value: 'false' } });
    expect(back.body).toEqual(allShown);
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.userId, company.userId.View));
    expect(trail.map(({ after }) => after)).toEqual([{ [flag]: true }, { [flag]: false }]);
  },
);

// spec: calls.settings
test('a value that is neither true nor false is refused and changes nothing', async () => {
  const { token } = await api.company();
  for (const query of [{ value: 'maybe' }, {}]) {
    const { status, problem } = await api.call(contract.updateHideTour, {
      token: token.User,
      query: query as never,
    });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual(['Value']);
  }
  expect((await api.call(contract.readUserSettings, { token: token.User })).body).toEqual(allShown);
});

test('dismissing a hint does not change the stamp of the member row', async () => {
  const { token, userId } = await api.company();
  const stamp = async () => {
    const [row] = await api.db.select().from(users).where(eq(users.id, userId.User));
    return row?.updatedOn;
  };
  const before = await stamp();
  api.clock.advance(60_000);
  await api.call(contract.updateHideTour, { token: token.User, query: { value: 'true' } });
  expect(await stamp()).toEqual(before);
});

test('flags cannot be read or set without a credential', async () => {
  expect((await api.call(contract.readUserSettings, {})).status).toBe(401);
  expect((await api.call(contract.updateHideTour, { query: { value: 'true' } })).status).toBe(401);
});
