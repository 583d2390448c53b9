import type {
  CompanyFactor,
  CompanyFactorBody,
  CompanyFactorDetail,
  CompanyFactorUpdate,
} from '#api/contract/factors/company-factors';
import type { PageQuery } from '#api/contract/fields';
import { monthOf } from '#api/domain/calendar/calendar';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { limitsOf, type Page, pageOf } from '#api/kernel/paging';
import { found, refuse } from '#api/kernel/problem-error';
import { assertUnmodified, nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { locationIssues } from '#api/modules/company/locations/service';
import { lockCompany } from '#api/modules/emissions/recalculation/service';
import { companyFactorUses } from '#api/modules/factors/factors/service';
import { recalculateForFactor } from './follow-change';
import * as repository from './repository';
import { targetColumns, targetIssues } from './targets';
import { overlapIssues, pinIssues } from './validity';
import { toWire } from './wire';

type Call<Input> = { ctx: Ctx; input: Input };
type ById = { params: { id: number }; unmodifiedSince: Date | undefined };
type Stored = repository.StoredFactor;

export async function listCompanyFactors({
  ctx,
  input: { query },
}: Call<{ query: PageQuery }>): Promise<Page<CompanyFactor>> {
  const { companyId } = ctx.session;
  const rows = await repository.findCompanyFactors(ctx.db, companyId, limitsOf(query));
  const total = query.IncludeCount ? await repository.countCompanyFactors(ctx.db, companyId) : 0;
  return pageOf(
    rows.map((row) => toWire(row, ctx)),
    query,
    total,
  );
}

export async function readCompanyFactor({
  ctx,
  input: { params },
}: Call<{ params: { id: number } }>): Promise<CompanyFactorDetail> {
  const row = found(await repository.findCompanyFactor(ctx.db, ctx.session.companyId, params.id));
  return { ...toWire(row, ctx), ...(await companyFactorUses(ctx, params.id)) };
}

export async function createCompanyFactor({
  ctx,
  input: { body },
}: Call<{ body: CompanyFactorBody }>): Promise<CompanyFactor> {
  return transaction(ctx, async (ctx) => {
    const { companyId, userId } = ctx.session;
    const target = targetColumns(body);
    const state = stateColumns(body);
    if (target.locationId !== null) await repository.holdLocation(ctx.db, companyId, target.locationId);
    await lockCompany(ctx.db, companyId);
    await assertFits(ctx, { ...target, ...state }, undefined);
    const { clock } = ctx.platform;
    const id = await repository.insertCompanyFactor(ctx.db, {
      ...target,
      ...state,
      companyId,
      createdBy: userId,
      createdOn: clock.now(),
      updatedOn: nextStamp(clock),
    });
    return finishChange(ctx, id, null);
  });
}

export async function updateCompanyFactor({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<ById & { body: CompanyFactorUpdate }>): Promise<CompanyFactor> {
  return transaction(ctx, async (ctx) => {
    const before = await lockUnmodified(ctx, params.id, unmodifiedSince);
    const state = stateColumns(body);
    await assertFits(ctx, { ...before, ...state }, params.id);
    await repository.updateCompanyFactor(ctx.db, ctx.session.companyId, params.id, {
      ...state,
      updatedOn: nextStamp(ctx.platform.clock, before.updatedOn),
    });
    return finishChange(ctx, params.id, before);
  });
}

/**
 * Its rows return to the next factor that fits: the company's own for every location or variant, else the published
 * one. The factor itself stays for the trails that name it.
 */
export async function deleteCompanyFactor({ ctx, input }: Call<ById>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { companyId } = ctx.session;
    const before = await lockUnmodified(ctx, input.params.id, input.unmodifiedSince);
    refuse(pinIssues(before, null, await repository.findPinnedMonths(ctx.db, companyId)));
    await repository.updateCompanyFactor(ctx.db, companyId, before.id, {
      deletedOn: ctx.platform.clock.now(),
      updatedOn: nextStamp(ctx.platform.clock, before.updatedOn),
    });
    await audit(ctx, { action: 'delete', entity: 'company_factors', entityId: before.id, before });
    await recalculateForFactor(ctx, before, null);
  });
}

/** With the data of a location go the factors for it alone; no row is left that they could be for. */
export async function deleteLocationFactors(ctx: Ctx, locationId: number): Promise<void> {
  const { companyId } = ctx.session;
  const now = ctx.platform.clock.now();
  for (const before of await repository.deleteFactorsOfLocation(ctx.db, companyId, locationId, now))
    await audit(ctx, { action: 'delete', entity: 'company_factors', entityId: before.id, before });
}

async function lockUnmodified(ctx: Ctx, id: number, unmodifiedSince: Date | undefined): Promise<Stored> {
  const { companyId } = ctx.session;
  await lockCompany(ctx.db, companyId);
  const current = found(await repository.findCompanyFactor(ctx.db, companyId, id));
  assertUnmodified(current.row.updatedOn, unmodifiedSince, toWire(current, ctx));
  return current.row;
}

type Wanted = ReturnType<typeof targetColumns> & ReturnType<typeof stateColumns>;

/** Names every field that does not fit. */
async function assertFits(ctx: Ctx, wanted: Wanted, id: number | undefined): Promise<void> {
  const { companyId } = ctx.session;
  const others = await repository.findSameTarget(ctx.db, companyId, wanted, id);
  // Where a factor holds never changes, and one of a location that was archived since may still be put right.
  const ofPlace = id === undefined && wanted.locationId !== null;
  refuse([
    ...(ofPlace ? await locationIssues(ctx, wanted.locationId ?? 0) : []),
    ...(await targetIssues(ctx, wanted, wanted.unitId)),
    ...overlapIssues(wanted, others),
  ]);
}

async function finishChange(ctx: Ctx, id: number, before: Stored | null): Promise<CompanyFactor> {
  const { companyId } = ctx.session;
  const after = found(await repository.findCompanyFactor(ctx.db, companyId, id));
  refuse(pinIssues(before, after.row, await repository.findPinnedMonths(ctx.db, companyId)));
  const action = before ? 'update' : 'create';
  await audit(ctx, { action, entity: 'company_factors', entityId: id, before, after: after.row });
  await recalculateForFactor(ctx, before, after.row);
  return toWire(after, ctx);
}

function stateColumns(body: CompanyFactorUpdate) {
  const { unitId, publisher, document, reference, note } = body;
  return {
    unitId,
    kgCo2e: text(body.kgCo2e),
    kgCo2: text(body.kgCo2),
    kgCh4Co2e: text(body.kgCh4Co2e),
    kgN2oCo2e: text(body.kgN2oCo2e),
    kgCo2Biogenic: text(body.kgCo2Biogenic),
    gwpBasis: body.gwpBasis ?? null,
    validFrom: monthOf(body.validFrom),
    validTo: body.validTo ? monthOf(body.validTo) : null,
    publisher,
    document,
    reference,
    note,
  };
}

function text(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
