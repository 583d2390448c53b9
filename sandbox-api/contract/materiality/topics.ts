import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam, instant, optionalLine, requiredText } from '#api/contract/fields';
import {
  materialityEditors,
  materialityMembers,
  materialityPath,
  materialityTag,
  ofReport,
} from './information';

export const mostTopicEntries = 300;
export const issueChars = 1000;
export const ownNameChars = 120;

const subtopic = z.object({
  dmSubtopicId: id,
  name: z.string(),
  description: z.string(),
  /** As the standard counts it, for instance `E3.1.1`. */
  code: z.string(),
  /** Guidance before it is chosen; null for most of them. */
  hint: z.string().nullable(),
});
export const materialitySubtopic = subtopic.meta({ id: 'MaterialitySubtopic' });
export type MaterialitySubtopic = z.output<typeof materialitySubtopic>;

const topic = z.object({
  dmTopicId: id,
  name: z.string(),
  description: z.string(),
  /** `E1` to `G1`. */
  standard: z.string(),
});
export const materialityTopic = topic.meta({ id: 'MaterialityTopic' });
export type MaterialityTopic = z.output<typeof materialityTopic>;

const category = {
  dmTopicCategoryId: id,
  name: z.string(),
  description: z.string(),
  /** Six hexadecimal digits, without a sign before them. */
  colour: z.string(),
};

export const materialityCategory = z.object(category).meta({ id: 'MaterialityCategory' });
export type MaterialityCategory = z.output<typeof materialityCategory>;

export const listMaterialityCategories = defineEndpoint({
  id: 'listMaterialityCategories',
  tag: materialityTag,
  summary: 'Environmental, social and governance matters',
  method: 'get',
  path: `${materialityPath}/Topics/Categories`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(materialityCategory),
});

export const readMaterialityCategory = defineEndpoint({
  id: 'readMaterialityCategory',
  tag: materialityTag,
  summary: 'A category with its topics, of the edition of the assessment',
  method: 'get',
  path: `${materialityPath}/Topics/Categories/{categoryId}`,
  access: materialityMembers,
  params: ofReport.extend({ categoryId: idParam }),
  response: z.object({ ...category, topics: z.array(topic) }).meta({ id: 'MaterialityCategoryTopics' }),
});

export const listMaterialitySubtopics = defineEndpoint({
  id: 'listMaterialitySubtopics',
  tag: materialityTag,
  summary: 'Subtopics of a topic; in the edition of 2023 with their sub-subtopics',
  method: 'get',
  path: `${materialityPath}/Topics/{topicId}/Subtopics`,
  access: materialityMembers,
  params: ofReport.extend({ topicId: idParam }),
  response: z.array(materialitySubtopic),
});

export const topicEntry = z
  .object({
    dmTopicEntryId: id,
    dmTopicCategoryId: id,
    dmTopicId: id,
    /** Null for a matter of the company's own, which is on no list. */
    dmSubtopicId: id.nullable(),
    issue: z.string(),
    categoryName: z.string(),
    topicName: z.string(),
    subtopicName: z.string(),
    /** Then it cannot be deleted. */
    hasIros: z.boolean(),
    updatedOn: instant,
  })
  .meta({ id: 'MaterialityTopicEntry' });
export type TopicEntry = z.output<typeof topicEntry>;

/** Either from the list, or with a name of its own. A matter with neither is refused by the other rules. */
function isNamed(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return true;
  const { dmSubtopicId, ownName }: { dmSubtopicId?: unknown; ownName?: unknown } = body;
  return (dmSubtopicId ?? null) !== null || (typeof ownName === 'string' && ownName.trim() !== '');
}

export const topicEntryBody = z
  .object({
    dmTopicCategoryId: id,
    dmTopicId: id,
    /** From the list; left out if the company names a matter of its own. */
    dmSubtopicId: id.nullish().transform((value) => value ?? null),
    /** Name of a matter of the company's own, below a topic of the list. */
    ownName: optionalLine(ownNameChars),
    issue: requiredText(issueChars),
  })
  .refine(isNamed, {
    path: ['dmSubtopicId'],
    params: { code: 'requiredSelection' },
    // Checked together with other missing fields, so the input may be incomplete.
    when: () => true,
  });
export type TopicEntryBody = z.output<typeof topicEntryBody>;

export const listTopicEntries = defineEndpoint({
  id: 'listTopicEntries',
  tag: materialityTag,
  summary: 'Matters that are assessed, in the order of the standards',
  method: 'get',
  path: `${materialityPath}/Topics/Entries`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(topicEntry),
});

export const topicSuggestion = z
  .object({
    dmTopicCategoryId: id,
    dmTopicId: id,
    dmSubtopicId: id,
    topicName: z.string(),
    subtopicName: z.string(),
    /** Why it is offered. */
    reason: z.string(),
    /** `norm` where a standard names the sector for it; else our own judgement. */
    mark: z.enum(['norm', 'convention']),
  })
  .meta({ id: 'TopicSuggestion' });
export type TopicSuggestion = z.output<typeof topicSuggestion>;

export const listTopicSuggestions = defineEndpoint({
  id: 'listTopicSuggestions',
  tag: materialityTag,
  summary: 'Subtopics that are often material in the sector; those already listed are left out',
  method: 'get',
  path: `${materialityPath}/Topics/Suggestions`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(topicSuggestion),
});

export const createTopicEntry = defineEndpoint({
  id: 'createTopicEntry',
  tag: materialityTag,
  summary: 'Add a matter',
  method: 'post',
  path: `${materialityPath}/Topics/Entries`,
  access: materialityEditors,
  params: ofReport,
  body: topicEntryBody,
  response: topicEntry,
});

const entryParams = ofReport.extend({ entryId: idParam });

export const updateTopicEntry = defineEndpoint({
  id: 'updateTopicEntry',
  tag: materialityTag,
  summary: 'Change a matter',
  method: 'put',
  path: `${materialityPath}/Topics/Entries/{entryId}`,
  access: materialityEditors,
  isGuarded: true,
  params: entryParams,
  body: topicEntryBody,
  response: topicEntry,
});

export const deleteTopicEntry = defineEndpoint({
  id: 'deleteTopicEntry',
  tag: materialityTag,
  summary: 'Delete a matter; refused with 409 while it has impacts, risks or opportunities',
  method: 'delete',
  path: `${materialityPath}/Topics/Entries/{entryId}`,
  access: materialityEditors,
  isGuarded: true,
  params: entryParams,
});
