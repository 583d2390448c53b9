import {
  type ActivityBody,
  type ActivitySuggestion,
  type MaterialityActivity,
  mostActivities,
} from '#api/contract/materiality/value-chain';
import { suggestActivities } from '#api/domain/materiality/suggestions';
import type { Ctx } from '#api/kernel/context';
import type { Call } from '#api/kernel/crud-verbs';
import { foldedName } from '#api/kernel/names';
import { transaction } from '#api/kernel/transaction';
import {
  type AssessedReport,
  addToBegun,
  changeBegun,
  findNamedByItems,
  readReport,
  refuseTooMany,
} from '#api/modules/materiality/headers/service';
import { activityToWire, activityVerbs } from './activity-verbs';
import { type ActivityRow, findActivitiesInUse, findActivityRows } from './repository';

export type { ActivityRow } from './repository';

type OfReport = { params: { id: number } };
type OfActivity = { params: { id: number; activityId: number }; unmodifiedSince: Date | undefined };

/** Along the value chain: upstream, own operations, downstream; of each in the order they were entered. */
export async function loadActivityRows(
  { db }: Pick<Ctx, 'db'>,
  report: AssessedReport,
): Promise<ActivityRow[]> {
  const placeOf = new Map(report.edition.valueChainTypes.map(({ id }, index) => [id, index]));
  const place = ({ valueChainTypeId }: ActivityRow) => placeOf.get(valueChainTypeId) ?? placeOf.size;
  return (await findActivityRows(db, report.of)).toSorted((a, b) => place(a) - place(b) || a.id - b.id);
}

export async function listMaterialityActivities({
  ctx,
  input: { params },
}: Call<OfReport>): Promise<MaterialityActivity[]> {
  const report = await readReport(ctx, params.id);
  const rows = await loadActivityRows(ctx, report);
  const inUse = await findActivitiesInUse(ctx.db, report.of);
  const named = await findNamedByItems(ctx.db, report.of);
  return rows.map((row) => {
    const use = { hasStakeholders: inUse.has(row.id), hasItems: named.activityIds.has(row.id) };
    return activityToWire(ctx, report, { row, ...use });
  });
}

/** Those that are usual in the sector; what is listed already is offered no more. */
export async function listActivitySuggestions({
  ctx,
  input: { params },
}: Call<OfReport>): Promise<ActivitySuggestion[]> {
  const report = await readReport(ctx, params.id);
  const taken = new Set((await findActivityRows(ctx.db, report.of)).map(({ name }) => foldedName(name)));
  return suggestActivities(report.edition, report.row?.sectorId ?? null)
    .filter(({ isFitting, value }) => isFitting && !taken.has(foldedName(value[ctx.locale])))
    .map(({ value, valueChainTypeId }) => ({
      value: value[ctx.locale],
      dmValueChainTypeId: valueChainTypeId,
    }));
}

export async function createMaterialityActivity({
  ctx,
  input: { params, body },
}: Call<OfReport & { body: ActivityBody }>): Promise<MaterialityActivity> {
  return transaction(ctx, async (ctx) => {
    const report = await addToBegun(ctx, params.id);
    const count = (await findActivityRows(ctx.db, report.of)).length;
    refuseTooMany('name', { count, most: mostActivities });
    return activityVerbs(report).insert(ctx, body);
  });
}

export async function updateMaterialityActivity({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<OfActivity & { body: ActivityBody }>): Promise<MaterialityActivity> {
  return transaction(ctx, async (ctx) => {
    const report = await changeBegun(ctx, params.id);
    const input = { params: { id: params.activityId }, unmodifiedSince, body };
    return activityVerbs(report).change({ ctx, input });
  });
}

export async function deleteMaterialityActivity({
  ctx,
  input: { params, unmodifiedSince },
}: Call<OfActivity>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const report = await changeBegun(ctx, params.id);
    await activityVerbs(report).remove({
      ctx,
      input: { params: { id: params.activityId }, unmodifiedSince },
    });
  });
}
