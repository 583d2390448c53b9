import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { idempotencyKeys } from '#api/db/schema/platform';
import type { Idempotency, PublicContext, UnitOfWork } from './context';
import { ProblemError } from './problem-error';

/**
 * The one place where a mutation commits. Effect, audit rows, queued jobs and the stored answer are one
 * transaction; a nested call joins the outer one. What `work` returns is the answer of the call, and a
 * request that comes a second time with the same key gets that answer again without running `work`.
 *
 * `work` must await nothing but the database: PGlite has one connection, and everybody else waits for it.
 */
export async function transaction<C extends PublicContext, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (ctx.unitOfWork) return work(ctx);
  const unitOfWork: UnitOfWork = { auditedChanges: 0, queuedJobs: 0 };
  const answer = await ctx.db.transaction(async (db) => {
    const stored = ctx.idempotency && (await claim(db, ctx.idempotency, ctx.platform.clock.now()));
    if (stored) return stored.response as T;
    const result = await work({ ...ctx, db, unitOfWork });
    if (unitOfWork.auditedChanges === 0) throw new Error('A mutation committed without an audit row.');
    if (ctx.idempotency) await keepAnswer(db, ctx.idempotency, result);
    return result;
  });
  if (unitOfWork.queuedJobs > 0) ctx.platform.wakeJobs();
  return answer;
}

/** Takes the key for this transaction, or gives the answer of the one that had it before. */
async function claim(db: Db, { caller, key, fingerprint }: Idempotency, now: Date) {
  const taken = await db
    .insert(idempotencyKeys)
    .values({ caller, idempotencyKey: key, fingerprint, createdOn: now })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (taken.length > 0) return null;
  const [earlier] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.idempotencyKey, key)));
  if (earlier?.fingerprint !== fingerprint) throw new ProblemError('idempotency_key_reused');
  return { response: earlier.response ?? undefined };
}

async function keepAnswer(db: Db, { caller, key }: Idempotency, response: unknown) {
  await db
    .update(idempotencyKeys)
    .set({ response: response ?? null })
    .where(and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.idempotencyKey, key)));
}
