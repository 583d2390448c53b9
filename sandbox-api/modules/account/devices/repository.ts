import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { sessions } from '#api/db/schema/account';

const lasting = (userId: number, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedOn), gt(sessions.expiresOn, now));

/** The current session, then the others by last use; limited, because a script may sign in every minute. */
export async function findSessions(
  db: Db,
  { userId, sessionId, now }: { userId: number; sessionId: number; now: Date },
) {
  return db
    .select({
      id: sessions.id,
      createdOn: sessions.createdOn,
      lastUsedOn: sessions.lastUsedOn,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(lasting(userId, now))
    .orderBy(
      desc(eq(sessions.id, sessionId)),
      desc(sql`coalesce(${sessions.lastUsedOn}, ${sessions.createdOn})`),
      desc(sessions.id),
    )
    .limit(100);
}

/** Returns nothing for another user's session, or one that has ended. */
export async function endSession(db: Db, by: { userId: number; sessionId: number; now: Date }) {
  const [ended] = await db
    .update(sessions)
    .set({ revokedOn: by.now })
    .where(and(lasting(by.userId, by.now), eq(sessions.id, by.sessionId)))
    .returning({ id: sessions.id });
  return ended;
}
