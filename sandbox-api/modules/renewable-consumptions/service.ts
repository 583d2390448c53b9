import type { FieldIssue } from '#api/contract/field-issue';
import type { PageQuery } from '#api/contract/fields';
import type { DateRangeQuery } from '#api/contract/lookups';
import type { RenewableConsumption, RenewableConsumptionBody } from '#api/contract/renewable-consumptions';
import { recordEmissions, removeEmissions } from '#api/modules/emissions/ledger';
import { locationIssues, requireLocation } from '#api/modules/locations/service';
import { audit } from '#api/modules/platform/audit';
import { type Ctx, today } from '#api/modules/platform/context';
import { localName } from '#api/modules/platform/names';
import { limitsOf, type Page, pageOf } from '#api/modules/platform/paging';
import { found, refuse } from '#api/modules/platform/problem-error';
import { assertUnmodified, nextStamp } from '#api/modules/platform/stamps';
import { transaction } from '#api/modules/platform/transaction';
import { renewableIssues } from '#api/modules/renewables/service';
import { scheduleCompletenessCheck } from '#api/modules/reviews/completeness';
import * as repository from './repository';

type Call<Input> = { ctx: Ctx; input: Input };
type ById = { params: { id: number }; unmodifiedSince: Date | undefined };
type OfRenewable = { params: { locationId: number; renewableId: number } };

export async function listRenewableConsumptions({
  ctx,
  input: { params, query },
}: Call<{ params: { locationId: number }; query: PageQuery }>): Promise<Page<RenewableConsumption>> {
  const { companyId } = ctx.session;
  await requireLocation(ctx, params.locationId);
  const rows = await repository.findRenewableConsumptions(ctx.db, companyId, {
    ...params,
    ...limitsOf(query),
  });
  const total = query.IncludeCount
    ? await repository.countRenewableConsumptions(ctx.db, companyId, params.locationId)
    : 0;
  return pageOf(
    rows.map((row) => toWire(row, ctx)),
    query,
    total,
  );
}

export async function listRenewableConsumptionsInRange({
  ctx,
  input: { params, query },
}: Call<OfRenewable & { query: DateRangeQuery }>): Promise<RenewableConsumption[]> {
  await requireLocation(ctx, params.locationId);
  const rows = await repository.findRenewableConsumptionsInRange(ctx.db, ctx.session.companyId, {
    ...params,
    ...query,
  });
  return rows.map((row) => toWire(row, ctx));
}

export async function createRenewableConsumption({
  ctx,
  input: { body },
}: Call<{ body: RenewableConsumptionBody }>): Promise<RenewableConsumption> {
  return transaction(ctx, async (ctx) => {
    const { companyId, userId } = ctx.session;
    await assertEnterable(ctx, body);
    const { clock } = ctx.platform;
    const id = await repository.insertRenewableConsumption(ctx.db, {
      ...toColumns(body),
      companyId,
      carbonEquivalentKg: '0',
      createdBy: userId,
      createdOn: clock.now(),
      updatedOn: nextStamp(clock),
    });
    await recordRowEmissions(ctx, id, body);
    return finishChange(ctx, id, 'create', null);
  });
}

export async function updateRenewableConsumption({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<ById & { body: RenewableConsumptionBody }>): Promise<RenewableConsumption> {
  return transaction(ctx, async (ctx) => {
    const before = await lockUnmodified(ctx, params.id, unmodifiedSince);
    await assertEnterable(ctx, body);
    await repository.updateRenewableConsumption(ctx.db, ctx.session.companyId, params.id, {
      ...toColumns(body),
      updatedOn: nextStamp(ctx.platform.clock, before.updatedOn),
    });
    await recordRowEmissions(ctx, params.id, body);
    return finishChange(ctx, params.id, 'update', before);
  });
}

export async function deleteRenewableConsumption({ ctx, input }: Call<ById>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { companyId } = ctx.session;
    const before = await lockUnmodified(ctx, input.params.id, input.unmodifiedSince);
    await removeEmissions({ db: ctx.db, companyId, source: { kind: 'renewable', id: before.id } });
    await repository.deleteRenewableConsumption(ctx.db, companyId, before.id);
    await audit(ctx, { action: 'delete', entity: 'renewable_consumptions', entityId: before.id, before });
    await scheduleCompletenessCheck(ctx);
  });
}

/** The row, locked, unless somebody changed it after the caller read it. */
async function lockUnmodified(ctx: Ctx, id: number, unmodifiedSince: Date | undefined) {
  const { companyId } = ctx.session;
  const row = found(await repository.lockRenewableConsumption(ctx.db, companyId, id));
  const current = found(await repository.findRenewableConsumption(ctx.db, companyId, id));
  assertUnmodified(row.updatedOn, unmodifiedSince, toWire(current, ctx));
  return row;
}

/** Names every field that does not fit, not only the first. */
async function assertEnterable(ctx: Ctx, body: RenewableConsumptionBody): Promise<void> {
  const isFuture = body.endDate > today(ctx.platform.clock);
  const dateIssues: FieldIssue[] = isFuture ? [{ path: 'endDate', code: 'dateAfterToday', params: {} }] : [];
  refuse([
    ...dateIssues,
    ...(await locationIssues(ctx, body.locationId)),
    ...(await renewableIssues(ctx, body)),
  ]);
}

/** Replaces the row's ledger lines and copies its headline figure. */
async function recordRowEmissions(ctx: Ctx, id: number, body: RenewableConsumptionBody) {
  const { companyId } = ctx.session;
  const { carbonEquivalentKg } = await recordEmissions({
    db: ctx.db,
    companyId,
    locationId: body.locationId,
    source: { kind: 'renewable', id },
    activity: {
      kind: 'renewable',
      renewableId: body.renewableId,
      unitId: body.unitId,
      quantity: String(body.value),
      startDate: body.startDate,
      endDate: body.endDate,
    },
    locale: ctx.locale,
  });
  await repository.updateRenewableConsumption(ctx.db, companyId, id, { carbonEquivalentKg });
}

async function finishChange(ctx: Ctx, id: number, action: 'create' | 'update', before: unknown) {
  const after = found(await repository.findRenewableConsumption(ctx.db, ctx.session.companyId, id));
  await audit(ctx, { action, entity: 'renewable_consumptions', entityId: id, before, after: after.row });
  await scheduleCompletenessCheck(ctx);
  return toWire(after, ctx);
}

function toColumns(body: RenewableConsumptionBody) {
  const { locationId, renewableId, unitId, startDate, endDate, reference } = body;
  return { locationId, renewableId, unitId, startDate, endDate, reference, value: String(body.value) };
}

function toWire(
  { row, ...names }: repository.RenewableConsumptionRow,
  { locale }: Ctx,
): RenewableConsumption {
  return {
    renewableConsumptionId: row.id,
    locationId: row.locationId,
    renewableId: row.renewableId,
    renewableName: localName(names.renewable, locale),
    value: Number(row.value),
    unitId: row.unitId,
    unitSymbol: names.unitSymbol,
    startDate: row.startDate,
    endDate: row.endDate,
    reference: row.reference,
    carbonEquivalent: Number(row.carbonEquivalentKg),
    updatedOn: row.updatedOn.toISOString(),
  };
}
