import type { FieldIssue } from '#api/contract/field-issue';
import type { Ctx } from '#api/kernel/context';
import { refuse } from '#api/kernel/problem-error';
import { type AssessedReport, unknownReference } from '#api/modules/materiality/headers/service';
import { loadStakeholders } from '#api/modules/materiality/stakeholders/service';
import { loadActivityRows } from '#api/modules/materiality/value-chain/service';
import type { Chosen } from './chosen-input';

/** Refuses an activity or a stakeholder that the report does not list. */
export async function refuseUnknownPlaces(
  ctx: Ctx,
  report: AssessedReport,
  { activityIds, stakeholderIds }: Pick<Chosen, 'activityIds' | 'stakeholderIds'>,
): Promise<void> {
  if (activityIds.length + stakeholderIds.length === 0) return;
  const activities = (await loadActivityRows(ctx, report)).map(({ id }) => id);
  const stakeholders = (await loadStakeholders(ctx, report)).map(({ row }) => row.id);
  refuse([
    ...unknown('activityIds', activityIds, activities),
    ...unknown('stakeholderIds', stakeholderIds, stakeholders),
  ]);
}

function unknown(field: string, ids: readonly number[], listed: readonly number[]): FieldIssue[] {
  return ids.flatMap((id, index) => (listed.includes(id) ? [] : [unknownReference(`${field}.${index}`)]));
}
