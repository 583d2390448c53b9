import {
  type MaterialityStakeholder,
  mostStakeholders,
  type StakeholderBody,
  type StakeholderSuggestion,
  type StakeholderSummary,
} from '#api/contract/materiality/stakeholders';
import { suggestStakeholders } from '#api/domain/materiality/suggestions';
import type { Ctx } from '#api/kernel/context';
import type { Call } from '#api/kernel/crud-verbs';
import { foldedName } from '#api/kernel/names';
import { refuse } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import {
  type AssessedReport,
  addToBegun,
  changeBegun,
  readReport,
  refuseTooMany,
} from '#api/modules/materiality/headers/service';
import { loadActivityRows } from '#api/modules/materiality/value-chain/service';
import {
  findStakeholderRows,
  findStakeholders,
  type ShownStakeholder,
  type StakeholderRow,
} from './repository';
import { stakeholderToWire, stakeholderVerbs, summaryToWire, type WithActivities } from './stakeholder-verbs';

type OfReport = { params: { id: number } };
type OfStakeholder = { params: { id: number; stakeholderId: number }; unmodifiedSince: Date | undefined };

export async function listMaterialityStakeholders({
  ctx,
  input: { params },
}: Call<OfReport>): Promise<MaterialityStakeholder[]> {
  const report = await readReport(ctx, params.id);
  const stakeholders = await loadStakeholders(ctx, report);
  return stakeholders.map((shown) => stakeholderToWire(ctx, report, shown));
}

export async function listStakeholderSummaries({
  ctx,
  input: { params },
}: Call<OfReport>): Promise<StakeholderSummary[]> {
  const { of } = await readReport(ctx, params.id);
  return (await findStakeholderRows(ctx.db, of)).toSorted(byName(ctx)).map(summaryToWire);
}

/** By name, each with the activities that it takes part in. */
export async function loadStakeholders(ctx: Ctx, { of }: AssessedReport): Promise<ShownStakeholder[]> {
  const stakeholders = await findStakeholders(ctx.db, of);
  return stakeholders.toSorted((a, b) => byName(ctx)(a.row, b.row));
}

function byName({ locale }: Ctx) {
  return (a: StakeholderRow, b: StakeholderRow) => a.name.localeCompare(b.name, locale) || a.id - b.id;
}

/** Groups that are usual in the sector and size; what is listed already is offered no more. */
export async function listStakeholderSuggestions({
  ctx,
  input: { params },
}: Call<OfReport>): Promise<StakeholderSuggestion[]> {
  const { edition, of, row } = await readReport(ctx, params.id);
  const taken = new Set((await findStakeholderRows(ctx.db, of)).map(({ name }) => foldedName(name)));
  const company = { sectorId: row?.sectorId ?? null, sizeId: row?.companySizeId ?? null };
  return suggestStakeholders(edition, company)
    .filter(({ isFitting, value }) => isFitting && !taken.has(foldedName(value[ctx.locale])))
    .map(({ value, group }) => ({ value: value[ctx.locale], group }));
}

export async function createMaterialityStakeholder({
  ctx,
  input: { params, body },
}: Call<OfReport & { body: StakeholderBody }>): Promise<MaterialityStakeholder> {
  return transaction(ctx, async (ctx) => {
    const report = await addToBegun(ctx, params.id);
    const listed = await findStakeholderRows(ctx.db, report.of);
    refuseTooMany('name', { count: listed.length, most: mostStakeholders });
    refuseListed(listed, body);
    return stakeholderVerbs(await withActivities(ctx, report)).insert(ctx, body);
  });
}

export async function updateMaterialityStakeholder({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<OfStakeholder & { body: StakeholderBody }>): Promise<MaterialityStakeholder> {
  return transaction(ctx, async (ctx) => {
    const report = await withActivities(ctx, await changeBegun(ctx, params.id));
    const id = params.stakeholderId;
    const listed = await findStakeholderRows(ctx.db, report.of);
    const own = listed.find((row) => row.id === id);
    // Two of one name may be there from before: what else is said of them can be changed.
    if (own && foldedName(own.name) !== foldedName(body.name)) refuseListed(listed, body);
    const input = { params: { id }, unmodifiedSince, body };
    return stakeholderVerbs(report).change({ ctx, input });
  });
}

export async function deleteMaterialityStakeholder({
  ctx,
  input: { params, unmodifiedSince },
}: Call<OfStakeholder>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const report = await withActivities(ctx, await changeBegun(ctx, params.id));
    const input = { params: { id: params.stakeholderId }, unmodifiedSince };
    await stakeholderVerbs(report).remove({ ctx, input });
  });
}

/** Charts, tables and the report tell stakeholders apart by their names. */
function refuseListed(listed: readonly StakeholderRow[], { name }: StakeholderBody): void {
  const isListed = listed.some((row) => foldedName(row.name) === foldedName(name));
  refuse(isListed ? [{ path: 'name', code: 'stakeholderListed', params: { name } }] : []);
}

async function withActivities(ctx: Ctx, report: AssessedReport): Promise<WithActivities> {
  return { ...report, activities: await loadActivityRows(ctx, report) };
}
