import type { TopicEntry, TopicEntryBody } from '#api/contract/materiality/topics';
import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { type AssessedReport, followChange, wordOf } from '#api/modules/materiality/headers/service';
import { refuseOtherParents } from './parents';
import * as repository from './repository';

type Change = Pick<repository.EntryColumns, 'categoryId' | 'topicId' | 'subtopicId' | 'issue'>;

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
    insert: (db, { categoryId, topicId, subtopicId, issue, updatedOn }) =>
      repository.insertEntry(db, { ...of, categoryId, topicId, subtopicId, issue, updatedOn }),
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

export function columnsOf({ dmTopicCategoryId, dmTopicId, dmSubtopicId, issue }: TopicEntryBody): Change {
  return { categoryId: dmTopicCategoryId, topicId: dmTopicId, subtopicId: dmSubtopicId, issue };
}

function auditRowOf(report: AssessedReport, { row }: repository.ShownEntry) {
  const { categoryById, topicById, subtopicById } = report.edition;
  return {
    id: row.id,
    updatedOn: row.updatedOn,
    report: report.header.row.name,
    category: wordOf(report, categoryById.get(row.categoryId)?.name),
    topic: wordOf(report, topicById.get(row.topicId)?.name),
    matter: wordOf(report, subtopicById.get(row.subtopicId)?.name),
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
    dmSubtopicId: row.subtopicId,
    issue: row.issue,
    categoryName: edition.categoryById.get(row.categoryId)?.name[locale] ?? '',
    topicName: edition.topicById.get(row.topicId)?.name[locale] ?? '',
    subtopicName: edition.subtopicById.get(row.subtopicId)?.name[locale] ?? '',
    hasIros,
    updatedOn: row.updatedOn.toISOString(),
  };
}
