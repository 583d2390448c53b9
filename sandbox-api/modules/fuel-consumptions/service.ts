import type { FieldIssue } from '#api/contract/field-issue';
import type { PageQuery } from '#api/contract/fields';
import type { FuelConsumption, FuelConsumptionBody } from '#api/contract/fuel-consumptions';
import type { DateBounds, DateRangeQuery } from '#api/contract/lookups';
import { recordEmissions, removeEmissions } from '#api/modules/emissions/ledger';
import { fuelIssues } from '#api/modules/fuels/service';
import { locationIssues, requireLocation } from '#api/modules/locations/service';
import { audit } from '#api/modules/platform/audit';
import { type Ctx, today } from '#api/modules/platform/context';
import { localName } from '#api/modules/platform/names';
import { limitsOf, type Page, pageOf } from '#api/modules/platform/paging';
import { found, refuse } from '#api/modules/platform/problem-error';
import { assertUnmodified, nextStamp } from '#api/modules/platform/stamps';
import { transaction } from '#api/modules/platform/transaction';
import { scheduleCompletenessCheck } from '#api/modules/reviews/completeness';
import * as repository from './repository';

type Call<Input> = { ctx: Ctx; input: Input };
type ById = { params: { id: number }; unmodifiedSince: Date | undefined };
type OfFuel = { params: { locationId: number; fuelId: number } };

export async function listFuelConsumptions({
  ctx,
  input: { params, query },
}: Call<{ params: { locationId: number }; query: PageQuery }>): Promise<Page<FuelConsumption>> {
  const { companyId } = ctx.session;
  await requireLocation(ctx, params.locationId);
  const rows = await repository.findFuelConsumptions(ctx.db, companyId, { ...params, ...limitsOf(query) });
  const total = query.IncludeCount
    ? await repository.countFuelConsumptions(ctx.db, companyId, params.locationId)
    : 0;
  return pageOf(
    rows.map((row) => toWire(row, ctx)),
    query,
    total,
  );
}

export async function listFuelConsumptionsInRange({
  ctx,
  input: { params, query },
}: Call<OfFuel & { query: DateRangeQuery }>): Promise<FuelConsumption[]> {
  await requireLocation(ctx, params.locationId);
  const rows = await repository.findFuelConsumptionsInRange(ctx.db, ctx.session.companyId, {
    ...params,
    ...query,
  });
  return rows.map((row) => toWire(row, ctx));
}

export async function readFuelConsumptionDates({
  ctx,
  input: { params },
}: Call<OfFuel>): Promise<DateBounds> {
  await requireLocation(ctx, params.locationId);
  return repository.findFuelConsumptionDates(ctx.db, ctx.session.companyId, params);
}

export async function createFuelConsumption({
  ctx,
  input: { body },
}: Call<{ body: FuelConsumptionBody }>): Promise<FuelConsumption> {
  return transaction(ctx, async (ctx) => {
    const { companyId, userId } = ctx.session;
    await assertEnterable(ctx, body);
    const { clock } = ctx.platform;
    const id = await repository.insertFuelConsumption(ctx.db, {
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

export async function updateFuelConsumption({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<ById & { body: FuelConsumptionBody }>): Promise<FuelConsumption> {
  return transaction(ctx, async (ctx) => {
    const before = await lockUnmodified(ctx, params.id, unmodifiedSince);
    await assertEnterable(ctx, body);
    await repository.updateFuelConsumption(ctx.db, ctx.session.companyId, params.id, {
      ...toColumns(body),
      updatedOn: nextStamp(ctx.platform.clock, before.updatedOn),
    });
    await recordRowEmissions(ctx, params.id, body);
    return finishChange(ctx, params.id, 'update', before);
  });
}

export async function deleteFuelConsumption({ ctx, input }: Call<ById>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { companyId } = ctx.session;
    const before = await lockUnmodified(ctx, input.params.id, input.unmodifiedSince);
    await removeEmissions({ db: ctx.db, companyId, source: { kind: 'fuel', id: before.id } });
    await repository.deleteFuelConsumption(ctx.db, companyId, before.id);
    await audit(ctx, { action: 'delete', entity: 'fuel_consumptions', entityId: before.id, before });
    await scheduleCompletenessCheck(ctx);
  });
}

/** The row, locked, unless somebody changed it after the caller read it. */
async function lockUnmodified(ctx: Ctx, id: number, unmodifiedSince: Date | undefined) {
  const { companyId } = ctx.session;
  const row = found(await repository.lockFuelConsumption(ctx.db, companyId, id));
  const current = found(await repository.findFuelConsumption(ctx.db, companyId, id));
  assertUnmodified(row.updatedOn, unmodifiedSince, toWire(current, ctx));
  return row;
}

/** Names every field that does not fit, not only the first. */
async function assertEnterable(ctx: Ctx, body: FuelConsumptionBody): Promise<void> {
  const isFuture = body.date > today(ctx.platform.clock);
  const dateIssues: FieldIssue[] = isFuture ? [{ path: 'date', code: 'dateAfterToday', params: {} }] : [];
  refuse([...dateIssues, ...(await locationIssues(ctx, body.locationId)), ...(await fuelIssues(ctx, body))]);
}

/** Replaces the row's ledger lines and copies its headline figure. */
async function recordRowEmissions(ctx: Ctx, id: number, body: FuelConsumptionBody) {
  const { companyId } = ctx.session;
  const { carbonEquivalentKg } = await recordEmissions({
    db: ctx.db,
    companyId,
    locationId: body.locationId,
    source: { kind: 'fuel', id },
    activity: {
      kind: 'fuel',
      fuelId: body.fuelId,
      fuelVariantId: body.fuelVariantId,
      unitId: body.unitId,
      quantity: String(body.value),
      date: body.date,
    },
    locale: ctx.locale,
  });
  await repository.updateFuelConsumption(ctx.db, companyId, id, { carbonEquivalentKg });
}

async function finishChange(ctx: Ctx, id: number, action: 'create' | 'update', before: unknown) {
  const after = found(await repository.findFuelConsumption(ctx.db, ctx.session.companyId, id));
  await audit(ctx, { action, entity: 'fuel_consumptions', entityId: id, before, after: after.row });
  await scheduleCompletenessCheck(ctx);
  return toWire(after, ctx);
}

function toColumns(body: FuelConsumptionBody) {
  const { locationId, fuelId, fuelVariantId, unitId, date, reference } = body;
  return { locationId, fuelId, fuelVariantId, unitId, date, reference, value: String(body.value) };
}

function toWire({ row, ...names }: repository.FuelConsumptionRow, { locale }: Ctx): FuelConsumption {
  return {
    fuelConsumptionId: row.id,
    locationId: row.locationId,
    fuelCategoryId: names.category.id,
    fuelCategoryName: localName(names.category, locale),
    fuelId: row.fuelId,
    fuelName: localName(names.fuel, locale),
    fuelVariantId: row.fuelVariantId,
    fuelVariantName: names.variant && localName(names.variant, locale),
    value: Number(row.value),
    unitId: row.unitId,
    unitSymbol: names.unitSymbol,
    date: row.date,
    reference: row.reference,
    carbonEquivalent: Number(row.carbonEquivalentKg),
    updatedOn: row.updatedOn.toISOString(),
  };
}
