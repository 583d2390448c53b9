import { and, desc, eq, lt } from 'drizzle-orm';
import type { LastChange } from '#api/contract/problem';
import { users } from '#api/db/schema/account';
import { auditLog } from '#api/db/schema/platform';
import type { Ctx } from './context';

/**
 * Who changed a thing last, and when, as its history tells; null where no person did. With the stamp of its row it is the
 * change that brought it: what left the stamp alone is passed over, and a stamp that nobody's change brought, such as the
 * background check's, is nobody's.
 */
export async function lastChangeOf(
  { db, session: { companyId, userId } }: Pick<Ctx, 'db' | 'session'>,
  entity: string,
  entityId: number,
  stamp?: Date,
): Promise<LastChange | null> {
  const [row] = await db
    .select({
      userId: auditLog.userId,
      on: auditLog.occurredOn,
      after: auditLog.after,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(
      and(
        eq(auditLog.companyId, companyId),
        eq(auditLog.entity, entity),
        eq(auditLog.entityId, entityId),
        // Stamps are whole seconds.
        stamp && lt(auditLog.occurredOn, new Date(stamp.getTime() + 1000)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (!row?.email || (stamp && isOlder(row.after, stamp))) return null;
  const byName = [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email;
  return { byName, isOwn: row.userId === userId, on: row.on.toISOString() };
}

/** The row as the change left it has an earlier stamp than it has now. */
function isOlder(after: unknown, stamp: Date): boolean {
  const { updatedOn } = (after ?? {}) as { updatedOn?: unknown };
  return typeof updatedOn === 'string' && Date.parse(updatedOn) < stamp.getTime();
}
