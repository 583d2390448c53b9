import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, type ModuleKey, moduleKeys } from '#api/contract/endpoint';
import { endpoints } from '#api/contract/endpoints';
import { sessions, users } from '#api/db/schema/account';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, insertSession } from '#api/testing/filled/insert-company';
import { problemOf, send, type TestApi } from './send';

/**
 * One matrix over every descriptor. Permitted calls name rows that do not exist and send no body, so their response
 * is never one of the refusals below.
 */
const authorizationCodes = [
  'credential_missing',
  'credential_invalid',
  'password_change_required',
  'role_required',
  'module_required',
];

let api: TestApi;
let company: Company;
/** A company for each module, which has all the others. */
let companyWithout: Record<ModuleKey, Company>;
let withoutModules: Company;

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
  withoutModules = await api.company({ modules: [] });
  const entries: [ModuleKey, Company][] = [];
  for (const missing of moduleKeys) {
    entries.push([missing, await api.company({ modules: moduleKeys.filter((key) => key !== missing) })]);
  }
  companyWithout = Object.fromEntries(entries) as Record<ModuleKey, Company>;
});
afterAll(() => api.close());

const restricted = endpoints.filter(({ access }) => access.level !== 'public');
const open = endpoints.filter(({ access }) => access.level === 'public');

// spec: roles.enforced
test('there are cases of both results', () => {
  expect(restricted.length).toBeGreaterThan(5);
  expect(open.length).toBeGreaterThan(0);
});

describe('without a credential', () => {
  // spec: roles.enforced, reports.calls.credential, materiality.calls.credential, reviews.route.signed-in
  test.each(restricted)('$id is refused', async (endpoint) => {
    await expectRefusal({ endpoint }, 401, 'credential_missing');
  });

  test.each(open)('$id is answered', async (endpoint) => {
    await expectPassage({ endpoint });
  });

  test.each(restricted)(
    '$id refuses with a response that no cache stores for the next user',
    async (endpoint) => {
      expect((await send(api, { endpoint })).headers.get('cache-control')).toBe('no-store');
    },
  );

  test('does not make a browser ask for a password', async () => {
    const [endpoint] = restricted;
    if (!endpoint) throw new Error('There is no restricted endpoint.');
    expect((await send(api, { endpoint })).headers.get('www-authenticate')).toBeNull();
  });
});

describe('with an invalid credential', () => {
  test.each(restricted)('$id refuses an expired session', async (endpoint) => {
    const token = await insertSession(api, company.userId.Admin, -1);
    await expectRefusal({ endpoint, token }, 401, 'credential_invalid');
  });

  test.each(restricted)('$id refuses a revoked session', async (endpoint) => {
    const token = await insertSession(api, company.userId.Admin);
    await api.db
      .update(sessions)
      .set({ revokedOn: api.clock.now() })
      .where(eq(sessions.userId, company.userId.Admin));
    await expectRefusal({ endpoint, token }, 401, 'credential_invalid');
  });

  test.each(restricted)('$id refuses a token that was never issued', async (endpoint) => {
    for (const token of [
      btoa(`${company.userId.Admin}:guess`),
      'nonsense',
      btoa('1'),
      btoa(`999999999:${'a'.repeat(43)}`),
    ]) {
      await expectRefusal({ endpoint, token }, 401, 'credential_invalid');
    }
  });

  test.each(restricted)('$id refuses a deactivated user', async (endpoint) => {
    const token = await insertSession(api, withoutModules.userId.View);
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, withoutModules.userId.View));
    await expectRefusal({ endpoint, token }, 401, 'credential_invalid');
  });
});

describe('by role', () => {
  // spec: reports.roles.view, settings.roles.admins-change, members.roles.changes
  test.each(endpoints)('$id, called by View', async (endpoint) => {
    const token = await insertSession(api, company.userId.View);
    const isAllowed = ['public', 'member'].includes(endpoint.access.level);
    if (isAllowed) await expectPassage({ endpoint, token });
    else await expectRefusal({ endpoint, token }, 403, 'role_required');
  });

  // spec: settings.roles.admins-change
  test.each(endpoints)('$id, called by User', async (endpoint) => {
    const token = await insertSession(api, company.userId.User);
    const isAllowed = ['public', 'member', 'editor'].includes(endpoint.access.level);
    if (isAllowed) await expectPassage({ endpoint, token });
    else await expectRefusal({ endpoint, token }, 403, 'role_required');
  });
});

describe('by module', () => {
  // spec: reports.product.enforced, materiality.product.enforced, materiality.roles.modules, scenarios.access.module
  test.each(endpoints)('$id, with one module missing', async (endpoint) => {
    for (const missing of moduleKeys) {
      const token = await insertSession(api, companyWithout[missing].userId.Admin);
      const { modules = [], anyModule = [] } = endpoint.access;
      const isRefused = modules.includes(missing) || (anyModule.length === 1 && anyModule.includes(missing));
      if (isRefused) await expectRefusal({ endpoint, token }, 403, 'module_required');
      else await expectPassage({ endpoint, token });
    }
  });

  // spec: reports.roles.module, scenarios.access.module
  test.each(endpoints)('$id, without any module', async (endpoint) => {
    const token = await insertSession(api, withoutModules.userId.Admin);
    const { modules, anyModule } = endpoint.access;
    if (modules?.length || anyModule?.length)
      await expectRefusal({ endpoint, token }, 403, 'module_required');
    else await expectPassage({ endpoint, token });
  });
});

describe('with a temporary password', () => {
  beforeAll(() => setForcedChange(true));
  afterAll(() => setForcedChange(false));

  test.each(endpoints)('$id', async (endpoint) => {
    const token = await insertSession(api, company.userId.User);
    const { level, duringForcedPasswordChange } = endpoint.access;
    if (level === 'public' || duringForcedPasswordChange) await expectPassage({ endpoint, token });
    else await expectRefusal({ endpoint, token }, 403, 'password_change_required');
  });

  test('opens only the session, the password change and the language', () => {
    const allowed = restricted
      .filter(({ access }) => access.duringForcedPasswordChange)
      .map(({ path }) => path);
    for (const path of allowed) expect(path).toMatch(/^\/api\/(Login$|Users\/Password\/|Users\/Languages$)/);
  });

  const setForcedChange = async (forcePasswordChange: boolean) => {
    await api.db.update(users).set({ forcePasswordChange }).where(eq(users.id, company.userId.User));
  };
});

type Call = { endpoint: Endpoint; token?: string };

async function expectRefusal(call: Call, status: number, code: string) {
  const problem = problemOf(await send(api, call));
  expect({ status: problem.status, code: problem.code }).toEqual({ status, code });
}

async function expectPassage(call: Call) {
  const answer = await send(api, call);
  const code = answer.status < 400 ? undefined : problemOf(answer).code;
  expect(authorizationCodes).not.toContain(code);
  expect(answer.status).not.toBe(500);
}
