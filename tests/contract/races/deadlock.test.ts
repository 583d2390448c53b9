/**
 * On PostgreSQL two changes can wait for each other; PGlite has only one connection, so none of this can happen
 * there.
 */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { users } from '#api/db/schema/account';
import { auditLog } from '#api/db/schema/platform';
import { audit } from '#api/kernel/audit';
import type { PublicContext } from '#api/kernel/context';
import { transaction } from '#api/kernel/transaction';
import { createTestApi } from '#api/testing/create-test-api';
import { withResolvers } from './hold';

const databaseUrl = inject('databaseUrl');

describe.runIf(databaseUrl !== null)('two changes that wait for each other', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    api = await createTestApi({ databaseUrl: databaseUrl ?? undefined });
    return () => api.close();
  });

  test('are both made, each once, with one audit row each', async () => {
    const { userId, companyId } = await api.company();
    const base = { db: api.db, platform: api.platform, locale: 'en', session: null } as const;
    const ctx: PublicContext = {
      ...base,
      requestId: 'deadlock',
      origin: null,
      idempotency: null,
      unitOfWork: null,
    };
    let begun = 0;
    let holding = 0;
    const bothHold = withResolvers();
    const rename = (firstName: string, [first, second]: [number, number]) =>
      transaction(ctx, async (ctx) => {
        begun += 1;
        const change = (id: number) => ctx.db.update(users).set({ firstName }).where(eq(users.id, id));
        await change(first);
        holding += 1;
        if (holding === 2) bothHold.resolve();
        await bothHold.promise;
        await change(second);
        await audit(ctx, {
          action: 'rename',
          entity: 'users',
          entityId: first,
          actor: { companyId, userId: first },
        });
        return firstName;
      });
    const [one, other] = [userId.User, userId.Admin];
    const answers = await Promise.all([rename('Ada', [one, other]), rename('Bea', [other, one])]);
    expect(answers).toEqual(['Ada', 'Bea']);
    // The change that was aborted starts again. It may lock its row before the other continues, and both wait again.
    expect(begun).toBeGreaterThanOrEqual(3);
    const rows = await api.db.select().from(auditLog).where(eq(auditLog.requestId, 'deadlock'));
    expect(rows.map(({ entityId }) => entityId).sort()).toEqual([one, other].sort());
  });
});
