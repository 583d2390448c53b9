import { useTranslation } from 'react-i18next';
import {
  createTopicEntry,
  issueChars,
  type TopicEntry,
  type TopicEntryBody,
} from '#api/contract/materiality/topics';
import { TextareaField } from '@/components/form/fields/text-field';
import { entryName } from '@/features/materiality/materiality/rows/entry-columns';
import { RowDialog } from '@/features/materiality/materiality/rows/row-dialog';
import { call } from '@/lib/api/call';
import { TopicFields } from './topic-fields';
import { TopicSuggestions } from './topic-suggestions';
import { type TopicValues, useTopicKind } from './use-topic-kind';

type TopicDialogProps = {
  headerId: number;
  /** Null for a new matter. */
  entry: TopicEntry | null;
  onClose: () => void;
};

/** One matter: its place in the standards, and what it means in this company. */
export function TopicDialog({ headerId, entry, onClose }: TopicDialogProps) {
  const { t } = useTranslation('materiality-lists');
  return (
    <RowDialog<TopicEntry, TopicValues, TopicEntryBody>
      row={entry}
      kind={useTopicKind(headerId)}
      create={(body) => call(createTopicEntry, { params: { id: headerId }, body })}
      start={{
        dmTopicCategoryId: null as never,
        dmTopicId: null as never,
        dmSubtopicId: null,
        ownName: '',
        issue: '',
      }}
      title={(read) => (read ? t('topics.editTitle', { name: read.subtopicName }) : t('topics.add'))}
      savedText={(saved) => t('saved', { name: entryName(saved) })}
      onClose={onClose}
    >
      {(form, read) => (
        <>
          {read === null ? <TopicSuggestions form={form} headerId={headerId} /> : null}
          <TopicFields form={form} headerId={headerId} />
          <TextareaField
            form={form}
            name="issue"
            label={t('topics.issue')}
            hint={t('topics.issueHint')}
            maxLength={issueChars}
          />
        </>
      )}
    </RowDialog>
  );
}
