import { z } from 'zod';
import type { Db } from '#api/db/db';
import { EmissionProblem } from '#api/domain/emissions/emission-problem';
import { proposedSettings } from '#api/domain/emissions/proposed-settings';
import { decimal } from '#api/domain/units/decimal';
import type { Ctx, Platform } from '#api/kernel/context';
import { enqueueJob, type JobHandler, queueJob } from '#api/kernel/jobs';
import { holdLocations } from '#api/modules/company/locations/service';
import {
  type BatchCursor,
  countRecalculatedRows,
  previewBatch,
  type RecalculationExtent,
  recalculateBatch,
} from '#api/modules/emissions/ledger/ledger';
import { completenessJob } from '#api/modules/reviews/reviews/completeness';
import { changesSettings, proposalOf } from './proposal-of';
import * as decisions from './repository-decisions';
import * as repository from './repository-runs';

export const recalculationRunJob = 'emissions.recalculation-run';

export const firstBatch: BatchCursor = { kindIndex: 0, afterId: 0 };
const isAtStart = ({ kindIndex, afterId }: BatchCursor) =>
  kindIndex === firstBatch.kindIndex && afterId === firstBatch.afterId;

/** Works the rows of a changed company factor out again, in the background and at once. */
export async function startFactorRun(
  ctx: Ctx,
  { companyFactorId, extent }: { companyFactorId: number; extent: RecalculationExtent },
): Promise<void> {
  const { companyId, userId } = ctx.session;
  const id = await repository.insertRun(ctx.db, {
    companyId,
    kind: 'company-factor',
    state: 'applying',
    companyFactorId,
    periodStart: extent.from ?? null,
    periodEnd: extent.to ?? null,
    extent,
    cursor: firstBatch,
    totalRows: await countRecalculatedRows(ctx.db, companyId, extent),
    doneRows: 0,
    changedRows: 0,
    fingerprint: '',
    requestedBy: userId,
    createdOn: ctx.platform.clock.now(),
  });
  await enqueueRun(ctx, id);
}

/** Lets the job runner take the next batch of a run. */
export async function enqueueRun(ctx: Ctx, recalculationId: number): Promise<void> {
  const { companyId } = ctx.session;
  await enqueueJob(ctx, { kind: recalculationRunJob, companyId, payload: { recalculationId } });
}

const payloadShape = z.object({ recalculationId: z.number().int() });

type Host = { db: Db; platform: Platform };

/**
 * One batch of a run, in one transaction with its cursor and its counters, and the job of the next one. A host that
 * dies in between leaves the job waiting, and the run goes on from the last batch that was finished.
 */
export const runRecalculation: JobHandler = async ({ db, platform, companyId, payload }) => {
  const { recalculationId } = payloadShape.parse(payload);
  const run = await repository.lockRun(db, companyId, recalculationId);
  if (!run || (run.state !== 'computing' && run.state !== 'applying')) return;
  const host = { db, platform };
  try {
    const next = run.state === 'computing' ? await previewNext(db, run) : await applyNext(db, run);
    if (next) await queueJob(host, { kind: recalculationRunJob, companyId, payload: { recalculationId } });
    else if (run.state === 'computing') await finishPreview(db, run);
    else await finishApplying(host, run);
  } catch (error) {
    if (!(error instanceof EmissionProblem)) throw error;
    // Trying again would find the same: a row has no factor under these settings. Its message tells which kind.
    const finishedOn = platform.clock.now();
    const failure = error.message;
    await repository.updateRun(db, companyId, run.id, { state: 'failed', failure, finishedOn });
  }
};

function batchOf(db: Db, run: repository.Run) {
  const extent = run.extent as RecalculationExtent;
  return { db, companyId: run.companyId, extent, cursor: run.cursor as BatchCursor };
}

async function previewNext(db: Db, run: repository.Run): Promise<BatchCursor | null> {
  const proposal = proposalOf(run);
  const done = await previewBatch({
    ...batchOf(db, run),
    settingsOf: (settings) => (changesSettings(run) ? proposedSettings(settings, proposal) : settings),
  });
  await repository.addDifferences(db, run.companyId, run.id, done.differences);
  await repository.updateRun(db, run.companyId, run.id, {
    ...(done.next ? { cursor: done.next } : {}),
    doneRows: run.doneRows + done.rows,
    changedRows: run.changedRows + done.changedRows,
  });
  return done.next;
}

/**
 * An entry that waited for its location, or an import that takes its time, may have read the settings before they were
 * changed, and nobody sees its rows before it is done. So the first batch queues up behind whatever was under way.
 */
async function applyNext(db: Db, run: repository.Run): Promise<BatchCursor | null> {
  const batch = batchOf(db, run);
  if (isAtStart(batch.cursor)) await holdLocations(db, run.companyId, batch.extent.locationId);
  const done = await recalculateBatch(batch);
  await repository.updateRun(db, run.companyId, run.id, {
    ...(done.next ? { cursor: done.next } : {}),
    doneRows: run.doneRows + done.rows,
    // A preview has counted them already.
    ...(run.kind === 'company-factor' ? { changedRows: run.changedRows + done.changedRows } : {}),
  });
  return done.next;
}

/** The figures are there; what they do to the base year is the last thing to know. */
async function finishPreview(db: Db, run: repository.Run): Promise<void> {
  const { companyId, id, baseYear } = run;
  const sumOf = (values: readonly string[]) =>
    values.reduce((total, value) => total.plus(value), decimal(0)).toString();
  const totals = await decisions.findYearTotals(db, companyId);
  const changes = await decisions.findYearDifferences(db, companyId, id);
  const before = sumOf(totals.filter(({ year }) => year === baseYear).map(({ countedKg }) => countedKg));
  const change = sumOf(
    changes.filter(({ year }) => year === baseYear).map(({ countedChangeKg }) => countedChangeKg),
  );
  await repository.updateRun(db, companyId, id, {
    state: 'ready',
    baseBeforeKg: baseYear === null ? null : before,
    baseAfterKg: baseYear === null ? null : decimal(before).plus(change).toString(),
  });
}

/** The reviews compare with the new figures. */
async function finishApplying({ db, platform }: Host, { companyId, id }: repository.Run): Promise<void> {
  const finishedOn = platform.clock.now();
  await repository.updateRun(db, companyId, id, { state: 'applied', finishedOn });
  const dedupeKey = `${completenessJob}:${companyId}`;
  await queueJob({ db, platform }, { kind: completenessJob, companyId, payload: {}, dedupeKey });
}
