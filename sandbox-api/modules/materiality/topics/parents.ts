import type { FieldIssue } from '#api/contract/field-issue';
import type { TopicEntryBody } from '#api/contract/materiality/topics';
import type { Edition } from '#api/domain/materiality/edition';
import type { Ctx } from '#api/kernel/context';
import { refuse } from '#api/kernel/problem-error';
import { isOfOtherEdition } from '#api/modules/materiality/editions/service';
import { type AssessedReport, unknownReference } from '#api/modules/materiality/headers/service';

/** A matter is of the edition, its topic of the category, its subtopic of the topic; each that is not is refused. */
export async function refuseOtherParents(
  ctx: Ctx,
  { edition }: AssessedReport,
  { dmTopicCategoryId, dmTopicId, dmSubtopicId, ownName }: TopicEntryBody,
): Promise<void> {
  const category = edition.categoryById.get(dmTopicCategoryId);
  const topic = edition.topicById.get(dmTopicId);
  const issues: FieldIssue[] = category ? [] : [unknownReference('dmTopicCategoryId')];
  if (!topic) {
    const isOther = await isOfOtherEdition(ctx, edition, 'topicById', dmTopicId);
    issues.push(unlisted('dmTopicId', isOther));
  } else if (topic.categoryId !== dmTopicCategoryId) issues.push(ofOtherParent('dmTopicId'));
  issues.push(...(await matterIssues(ctx, edition, { dmTopicId, dmSubtopicId, ownName })));
  refuse(issues);
}

/** Either of the list, below the topic, or named by the company. */
async function matterIssues(
  ctx: Ctx,
  edition: Edition,
  { dmTopicId, dmSubtopicId, ownName }: Pick<TopicEntryBody, 'dmTopicId' | 'dmSubtopicId' | 'ownName'>,
): Promise<FieldIssue[]> {
  if (dmSubtopicId === null) return [];
  if (ownName) return [{ path: 'ownName', code: 'ownNameOfListed', params: {} }];
  const subtopic = edition.subtopicById.get(dmSubtopicId);
  if (!subtopic) {
    const isOther = await isOfOtherEdition(ctx, edition, 'subtopicById', dmSubtopicId);
    return [unlisted('dmSubtopicId', isOther)];
  }
  return subtopic.topicId === dmTopicId ? [] : [ofOtherParent('dmSubtopicId')];
}

function unlisted(path: string, isOfOtherEdition: boolean): FieldIssue {
  return isOfOtherEdition ? { path, code: 'topicOfOtherEdition', params: {} } : unknownReference(path);
}

function ofOtherParent(path: string): FieldIssue {
  return { path, code: 'topicOfOtherParent', params: {} };
}
