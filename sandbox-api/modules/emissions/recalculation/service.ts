import { z } from 'zod';
import type { Db } from '#api/db/db';
import { yearOf } from '#api/domain/calendar/calendar';
import { volumeYears } from '#api/domain/emissions/apportion/volume-coverage';
import { groupBy } from '#api/domain/reviews/groups';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { enqueueJob, isJobWaiting, type JobEnd, type JobHandler } from '#api/kernel/jobs';
import { fieldProblem } from '#api/kernel/problem-error';
import { lockLocation } from '#api/modules/company/locations/service';
import {
  countRecalculatedRows,
  findContracts,
  findVolumePlaces,
  type RecalculationExtent,
  recalculateElectricity,
  recalculateEmissions,
  removeLocationEmissions,
  tryRows,
} from '#api/modules/emissions/ledger/ledger';
import { deleteEvidenceOf, deleteReplacedAt } from '#api/modules/intake/evidence/entry-links';
import { scheduleCompletenessCheck } from '#api/modules/reviews/reviews/completeness';
import {
  countActivityRows,
  countBills,
  deleteActivityRows,
  findActivityExtent,
  findYearSums,
} from './repository';
import { findPinnedMonth } from './repository-decisions';
import { findOpenRun, hasFollowingRun } from './repository-runs';
import { recalculationRunJob, startLocationRun } from './runs';

export { previewContract, previewSettings } from './contract-preview';
export { lockCompany } from './repository-decisions';
export { resumeRuns, startFactorRun } from './runs';

export const recalculationJob = 'emissions.recalculate';

/** Above this many rows a job does the work, so that the request doesn't have to wait. */
const maxRowsAtOnce = 200;

const extent = z.object({
  locationId: z.number().int(),
  /** What changed. Contracts affect electricity only; the country affects everything. */
  cause: z.enum(['country', 'contracts']),
  /** Affected days, both included. All days if absent. */
  from: z.string().optional(),
  to: z.string().optional(),
});
type Extent = z.output<typeof extent>;

/**
 * Updates the ledger after a change that many rows of a location depend on, in the caller's transaction, which has
 * locked the location. Above 200 rows it queues a job instead. In both cases it refuses a country without factors for
 * the entries, because the user wouldn't see the error of a job.
 */
export async function recalculateLocation(ctx: Ctx, change: Extent): Promise<void> {
  const { companyId } = ctx.session;
  const countRows = change.cause === 'country' ? countActivityRows : countBills;
  if ((await countRows(ctx.db, companyId, change.locationId)) > maxRowsAtOnce) {
    await refuseWithoutFactors(change, () => tryLocation(ctx.db, companyId, change));
    await enqueue(ctx, change);
  } else {
    await refuseWithoutFactors(change, () => recalculate(ctx.db, companyId, change));
  }
  await scheduleCompletenessCheck(ctx);
}

/** Where and when electricity was purchased. */
type Bill = { locationId: number; itemId: number; startDate: string; endDate: string };

/**
 * Updates other bills after some were written, changed (pass each before and after) or deleted, in the caller's
 * transaction, which has locked the location of the last one. A volume contract covers each bill of a calendar year by
 * a share that depends on all of them, so every affected year is recalculated once. Above 200 rows, or at another
 * location, a job does it. A row that can no longer be calculated isn't caused by this entry, so the job skips and
 * reports it.
 */
export async function followBills(ctx: Ctx, bills: readonly Bill[]): Promise<void> {
  const { companyId } = ctx.session;
  for (const locationId of new Set(bills.map((bill) => bill.locationId))) {
    const years = await yearsUnderVolumes(
      ctx,
      bills.filter((bill) => bill.locationId === locationId),
    );
    const [first, last] = [years[0], years.at(-1)];
    if (first === undefined) continue;
    const change = { locationId, cause: 'contracts', from: `${first}-01-01`, to: `${last}-12-31` } as const;
    const isHeld = bills.at(-1)?.locationId === locationId;
    const rows = isHeld ? await countRecalculatedRows(ctx.db, companyId, extentOf(change)) : 0;
    if (!isHeld || rows > maxRowsAtOnce || !(await isDone(ctx, change))) await enqueue(ctx, change);
  }
}

/**
 * Updates the shares of volume contracts by jobs after months were unpinned, because the months share the volume with
 * the rest of their years again. Otherwise their figures would change with the next bill, and a new pin would keep
 * shares that they weren't calculated with.
 */
export async function followUnpinned(
  ctx: Ctx,
  { first, last }: { first: string; last: string },
): Promise<void> {
  const places = await findVolumePlaces(ctx.db, ctx.session.companyId);
  const years = { from: `${yearOf(first)}-01-01`, to: `${yearOf(last)}-12-31` };
  for (const locationId of new Set(places.map((place) => place.locationId)))
    await enqueue(ctx, { locationId, cause: 'contracts', ...years });
}

/** What a change affects: everything at a location, or one utility there on some days. Null means open-ended. */
type Reach = { locationId: number; utilityId?: number; from?: string; to?: string | null };

/** Refuses a change that would affect entries in a pinned month, whose figures are fixed. */
export async function refusePinned(ctx: Ctx, { field, ...reach }: Reach & { field: string }): Promise<void> {
  const month = await findPinnedMonth(ctx.db, ctx.session.companyId, reach);
  if (month) throw fieldProblem(field, 'monthPinned', { month: month.slice(0, 7) });
}

