import type {
  Scope3Consumption,
  Scope3ConsumptionBody,
} from '#api/contract/activity-data/scope3-consumptions';
import type { FieldIssue } from '#api/contract/field-issue';
import type { PageQuery } from '#api/contract/fields';
import { entryActivity } from '#api/domain/scope3/entry-activity';
import { findForm } from '#api/domain/scope3/forms';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { limitsOf, type Page, pageOf } from '#api/kernel/paging';
import { found, ProblemError } from '#api/kernel/problem-error';
import { assertUnmodified, nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { EntryTables, type KeptEntry, readEntry } from '#api/modules/activity-data/scope3/service';
import { holdLocationOf, placeIssues, requireLocation } from '#api/modules/company/locations/service';
import {
  type EmissionSetting,
  holdEmissionSetting,
  prepareEmissions,
  recordEmissions,
  removeEmissions,
} from '#api/modules/emissions/ledger/ledger';
import { scheduleCompletenessCheck } from '#api/modules/reviews/reviews/completeness';
import * as repository from './repository';

type Call<Input> = { ctx: Ctx; input: Input };
type ById = { params: { id: number }; unmodifiedSince: Date | undefined };
type List<Params> = Call<{ params: Params; query: PageQuery }>;

export async function listScope3Consumptions({
  ctx,
  input: { params, query },
}: List<{ locationId: number }>): Promise<Page<Scope3Consumption>> {
  return listEntries(ctx, params, query);
}

export async function listScope3FormConsumptions({
  ctx,
  input: { params, query },
}: List<{ locationId: number; inputFormId: number }>): Promise<Page<Scope3Consumption>> {
  found(findForm(params.inputFormId));
  return listEntries(ctx, params, query);
}

async function listEntries(
  ctx: Ctx,
  of: { locationId: number; inputFormId?: number },
  query: PageQuery,
): Promise<Page<Scope3Consumption>> {
  const { companyId } = ctx.session;
  await requireLocation(ctx, of.locationId);
  const rows = await repository.findScope3Consumptions(ctx.db, companyId, { ...of, ...limitsOf(query) });
  const total = query.IncludeCount ? await repository.countScope3Consumptions(ctx.db, companyId, of) : 0;
  const tables = new EntryTables(ctx);
  const entries: Scope3Consumption[] = [];
  for (const row of rows) entries.push(await toWire(row, tables));
  return pageOf(entries, query, total);
}

export async function createScope3Consumption({
  ctx,
  input: { body },
}: Call<{ body: Scope3ConsumptionBody }>): Promise<Scope3Consumption> {
  return transaction(ctx, async (ctx) => {
    const { companyId, userId } = ctx.session;
    const setting = await holdEmissionSetting(ctx.db, companyId, body.locationId);
    const entry = await requireEntry(ctx, body, setting);
    const emissions = await emissionsOf(ctx, body.locationId, { entry, setting });
    const { clock } = ctx.platform;
    const id = await repository.insertScope3Consumption(ctx.db, {
      ...entry,
      companyId,
      locationId: body.locationId,
      inputFormId: body.scope3InputFormId,
      carbonEquivalentKg: emissions.carbonEquivalentKg,
      createdBy: userId,
      createdOn: clock.now(),
      updatedOn: nextStamp(clock),
    });
    await recordEmissions({
      db: ctx.db,
      companyId,
      source: { kind: 'scope3', id },
      emissions,
      isFresh: true,
    });
    return finishChange(ctx, id, 'create', null);
  });
}

export async function updateScope3Consumption({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<ById & { body: Scope3ConsumptionBody }>): Promise<Scope3Consumption> {
  return transaction(ctx, async (ctx) => {
    const { companyId } = ctx.session;
    const setting = await holdEmissionSetting(ctx.db, companyId, body.locationId);
    const before = await lockUnmodified(ctx, params.id, unmodifiedSince);
    const entry = await requireEntry(ctx, body, setting);
    const emissions = await emissionsOf(ctx, body.locationId, { entry, setting });
    await repository.updateScope3Consumption(ctx.db, companyId, params.id, {
      ...entry,
      locationId: body.locationId,
      inputFormId: body.scope3InputFormId,
      carbonEquivalentKg: emissions.carbonEquivalentKg,
      updatedOn: nextStamp(ctx.platform.clock, before.updatedOn),
    });
    await recordEmissions({ db: ctx.db, companyId, source: { kind: 'scope3', id: params.id }, emissions });
    return finishChange(ctx, params.id, 'update', before);
  });
}

export async function deleteScope3Consumption({ ctx, input }: Call<ById>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { companyId } = ctx.session;
    await holdLocationOf(ctx.db, companyId, { table: 'scope3_consumptions', id: input.params.id });
    const before = await lockUnmodified(ctx, input.params.id, input.unmodifiedSince);
    await removeEmissions({ db: ctx.db, companyId, source: { kind: 'scope3', id: before.id } });
    await repository.deleteScope3Consumption(ctx.db, companyId, before.id);
    await audit(ctx, { action: 'delete', entity: 'scope3_consumptions', entityId: before.id, before });
    await scheduleCompletenessCheck(ctx);
  });
}

