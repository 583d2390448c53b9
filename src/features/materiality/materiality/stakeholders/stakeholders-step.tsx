import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  deleteMaterialityStakeholder,
  type MaterialityStakeholder,
} from '#api/contract/materiality/stakeholders';
import type { DataColumn } from '@/components/data-table/columns';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { StepHeading } from '@/components/wizard/step-heading';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { DeleteRowQuestion } from '@/features/materiality/materiality/rows/delete-row-question';
import { StepTable } from '@/features/materiality/materiality/rows/step-table';
import { StepActions } from '@/features/materiality/materiality/wizard/step-actions';
import type { StepProps } from '@/features/materiality/materiality/wizard/step-props';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { StakeholderDialog } from './stakeholder-dialog';

/** The groups that the company affects or that affect it, and how it engages with them. */
export function StakeholdersStep({ headerId, isEditor, wizard, page, onPage, onNext }: StepProps) {
  const { t } = useTranslation('materiality-lists');
  const { t: own } = useTranslation('materiality');
  const query = useQuery(materialityQueries.stakeholders(headerId));
  return (
    <>
      <StepHeading title={own('steps.stakeholders')}>{t('stakeholders.hint')}</StepHeading>
      <StepTable<MaterialityStakeholder>
        label={own('steps.stakeholders')}
        entity="materiality_stakeholders"
        columns={useColumns()}
        query={query}
        rowId={(row) => row.dmStakeholderId}
        rowLabel={(row) => row.name}
        {...{ isEditor, page, onPage }}
        addLabel={t('stakeholders.add')}
        besideAdd={<ClosedDownload />}
        whyKept={({ hasItems }) => (hasItems ? t('keptByItems') : undefined)}
        empty={{ title: t('stakeholders.empty'), hint: t('stakeholders.emptyHint') }}
        form={(stakeholder, onClose) => <StakeholderDialog {...{ headerId, stakeholder, onClose }} />}
        question={({ dmStakeholderId: stakeholderId, name, updatedOn }, events) => (
          <DeleteRowQuestion
            name={name}
            description={t('stakeholders.deleteText')}
            remove={() =>
              call(deleteMaterialityStakeholder, {
                params: { id: headerId, stakeholderId },
                seenUpdatedOn: updatedOn,
              })
            }
            {...events}
          />
        )}
      />
      <StepActions step="stakeholders" {...{ wizard, onNext }} />
    </>
  );
}

/** Required by the specification but always disabled. It stays focusable so that the reason can be read. */
function ClosedDownload() {
  const { t } = useTranslation('materiality-lists');
  const { t: common } = useTranslation();
  return (
    <Tooltip text={t('stakeholders.noDownload')}>
      <Button aria-disabled>
        <Download aria-hidden />
        {common('actions.download')}
      </Button>
    </Tooltip>
  );
}

function useColumns(): DataColumn<MaterialityStakeholder>[] {
  const { t } = useTranslation('materiality-lists');
  const format = useFormat();
  const score = (value: number) => format.number(value, { decimals: 1 });
  return [
    {
      id: 'name',
      header: t('stakeholders.name'),
      isRowHeader: true,
      cell: ({ name }) => <span className="wrap-anywhere block min-w-28">{name}</span>,
    },
    {
      id: 'impactOnEntity',
      header: t('stakeholders.impactOnEntity'),
      isNumeric: true,
      cell: ({ impactOnEntity }) => score(impactOnEntity),
    },
    {
      id: 'impactOnStakeholders',
      header: t('stakeholders.impactOnStakeholders'),
      isNumeric: true,
      cell: ({ impactOnStakeholders }) => score(impactOnStakeholders),
    },
    {
      id: 'channels',
      header: t('stakeholders.channels'),
      cell: ({ commChannels }) => commChannels.map(({ name }) => name).join(', '),
    },
  ];
}
