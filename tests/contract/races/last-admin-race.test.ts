import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { deleteMember, updateMember, updateMemberStatus } from '#api/contract/account/members';
import { login } from '#api/contract/account/session';
import { users } from '#api/db/schema/account';
import { createTestApi } from '#api/testing/create-test-api';
import { testPassword } from '#api/testing/filled/insert-company';

const databaseUrl = inject('databaseUrl');

describe.runIf(databaseUrl !== null)('the last Admin on PostgreSQL', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    api = await createTestApi({ databaseUrl: databaseUrl ?? undefined });
    return () => api.close();
  });

  async function twoAdmins() {
    const { companyId, userId, email, token } = await api.company();
    await api.db.update(users).set({ role: 'Admin' }).where(eq(users.id, userId.User));
    const second = await api.call(login, { body: { username: email.User, password: testPassword } });
    return {
      companyId,
      first: { id: userId.Admin, token: token.Admin, email: email.Admin },
      second: { id: userId.User, token: second.body.token, email: email.User },
    };
  }

  // spec: members.states.last-admin
  test.each(['removed', 'deactivated', 'demoted'])(
    'is not %s by two who act on each other at the same time',
    async (done) => {
      const act = (by: { token: string }, on: { id: number; email: string }) => {
        const at = { token: by.token, params: { id: on.id } };
        if (done === 'removed') return api.call(deleteMember, at);
        if (done === 'deactivated')
          return api.call(updateMemberStatus, { ...at, query: { active: 'false' } });
        return api.call(updateMember, { ...at, body: { email: on.email, roleId: 2 } });
      };
      for (let round = 0; round < 5; round += 1) {
        const { companyId, first, second } = await twoAdmins();
        const answers = await Promise.all([act(first, second), act(second, first)]);
        expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
        const admins = await api.db
          .select()
          .from(users)
          .where(and(eq(users.companyId, companyId), eq(users.role, 'Admin'), eq(users.isActive, true)));
        expect(admins).toHaveLength(1);
      }
    },
  );
});
