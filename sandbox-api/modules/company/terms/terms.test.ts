import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/contract/company/terms';
import { auditLog } from '#api/db/schema/platform';
import { policies } from '#api/db/schema/reference';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const code = 'conditions' as const;
const english = 1;
const polish = 2;
const day = 86_400_000;

const read = (languageId: number, version?: string) =>
  api.call(contract.readPolicy, { params: { code, languageId }, query: version ? { version } : {} });
const own = async (token: string) =>
  (await api.call(contract.readOwnAcceptance, { token, params: { code } })).body;
const accept = (token: string, version: string, languageId = english) =>
  api.call(contract.acceptPolicy, { token, params: { code }, body: { version, languageId } });
const listed = (owner: Company, role: 'Admin' | 'User' = 'Admin') =>
  api.call(contract.listPolicyAcceptances, {
    token: owner.token[role],
    params: { code },
    query: { IncludeCount: 'true' },
  });

describe('the terms', () => {
  test('are read in each of their languages, whatever the language of the interface', async () => {
    const { body: languages } = await api.call(contract.listPolicyLanguages, { params: { code } });
    expect(languages).toEqual([
      { languageId: english, name: 'English' },
      { languageId: polish, name: 'Polski' },
    ]);
    const { body: inEnglish } = await read(english);
    const { body: inPolish } = await read(polish);
    expect([inEnglish.title, inPolish.title]).toEqual(['Terms and Conditions', 'Regulamin']);
    expect(inEnglish.text).toContain('## 1. What these terms cover');
    expect(inPolish).toMatchObject({ version: inEnglish.version, languages });
    expect((await read(99)).status).toBe(404);
  });

  test('of an earlier version can still be read; one to come cannot', async () => {
    const { body: now } = await read(english);
    expect(now.versions.map(({ version }) => version)).toEqual(['2026.1', '2025.1']);
    const { body: before } = await read(english, '2025.1');
    expect(before).toMatchObject({ version: '2025.1', validFrom: '2025-03-01' });
    expect(before.text).not.toBe(now.text);
    expect((await read(english, 'none')).status).toBe(404);
  });
});

describe('accepting the terms', () => {
  // spec: settings.rules.terms
  test('is kept with version, language and time, once', async () => {
    const owner = await api.company();
    expect(await own(owner.token.User)).toMatchObject({ version: '2026.1', acceptedOn: null, accepted: [] });
    const first = api.clock.now().toISOString();
    const { status, body } = await accept(owner.token.User, '2026.1', polish);
    expect([status, body.acceptedOn]).toEqual([200, first]);
    api.clock.advance(day);
    expect((await accept(owner.token.User, '2026.1')).body.acceptedOn).toBe(first);
    const { body: list, headers } = await listed(owner);
    expect(list).toMatchObject([
      { version: '2026.1', isCurrent: true, languageId: polish, email: owner.email.User, acceptedOn: first },
    ]);
    expect(JSON.parse(headers.get('x-pagination') ?? '')).toMatchObject({ TotalCount: 1 });
  });

  test('a second time leaves one trace, of the first', async () => {
    const owner = await api.company();
    await accept(owner.token.User, '2026.1', polish);
    expect((await accept(owner.token.User, '2026.1')).status).toBe(200);
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entity, 'policy_acceptances')));
    expect(trail).toMatchObject([{ action: 'accept', after: { languageId: polish } }]);
  });

  test('in a language or of a version that there is not is refused, each at its field', async () => {
    const owner = await api.company();
    const { status, problem } = await accept(owner.token.User, '2026.1', 99);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['LanguageId']]);
    expect(Object.keys((await accept(owner.token.User, 'none')).problem.errors ?? {})).toEqual(['Version']);
    expect((await own(owner.token.User)).acceptedOn).toBeNull();
  });

  // spec: settings.rules.terms
  test('is asked for again once a newer version is in force, and not of the one that was read before', async () => {
    const owner = await api.company();
    await accept(owner.token.Admin, '2026.1');
    const [known] = await api.db.select().from(policies).limit(1);
    if (!known) throw new Error('There are no terms.');
    const next = { ...known, id: 90, version: 'next', validFrom: '2026-07-01' };
    await api.db.insert(policies).values(next);
    expect((await own(owner.token.Admin)).acceptedOn).not.toBeNull();
    api.clock.advance(20 * day);
    expect(await own(owner.token.Admin)).toMatchObject({
      version: 'next',
      acceptedOn: null,
      accepted: [{ version: '2026.1' }],
    });
    const { status, problem } = await accept(owner.token.Admin, '2026.1');
    expect([status, problem.errors]).toEqual([
      400,
      { Version: ['A newer version is in force. Read and accept that version'] },
    ]);
    await accept(owner.token.Admin, 'next');
    const { body: list } = await listed(owner);
    expect(list.map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
      ['next', true],
      ['2026.1', false],
    ]);
  });

  // spec: settings.roles.acceptances
  test('is seen of one’s own company only, and by its Admins', async () => {
    const owner = await api.company();
    const other = await api.company();
    const { version } = await own(owner.token.Admin);
    await accept(owner.token.Admin, version);
    expect((await listed(other)).body).toEqual([]);
    expect((await listed(owner, 'User')).status).toBe(403);
  });
});
