import { z } from 'zod';
import type { Db } from '#api/db/db';
import { isBusy, isForItsValues } from '#api/db/failed-statement';
import { proposedSettings } from '#api/domain/emissions/proposed-settings';
import type { Ctx, Platform } from '#api/kernel/context';
import { enqueueJob, type JobEnd, type JobHandler, queueJob } from '#api/kernel/jobs';
import { lockLocations } from '#api/modules/company/locations/service';
import {
  type BatchCursor,
  countRecalculatedRows,
  previewBatch,
  type RecalculationExtent,
  recalculateBatch,
} from '#api/modules/emissions/ledger/ledger';
import { completenessJob } from '#api/modules/reviews/reviews/completeness';
import { changesSettings, proposalOf } from './proposal-of';
import * as repository from './repository-runs';
import { findYearTotals, type YearTotal } from './repository-years';
import { baseYearOf, keepSeries } from './year-series';

export const recalculationRunJob = 'emissions.recalculation-run';

export const firstBatch: BatchCursor = { kindIndex: 0, afterId: 0 };
const isAtStart = ({ kindIndex, afterId }: BatchCursor) =>
  kindIndex === firstBatch.kindIndex && afterId === firstBatch.afterId;

type Host = { db: Db; platform: Platform };
type Following =
  | { kind: 'company-factor'; companyFactorId: number; requestedBy: number; extent: RecalculationExtent }
  | { kind: 'location'; extent: RecalculationExtent };

/** Recalculates the rows of a changed company factor in the background, starting at once. */
export async function startFactorRun(
  ctx: Ctx,
  { companyFactorId, extent }: { companyFactorId: number; extent: RecalculationExtent },
): Promise<void> {
  const { companyId, userId } = ctx.session;
  const run = { kind: 'company-factor', companyFactorId, requestedBy: userId, extent } as const;
  await enqueueRun(ctx, await insertFollowing(ctx, companyId, run));
}

/** The same for the rows of a location, from within a job. */
export async function startLocationRun(
  host: Host,
  companyId: number,
  extent: RecalculationExtent,
): Promise<void> {
  const recalculationId = await insertFollowing(host, companyId, { kind: 'location', extent });
  await queueJob(host, { kind: recalculationRunJob, companyId, payload: { recalculationId } });
}

async function insertFollowing({ db, platform }: Host, companyId: number, run: Following): Promise<number> {
  const { from = null, to = null } = run.extent;
  return repository.insertRun(db, {
    ...run,
    companyId,
    state: 'applying',
    periodStart: from,
    periodEnd: to,
    cursor: firstBatch,
    totalRows: await countRecalculatedRows(db, companyId, run.extent),
    doneRows: 0,
    changedRows: 0,
    fingerprint: '',
    createdOn: platform.clock.now(),
  });
}

/** For a company moved from another installation, where its jobs stayed. */
export async function resumeRuns(host: Host, companyId: number): Promise<void> {
  for (const recalculationId of await repository.findRunning(host.db, companyId))
    await queueJob(host, { kind: recalculationRunJob, companyId, payload: { recalculationId } });
}

/** Queues the next batch of a run. */
export async function enqueueRun(ctx: Ctx, recalculationId: number): Promise<void> {
  const { companyId } = ctx.session;
  await enqueueJob(ctx, { kind: recalculationRunJob, companyId, payload: { recalculationId } });
}

const payloadShape = z.object({ recalculationId: z.number().int() });

/**
 * Runs one batch in one transaction with its cursor, its counters and the job for the next batch. If the host stops in
 * between, the job waits and the run continues after the last finished batch. Rows that always fail are skipped and
 * reported. Any other error fails the batch, and the job is retried.
 */
export const runRecalculation: JobHandler = async ({ payload, companyId, ...host }) => {
  const run = await findOwnRun(host, companyId, payload);
  if (run) await workNext(host, run, isForItsValues);
};

/**
 * Ends a run whose batch failed five times. A preview has failed. A run being applied continues without the failing
 * rows, whatever the reason. If that isn't possible either, it ends as failed and keeps what was done so far.
 */
