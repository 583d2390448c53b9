import { and, desc, eq, lt } from 'drizzle-orm';
import type { LastChange } from '#api/contract/problem';
import { users } from '#api/db/schema/account';
import { auditLog } from '#api/db/schema/platform';
import type { Ctx } from './context';

/**
 * The user and time of the last change in the row's history; null if no user made it. The change must match
 * the stamp of the row: changes that left the stamp alone are skipped, and a stamp set without a user, for
 * instance by the background check, has no user.
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

/** After the change, the row has an earlier stamp than it has now. */
function isOlder(after: unknown, stamp: Date): boolean {
  const { updatedOn } = (after ?? {}) as { updatedOn?: unknown };
  return typeof updatedOn === 'string' && Date.parse(updatedOn) < stamp.getTime();
}
