import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteMaterialityActivity, type MaterialityActivity } from '#api/contract/materiality/value-chain';
import type { DataColumn } from '@/components/data-table/columns';
import { StepHeading } from '@/components/wizard/step-heading';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { DeleteRowQuestion } from '@/features/materiality/materiality/rows/delete-row-question';
import { LongText } from '@/features/materiality/materiality/rows/long-text';
import { StepTable } from '@/features/materiality/materiality/rows/step-table';
import { StepActions } from '@/features/materiality/materiality/wizard/step-actions';
import type { StepProps } from '@/features/materiality/materiality/wizard/step-props';
import { call } from '@/lib/api/call';
import { ActivityDialog } from './activity-dialog';

/** The activities of the company and of those before and after it in the value chain. */
export function ValueChainStep({ headerId, isEditor, wizard, page, onPage, onNext }: StepProps) {
  const { t } = useTranslation('materiality-lists');
  const { t: own } = useTranslation('materiality');
  const query = useQuery(materialityQueries.activities(headerId));
  return (
    <>
      <StepHeading title={own('steps.valueChain')}>{t('activities.hint')}</StepHeading>
      <StepTable<MaterialityActivity>
        label={own('steps.valueChain')}
        entity="materiality_activities"
        columns={useColumns()}
        query={query}
        rowId={(row) => row.dmActivityId}
        rowLabel={(row) => row.name}
        {...{ isEditor, page, onPage }}
        addLabel={t('activities.add')}
        whyKept={({ hasStakeholders, hasItems }) => {
          if (hasStakeholders) return t('activities.kept');
          return hasItems ? t('keptByItems') : undefined;
        }}
        empty={{ title: t('activities.empty'), hint: t('activities.emptyHint') }}
        form={(activity, onClose) => <ActivityDialog {...{ headerId, activity, onClose }} />}
        question={({ dmActivityId: activityId, name, updatedOn }, events) => (
          <DeleteRowQuestion
            name={name}
            description={t('activities.deleteText')}
            remove={() =>
              call(deleteMaterialityActivity, {
                params: { id: headerId, activityId },
                seenUpdatedOn: updatedOn,
              })
            }
            {...events}
          />
        )}
      />
      <StepActions step="valueChain" {...{ wizard, onNext }} />
    </>
  );
}

function useColumns(): DataColumn<MaterialityActivity>[] {
  const { t } = useTranslation('materiality-lists');
  return [
    {
      id: 'name',
      header: t('activities.name'),
      isRowHeader: true,
      cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    },
    { id: 'type', header: t('activities.type'), cell: ({ dmValueChainTypeValue }) => dmValueChainTypeValue },
    {
      id: 'description',
      header: t('activities.description'),
      cell: ({ description }) => (description ? <LongText>{description}</LongText> : '–'),
    },
  ];
}
