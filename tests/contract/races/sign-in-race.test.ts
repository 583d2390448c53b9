/** On PostgreSQL two connections work in parallel; PGlite has only one, so none of this can happen there. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { changePassword, requestPasswordCode, verifyPasswordCode } from '#api/contract/account/accounts';
import { login, restoreSession } from '#api/contract/account/session';
import { passwordResetCodes } from '#api/db/schema/account';
import { outboxMessages } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import { testPassword } from '#api/testing/filled/insert-company';

const databaseUrl = inject('databaseUrl');

describe.runIf(databaseUrl !== null)('signing in on PostgreSQL', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    api = await createTestApi({ databaseUrl: databaseUrl ?? undefined });
    return () => api.close();
  });

  test('with the old password during its change opens no session that outlives the change', async () => {
    const { email, token } = await api.company();
    for (let round = 0; round < 6; round += 1) {
      const password = round === 0 ? testPassword : `new password ${round}`;
      const body = { currentPassword: password, newPassword: `new password ${round + 1}` };
      const signIn = () => api.call(login, { body: { username: email.User, password } });
      const signingIn = [signIn(), signIn(), signIn()];
      expect((await api.call(changePassword, { token: token.User, body })).status).toBe(204);
      for (const { status, body } of await Promise.all(signingIn)) {
        if (status === 200) expect((await api.call(restoreSession, { token: body.token })).status).toBe(401);
      }
    }
  });

  test('accepts only the code that was mailed last when several were requested at once', async () => {
    const { email, userId } = await api.company();
    const request = () => api.call(requestPasswordCode, { body: { email: email.User } });
    await Promise.all([request(), request(), request()]);
    const codes = await api.db
      .select()
      .from(passwordResetCodes)
      .where(eq(passwordResetCodes.userId, userId.User));
    expect(codes).toHaveLength(1);
    const mails = await api.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email.User));
    const statuses: number[] = [];
    for (const { body } of mails.sort((a, b) => a.id - b.id)) {
      const code = /\d{6}/.exec(body)?.[0] ?? '';
      statuses.push((await api.call(verifyPasswordCode, { body: { email: email.User, code } })).status);
    }
    expect(statuses).toEqual([400, 400, 204]);
  });
});
