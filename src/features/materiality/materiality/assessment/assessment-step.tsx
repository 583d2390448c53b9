import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { sortedRows } from '@/components/data-table/columns';
import { StepHeading } from '@/components/wizard/step-heading';
import { opinionsQuery } from '@/features/materiality/materiality/opinions/queries';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { PagedTable } from '@/features/materiality/materiality/rows/paged-table';
import { useOpenRow } from '@/features/materiality/materiality/rows/use-open-row';
import { sortOf, withSort } from '@/features/materiality/materiality/search';
import { StepActions } from '@/features/materiality/materiality/wizard/step-actions';
import type { StepProps } from '@/features/materiality/materiality/wizard/step-props';
import { useFormat } from '@/hooks/use-format';
import { AssessmentDialog } from './assessment-dialog';
import { AssessmentFilter } from './assessment-filter';
import { filtered, nextOpen } from './filter';
import { assessmentQuery } from './queries';
import { useAssessmentColumns } from './use-assessment-columns';
import { useRowMenu } from './use-row-menu';
import { WithdrawDialog } from './withdraw-dialog';

/** Every impact, risk and opportunity is judged by itself; scores follow from what was chosen. */
export function AssessmentStep(props: StepProps) {
  const { headerId, isEditor, wizard, page, onPage, search, onSearch, onNext } = props;
  const { t } = useTranslation('materiality-scores');
  const { t: own } = useTranslation('materiality');
  const { language } = useFormat();
  const [withdrawing, setWithdrawing] = useState<AssessmentRow | null>(null);
  const query = useQuery(materialityQueries.assessments(headerId));
  const opened = useOpenRow(async (queryClient, { dmIroId: iroId, typeCode: kind }: AssessmentRow) => {
    const opinions = queryClient.prefetchQuery(opinionsQuery(headerId, iroId));
    const detail = await queryClient.fetchQuery(assessmentQuery({ headerId, iroId, kind }));
    await opinions;
    return detail;
  });
  const columns = useAssessmentColumns({ headerId, isEditor, open: (row) => void opened.open(row) });
  const sort = sortOf(search);
  const rows = query.data && sortedRows(filtered(query.data, search), { columns, sort, language });
  const following = opened.shown && rows ? nextOpen(rows, opened.shown.row.dmIroId) : undefined;
  return (
    <>
      <StepHeading title={own('steps.assessment')}>{t('hint')}</StepHeading>
      <AssessmentFilter
        rows={query.data ?? []}
        filter={search}
        onFilter={(filter) => onSearch({ ...search, ...filter, page: undefined }, { replace: true })}
      />
      <PagedTable<AssessmentRow>
        label={own('steps.assessment')}
        entity="materiality_iros"
        {...{ columns, page, onPage, sort }}
        query={{ ...query, data: rows }}
        onSort={(next) => onSearch(withSort(search, next))}
        rowId={(row) => row.dmIroId}
        rowLabel={(row) => row.description}
        rowActions={useRowMenu({ headerId, isEditor, onWithdraw: setWithdrawing })}
        empty={{ title: t(query.data?.length ? 'filter.nothing' : 'empty') }}
      />
      {opened.shown ? (
        <AssessmentDialog
          key={opened.shown.row.dmIroId}
          {...{ headerId, isEditor }}
          row={opened.shown.row}
          detail={opened.shown.detail}
          onNext={following && (() => void opened.open(following))}
          onClose={opened.close}
        />
      ) : null}
      {withdrawing ? (
        <WithdrawDialog headerId={headerId} row={withdrawing} onClose={() => setWithdrawing(null)} />
      ) : null}
      <StepActions step="assessment" {...{ wizard, onNext }} />
    </>
  );
}
