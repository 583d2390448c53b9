import type {
  CompanyFactor,
  CompanyFactorBody,
  CompanyFactorDetail,
  CompanyFactorUpdate,
} from '#api/contract/factors/company-factors';
import type { PageQuery } from '#api/contract/fields';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { found, refuse } from '#api/kernel/problem-error';
import { locationIssues } from '#api/modules/company/locations/service';
import { lockCompany } from '#api/modules/emissions/recalculation/service';
import { companyFactorUses } from '#api/modules/factors/factors/service';
import { recalculateForFactor } from './follow-change';
import * as repository from './repository';
import { targetColumns, targetIssues } from './targets';
import { overlapIssues, pinIssues } from './validity';
import { toWire } from './wire';

export { regionName } from './residual-mix-names';
export { listCompanyFactorTargets } from './targets';

type Stored = repository.StoredFactor;
type State = ReturnType<typeof stateColumns>;
type Wanted = ReturnType<typeof targetColumns> & State;

const verbs = crudVerbs<{
  row: Stored;
  shown: repository.CompanyFactorRow;
  fresh: Wanted;
  /** The target of a factor never changes. */
  change: State;
  plan: object;
  wire: CompanyFactor;
}>({
  entity: 'company_factors',
  rowOf: ({ row }) => row,
  // A change of a factor has locked the company.
  lock: repository.findCompanyFactor,
  async insert(db, columns) {
    const id = await repository.insertCompanyFactor(db, columns);
    return repository.findCompanyFactor(db, columns.companyId, id);
  },
  async update(db, { companyId, id }, change) {
    await repository.updateCompanyFactor(db, companyId, id, change);
    return repository.findCompanyFactor(db, companyId, id);
  },
  toWire: (ctx) => (factor) => toWire(factor, ctx),
  async follow(ctx, { before, after }) {
    refuse(pinIssues(before, after, await repository.findPinnedMonths(ctx.db, ctx.session.companyId)));
    await recalculateForFactor(ctx, before, after);
  },
});

export const listCompanyFactors = verbs.lists({
  filter: (_ctx, _input: { query: PageQuery }) => ({}),
  findPage: repository.findCompanyFactors,
  count: repository.countCompanyFactors,
});

export async function readCompanyFactor({
  ctx,
  input: { params },
}: {
  ctx: Ctx;
  input: { params: { id: number } };
}): Promise<CompanyFactorDetail> {
  const row = found(await repository.findCompanyFactor(ctx.db, ctx.session.companyId, params.id));
  return { ...toWire(row, ctx), ...(await companyFactorUses(ctx, params.id)) };
}

export const createCompanyFactor = verbs.creates(async (ctx, { body }: { body: CompanyFactorBody }) => {
  const target = targetColumns(body);
  const columns = { ...target, ...stateColumns(body, target) };
  const { locationId } = columns;
  if (locationId !== null) await repository.lockLocation(ctx.db, ctx.session.companyId, locationId);
  await lockOwnCompany(ctx);
  await assertFits(ctx, columns, undefined);
  return { columns };
});

export const updateCompanyFactor = verbs.changes({
  hold: lockOwnCompany,
  async plan(ctx, { body }: ById & { body: CompanyFactorUpdate }, { before }) {
    const columns = stateColumns(body, before);
    await assertFits(ctx, { ...before, ...columns }, before.id);
    return { columns };
  },
});

/**
 * Its rows return to the next factor that fits: the company's own for every location or variant, else the published
 * one. The factor itself stays for the trails that name it.
 */
export const deleteCompanyFactor = verbs.removes({
  hold: lockOwnCompany,
  remove: repository.updateCompanyFactor,
});

/** With the data of a location go the factors for it alone; no row is left that they could be for. */
export async function deleteLocationFactors(ctx: Ctx, locationId: number): Promise<void> {
  const { companyId } = ctx.session;
  const now = ctx.platform.clock.now();
  for (const before of await repository.deleteFactorsOfLocation(ctx.db, companyId, locationId, now))
    await audit(ctx, { action: 'delete', entity: 'company_factors', entityId: before.id, before });
}

export async function countLocationFactors(
  { db, session: { companyId } }: Ctx,
  locationId: number,
): Promise<number> {
  return repository.countFactorsOfLocation(db, companyId, locationId);
}

function lockOwnCompany(ctx: Ctx): Promise<void> {
  return lockCompany(ctx.db, ctx.session.companyId);
}

/** Names every field that does not fit. */
async function assertFits(ctx: Ctx, wanted: Wanted, id: number | undefined): Promise<void> {
  const { companyId } = ctx.session;
  const others = await repository.findSameTarget(ctx.db, companyId, wanted, id);
  // Where a factor holds never changes, and one of a location that was archived since may still be put right.
  const ofPlace = id === undefined && wanted.locationId !== null;
  refuse([
    ...(ofPlace ? await locationIssues(ctx, wanted.locationId ?? 0) : []),
    ...(await targetIssues(ctx, wanted)),
    ...overlapIssues(wanted, others),
  ]);
}

function stateColumns(body: CompanyFactorUpdate, { appliesTo }: Pick<Stored, 'appliesTo'>) {
  const { unitId, publisher, document, reference, note } = body;
  return {
    unitId,
    kgCo2e: text(body.kgCo2e),
    kgCo2: text(body.kgCo2),
    kgCh4Co2e: text(body.kgCh4Co2e),
    kgN2oCo2e: text(body.kgN2oCo2e),
    kgCo2Biogenic: text(body.kgCo2Biogenic),
    gwpBasis: body.gwpBasis ?? null,
    validFrom: body.validFrom,
    validTo: body.validTo ?? null,
    networkBoundary: (appliesTo === 'utility' && body.networkBoundary) || null,
    publisher,
    document,
    reference,
    note,
  };
}

function text(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
