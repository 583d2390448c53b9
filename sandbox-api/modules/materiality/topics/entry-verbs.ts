import type { TopicEntry, TopicEntryBody } from '#api/contract/materiality/topics';
import { matterOf, noSubtopic } from '#api/domain/materiality/matters';
import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { type AssessedReport, followChange, wordOf } from '#api/modules/materiality/headers/service';
import { refuseOtherParents } from './parents';
import * as repository from './repository';

type Change = Pick<repository.EntryColumns, 'categoryId' | 'topicId' | 'subtopicId' | 'ownName' | 'issue'>;

/** What the trail keeps: the matter by its names. */
type AuditRow = ReturnType<typeof auditRowOf>;

/** The verbs of the matters of one report, whose header the caller's transaction holds. */
export function entryVerbs(report: AssessedReport) {
  const { of } = report;
  const verbs = crudVerbs<{
    row: AuditRow;
    shown: repository.ShownEntry;
    fresh: Change;
    change: Change;
    plan: object;
    wire: TopicEntry;
  }>({
    entity: 'materiality_topic_entries',
    rowOf: (shown) => auditRowOf(report, shown),
    lock: (db, _companyId, id) => repository.findEntry(db, of, id),
    insert: (db, { companyId: _company, createdBy: _by, createdOn: _on, ...columns }) =>
      repository.insertEntry(db, { ...columns, ...of }),
    update: (db, { id }, change) => repository.updateEntry(db, of, { ...change, id }),
    toWire: (ctx) => (shown) => entryToWire(ctx, report, shown),
    follow: (ctx, written) => followChange(ctx, report, written),
  });
  return {
    insert: verbs.insert,
    change: verbs.changes({
      async plan(ctx, { body }: ById & { body: TopicEntryBody }) {
        await refuseOtherParents(ctx, report, body);
        return { columns: columnsOf(body) };
      },
    }),
    remove: verbs.removes({
      isNeeded: async (ctx, { id }) => (await repository.findEntry(ctx.db, of, id))?.hasIros ?? false,
      remove: (db, _companyId, id) => repository.deleteEntry(db, of, id),
    }),
  };
}

export function columnsOf({ dmTopicCategoryId, dmTopicId, dmSubtopicId, ...own }: TopicEntryBody): Change {
  const subtopicId = dmSubtopicId ?? noSubtopic;
  return { categoryId: dmTopicCategoryId, topicId: dmTopicId, subtopicId, ...own };
}

function auditRowOf(report: AssessedReport, { row }: repository.ShownEntry) {
  const { categoryById, topicById } = report.edition;
  return {
    id: row.id,
    updatedOn: row.updatedOn,
    report: report.header.row.name,
    category: wordOf(report, categoryById.get(row.categoryId)?.name),
    topic: wordOf(report, topicById.get(row.topicId)?.name),
    matter: wordOf(report, matterOf(report.edition, row)?.name),
    issue: row.issue,
  };
}

export function entryToWire(
  { locale }: Ctx,
  { edition }: AssessedReport,
  { row, hasIros }: repository.ShownEntry,
): TopicEntry {
  return {
    dmTopicEntryId: row.id,
    dmTopicCategoryId: row.categoryId,
    dmTopicId: row.topicId,
    dmSubtopicId: row.ownName === null ? row.subtopicId : null,
    issue: row.issue,
    categoryName: edition.categoryById.get(row.categoryId)?.name[locale] ?? '',
    topicName: edition.topicById.get(row.topicId)?.name[locale] ?? '',
    subtopicName: matterOf(edition, row)?.name[locale] ?? '',
    hasIros,
    updatedOn: row.updatedOn.toISOString(),
  };
}
