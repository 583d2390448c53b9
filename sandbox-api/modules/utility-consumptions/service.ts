import type { FieldIssue } from '#api/contract/field-issue';
import type { PageQuery } from '#api/contract/fields';
import type { DateRangeQuery } from '#api/contract/lookups';
import type { UtilityConsumption, UtilityConsumptionBody } from '#api/contract/utility-consumptions';
import { recordEmissions, removeEmissions } from '#api/modules/emissions/ledger';
import { locationIssues, requireLocation } from '#api/modules/locations/service';
import { audit } from '#api/modules/platform/audit';
import { type Ctx, today } from '#api/modules/platform/context';
import { localName } from '#api/modules/platform/names';
import { limitsOf, type Page, pageOf } from '#api/modules/platform/paging';
import { found, refuse } from '#api/modules/platform/problem-error';
import { assertUnmodified, nextStamp } from '#api/modules/platform/stamps';
import { transaction } from '#api/modules/platform/transaction';
import { scheduleCompletenessCheck } from '#api/modules/reviews/completeness';
import { utilityIssues } from '#api/modules/utilities/service';
import * as repository from './repository';

type Call<Input> = { ctx: Ctx; input: Input };
type ById = { params: { id: number }; unmodifiedSince: Date | undefined };
type OfUtility = { params: { locationId: number; utilityId: number } };

export async function listUtilityConsumptions({
  ctx,
  input: { params, query },
}: Call<{ params: { locationId: number }; query: PageQuery }>): Promise<Page<UtilityConsumption>> {
  const { companyId } = ctx.session;
  await requireLocation(ctx, params.locationId);
  const rows = await repository.findUtilityConsumptions(ctx.db, companyId, { ...params, ...limitsOf(query) });
  const total = query.IncludeCount
    ? await repository.countUtilityConsumptions(ctx.db, companyId, params.locationId)
    : 0;
  return pageOf(
    rows.map((row) => toWire(row, ctx)),
    query,
    total,
  );
}

export async function listUtilityConsumptionsInRange({
  ctx,
  input: { params, query },
}: Call<OfUtility & { query: DateRangeQuery }>): Promise<UtilityConsumption[]> {
  await requireLocation(ctx, params.locationId);
  const rows = await repository.findUtilityConsumptionsInRange(ctx.db, ctx.session.companyId, {
    ...params,
    ...query,
  });
  return rows.map((row) => toWire(row, ctx));
}

export async function createUtilityConsumption({
  ctx,
  input: { body },
}: Call<{ body: UtilityConsumptionBody }>): Promise<UtilityConsumption> {
  return transaction(ctx, async (ctx) => {
    const { companyId, userId } = ctx.session;
    await assertEnterable(ctx, body);
    const { clock } = ctx.platform;
    const id = await repository.insertUtilityConsumption(ctx.db, {
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

export async function updateUtilityConsumption({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<ById & { body: UtilityConsumptionBody }>): Promise<UtilityConsumption> {
  return transaction(ctx, async (ctx) => {
    const before = await lockUnmodified(ctx, params.id, unmodifiedSince);
    await assertEnterable(ctx, body);
    await repository.updateUtilityConsumption(ctx.db, ctx.session.companyId, params.id, {
      ...toColumns(body),
      updatedOn: nextStamp(ctx.platform.clock, before.updatedOn),
    });
    await recordRowEmissions(ctx, params.id, body);
    return finishChange(ctx, params.id, 'update', before);
  });
}

export async function deleteUtilityConsumption({ ctx, input }: Call<ById>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { companyId } = ctx.session;
    const before = await lockUnmodified(ctx, input.params.id, input.unmodifiedSince);
    await removeEmissions({ db: ctx.db, companyId, source: { kind: 'utility', id: before.id } });
    await repository.deleteUtilityConsumption(ctx.db, companyId, before.id);
    await audit(ctx, { action: 'delete', entity: 'utility_consumptions', entityId: before.id, before });
    await scheduleCompletenessCheck(ctx);
  });
}

/** The row, locked, unless somebody changed it after the caller read it. */
async function lockUnmodified(ctx: Ctx, id: number, unmodifiedSince: Date | undefined) {
  const { companyId } = ctx.session;
  const row = found(await repository.lockUtilityConsumption(ctx.db, companyId, id));
  const current = found(await repository.findUtilityConsumption(ctx.db, companyId, id));
  assertUnmodified(row.updatedOn, unmodifiedSince, toWire(current, ctx));
  return row;
}

/** Names every field that does not fit, not only the first. */
async function assertEnterable(ctx: Ctx, body: UtilityConsumptionBody): Promise<void> {
  const isFuture = body.endDate > today(ctx.platform.clock);
  const dateIssues: FieldIssue[] = isFuture ? [{ path: 'endDate', code: 'dateAfterToday', params: {} }] : [];
  refuse([
    ...dateIssues,
    ...(await locationIssues(ctx, body.locationId)),
    ...(await utilityIssues(ctx, body)),
  ]);
}

/** Replaces the row's ledger lines and copies its headline figure. */
async function recordRowEmissions(ctx: Ctx, id: number, body: UtilityConsumptionBody) {
  const { companyId } = ctx.session;
  const { carbonEquivalentKg } = await recordEmissions({
    db: ctx.db,
    companyId,
    locationId: body.locationId,
    source: { kind: 'utility', id },
    activity: {
      kind: 'utility',
      utilityId: body.utilityId,
      unitId: body.unitId,
      quantity: String(body.value),
      startDate: body.startDate,
      endDate: body.endDate,
    },
    locale: ctx.locale,
  });
  await repository.updateUtilityConsumption(ctx.db, companyId, id, { carbonEquivalentKg });
}

async function finishChange(ctx: Ctx, id: number, action: 'create' | 'update', before: unknown) {
  const after = found(await repository.findUtilityConsumption(ctx.db, ctx.session.companyId, id));
  await audit(ctx, { action, entity: 'utility_consumptions', entityId: id, before, after: after.row });
  await scheduleCompletenessCheck(ctx);
  return toWire(after, ctx);
}

function toColumns(body: UtilityConsumptionBody) {
  const { locationId, utilityId, unitId, startDate, endDate, reference } = body;
  return { locationId, utilityId, unitId, startDate, endDate, reference, value: String(body.value) };
}

function toWire({ row, ...names }: repository.UtilityConsumptionRow, { locale }: Ctx): UtilityConsumption {
  return {
    utilityConsumptionId: row.id,
    locationId: row.locationId,
    utilityId: row.utilityId,
    utilityName: localName(names.utility, locale),
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
