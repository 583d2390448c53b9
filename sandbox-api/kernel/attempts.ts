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
 * Counts an attempt before it is made, and refuses it when the limit of the window is reached. Counting first
 * means that a hundred simultaneous attempts get no further than a hundred in a row. A refused attempt does
 * not prolong the wait. Returns the id for `giveAttemptBack`.
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
 * Queues simultaneous attempts until the transaction ends, so that each counts those before it. If they all
 * counted one another, six would refuse all six; if they did not see one another, a hundred would all count
 * as the first.
 */
async function queueUp(db: Db, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * Removes one successful attempt. Other attempts of the subject stay, because another user may have made
 * them.
 */
export async function giveAttemptBack(db: Db, attemptId: number): Promise<void> {
  await db.delete(attempts).where(eq(attempts.id, attemptId));
}

/** Removes all attempts of a subject after a successful one. */
export async function clearAttempts(db: Db, kind: AttemptLimit['kind'], subject: string): Promise<void> {
  await db.delete(attempts).where(ofSubject(kind, subject));
}

const ofSubject = (kind: AttemptLimit['kind'], subject: string) =>
  and(eq(attempts.kind, kind), eq(attempts.subject, subject));
