import { DrizzleQueryError, sql } from 'drizzle-orm';
import { sqlStatement } from '#api/db/statement';
import { takeTurn } from '#api/db/turns';
import type { Idempotency, PublicContext, UnitOfWork } from './context';
import { findKeptAnswer, repeatAnswer } from './kept-answers';

const maxAttempts = 3;

/** PostgreSQL's `deadlock_detected`. */
const isDeadlock = (error: unknown) => error instanceof DrizzleQueryError && codeOf(error.cause) === '40P01';

const codeOf = (cause: unknown) => (cause as { code?: string } | undefined)?.code;

/**
 * The one place where a mutation commits. Effect, audit rows, queued jobs and the stored response are one
 * transaction; a nested call joins the outer one. The result of `work` is the response of the call, and a
 * repeated request with the same key gets that response again.
 *
 * `work` must await nothing but the database: PGlite has one connection, and all other requests wait for it.
 * PostgreSQL may roll it back to resolve a deadlock and it then runs again, so it must leave no effect
 * outside the transaction.
 */
export async function transaction<C extends PublicContext, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (ctx.unitOfWork) return work(ctx);
  const { idempotency } = ctx;
  if (idempotency?.kept) return repeatAnswer(idempotency, idempotency.kept) as T;
  if (!ctx.session) return commitAtLast(ctx, work);
  return takeTurn(ctx.db, `company:${ctx.session.companyId}`, () => commitAtLast(ctx, work));
}

async function commitAtLast<C extends PublicContext, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await commit(ctx, work);
    } catch (error) {
      if (attempt === maxAttempts || !isDeadlock(error)) throw error;
    }
  }
}

async function commit<C extends PublicContext, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  const { idempotency } = ctx;
  const unitOfWork: UnitOfWork = { auditRows: [], queuedJobs: [] };
  let isUndone = false;
  try {
    const answer = await ctx.db.transaction(async (db) => {
      try {
        const result = await work({ ...ctx, db, unitOfWork });
        await leave({ ...ctx, db }, unitOfWork, result);
        return result;
      } catch (error) {
        isUndone = true;
        throw error;
      }
    });
    const [first] = unitOfWork.queuedJobs.map(({ runAfter }) => runAfter).sort((a, b) => +a - +b);
    if (first) ctx.platform.wakeJobs(first);
    return answer;
  } catch (error) {
    // Not after a failed COMMIT: effects in memory would not be stored.
    const kept = isUndone && idempotency ? await findMeanwhile(ctx, idempotency) : null;
    if (!idempotency || !kept) throw error;
    return repeatAnswer(idempotency, kept) as T;
  }
}

/** The same request may have arrived twice at once, and the other one committed first. */
async function findMeanwhile({ db }: PublicContext, idempotency: Idempotency) {
  return findKeptAnswer(db, idempotency).catch(() => null);
}

type Left = {
  audit: string;
  jobs: string;
  caller: string | null;
  key: string | null;
  fingerprint: string | null;
  response: string | null;
  now: string;
};

const leaveAll = sqlStatement<Left, never>(
  (given) => sql`
    with queued as (
      insert into jobs (kind, company_id, payload, dedupe_key, run_after, created_on)
      select kind, company_id, payload, dedupe_key, run_after, created_on
      from jsonb_to_recordset(${given('jobs')}::jsonb) as j (
        kind text, company_id integer, payload jsonb, dedupe_key text, run_after timestamptz, created_on timestamptz
      )
      on conflict do nothing
    ),
    kept as (
      insert into idempotency_keys (caller, idempotency_key, fingerprint, response, created_on)
      select caller, ${given('key')}::text, ${given('fingerprint')}::text, ${given('response')}::json,
        ${given('now')}::timestamptz
      from (select ${given('caller')}::text as caller) as asking
      where caller is not null
    )
    insert into audit_log
      (company_id, user_id, action, entity, entity_id, location_id, before, after, request_id, occurred_on)
    select company_id, user_id, action, entity, entity_id, location_id, before, after, request_id, occurred_on
    from jsonb_to_recordset(${given('audit')}::jsonb) as a (
      company_id integer, user_id integer, action text, entity text, entity_id integer, location_id integer,
      before jsonb, after jsonb, request_id text, occurred_on timestamptz
    )`,
);

/**
 * Writes audit rows, queued jobs and the response in one statement. Fails when the key already has a
 * response.
 */
async function leave(
  { db, idempotency, platform }: PublicContext,
  { auditRows, queuedJobs }: UnitOfWork,
  answer: unknown,
): Promise<void> {
  if (auditRows.length === 0) throw new Error('A mutation committed without an audit row.');
  await leaveAll(db, {
    audit: JSON.stringify(auditRows.map(auditRecord)),
    jobs: JSON.stringify(queuedJobs.map(jobRecord)),
    caller: idempotency?.caller ?? null,
    key: idempotency?.key ?? null,
    fingerprint: idempotency?.fingerprint ?? null,
    response: answer === undefined ? null : JSON.stringify(answer),
    now: platform.clock.now().toISOString(),
  });
}

const auditRecord = (row: UnitOfWork['auditRows'][number]) => ({
  company_id: row.companyId,
  user_id: row.userId,
  action: row.action,
  entity: row.entity,
  entity_id: row.entityId,
  location_id: row.locationId,
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
