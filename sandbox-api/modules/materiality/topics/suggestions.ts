import type { TopicSuggestion } from '#api/contract/materiality/topics';
import { suggestSubtopics } from '#api/domain/materiality/suggestions';
import type { Call } from '#api/kernel/crud-verbs';
import { readReport } from '#api/modules/materiality/headers/service';
import { findEntryRows } from './repository';

/** Subtopics that are often material in the sector, each once; what is listed already is offered no more. */
export async function listTopicSuggestions({
  ctx,
  input: { params },
}: Call<{ params: { id: number } }>): Promise<TopicSuggestion[]> {
  const { edition, of, row } = await readReport(ctx, params.id);
  const taken = new Set((await findEntryRows(ctx.db, of)).map(({ subtopicId }) => subtopicId));
  return suggestSubtopics(edition, row?.sectorId ?? null).flatMap(({ subtopic, reason, mark }) => {
    const { id, topicId, categoryId, name } = subtopic;
    if (taken.has(id)) return [];
    taken.add(id);
    return {
      dmTopicCategoryId: categoryId,
      dmTopicId: topicId,
      dmSubtopicId: id,
      topicName: edition.topicById.get(topicId)?.name[ctx.locale] ?? '',
      subtopicName: name[ctx.locale],
      reason: reason[ctx.locale],
      mark,
    };
  });
}
