import { and, asc, eq, gt, inArray, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { WorkSubject } from '#api/contract/engine';
import type { Db } from '#api/db/db';
import { isBusy, withoutValues } from '#api/db/failed-statement';
import { jobs } from '#api/db/schema/platform';
import { hasGivenWay } from '#api/db/turns';
import type { Platform, PublicContext, QueuedJob } from './context';

export type NewJob = {
  kind: string;
  companyId: number;
  payload: Record<string, unknown>;
  delayMs?: number;
  /** Identical work queued twice is one job. */
  dedupeKey?: string;
};

type Job = { db: Db; platform: Platform; companyId: number; payload: unknown };

/** Runs one type of job, in a transaction of its own together with the job's new state. */
export type JobHandler = (job: Job) => Promise<void>;

/** Ends the subject of a job that has failed for good; `reason` is its last error, without any user's data. */
export type JobEnd = (job: Job & { reason: string }) => Promise<void>;

export type JobKind = {
  run: JobHandler;
  /**
   * Called when the work has failed five times, so that nothing still appears to be in progress. Like `run`,
   * it shares one transaction with the job's state; if it fails itself, it is retried without limit.
   */
  giveUp: JobEnd;
  /**
   * What open pages fetch again when the job is done; nothing if the page that started the work follows it
   * itself.
   */
  changes?: readonly WorkSubject[];
  /**
   * For work that no user asked for: with a single connection, requests go first and the job starts again
   * later.
   */
  canWait?: true;
};
/** Each type of job by its name. A type without an end does not compile. */
export type JobKinds = Readonly<Record<string, JobKind>>;

/** The end of work that either succeeds or changes nothing, and that no record shows as in progress. */
export const nothingLeftOpen: JobEnd = async () => {};

/** Delay before a job that gave way starts again; after so many times it runs even if requests never pause. */
const patienceMs = 2_000;
const mostTimes = 10;

const maxAttempts = 5;
/** A failing end is retried after at most 45 minutes. */
const longestWaitAfter = 9;
/** The next job is found even if other hosts hold so many jobs. */
const maxHosts = 10;

/** Queues work in the transaction that makes it necessary. */
export async function enqueueJob(ctx: PublicContext, job: NewJob): Promise<void> {
  if (!ctx.unitOfWork) throw new Error('enqueueJob() belongs inside transaction().');
  ctx.unitOfWork.queuedJobs.push(rowOf(job, ctx.platform.clock.now()));
}

/** Queues further work from within a job, in its transaction; the runner finds it on its next pass. */
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
 * Runs every due job, oldest first, each in one transaction with its state: a worker killed midway leaves the
 * job waiting and its effect undone. Returns the time when the next job is due.
 */
export async function runDueJobs(
  db: Db,
  platform: Platform,
  kinds: JobKinds,
  { tellChanged = () => {}, patientDb = db, timesGivenWay = new Map() }: Attending = {},
): Promise<Date | null> {
  const gaveWay = { on: null as Date | null };
  for (;;) {
    const now = platform.clock.now();
    // Each pass runs one job; jobs queued by a job are found by the next pass.
    if (await runOne({ db, patientDb, timesGivenWay, platform, kinds, now, tellChanged, gaveWay })) continue;
    const [next] = await db
      .select({ runAfter: jobs.runAfter })
      .from(jobs)
      .where(and(eq(jobs.state, 'waiting'), gt(jobs.runAfter, now)))
      .orderBy(asc(jobs.runAfter))
      .limit(1);
    const dueOn = [next?.runAfter, gaveWay.on && new Date(gaveWay.on.getTime() + patienceMs)];
    const soonest = Math.min(...dueOn.map((date) => date?.getTime() ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(soonest) ? new Date(soonest) : null;
  }
}

type Attending = {
  /** Called after the commit of each job whose type names what it changes. */
  tellChanged?(subjects: readonly WorkSubject[]): void;
  /** For job types that can wait. */
  patientDb?: Db;
  /** How often each waiting job gave way; the host keeps it between calls. */
  timesGivenWay?: Map<number, number>;
};

type Pass = Required<Attending> & {
  db: Db;
  platform: Platform;
  kinds: JobKinds;
  now: Date;
  /** After one job that can wait was stopped, the others wait too, so that they keep their order. */
  gaveWay: { on: Date | null };
};

/** False when no job is due except those running on other hosts. */
async function runOne(pass: Pass): Promise<boolean> {
  // Read first, because checking an empty queue must not write (engine rule 10).
  const due = await pass.db
    .select({ id: jobs.id, kind: jobs.kind, dedupeKey: jobs.dedupeKey })
    .from(jobs)
    .where(
      and(
        eq(jobs.state, 'waiting'),
        lte(jobs.runAfter, pass.now),
        pass.gaveWay.on ? notInArray(jobs.kind, patientKinds(pass.kinds)) : undefined,
      ),
    )
    .orderBy(asc(jobs.runAfter), asc(jobs.id))
    .limit(maxHosts);
  for (const job of due) if (await runJob(pass, job)) return true;
  return false;
}

const patientKinds = (kinds: JobKinds) => Object.keys(kinds).filter((name) => kinds[name]?.canWait);

async function runJob(
  { db, patientDb, timesGivenWay, platform, kinds, now, tellChanged, gaveWay }: Pass,
  { id, kind: name, dedupeKey }: { id: number; kind: string; dedupeKey: string | null },
): Promise<boolean> {
  let isTaken = true;
  let changes: readonly WorkSubject[] = [];
  const times = timesGivenWay.get(id) ?? 0;
  const isPatient = kinds[name]?.canWait && times < mostTimes;
  try {
    if (dedupeKey !== null) await openKey(db, id);
    await (isPatient ? patientDb : db).transaction(async (tx) => {
      const [job] = await tx.select().from(jobs).where(isWaiting(id)).for('update', { skipLocked: true });
      isTaken = job !== undefined;
      if (!job) return;
      const kind = kinds[name];
      const state = await perform({ db: tx, platform, kind }, job);
      changes = kind?.changes ?? [];
      await tx.update(jobs).set({ state, finishedOn: now }).where(eq(jobs.id, job.id));
    });
    timesGivenWay.delete(id);
  } catch (error) {
    changes = [];
    if (hasGivenWay(error)) {
      gaveWay.on = now;
      timesGivenWay.set(id, times + 1);
    } else await postpone(db, id, now, error);
  }
  if (changes.length > 0) tellChanged(changes);
  return isTaken;
}

/** Runs the job, or ends its subject. A type unknown to this build cannot end its subject. */
async function perform(
  { kind, ...host }: { db: Db; platform: Platform; kind: JobKind | undefined },
  { attempts, lastError, ...row }: typeof jobs.$inferSelect,
): Promise<'done' | 'failed'> {
  const job = { ...host, companyId: row.companyId ?? 0, payload: row.payload };
  if (attempts >= maxAttempts) {
    await kind?.giveUp({ ...job, reason: lastError ?? '' });
    return 'failed';
  }
  if (!kind) throw new Error(`No handler for jobs of kind ${row.kind}.`);
  await kind.run(job);
  return 'done';
}

/**
 * Releases the job's key, so that the same work can be queued again: a change made while the job runs may
 * come too late for it. Runs in a transaction of its own, because others cannot see uncommitted changes.
 */
async function openKey(db: Db, id: number): Promise<void> {
  const free = db.select({ id: jobs.id }).from(jobs).where(isWaiting(id)).for('update', { skipLocked: true });
  await db.update(jobs).set({ dedupeKey: null }).where(inArray(jobs.id, free));
}

const isWaiting = (id: number) => and(eq(jobs.id, id), eq(jobs.state, 'waiting'));

/**
 * Waits longer after each failure. The fifth failure is followed by giving up, whose own error does not
 * replace the original one. A database without time does not count as a failure.
 */
async function postpone(db: Db, jobId: number, now: Date, error: unknown) {
  const failures = isBusy(error) ? 0 : 1;
  const { attempts, lastError } = jobs;
  const isLast = sql`${attempts} + ${failures} = ${maxAttempts} and ${attempts} < ${maxAttempts}`;
  await db
    .update(jobs)
    .set({
      attempts: sql`${attempts} + ${failures}`,
      lastError: sql`case when ${attempts} < ${maxAttempts} then ${String(withoutValues(error))} else ${lastError} end`,
      runAfter: sql`${now.toISOString()}::timestamptz + (interval '5 seconds' *
        case when ${isLast} then 0 else power(2, least(${attempts}, ${longestWaitAfter})) end)`,
    })
    .where(eq(jobs.id, jobId));
}

/**
 * Whether a company has unfinished work of this type. True also while the job runs, because its end and its
 * effect become visible together.
 */
export async function isJobWaiting(db: Db, companyId: number, kind: string): Promise<boolean> {
  const waiting = and(eq(jobs.companyId, companyId), eq(jobs.kind, kind), eq(jobs.state, 'waiting'));
  return (await db.select({ id: jobs.id }).from(jobs).where(waiting).limit(1)).length > 0;
}

/** Failed jobs stay, with their error. */
export async function forgetDoneJobs(db: Db, before: Date): Promise<void> {
  await db.delete(jobs).where(and(eq(jobs.state, 'done'), lt(jobs.finishedOn, before)));
}
