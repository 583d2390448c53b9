import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { attempts } from '#api/db/schema/account';
import type { PublicContext } from './context';
import { ProblemError } from './problem-error';

export type AttemptLimit = {
  kind: typeof attempts.$inferSelect.kind;
  max: number;
  windowMinutes: number;
};

/**
 * Counts one try before it is made, and refuses it when the window is full. Counting first means that a
 * hundred tries sent at once get no further than a hundred in a row. A refused try does not prolong the wait. Answers what
 * `giveAttemptBack` takes.
 */
export async function takeAttempt(ctx: PublicContext, limit: AttemptLimit, subject: string): Promise<number> {
  const now = ctx.platform.clock.now();
  const windowMs = limit.windowMinutes * 60_000;
  const windowStart = new Date(now.getTime() - windowMs);
  const { kind, max } = limit;
  await ctx.db.delete(attempts).where(and(eq(attempts.kind, kind), lte(attempts.attemptedOn, windowStart)));
  const { attemptId, fullSince } = await ctx.db.transaction(async (db) => {
    await queueUp(db, `${kind} ${subject}`);
    const earlier = await db
      .select({ attemptedOn: attempts.attemptedOn })
      .from(attempts)
      .where(and(ofSubject(kind, subject), gt(attempts.attemptedOn, windowStart)))
      .orderBy(desc(attempts.attemptedOn))
      .limit(max);
    const oldest = earlier[max - 1];
    if (oldest) return { attemptId: 0, fullSince: oldest.attemptedOn };
    const row = { kind, subject, attemptedOn: now };
    const [taken] = await db.insert(attempts).values(row).returning({ id: attempts.id });
    return { attemptId: taken?.id ?? 0, fullSince: null };
  });
  if (!fullSince) return attemptId;
  const waitSeconds = Math.ceil((fullSince.getTime() + windowMs - now.getTime()) / 1000);
  throw new ProblemError('too_many_attempts', {
    params: { minutes: Math.ceil(waitSeconds / 60) },
    retryAfterSeconds: waitSeconds,
  });
}

/**
 * One after the other until the transaction ends: of tries at once each counts those before it. If they counted one
 * another, six would refuse all six; if they did not see one another, a hundred would all be the first.
 */
async function queueUp(db: Db, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Forgets one try, which was right. Others of its subject stay: they may have been somebody else's. */
export async function giveAttemptBack(db: Db, attemptId: number): Promise<void> {
  await db.delete(attempts).where(eq(attempts.id, attemptId));
}

/** Forgets the tries of a subject, after one that was right. */
export async function clearAttempts(db: Db, kind: AttemptLimit['kind'], subject: string): Promise<void> {
  await db.delete(attempts).where(ofSubject(kind, subject));
}

const ofSubject = (kind: AttemptLimit['kind'], subject: string) =>
  and(eq(attempts.kind, kind), eq(attempts.subject, subject));
