import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { StepHeading } from '@/components/wizard/step-heading';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { PagedTable } from '@/features/materiality/materiality/rows/paged-table';
import { useOpenRow } from '@/features/materiality/materiality/rows/use-open-row';
import { StepActions } from '@/features/materiality/materiality/wizard/step-actions';
import type { StepProps } from '@/features/materiality/materiality/wizard/step-props';
import { AssessmentDialog } from './assessment-dialog';
import { assessmentQuery } from './queries';
import { useAssessmentColumns } from './use-assessment-columns';

/** Every impact, risk and opportunity is judged by itself; scores follow from what was chosen. */
export function AssessmentStep({ headerId, isEditor, wizard, page, onPage, onNext }: StepProps) {
  const { t } = useTranslation('materiality-scores');
  const { t: own } = useTranslation('materiality');
  const query = useQuery(materialityQueries.assessments(headerId));
  const opened = useOpenRow((queryClient, { dmIroId: iroId, typeCode: kind }: AssessmentRow) =>
    queryClient.fetchQuery(assessmentQuery({ headerId, iroId, kind })),
  );
  const columns = useAssessmentColumns({ isEditor, open: (row) => void opened.open(row) });
  return (
    <>
      <StepHeading title={own('steps.assessment')}>{t('hint')}</StepHeading>
      <PagedTable<AssessmentRow>
        label={own('steps.assessment')}
        entity="materiality_iros"
        {...{ columns, query, page, onPage }}
        rowId={(row) => row.dmIroId}
        rowLabel={(row) => row.description}
        empty={{ title: t('empty') }}
      />
      {opened.shown ? (
        <AssessmentDialog
          {...{ headerId, isEditor }}
          row={opened.shown.row}
          detail={opened.shown.detail}
          onClose={opened.close}
        />
      ) : null}
      <StepActions step="assessment" {...{ wizard, onNext }} />
    </>
  );
}
