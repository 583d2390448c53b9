import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { idempotencyKeys } from '#api/db/schema/platform';
import { type Given, statement } from '#api/db/statement';
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
  const unitOfWork: UnitOfWork = { auditRows: [], queuedJobs: [] };
  const answer = await ctx.db.transaction(async (db) => {
    const stored =
      ctx.idempotency && (await claim(db, { ...ctx.idempotency, now: ctx.platform.clock.now() }));
    if (stored) return stored.response as T;
    const result = await work({ ...ctx, db, unitOfWork });
    if (unitOfWork.auditRows.length === 0) throw new Error('A mutation committed without an audit row.');
    await leave(db, unitOfWork, ctx.idempotency && { ...ctx.idempotency, response: result });
    return result;
  });
  if (unitOfWork.queuedJobs.length > 0) ctx.platform.wakeJobs();
  return answer;
}

type Claim = Idempotency & { now: Date };

const takeKey = statement((db, given: Given<Claim>) =>
  db
    .insert(idempotencyKeys)
    .values({
      caller: given('caller'),
      idempotencyKey: given('key'),
      fingerprint: given('fingerprint'),
      createdOn: given('now'),
    })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id }),
);

/** Takes the key for this transaction, or gives the answer of the one that had it before. */
async function claim(db: Db, claimed: Claim) {
  const { caller, key, fingerprint } = claimed;
  const taken = await takeKey(db, claimed);
  if (taken.length > 0) return null;
  const [earlier] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.idempotencyKey, key)));
  if (earlier?.fingerprint !== fingerprint) throw new ProblemError('idempotency_key_reused');
  return { response: earlier.response ?? undefined };
}

type Answer = Idempotency & { response: unknown };

/** Audit rows, queued jobs and the stored answer, in one statement. */
async function leave(db: Db, { auditRows, queuedJobs }: UnitOfWork, answer: Answer | null): Promise<void> {
  const queued = sql`queued as (
    insert into jobs (kind, company_id, payload, dedupe_key, run_after, created_on)
    select kind, company_id, payload, dedupe_key, run_after, created_on
    from jsonb_to_recordset(${json(queuedJobs.map(jobRecord))}) as j (
      kind text, company_id integer, payload jsonb, dedupe_key text, run_after timestamptz, created_on timestamptz
    )
    on conflict do nothing
  )`;
  const answered = answer
    ? sql`answered as (
        update idempotency_keys set response = ${answer.response === undefined ? null : JSON.stringify(answer.response)}::jsonb
        where caller = ${answer.caller} and idempotency_key = ${answer.key}
      )`
    : null;
  const others = [...(queuedJobs.length > 0 ? [queued] : []), ...(answered ? [answered] : [])];
  await db.execute(sql`
    ${others.length > 0 ? sql`with ${sql.join(others, sql`, `)}` : sql``}
    insert into audit_log
      (company_id, user_id, action, entity, entity_id, before, after, request_id, occurred_on)
    select company_id, user_id, action, entity, entity_id, before, after, request_id, occurred_on
    from jsonb_to_recordset(${json(auditRows.map(auditRecord))}) as a (
      company_id integer, user_id integer, action text, entity text, entity_id integer, before jsonb, after jsonb,
      request_id text, occurred_on timestamptz
    )`);
}

const auditRecord = (row: UnitOfWork['auditRows'][number]) => ({
  company_id: row.companyId,
  user_id: row.userId,
  action: row.action,
  entity: row.entity,
  entity_id: row.entityId,
  before: row.before,
  after: row.after,
  request_id: row.requestId,
  occurred_on: row.occurredOn,
});

const jobRecord = (row: UnitOfWork['queuedJobs'][number]) => ({
  kind: row.kind,
  company_id: row.companyId,
  payload: row.payload,
  dedupe_key: row.dedupeKey,
  run_after: row.runAfter,
  created_on: row.createdOn,
});

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
