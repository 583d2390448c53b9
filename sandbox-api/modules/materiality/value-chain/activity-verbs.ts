import type { ActivityBody, MaterialityActivity } from '#api/contract/materiality/value-chain';
import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { refuse } from '#api/kernel/problem-error';
import {
  type AssessedReport,
  followChange,
  unknownReference,
  wordOf,
} from '#api/modules/materiality/headers/service';
import * as repository from './repository';

type Change = Pick<repository.ActivityColumns, 'name' | 'valueChainTypeId' | 'description'>;

/** What the trail keeps: the type in words. */
type AuditRow = ReturnType<typeof auditRowOf>;

/** The verbs of the activities of one report, whose header the caller's transaction holds. */
export function activityVerbs(report: AssessedReport) {
  const { of } = report;
  const verbs = crudVerbs<{
    row: AuditRow;
    shown: repository.ShownActivity;
    fresh: Change;
    change: Change;
    plan: object;
    wire: MaterialityActivity;
  }>({
    entity: 'materiality_activities',
    rowOf: (shown) => auditRowOf(report, shown),
    lock: (db, _companyId, id) => repository.findActivity(db, of, id),
    insert: (db, { name, valueChainTypeId, description, updatedOn }) =>
      repository.insertActivity(db, { ...of, name, valueChainTypeId, description, updatedOn }),
    update: (db, { id }, change) => repository.updateActivity(db, of, { ...change, id }),
    toWire: (ctx) => (shown) => activityToWire(ctx, report, shown),
    follow: (ctx, written) => followChange(ctx, report, written),
  });
  return {
    insert: (ctx: Ctx, body: ActivityBody) => verbs.insert(ctx, { columns: columnsOf(report, body) }),
    change: verbs.changes({
      plan: (_ctx, { body }: ById & { body: ActivityBody }) => ({ columns: columnsOf(report, body) }),
    }),
    remove: verbs.removes({
      isNeeded: async ({ db }, { id }) => {
        const shown = await repository.findActivity(db, of, id);
        return shown !== undefined && (shown.hasStakeholders || shown.hasItems);
      },
      remove: (db, _companyId, id) => repository.deleteActivity(db, of, id),
    }),
  };
}

/** Refuses a type that the edition does not list. */
function columnsOf(
  { edition }: AssessedReport,
  { name, dmValueChainTypeId, description }: ActivityBody,
): Change {
  const isListed = edition.valueChainTypeById.has(dmValueChainTypeId);
  refuse(isListed ? [] : [unknownReference('dmValueChainTypeId')]);
  return { name, valueChainTypeId: dmValueChainTypeId, description };
}

function auditRowOf(report: AssessedReport, { row }: repository.ShownActivity) {
  return {
    id: row.id,
    updatedOn: row.updatedOn,
    report: report.header.row.name,
    name: row.name,
    valueChainType: wordOf(report, report.edition.valueChainTypeById.get(row.valueChainTypeId)?.value),
    description: row.description,
  };
}

export function activityToWire(
  { locale }: Ctx,
  { edition }: AssessedReport,
  { row, hasStakeholders, hasItems }: repository.ShownActivity,
): MaterialityActivity {
  return {
    dmActivityId: row.id,
    name: row.name,
    description: row.description,
    dmValueChainTypeId: row.valueChainTypeId,
    dmValueChainTypeValue: edition.valueChainTypeById.get(row.valueChainTypeId)?.value[locale] ?? '',
    hasStakeholders,
    hasItems,
    updatedOn: row.updatedOn.toISOString(),
  };
}
