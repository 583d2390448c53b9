import type { FieldIssue } from '#api/contract/field-issue';
import type { MaterialityStakeholder, StakeholderBody } from '#api/contract/materiality/stakeholders';
import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { refuse } from '#api/kernel/problem-error';
import {
  type AssessedReport,
  followChange,
  unknownReference,
  wordOf,
} from '#api/modules/materiality/headers/service';
import type { ActivityRow } from '#api/modules/materiality/value-chain/service';
import * as repository from './repository';

type Change = Pick<
  repository.StakeholderColumns,
  'name' | 'impactOnEntity' | 'impactOnStakeholders' | 'channelIds'
>;
type Plan = { activityIds: readonly number[] };

/** A report with its activities, which stakeholders take part in. */
export type WithActivities = AssessedReport & { activities: readonly ActivityRow[] };

/** What the trail keeps: activities and channels by name. */
type AuditRow = ReturnType<typeof auditRowOf>;

/** The verbs of the stakeholders of one report, whose header the caller's transaction holds. */
export function stakeholderVerbs(report: WithActivities) {
  const { of } = report;
  const verbs = crudVerbs<{
    row: AuditRow;
    shown: repository.ShownStakeholder;
    fresh: Change;
    change: Change;
    plan: Plan;
    wire: MaterialityStakeholder;
  }>({
    entity: 'materiality_stakeholders',
    rowOf: (shown) => auditRowOf(report, shown),
    lock: (db, _companyId, id) => repository.findStakeholder(db, of, id),
    insert: (db, { companyId: _company, createdBy: _by, createdOn: _on, ...columns }, { activityIds }) =>
      repository.insertStakeholder(db, { ...columns, ...of }, activityIds),
    update: (db, { id }, change, { activityIds }) =>
      repository.updateStakeholder(db, of, { ...change, id, activityIds }),
    toWire: (ctx) => (shown) => stakeholderToWire(ctx, report, shown),
    follow: (ctx, written) => followChange(ctx, report, written),
  });
  return {
    insert: (ctx: Ctx, body: StakeholderBody) => verbs.insert(ctx, planned(report, body)),
    change: verbs.changes({
      plan: (_ctx, { body }: ById & { body: StakeholderBody }) => planned(report, body),
    }),
    remove: verbs.removes({
      isNeeded: async ({ db }, { id }) => (await repository.findStakeholder(db, of, id))?.hasItems ?? false,
      remove: (db, _companyId, id) => repository.deleteStakeholder(db, of, id),
    }),
  };
}

/** Names every activity and channel that is not there. */
function planned(report: WithActivities, body: StakeholderBody): Plan & { columns: Change } {
  const activityIds = new Set(report.activities.map(({ id }) => id));
  refuse([
    ...(body.reportHeaderId === report.of.headerId ? [] : [unknownReference('reportHeaderId')]),
    ...unknown('activities', body.activities, (id) => activityIds.has(id)),
    ...unknown('commChannels', body.commChannels, (id) => report.edition.channelById.has(id)),
  ]);
  return {
    columns: {
      name: body.name,
      impactOnEntity: body.impactOnEntity.toFixed(1),
      impactOnStakeholders: body.impactOnStakeholders.toFixed(1),
      channelIds: [...new Set(body.commChannels)],
    },
    activityIds: [...new Set(body.activities)],
  };
}

function unknown(field: string, ids: readonly number[], isKnown: (id: number) => boolean): FieldIssue[] {
  return ids.flatMap((id, index) => (isKnown(id) ? [] : [unknownReference(`${field}.${index}`)]));
}

function auditRowOf(report: WithActivities, { row, activityIds }: repository.ShownStakeholder) {
  const nameOf = new Map(report.activities.map(({ id, name }) => [id, name]));
  const channels = row.channelIds.map((id) => wordOf(report, report.edition.channelById.get(id)?.name));
  return {
    id: row.id,
    updatedOn: row.updatedOn,
    report: report.header.row.name,
    name: row.name,
    activities: activityIds.map((id) => nameOf.get(id) ?? id).join(', '),
    impactOnEntity: Number(row.impactOnEntity),
    impactOnStakeholders: Number(row.impactOnStakeholders),
    channels: channels.join(', '),
  };
}

export function stakeholderToWire(
  { locale }: Ctx,
  { edition }: AssessedReport,
  { row, activityIds, hasItems }: repository.ShownStakeholder,
): MaterialityStakeholder {
  return {
    ...summaryToWire(row),
    reportHeaderId: row.headerId,
    activities: activityIds,
    hasItems,
    commChannels: row.channelIds.map((id) => ({
      dmCommChannelId: id,
      name: edition.channelById.get(id)?.name[locale] ?? '',
    })),
    updatedOn: row.updatedOn.toISOString(),
  };
}

export function summaryToWire({ id, name, impactOnEntity, impactOnStakeholders }: repository.StakeholderRow) {
  return {
    dmStakeholderId: id,
    name,
    impactOnEntity: Number(impactOnEntity),
    impactOnStakeholders: Number(impactOnStakeholders),
  };
}
