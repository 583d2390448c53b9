import { mostTopicEntries, type TopicEntry, type TopicEntryBody } from '#api/contract/materiality/topics';
import type { Ctx } from '#api/kernel/context';
import type { Call } from '#api/kernel/crud-verbs';
import { transaction } from '#api/kernel/transaction';
import {
  type AssessedReport,
  addToBegun,
  changeBegun,
  readReport,
  refuseTooMany,
} from '#api/modules/materiality/headers/service';
import { columnsOf, entryToWire, entryVerbs } from './entry-verbs';
import { refuseOtherParents } from './parents';
import { type EntryRow, findEntriesInUse, findEntry, findEntryRows } from './repository';

export type { EntryRow } from './repository';
export { listTopicSuggestions } from './suggestions';

type OfReport = { params: { id: number } };
type OfEntry = { params: { id: number; entryId: number }; unmodifiedSince: Date | undefined };
type Body = { body: TopicEntryBody };

/**
 * Matters in the order of the standards, those of one subtopic in the order they were entered. One of the company's own stands
 * with the last subtopic of its topic.
 */
export async function loadEntryRows({ db }: Ctx, { of, edition }: AssessedReport): Promise<EntryRow[]> {
  const placeOf = new Map(edition.subtopics.map(({ id }, index) => [id, index]));
  const lastOf = new Map(edition.subtopics.map(({ topicId }, index) => [topicId, index]));
  const place = ({ subtopicId, topicId, ownName }: EntryRow) =>
    (ownName === null ? placeOf.get(subtopicId) : lastOf.get(topicId)) ?? edition.subtopics.length;
  return (await findEntryRows(db, of)).toSorted((a, b) => place(a) - place(b) || a.id - b.id);
}

/** The matter of that report; undefined for one of another report. */
export async function findEntryRow(
  { db }: Pick<Ctx, 'db'>,
  { of }: AssessedReport,
  entryId: number,
): Promise<EntryRow | undefined> {
  return (await findEntry(db, of, entryId))?.row;
}

export async function listTopicEntries({ ctx, input: { params } }: Call<OfReport>): Promise<TopicEntry[]> {
  const report = await readReport(ctx, params.id);
  const rows = await loadEntryRows(ctx, report);
  const inUse = await findEntriesInUse(ctx.db, report.of);
  return rows.map((row) => entryToWire(ctx, report, { row, hasIros: inUse.has(row.id) }));
}

export async function createTopicEntry({
  ctx,
  input: { params, body },
}: Call<OfReport & Body>): Promise<TopicEntry> {
  return transaction(ctx, async (ctx) => {
    const report = await addToBegun(ctx, params.id);
    await refuseOtherParents(ctx, report, body);
    const count = (await findEntryRows(ctx.db, report.of)).length;
    refuseTooMany('issue', { count, most: mostTopicEntries });
    return entryVerbs(report).insert(ctx, { columns: columnsOf(body) });
  });
}

export async function updateTopicEntry({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<OfEntry & Body>): Promise<TopicEntry> {
  return transaction(ctx, async (ctx) => {
    const report = await changeBegun(ctx, params.id);
    const input = { params: { id: params.entryId }, unmodifiedSince, body };
    return entryVerbs(report).change({ ctx, input });
  });
}

export async function deleteTopicEntry({
  ctx,
  input: { params, unmodifiedSince },
}: Call<OfEntry>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const report = await changeBegun(ctx, params.id);
    await entryVerbs(report).remove({ ctx, input: { params: { id: params.entryId }, unmodifiedSince } });
  });
}