/** The row, locked, unless somebody changed it after the caller read it. */
async function lockUnmodified(ctx: Ctx, id: number, unmodifiedSince: Date | undefined) {
  const row = found(await repository.lockScope3Consumption(ctx.db, ctx.session.companyId, id));
  assertUnmodified(row.updatedOn, unmodifiedSince, await toWire(row, new EntryTables(ctx)));
  return row;
}

/** Names every field that does not fit, not only the first; the fields of a method are inside `values`. */
async function requireEntry(
  ctx: Ctx,
  body: Scope3ConsumptionBody,
  setting: EmissionSetting | undefined,
): Promise<KeptEntry> {
  const { issues, entry } = await readEntry(ctx, body);
  const all = [...placeIssues(setting), ...issues.map(insideValues)];
  if (!entry || all.length > 0) throw new ProblemError('validation_failed', { issues: all });
  return entry;
}

/** Worked out before anything is written: the row's headline figure goes in with it. */
async function emissionsOf(
  ctx: Ctx,
  locationId: number,
  { entry, setting }: { entry: KeptEntry; setting: EmissionSetting | undefined },
) {
  const { companyId } = ctx.session;
  const activity = entryActivity(entry);
  try {
    const { db, locale } = ctx;
    return await prepareEmissions({ db, companyId, locationId, setting, activity, locale });
  } catch (error) {
    if (!(error instanceof ProblemError) || !error.details.issues) throw error;
    throw new ProblemError(error.code, { issues: error.details.issues.map(insideValues) });
  }
}

function insideValues(issue: FieldIssue): FieldIssue {
  return issue.path === 'scope3MethodId' ? issue : { ...issue, path: `values.${issue.path}` };
}

async function finishChange(ctx: Ctx, id: number, action: 'create' | 'update', before: unknown) {
  const after = found(await repository.findScope3Consumption(ctx.db, ctx.session.companyId, id));
  await audit(ctx, { action, entity: 'scope3_consumptions', entityId: id, before, after });
  await scheduleCompletenessCheck(ctx);
  return toWire(after, new EntryTables(ctx));
}

async function toWire(row: repository.Scope3Row, tables: EntryTables): Promise<Scope3Consumption> {
  return {
    scope3ConsumptionEntryId: row.id,
    scope3InputFormId: row.inputFormId,
    locationId: row.locationId,
    scope3MethodId: row.methodId,
    startDate: row.startDate,
    endDate: row.endDate,
    values: { ...row.values, startDate: row.startDate, endDate: row.endDate },
    ...(await tables.of(row)),
    carbonEquivalent: Number(row.carbonEquivalentKg),
    updatedOn: row.updatedOn.toISOString(),
  };
}
