import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TopicEntry } from '#api/contract/materiality/topics';
import type { DataColumn } from '@/components/data-table/columns';
import { Button } from '@/components/ui/button';
import { StepHeading } from '@/components/wizard/step-heading';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { entryName, useEntryColumns } from '@/features/materiality/materiality/rows/entry-columns';
import { PagedTable } from '@/features/materiality/materiality/rows/paged-table';
import { useOpenRow } from '@/features/materiality/materiality/rows/use-open-row';
import { StepActions } from '@/features/materiality/materiality/wizard/step-actions';
import type { StepProps } from '@/features/materiality/materiality/wizard/step-props';
import { irosQuery } from './iro-calls';
import { IroDialog } from './iro-dialog';

/**
 * For each matter: the company's effects on people and the environment, and what they may cost or bring the
 * company.
 */
export function IroStep({ headerId, isEditor, wizard, page, onPage, onNext }: StepProps) {
  const { t } = useTranslation('materiality-lists');
  const query = useQuery(materialityQueries.topicEntries(headerId));
  const opened = useOpenRow((queryClient, entry: TopicEntry) =>
    queryClient.fetchQuery(irosQuery(headerId, entry.dmTopicEntryId)),
  );
  const buttonText = ({ hasIros }: TopicEntry) => {
    if (!isEditor) return t('iros.show');
    return t(hasIros ? 'iros.edit' : 'iros.add');
  };
  const button: DataColumn<TopicEntry> = {
    id: 'iros',
    header: t('iros.column'),
    cell: (entry) => (
      <Button
        size="sm"
        aria-label={t('iros.buttonOf', { action: buttonText(entry), name: entryName(entry) })}
        onClick={() => void opened.open(entry)}
      >
        {buttonText(entry)}
      </Button>
    ),
  };
  const columns = [...useEntryColumns(), button];
  return (
    <>
      <StepHeading title={t('iros.form')}>{t('iros.hint')}</StepHeading>
      <PagedTable<TopicEntry>
        label={t('iros.form')}
        entity="materiality_topic_entries"
        {...{ columns, query, page, onPage }}
        rowId={(entry) => entry.dmTopicEntryId}
        rowLabel={entryName}
        empty={{ title: t('topics.empty') }}
      />
      {opened.shown ? (
        <IroDialog
          {...{ headerId, isEditor }}
          entry={opened.shown.row}
          lists={opened.shown.detail}
          onClose={opened.close}
        />
      ) : null}
      <StepActions step="iro" {...{ wizard, onNext }} />
    </>
  );
}
