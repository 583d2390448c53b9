import type { TopicSuggestion } from '#api/contract/materiality/topics';
import { suggestSubtopics } from '#api/domain/materiality/suggestions';
import type { Call } from '#api/kernel/crud-verbs';
import { readReport } from '#api/modules/materiality/headers/service';
import { findEntryRows } from './repository';

/** Subtopics that are often material in the sector; what is listed already is offered no more. */
export async function listTopicSuggestions({
  ctx,
  input: { params },
}: Call<{ params: { id: number } }>): Promise<TopicSuggestion[]> {
  const { edition, of, row } = await readReport(ctx, params.id);
  const taken = new Set((await findEntryRows(ctx.db, of)).map(({ subtopicId }) => subtopicId));
  return suggestSubtopics(edition, row?.sectorId ?? null)
    .filter(({ subtopic }) => !taken.has(subtopic.id))
    .map(({ subtopic, reason, mark }) => ({
      dmTopicCategoryId: subtopic.categoryId,
      dmTopicId: subtopic.topicId,
      dmSubtopicId: subtopic.id,
      topicName: edition.topicById.get(subtopic.topicId)?.name[ctx.locale] ?? '',
      subtopicName: subtopic.name[ctx.locale],
      reason: reason[ctx.locale],
      mark,
    }));
}
