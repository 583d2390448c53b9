import { and, desc, eq } from 'drizzle-orm';
import type { LastChange } from '#api/contract/problem';
import { users } from '#api/db/schema/account';
import { auditLog } from '#api/db/schema/platform';
import type { Ctx } from './context';

/** Who changed a thing last, and when, as its history tells; null where no person did. */
export async function lastChangeOf(
  { db, session: { companyId, userId } }: Pick<Ctx, 'db' | 'session'>,
  entity: string,
  entityId: number,
): Promise<LastChange | null> {
  const [row] = await db
    .select({
      userId: auditLog.userId,
      on: auditLog.occurredOn,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(
      and(eq(auditLog.companyId, companyId), eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (!row?.email) return null;
  const byName = [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email;
  return { byName, isOwn: row.userId === userId, on: row.on.toISOString() };
}
