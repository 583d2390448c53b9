import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import type { DataColumn } from '@/components/data-table/columns';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PagedTable } from '@/features/materiality/materiality/rows/paged-table';
import type { Drafts } from './drafts';
import { columnsFor } from './grid-columns';
import { GridGuard } from './grid-guard';
import { LevelCell } from './level-cell';
import { RowNote } from './row-note';
import { useGridOptions } from './use-grid-options';

type GridTableProps = ComponentProps<typeof PagedTable<AssessmentRow>> & {
  headerId: number;
  isEditor: boolean;
  drafts: Drafts;
  /** All items of the list, which determine the numbering. */
  all: readonly AssessmentRow[];
  open: (row: AssessmentRow) => void;
};

/** The list with the choices of each item in its row. Each choice is saved as soon as it is made. */
export function GridTable({
  headerId,
  isEditor,
  drafts,
  all,
  open,
  columns: listed,
  ...table
}: GridTableProps) {
  const { t } = useTranslation('materiality-grid');
  const { choices, rules, failed } = useGridOptions(headerId);
  const rows = table.query.data ?? [];
  const levels = columnsFor(rows).map(
    ({ id, fields }): DataColumn<AssessmentRow> => ({
      id,
      header: t(`columns.${id}`),
      cell: (row) => {
        const field = fields[row.typeCode];
        const options = (field && choices.get(field)?.options) ?? [];
        return <LevelCell {...{ row, field, options, rules, drafts, isEditor }} />;
      },
    }),
  );
  const own = (id: string) => listed.filter((column) => column.id === id);
  const numbered = all.filter((row) => row.withdrawnReason === null).map(({ dmIroId }) => dmIroId);
  const isMixed = new Set(rows.map(({ typeCode }) => typeCode)).size > 1;
  const names = own('description').map((column) => ({
    ...column,
    // The save state is shown where it is visible however wide the row is.
    cell: (row: AssessmentRow) => (
      <>
        <ItemName {...{ row, isMixed }} number={numbered.indexOf(row.dmIroId) + 1} />
        <RowNote {...{ row, drafts, open }} />
      </>
    ),
  }));
  return (
    <>
      {failed.length > 0 ? (
        <Alert
          kind="danger"
          className="mb-3"
          actions={
            <Button size="sm" onClick={() => failed.map(({ refetch }) => refetch())}>
              {t('retry')}
            </Button>
          }
        >
          {t('noOptions')}
        </Alert>
      ) : null}
      <PagedTable<AssessmentRow>
        {...table}
        columns={[...names, ...own('score'), ...levels, ...own('button')]}
      />
      <GridGuard drafts={drafts} />
    </>
  );
}

/** Shows enough of the text to tell items apart; the full text appears on hover and in the form. */
function ItemName({ row, isMixed, number }: { row: AssessmentRow; isMixed: boolean; number: number }) {
  const { subtopicName, type, description } = row;
  const about = isMixed ? `${subtopicName} · ${type}` : subtopicName;
  return (
    <span className="block min-w-40 font-normal" title={description}>
      <span className="block text-ink-muted text-xs">{number > 0 ? `${number}. ${about}` : about}</span>
      <span className="wrap-anywhere line-clamp-3">{description}</span>
    </span>
  );
}
