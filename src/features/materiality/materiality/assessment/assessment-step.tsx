import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { sortedRows } from '@/components/data-table/columns';
import { WordsHere } from '@/components/knowledge/words-here';
import { StepHeading } from '@/components/wizard/step-heading';
import { GridTable } from '@/features/materiality/materiality/grid/grid-table';
import { useHeldRows } from '@/features/materiality/materiality/grid/held-rows';
import { useDrafts } from '@/features/materiality/materiality/grid/use-drafts';
import { ViewBar } from '@/features/materiality/materiality/grid/view-bar';
import { opinionsQuery } from '@/features/materiality/materiality/opinions/queries';
import { PasteButton } from '@/features/materiality/materiality/paste/paste-button';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { PagedTable } from '@/features/materiality/materiality/rows/paged-table';
import { useOpenRow } from '@/features/materiality/materiality/rows/use-open-row';
import { type MaterialitySearch, sortOf, withSort } from '@/features/materiality/materiality/search';
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

/** Each impact, risk and opportunity is assessed separately; the scores follow from the choices. */
export function AssessmentStep(props: StepProps) {
  const { headerId, isEditor, wizard, search, onSearch, onNext } = props;
  const { t } = useTranslation('materiality-scores');
  const { t: own } = useTranslation('materiality');
  const query = useQuery(materialityQueries.assessments(headerId));
  return (
    <>
      <StepHeading title={own('steps.assessment')}>{t('hint')}</StepHeading>
      <WordsHere
        className="-mt-3 mb-4"
        words={[
          { code: 'impactmat', text: t('terms.impact') },
          { code: 'finmat', text: t('terms.financial') },
          { code: 'severity', text: t('terms.severity') },
        ]}
      />
      <ViewBar layout={search.layout} onLayout={(layout) => onSearch({ ...search, layout })}>
        {isEditor && query.data ? <PasteButton headerId={headerId} rows={query.data} /> : null}
      </ViewBar>
      <AssessmentFilter
        rows={query.data ?? []}
        filter={search}
        onFilter={(filter) => onSearch({ ...search, ...filter, page: undefined }, { replace: true })}
      />
      <AssessmentRows {...props} query={query} />
      <StepActions step="assessment" {...{ wizard, onNext }} />
    </>
  );
}

type AssessmentRowsProps = StepProps & {
  query: { data: AssessmentRow[] | undefined; isError: boolean; refetch: () => unknown };
};

/** The list or the grid, with the forms that open from either. */
function AssessmentRows({ headerId, isEditor, page, onPage, search, onSearch, query }: AssessmentRowsProps) {
  const { t } = useTranslation('materiality-scores');
  const { t: own } = useTranslation('materiality');
  const { language } = useFormat();
  const [withdrawing, setWithdrawing] = useState<AssessmentRow | null>(null);
  const opened = useOpenRow(async (queryClient, { dmIroId: iroId, typeCode: kind }: AssessmentRow) => {
    const opinions = queryClient.prefetchQuery(opinionsQuery(headerId, iroId));
    const detail = await queryClient.fetchQuery(assessmentQuery({ headerId, iroId, kind }));
    await opinions;
    return detail;
  });
  const open = (row: AssessmentRow) => void opened.open(row);
  const drafts = useDrafts(headerId, open);
  const columns = useAssessmentColumns({ headerId, isEditor, open });
  const sort = sortOf(search);
  const found = query.data && sortedRows(filtered(query.data, search), { columns, sort, language });
  const rows = useHeldRows(found, { all: query.data, idOf: ({ dmIroId }) => dmIroId, key: heldKey(search) });
  const following = opened.shown && rows ? nextOpen(rows, opened.shown.row.dmIroId) : undefined;
  const table = {
    label: own('steps.assessment'),
    entity: 'materiality_iros',
    query: { ...query, data: rows },
    onSort: (next: typeof sort) => onSearch(withSort(search, next)),
    rowId: (row: AssessmentRow) => row.dmIroId,
    rowLabel: (row: AssessmentRow) => row.description,
    rowActions: useRowMenu({ headerId, isEditor, onWithdraw: setWithdrawing }),
    empty: { title: t(query.data?.length ? 'filter.nothing' : 'empty') },
    columns,
    page,
    onPage,
    sort,
  };
  const close = (iroId: number, readOn: string | undefined) => {
    opened.close();
    drafts.dropSaved(iroId, readOn);
  };
  return (
    <>
      {search.layout === 'grid' ? (
        <GridTable {...table} {...{ headerId, isEditor, drafts, open }} all={query.data ?? []} />
      ) : (
        <PagedTable<AssessmentRow> {...table} />
      )}
      {opened.shown ? (
        <AssessmentDialog
          key={opened.shown.row.dmIroId}
          {...{ headerId, isEditor, ...opened.shown }}
          taken={drafts.of(opened.shown.row.dmIroId)?.changes}
          onNext={following && (() => open(following))}
          onClose={() => opened.shown && close(opened.shown.row.dmIroId, opened.shown.detail?.updatedOn)}
        />
      ) : null}
      {withdrawing ? (
        <WithdrawDialog headerId={headerId} row={withdrawing} onClose={() => setWithdrawing(null)} />
      ) : null}
    </>
  );
}

/** Changes when the user asks for other rows. Null for the list, which updates on every change. */
function heldKey({ layout, find, kind, state, matter, sort, desc }: MaterialitySearch): string | null {
  return layout === 'grid' ? JSON.stringify([find, kind, state, matter, sort, desc]) : null;
}
