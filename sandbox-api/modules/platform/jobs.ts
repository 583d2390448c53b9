import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { jobs } from '#api/db/schema/platform';
import type { Platform, PublicContext, QueuedJob } from './context';

export type NewJob = {
  kind: string;
  companyId: number;
  payload: Record<string, unknown>;
  delayMs?: number;
  /** The same work waiting twice is one job. */
  dedupeKey?: string;
};

/** Does one kind of job. It runs in a transaction of its own, together with the job's new state. */
export type JobHandler = (job: {
  db: Db;
  platform: Platform;
  companyId: number;
  payload: unknown;
}) => Promise<void>;

const maxAttempts = 5;

/** Queues work in the transaction that makes it necessary. */
export async function enqueueJob(ctx: PublicContext, job: NewJob): Promise<void> {
  if (!ctx.unitOfWork) throw new Error('enqueueJob() belongs inside transaction().');
  ctx.unitOfWork.queuedJobs.push(rowOf(job, ctx.platform.clock.now()));
}

/** Queues further work from within a job, in its transaction: the runner finds it on its next pass. */
export async function queueJob(host: Pick<PublicContext, 'db' | 'platform'>, job: NewJob): Promise<void> {
  await host.db.insert(jobs).values(rowOf(job, host.platform.clock.now())).onConflictDoNothing();
}

function rowOf(job: NewJob, now: Date): QueuedJob {
  return {
    kind: job.kind,
    companyId: job.companyId,
    payload: job.payload,
    dedupeKey: job.dedupeKey ?? null,
    runAfter: new Date(now.getTime() + (job.delayMs ?? 0)),
    createdOn: now,
  };
}

/**
 * Runs every due job, oldest first, each in one transaction with its state, so that a worker killed in the
 * middle leaves the job waiting and its effect undone. Answers when the next job falls due.
 */
export async function runDueJobs(
  db: Db,
  platform: Platform,
  handlers: Record<string, JobHandler>,
): Promise<Date | null> {
  while (await runOne(db, platform, handlers)) {
    // Each pass takes one job; jobs queued by a job are found by the next pass.
  }
  const [next] = await db
    .select({ runAfter: jobs.runAfter })
    .from(jobs)
    .where(eq(jobs.state, 'waiting'))
    .orderBy(asc(jobs.runAfter))
    .limit(1);
  return next?.runAfter ?? null;
}

async function runOne(db: Db, platform: Platform, handlers: Record<string, JobHandler>): Promise<boolean> {
  const now = platform.clock.now();
  // A read first: looking at an empty queue must not write (engine rule 10).
  const [due] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.state, 'waiting'), lte(jobs.runAfter, now)))
    .orderBy(asc(jobs.runAfter), asc(jobs.id))
    .limit(1);
  if (!due) return false;
  try {
    await db.transaction(async (tx) => {
      const [job] = await tx
        .select()
        .from(jobs)
        .where(and(eq(jobs.id, due.id), eq(jobs.state, 'waiting')))
        .for('update', { skipLocked: true });
      if (!job) return;
      const handler = handlers[job.kind];
      if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}.`);
      await handler({ db: tx, platform, companyId: job.companyId ?? 0, payload: job.payload });
      await tx.update(jobs).set({ state: 'done', finishedOn: now }).where(eq(jobs.id, job.id));
    });
  } catch (error) {
    await postpone(db, due.id, now, error);
  }
  return true;
}

/** Waits longer after each failure and gives up after the fifth. */
async function postpone(db: Db, jobId: number, now: Date, error: unknown) {
  await db
    .update(jobs)
    .set({
      attempts: sql`${jobs.attempts} + 1`,
      lastError: String(error),
      runAfter: sql`${now.toISOString()}::timestamptz + (interval '5 seconds' * power(2, ${jobs.attempts}))`,
      state: sql`case when ${jobs.attempts} + 1 >= ${maxAttempts} then 'failed' else 'waiting' end`,
    })
    .where(eq(jobs.id, jobId));
}