export const finishWithout: JobEnd = async ({ payload, companyId, reason, ...host }) => {
  const run = await findOwnRun(host, companyId, payload);
  if (!run) return;
  const failed = { state: 'failed', failure: reason } as const;
  if (run.state === 'computing') return finish(host, run, failed);
  try {
    await host.db.transaction((db) => workNext({ ...host, db }, run, (error) => !isBusy(error)));
  } catch (error) {
    if (isBusy(error)) throw error;
    await finishApplying(host, run, failed);
  }
};

async function findOwnRun(
  { db }: Host,
  companyId: number,
  payload: unknown,
): Promise<repository.Run | undefined> {
  const { recalculationId } = payloadShape.parse(payload);
  const run = await repository.lockRun(db, companyId, recalculationId);
  return run?.state === 'computing' || run?.state === 'applying' ? run : undefined;
}

async function workNext(
  host: Host,
  run: repository.Run,
  isOfRow: (error: unknown) => boolean,
): Promise<void> {
  const { companyId, id } = run;
  const isPreview = run.state === 'computing';
  const done = isPreview ? await previewNext(host.db, run) : await applyNext(host.db, run, isOfRow);
  if (run.kind === 'settings') await repository.addDifferences(host.db, companyId, id, done.differences);
  await repository.addFailures(host.db, companyId, id, done.failed);
  const counted = {
    doneRows: run.doneRows + done.rows,
    changedRows: run.changedRows + done.changedRows,
    failedRows: run.failedRows + done.failed.length,
  };
  await repository.updateRun(host.db, companyId, id, {
    ...counted,
    ...(done.next ? { cursor: done.next } : {}),
  });
  if (done.next)
    await queueJob(host, { kind: recalculationRunJob, companyId, payload: { recalculationId: id } });
  else if (isPreview) await finishPreview(host, { ...run, ...counted });
  else await finishApplying(host, run, { state: 'applied' });
}

function batchOf(db: Db, run: repository.Run) {
  const extent = run.extent as RecalculationExtent;
  return { db, companyId: run.companyId, extent, cursor: run.cursor as BatchCursor };
}

function previewNext(db: Db, run: repository.Run) {
  const proposal = proposalOf(run);
  return previewBatch({
    ...batchOf(db, run),
    settingsOf: (settings) => (changesSettings(run) ? proposedSettings(settings, proposal) : settings),
  });
}

/**
 * An entry waiting for its location, or a long import, may have read the settings before the change, and its rows
 * aren't visible until it commits. So the first batch waits for everything under way.
 */
async function applyNext(db: Db, run: repository.Run, isOfRow: (error: unknown) => boolean) {
  const batch = batchOf(db, run);
  if (isAtStart(batch.cursor)) await lockLocations(db, run.companyId, batch.extent.locationId);
  return recalculateBatch({ ...batch, isOfRow });
}

/** The preview is ready, unless some rows failed: it can't be accepted then. */
async function finishPreview(host: Host, run: repository.Run): Promise<void> {
  if (run.failedRows > 0) return finish(host, run, { state: 'failed' });
  const yearTotals = await findYearTotals(host.db, run.companyId);
  const base = await baseYearOf(host.db, run, yearTotals);
  await repository.updateRun(host.db, run.companyId, run.id, { state: 'ready', yearTotals, ...base });
}

/** Both series reflect what really changed, and the reviews compare with the new figures. */
async function finishApplying(
  host: Host,
  run: repository.Run,
  end: { state: 'applied' } | { state: 'failed'; failure: string },
): Promise<void> {
  const { companyId } = run;
  const yearTotals = (run.yearTotals ?? []) as YearTotal[];
  if (run.kind === 'settings') {
    await keepSeries(host.db, run, yearTotals);
    await repository.updateRun(host.db, companyId, run.id, await baseYearOf(host.db, run, yearTotals));
  }
  await finish(host, run, end);
  const dedupeKey = `${completenessJob}:${companyId}`;
  await queueJob(host, { kind: completenessJob, companyId, payload: {}, dedupeKey });
}

async function finish(
  { db, platform }: Host,
  { companyId, id }: repository.Run,
  end: { state: 'applied' | 'failed'; failure?: string },
): Promise<void> {
  await repository.updateRun(db, companyId, id, { ...end, finishedOn: platform.clock.now() });
}