/** The entries of a location: rows by kind, the first day, and kg CO2e by year. */
export async function summarizeLocationActivity({ db, session: { companyId } }: Ctx, locationId: number) {
  const kinds = await findActivityExtent(db, companyId, locationId);
  const years = await findYearSums(db, companyId, locationId);
  const [firstDay = null] = kinds.flatMap(({ firstDay }) => firstDay ?? []).sort();
  return {
    rows: kinds.map(({ kind, count }) => ({ kind, count })),
    years: years.map(({ year, kgCo2e }) => ({ year, kgCo2e: Number(kgCo2e) })),
    firstDay,
  };
}

/** Entries of a location that start after a day, and their last day. Null if there are none. */
export async function summarizeActivityAfter(
  { db, session: { companyId } }: Ctx,
  locationId: number,
  day: string,
): Promise<{ count: number; lastDay: string } | null> {
  const kinds = await findActivityExtent(db, companyId, locationId, { after: day });
  const lastDay = kinds
    .flatMap((kind) => kind.lastDay ?? [])
    .sort()
    .at(-1);
  return lastDay === undefined
    ? null
    : { count: kinds.reduce((total, { count }) => total + count, 0), lastDay };
}

/** Deletes the entries of a location and their emissions. */
export async function deleteLocationActivity(ctx: Ctx, locationId: number): Promise<void> {
  const { companyId } = ctx.session;
  const deleted = await deleteActivityRows(ctx.db, companyId, locationId);
  for (const { entity, row } of deleted)
    await audit(ctx, { action: 'delete', entity, entityId: row.id, before: row });
  for (const [kind, entries] of groupBy(deleted, (one) => one.kind))
    await deleteEvidenceOf(
      ctx,
      kind,
      entries.map(({ row }) => row.id),
    );
  await deleteReplacedAt(ctx, locationId);
  await removeLocationEmissions({ db: ctx.db, companyId, locationId });
  await scheduleCompletenessCheck(ctx);
}

export const runRecalculationJob: JobHandler = async ({ db, companyId, payload }) => {
  const change = extent.parse(payload);
  await lockLocation(db, companyId, change.locationId);
  await recalculate(db, companyId, change);
};

/**
 * A change that failed as a whole continues as a run, which skips and reports failing rows and is visible to the
 * company.
 */
export const goOnInBatches: JobEnd = async ({ payload, companyId, ...host }) => {
  await startLocationRun(host, companyId, extentOf(extent.parse(payload)));
};

/** Whether figures on screen may be older than a confirmed change or an accepted recalculation. */
export async function readPendingRecalculation({ ctx }: { ctx: Ctx }): Promise<{ any: boolean }> {
  const open = await findOpenRun(ctx.db, ctx.session.companyId);
  return { any: open?.state === 'applying' || (await isUnderWay(ctx)) };
}

/** Whether rows are waiting to be recalculated after a change of a factor, a country or a contract. */
export async function isUnderWay({ db, session: { companyId } }: Ctx): Promise<boolean> {
  return (
    (await isJobWaiting(db, companyId, recalculationJob)) ||
    ((await hasFollowingRun(db, companyId)) && (await isJobWaiting(db, companyId, recalculationRunJob)))
  );
}

/** In order. */
async function yearsUnderVolumes({ db, session }: Ctx, bills: readonly Bill[]): Promise<number[]> {
  const years = new Set<number>();
  const [{ locationId } = { locationId: 0 }] = bills;
  for (const utilityId of new Set(bills.map(({ itemId }) => itemId))) {
    const contracts = await findContracts(db, session.companyId, locationId, utilityId);
    for (const bill of bills.filter(({ itemId }) => itemId === utilityId))
      for (const year of volumeYears(contracts, bill)) years.add(year);
  }
  return [...years].sort((one, other) => one - other);
}

/** At most 200 rows are calculated before the first is written, so a failure leaves nothing written. */
async function isDone({ db, session }: Ctx, change: Extent): Promise<boolean> {
  try {
    await recalculate(db, session.companyId, change);
    return true;
  } catch (error) {
    if (error instanceof EmissionProblem) return false;
    throw error;
  }
}

async function enqueue(ctx: Ctx, change: Extent): Promise<void> {
  const { cause, locationId, from = '', to = '' } = change;
  const dedupeKey = [recalculationJob, cause, locationId, from, to].join(':');
  const { companyId } = ctx.session;
  await enqueueJob(ctx, { kind: recalculationJob, companyId, payload: change, dedupeKey });
}

/** The form that caused it has no consumption fields, so the refusal names its own field. */
async function refuseWithoutFactors(change: Extent, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof EmissionProblem)) throw error;
    throw change.cause === 'country' ? fieldProblem('countryId', 'countryWithoutFactors') : error;
  }
}

function extentOf({ cause, ...reach }: Extent): RecalculationExtent {
  if (cause === 'contracts') return { kinds: ['utility'], isElectricity: true, ...reach };
  return { kinds: ['fuel', 'utility', 'renewable', 'scope3'], ...reach };
}

async function tryLocation(db: Db, companyId: number, change: Extent): Promise<void> {
  await tryRows({ db, companyId, extent: extentOf(change) });
}

async function recalculate(db: Db, companyId: number, { cause, ...reach }: Extent): Promise<void> {
  const run = cause === 'country' ? recalculateEmissions : recalculateElectricity;
  await run({ db, companyId, ...reach });
}
