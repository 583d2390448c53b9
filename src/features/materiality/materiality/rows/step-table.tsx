import type { RowData } from '@tanstack/react-table';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CrudTable } from '@/components/crud/crud-table';
import { useCrudList } from '@/components/crud/use-crud-list';
import type { DataColumn } from '@/components/data-table/columns';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ReadOnlyNote } from '@/components/ui/read-only-note';
import { useButtonColumn } from './button-column';
import { pageOf, rowsPerPage } from './paged-table';
import { useRowHistory } from './use-row-history';

type StepTableProps<Row extends RowData> = {
  label: string;
  /** The database table of the rows. */
  entity: string;
  columns: readonly DataColumn<Row>[];
  query: { data: readonly Row[] | undefined; isError: boolean; refetch: () => unknown };
  rowId: (row: Row) => number;
  rowLabel: (row: Row) => string;
  isEditor: boolean;
  addLabel: string;
  /** Content beside the add button. */
  besideAdd?: ReactNode;
  /** Why a row cannot be deleted now. */
  whyKept?: (row: Row) => string | undefined;
  empty: { title: string; hint: string };
  page: number;
  onPage: (page: number, replace?: boolean) => void;
  /** The form of a row; null for a new row. */
  form: (row: Row | null, close: () => void) => ReactNode;
  question: (row: Row, events: { onDeleted: () => void; onClose: () => void }) => ReactNode;
};

/**
 * The table of a step. Editors add in a dialog and change or delete with the buttons of a row; other users
 * only read.
 */
export function StepTable<Row extends RowData>(props: StepTableProps<Row>) {
  const { label, query, rowId, rowLabel, isEditor, page, onPage, empty, form, question } = props;
  const { t } = useTranslation('materiality');
  const list = useCrudList<Row>({
    data: pageOf(query.data, page),
    page,
    pageSize: rowsPerPage,
    onPage,
    rowId,
  });
  const buttonColumn = useButtonColumn({
    whyKept: props.whyKept,
    rowLabel,
    edit: (row) => void list.edit(row),
    remove: list.setDeleting,
  });
  const add = (
    <Button variant="primary" onClick={list.startAdding}>
      <Plus aria-hidden />
      {props.addLabel}
    </Button>
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-end gap-2">
        {props.besideAdd}
        {isEditor ? add : <ReadOnlyNote>{t('rows.ownersOnly')}</ReadOnlyNote>}
      </div>
      <Card isFlush>
        <CrudTable
          {...{ label, list, query, rowId, rowLabel }}
          rowActions={useRowHistory(props.entity, rowId)}
          columns={isEditor ? [...props.columns, buttonColumn] : props.columns}
          empty={{ title: empty.title, children: empty.hint }}
        />
      </Card>
      {list.isAdding ? form(null, () => void list.stopAdding()) : null}
      {list.edited ? form(list.edited, list.stopEditing) : null}
      {list.deleting
        ? question(list.deleting, { onDeleted: list.deleted, onClose: () => list.setDeleting(null) })
        : null}
    </>
  );
}
