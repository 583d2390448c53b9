import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import {
  type TopicEntry,
  type TopicEntryBody,
  topicEntryBody,
  updateTopicEntry,
} from '#api/contract/materiality/topics';
import type { Changeable } from '@/components/crud/changeable';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { call } from '@/lib/api/call';

export type TopicValues = z.input<typeof topicEntryBody>;

/** How a matter is saved. In a conflict, its place in the standards is decided as a whole. */
export function useTopicKind(headerId: number): Changeable<TopicEntry, TopicValues, TopicEntryBody> {
  const { t } = useTranslation('materiality-lists');
  const queryClient = useQueryClient();
  const placeOf = async ({ dmTopicId, dmSubtopicId, ownName }: TopicValues) => {
    if (ownName) return ownName;
    const listed = await queryClient.fetchQuery(materialityQueries.subtopicsOf(headerId, dmTopicId));
    return listed.find((subtopic) => subtopic.dmSubtopicId === dmSubtopicId)?.name ?? '–';
  };
  return {
    schema: topicEntryBody,
    toValues: ({ dmTopicCategoryId, dmTopicId, dmSubtopicId, subtopicName, issue }) => ({
      dmTopicCategoryId,
      dmTopicId,
      dmSubtopicId,
      ownName: dmSubtopicId === null ? subtopicName : '',
      issue,
    }),
    update: ({ dmTopicEntryId: entryId, updatedOn }, body) =>
      call(updateTopicEntry, { params: { id: headerId, entryId }, body, seenUpdatedOn: updatedOn }),
    parts: [
      {
        id: 'subtopic',
        label: t('topics.subtopic'),
        fields: ['dmSubtopicId', 'ownName', 'dmTopicId', 'dmTopicCategoryId'],
        describe: placeOf,
      },
      { id: 'issue', label: t('topics.issue'), fields: ['issue'], describe: async ({ issue }) => issue },
    ],
  };
}
