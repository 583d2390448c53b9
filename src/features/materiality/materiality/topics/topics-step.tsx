import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteTopicEntry, type TopicEntry } from '#api/contract/materiality/topics';
import { StepHeading } from '@/components/wizard/step-heading';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { DeleteRowQuestion } from '@/features/materiality/materiality/rows/delete-row-question';
import { entryName, useEntryColumns } from '@/features/materiality/materiality/rows/entry-columns';
import { StepTable } from '@/features/materiality/materiality/rows/step-table';
import { StepActions } from '@/features/materiality/materiality/wizard/step-actions';
import type { StepProps } from '@/features/materiality/materiality/wizard/step-props';
import { call } from '@/lib/api/call';
import { StandardsCard } from './standards-card';
import { TopicDialog } from './topic-dialog';

/** The matters to assess: a subtopic of the standards, and the issue in the user's own words. */
export function TopicsStep({ headerId, isEditor, wizard, page, onPage, onNext }: StepProps) {
  const { t } = useTranslation('materiality-lists');
  const { t: own } = useTranslation('materiality');
  const query = useQuery(materialityQueries.topicEntries(headerId));
  return (
    <>
      <StepHeading title={own('steps.topics')}>{t('topics.hint')}</StepHeading>
      <StepTable<TopicEntry>
        label={own('steps.topics')}
        entity="materiality_topic_entries"
        columns={useEntryColumns()}
        query={query}
        rowId={(row) => row.dmTopicEntryId}
        rowLabel={entryName}
        {...{ isEditor, page, onPage }}
        addLabel={t('topics.add')}
        whyKept={(row) => (row.hasIros ? t('topics.kept') : undefined)}
        empty={{ title: t('topics.empty'), hint: t('topics.emptyHint') }}
        form={(entry, onClose) => <TopicDialog {...{ headerId, entry, onClose }} />}
        question={(entry, events) => (
          <DeleteRowQuestion
            name={entryName(entry)}
            description={t('topics.deleteText')}
            remove={() =>
              call(deleteTopicEntry, {
                params: { id: headerId, entryId: entry.dmTopicEntryId },
                seenUpdatedOn: entry.updatedOn,
              })
            }
            {...events}
          />
        )}
      />
      <StandardsCard {...{ headerId, isEditor }} />
      <StepActions step="topics" {...{ wizard, onNext }} />
    </>
  );
}
