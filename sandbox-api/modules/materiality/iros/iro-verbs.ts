import type { Iro, IroKind } from '#api/contract/materiality/iros';
import { matterOf } from '#api/domain/materiality/matters';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { ProblemError, refuse } from '#api/kernel/problem-error';
import {
  type AssessedReport,
  followChange,
  unknownReference,
  wordOf,
} from '#api/modules/materiality/headers/service';
import { type EntryRow, findEntryRow } from '#api/modules/materiality/topics/service';
import * as repository from './repository';

/** What the trail keeps: the item with its kind and its matter. */
type AuditRow = ReturnType<typeof auditRowOf>;
type Shown = repository.ShownIro & { entry: EntryRow | undefined };

/** The verbs of one type of item of a report, whose header is locked by the caller's transaction. */
export function iroVerbs(report: AssessedReport, kind: IroKind) {
  const { of } = report;
  const withEntry = async (db: Parameters<typeof repository.findIro>[0], shown?: repository.ShownIro) =>
    shown && { ...shown, entry: await findEntryRow({ db }, report, shown.row.topicEntryId) };

  const verbs = crudVerbs<{
    row: AuditRow;
    shown: Shown;
    fresh: { topicEntryId: number; value: string };
    change: { value: string } | { withdrawnReason: string | null };
    plan: object;
    wire: Iro;
  }>({
    entity: 'materiality_iros',
    rowOf: (shown) => auditRowOf(report, shown),
    lock: async (db, _companyId, id) => withEntry(db, await repository.findIro(db, of, { id, kind })),
    insert: async (db, { topicEntryId, value, updatedOn }) =>
      withEntry(db, await repository.insertIro(db, { ...of, topicEntryId, kind, value, updatedOn })),
    update: async (db, { id }, change) =>
      withEntry(db, await repository.updateIro(db, of, { ...change, id })),
    toWire: () => iroToWire,
    follow: (ctx, written) => followChange(ctx, report, written),
  });
  return {
    insert: verbs.insert,
    change: verbs.changes({
      plan(_ctx, { params, body }: ById & { body: { value: string; dmIroId: number } }) {
        refuse(body.dmIroId === params.id ? [] : [unknownReference('dmIroId')]);
        return { columns: { value: body.value } };
      },
    }),
    /** A reason withdraws the item, none takes it back in. An item without an assessment is deleted instead. */
    withdraw: verbs.changes({
      async plan({ db }, { params, reason }: ById & { reason: string | null }) {
        const shown = await repository.findIro(db, of, { id: params.id, kind });
        if (!shown?.hasAssessment) throw new ProblemError('conflict');
        return { columns: { withdrawnReason: reason } };
      },
    }),
    remove: verbs.removes({
      async isNeeded({ db }, { id }) {
        const shown = await repository.findIro(db, of, { id, kind });
        return shown?.hasAssessment === true && shown.row.withdrawnReason === null;
      },
      remove: (db, _companyId, id) => repository.deleteIro(db, of, id),
    }),
  };
}

function auditRowOf(report: AssessedReport, { row, entry }: Shown) {
  return {
    id: row.id,
    updatedOn: row.updatedOn,
    report: report.header.row.name,
    matter: wordOf(report, entry && matterOf(report.edition, entry)?.name),
    iroKind: row.kind,
    iro: row.value,
    withdrawnReason: row.withdrawnReason,
  };
}

export function iroToWire({ row, hasAssessment }: repository.ShownIro): Iro {
  return {
    dmIroId: row.id,
    value: row.value,
    dmTopicEntryId: row.topicEntryId,
    hasAssessment,
    withdrawnReason: row.withdrawnReason,
    updatedOn: row.updatedOn.toISOString(),
  };
}
