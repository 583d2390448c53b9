import type { TopicSuggestion } from '#api/contract/materiality/topics';
import { suggestTopics } from '#api/domain/materiality/suggestions';
import type { Call } from '#api/kernel/crud-verbs';
import { readReport } from '#api/modules/materiality/headers/service';
import { findEntryRows } from './repository';

/** Subtopics of the topics that are likely material in the sector; what is listed already is offered no more. */
export async function listTopicSuggestions({
  ctx,
  input: { params },
}: Call<{ params: { id: number } }>): Promise<TopicSuggestion[]> {
  const { edition, of, row } = await readReport(ctx, params.id);
  const taken = new Set((await findEntryRows(ctx.db, of)).map(({ subtopicId }) => subtopicId));
  const reasonOf = new Map(suggestTopics(edition, row?.sectorId ?? null).map((one) => [one.topicId, one]));
  return edition.subtopics.flatMap(({ id, topicId, categoryId, name }) => {
    const suggestion = reasonOf.get(topicId);
    if (!suggestion || taken.has(id)) return [];
    return {
      dmTopicCategoryId: categoryId,
      dmTopicId: topicId,
      dmSubtopicId: id,
      topicName: edition.topicById.get(topicId)?.name[ctx.locale] ?? '',
      subtopicName: name[ctx.locale],
      reason: suggestion.reason[ctx.locale],
      mark: suggestion.mark === 'norm' ? 'norm' : 'convention',
    };
  });
}
