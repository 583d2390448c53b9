import { useTranslation } from 'react-i18next';
import type { TopicEntry } from '#api/contract/materiality/topics';
import type { DataColumn } from '@/components/data-table/columns';
import { LongText } from './long-text';

/** Shows enough of an issue to tell two of the same subtopic apart. */
const issueStart = 60;

/** The name of an entry; several can share a subtopic. */
export function entryName({ subtopicName, issue }: Pick<TopicEntry, 'subtopicName' | 'issue'>): string {
  const start = issue.length > issueStart ? `${issue.slice(0, issueStart).trimEnd()}…` : issue;
  return `${subtopicName} – ${start}`;
}

/** The columns of what is assessed: category, topic, subtopic and issue. */
export function useEntryColumns(): DataColumn<TopicEntry>[] {
  const { t } = useTranslation('materiality-lists');
  return [
    { id: 'category', header: t('topics.category'), cell: ({ categoryName }) => categoryName },
    { id: 'topic', header: t('topics.topic'), cell: ({ topicName }) => topicName },
    {
      id: 'subtopic',
      header: t('topics.subtopic'),
      isRowHeader: true,
      cell: ({ subtopicName }) => <span className="wrap-anywhere block min-w-28">{subtopicName}</span>,
    },
    { id: 'issue', header: t('topics.issue'), cell: ({ issue }) => <LongText>{issue}</LongText> },
  ];
}
