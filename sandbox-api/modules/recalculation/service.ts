import { z } from 'zod';
import type { Db } from '#api/db/db';
import { EmissionProblem } from '#api/domain/emissions/emission-problem';
import {
  recalculateElectricity,
  recalculateEmissions,
  removeLocationEmissions,
} from '#api/modules/emissions/ledger';
import { holdLocation } from '#api/modules/locations/service';
import type { Ctx } from '#api/modules/platform/context';
import { enqueueJob, type JobHandler } from '#api/modules/platform/jobs';
import { fieldProblem } from '#api/modules/platform/problem-error';
import { scheduleCompletenessCheck } from '#api/modules/reviews/completeness';
import { countActivityRows, countBills, deleteActivityRows } from './repository';

export { startFactorRun } from './runs';

export const recalculationJob = 'emissions.recalculate';

/** Above this many rows nobody should wait for the answer. */
const maxRowsAtOnce = 200;

const extent = z.object({
  locationId: z.number().int(),
  /** What changed: the contracts concern electricity only, the country everything. */
  cause: z.enum(['country', 'contracts']),
});
type Extent = z.output<typeof extent>;

/**
 * Lets the ledger follow a change that many rows of a location depend on, in the caller's transaction, which holds
 * the location; above
 * 200 rows it queues a job there instead. Refuses a country that has no factors for what was entered.
 */
export async function recalculateLocation(ctx: Ctx, change: Extent): Promise<void> {
  const { companyId } = ctx.session;
  const countRows = change.cause === 'country' ? countActivityRows : countBills;
  if ((await countRows(ctx.db, companyId, change.locationId)) > maxRowsAtOnce) {
    const dedupeKey = [recalculationJob, change.cause, change.locationId].join(':');
    await enqueueJob(ctx, { kind: recalculationJob, companyId, payload: change, dedupeKey });
  } else {
    await followChange(ctx.db, companyId, change);
  }
  await scheduleCompletenessCheck(ctx);
}

/** Deletes what was entered for a location, with its emissions. */
export async function deleteLocationActivity(ctx: Ctx, locationId: number): Promise<void> {
  const { companyId } = ctx.session;
  await deleteActivityRows(ctx.db, companyId, locationId);
  await removeLocationEmissions({ db: ctx.db, companyId, locationId });
  await scheduleCompletenessCheck(ctx);
}

export const runRecalculationJob: JobHandler = async ({ db, companyId, payload }) => {
  const change = extent.parse(payload);
  await holdLocation(db, companyId, change.locationId);
  await recalculate(db, companyId, change);
};

/** The form that caused it has none of the fields of a consumption: the refusal names its own. */
async function followChange(db: Db, companyId: number, change: Extent): Promise<void> {
  try {
    await recalculate(db, companyId, change);
  } catch (error) {
    if (!(error instanceof EmissionProblem)) throw error;
    throw change.cause === 'country' ? fieldProblem('countryId', 'countryWithoutFactors') : error;
  }
}

async function recalculate(db: Db, companyId: number, { locationId, cause }: Extent): Promise<void> {
  const run = cause === 'country' ? recalculateEmissions : recalculateElectricity;
  await run({ db, companyId, locationId });
}
