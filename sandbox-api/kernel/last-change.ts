import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { LastChange } from '#api/contract/problem';
import type { Db } from '#api/db/db';
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
  const ofRow = and(
    eq(auditLog.companyId, companyId),
    eq(auditLog.entity, entity),
    eq(auditLog.entityId, entityId),
  );
  const row = (stamp && (await findSetter(db, ofRow, stamp))) ?? (await findNewest(db, ofRow, stamp));
  if (!row?.email || (stamp && isOlder(row.after, stamp))) return null;
  const byName = [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email;
  return { byName, isOwn: row.userId === userId, on: row.on.toISOString() };
}

/**
 * The first change with the stamp set it; a later one with the same stamp left it alone. The time of a change proves
 * nothing here, because a slow transaction is recorded seconds after its stamp was taken.
 */
async function findSetter(db: Db, ofRow: SQL | undefined, stamp: Date) {
  const hasStamp = eq(sql`${auditLog.after} ->> 'updatedOn'`, stamp.toISOString());
  const [row] = await history(db).where(and(ofRow, hasStamp)).orderBy(asc(auditLog.id)).limit(1);
  return row;
}

/** For histories that do not contain the stamp. */
async function findNewest(db: Db, ofRow: SQL | undefined, stamp: Date | undefined) {
  // Stamps are whole seconds.
  const isUpToStamp = stamp && lt(auditLog.occurredOn, new Date(stamp.getTime() + 1000));
  const [row] = await history(db).where(and(ofRow, isUpToStamp)).orderBy(desc(auditLog.id)).limit(1);
  return row;
}

function history(db: Db) {
  return db
    .select({
      userId: auditLog.userId,
      on: auditLog.occurredOn,
      after: auditLog.after,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId));
}

/** After the change, the row has an earlier stamp than it has now. */
function isOlder(after: unknown, stamp: Date): boolean {
  const { updatedOn } = (after ?? {}) as { updatedOn?: unknown };
  return typeof updatedOn === 'string' && Date.parse(updatedOn) < stamp.getTime();
}
