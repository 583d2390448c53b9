import type { Location, LocationBody } from '#api/contract/company/locations';
import { audit } from '#api/kernel/audit';
import { type Ctx, today } from '#api/kernel/context';
import { fieldProblem, found } from '#api/kernel/problem-error';
import { assertUnmodified, nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import {
  deleteLocationActivity,
  recalculateLocation,
  refusePinned,
} from '#api/modules/emissions/recalculation/service';
import { deleteLocationFactors } from '#api/modules/factors/company-factors/service';
import * as repository from './repository';
import { toLocation } from './wire';

type Call<Input> = { ctx: Ctx; input: Input };
type ById = { params: { id: number }; unmodifiedSince: Date | undefined };
type Archiving = { deleteData: boolean; disableDate?: string };

/** Closing reasons of specification 001, section 9. */
const closed = 1;
const other = 2;

export async function createLocation({
  ctx,
  input: { body },
}: Call<{ body: LocationBody }>): Promise<Location> {
  return transaction(ctx, async (ctx) => {
    await assertCountry(ctx, body.countryId);
    const { clock } = ctx.platform;
    const id = await repository.insertLocation(ctx.db, {
      ...toColumns(body),
      companyId: ctx.session.companyId,
      createdOn: clock.now(),
      updatedOn: nextStamp(clock),
    });
    return finishChange(ctx, id, 'create', null);
  });
}

/** Another country means other grid factors: the emissions of everything entered there follow, so none may be pinned. */
export async function updateLocation({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<ById & { body: LocationBody }>): Promise<Location> {
  return transaction(ctx, async (ctx) => {
    const before = await lockUnmodified(ctx, params.id, unmodifiedSince);
    await assertCountry(ctx, body.countryId);
    if (body.countryId !== before.countryId)
      await refusePinned(ctx, { field: 'countryId', locationId: params.id });
    await change(ctx, before, toColumns(body));
    if (body.countryId !== before.countryId) {
      await recalculateLocation(ctx, { locationId: params.id, cause: 'country' });
    }
    return finishChange(ctx, params.id, 'update', before);
  });
}

/**
 * Archives: closed on a day with its data kept, or with everything entered for it deleted. Kept data keeps the company's
 * own factors for the location, by which it is worked out again.
 */
export async function archiveLocation({
  ctx,
  input: { params, query, unmodifiedSince },
}: Call<ById & { query: Archiving }>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const before = await lockUnmodified(ctx, params.id, unmodifiedSince);
    const disabledOn = closingDay(ctx, query);
    if (query.deleteData) {
      await deleteLocationActivity(ctx, params.id);
      await deleteLocationFactors(ctx, params.id);
    }
    const closingReason = query.deleteData ? other : closed;
    await change(ctx, before, { isActive: false, closingReason, disabledOn });
    const action = query.deleteData ? 'archive-and-delete-data' : 'archive';
    await finishChange(ctx, params.id, action, before);
  });
}

export async function restoreLocation({
  ctx,
  input: { params },
}: Call<{ params: { id: number } }>): Promise<Location> {
  return transaction(ctx, async (ctx) => {
    const before = await lockUnmodified(ctx, params.id, undefined);
    await change(ctx, before, { isActive: true, closingReason: null, disabledOn: null });
    return finishChange(ctx, params.id, 'restore', before);
  });
}

function closingDay(ctx: Ctx, { deleteData, disableDate }: Archiving): string {
  const now = today(ctx.platform.clock);
  if (disableDate === undefined && !deleteData) throw fieldProblem('disableDate', 'required');
  if (disableDate !== undefined && disableDate > now) throw fieldProblem('disableDate', 'dateAfterToday');
  return disableDate ?? now;
}

async function lockUnmodified(ctx: Ctx, id: number, unmodifiedSince: Date | undefined) {
  const { companyId } = ctx.session;
  const row = found(await repository.lockLocation(ctx.db, companyId, id));
  const current = found(await repository.findLocation(ctx.db, companyId, id));
  assertUnmodified(row.updatedOn, unmodifiedSince, toLocation(current, ctx.locale));
  return row;
}

async function change(
  ctx: Ctx,
  before: { id: number; updatedOn: Date },
  columns: Parameters<typeof repository.updateLocationRow>[3],
) {
  const updatedOn = nextStamp(ctx.platform.clock, before.updatedOn);
  await repository.updateLocationRow(ctx.db, ctx.session.companyId, before.id, { ...columns, updatedOn });
}

async function finishChange(ctx: Ctx, id: number, action: string, before: unknown): Promise<Location> {
  const after = found(await repository.findLocation(ctx.db, ctx.session.companyId, id));
  await audit(ctx, { action, entity: 'locations', entityId: id, before, after: after.location });
  return toLocation(after, ctx.locale);
}

async function assertCountry(ctx: Ctx, countryId: number): Promise<void> {
  if (!(await repository.isCountry(ctx.db, countryId))) throw fieldProblem('countryId', 'unknownReference');
}

function toColumns({ area, ...body }: LocationBody) {
  const { name, countryId, postCode, town, address1, address2, address3 } = body;
  return { name, countryId, postCode, town, address1, address2, address3, areaM2: area };
}
