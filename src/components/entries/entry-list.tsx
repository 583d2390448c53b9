import { Calculator, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { MenuEntry } from '@/components/ui/menu';
import { useFormat } from '@/hooks/use-format';
import { DeleteEntry } from './delete-entry';
import { EditEntryForm, NewEntryForm } from './entry-forms';
import { type EntryKind, type EntryPage, type EntryRow, entryPageSize } from './entry-kind';
import { emissionColumn } from './shared-columns';
import { type Editing, useEditing } from './use-editing';

export type EntryListProps<Row extends EntryRow, Values extends FieldValues, Entry> = {
  kind: EntryKind<Row, Values, Entry>;
  title: string;
  columns: readonly DataColumn<Row>[];
  query: { data: EntryPage<Row> | undefined; isError: boolean; refetch: () => unknown };
  page: number;
  onPage: (page: number) => void;
  canEdit: boolean;
  /** Opens the form for a new entry at once. */
  startsWithForm?: boolean;
  empty: { title: string; hint: string };
  onOpenTrail: (row: Row) => void;
  /** After a create, update or delete; says it and refreshes what depends on it. */
  onSaved: (row: Row) => Promise<void>;
  /** Resolves to a text when the row could not be deleted. */
  onDelete: (row: Row) => Promise<string | null>;
};

type Props<Row extends EntryRow, Values extends FieldValues, Entry> = EntryListProps<Row, Values, Entry>;
type PartProps<Row extends EntryRow, Values extends FieldValues, Entry> = Props<Row, Values, Entry> & {
  editing: Editing<Row>;
};

/** Entries of one kind at one location: the form for a new one, the table, and the edit mode of a row. */
export function EntryList<Row extends EntryRow, Values extends FieldValues, Entry>(
  props: Props<Row, Values, Entry>,
) {
  const { kind } = props;
  const editing = useEditing({ ...props, data: props.query.data, rowId: kind.rowId });
  const { deleting, setDeleting, edited, stopEditing } = editing;
  return (
    <Card isFlush>
      <NewEntry {...props} editing={editing} />
      <EntryTable {...props} editing={editing} />
      {deleting ? (
        <DeleteEntry
          name={kind.rowLabel(deleting)}
          onDelete={() => props.onDelete(deleting)}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            if (edited && kind.rowId(deleting) === kind.rowId(edited)) stopEditing();
          }}
        />
      ) : null}
    </Card>
  );
}

function NewEntry<Row extends EntryRow, Values extends FieldValues, Entry>({
  kind,
  title,
  canEdit,
  onSaved,
  editing,
}: PartProps<Row, Values, Entry>) {
  const { t } = useTranslation('entries');
  const isOpen = canEdit && editing.isAdding;
  return (
    <>
      <header className="flex min-h-15 items-center justify-between gap-4 px-3">
        <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
        {canEdit && !isOpen ? (
          <Button variant="primary" onClick={editing.startAdding}>
            <Plus aria-hidden />
            {t('addEntry')}
          </Button>
        ) : null}
      </header>
      {isOpen ? (
        <div className="border-y bg-sunken px-3 py-4">
          <NewEntryForm kind={kind} onSaved={onSaved} onClose={() => void editing.stopAdding()} />
        </div>
      ) : null}
    </>
  );
}

function EntryTable<Row extends EntryRow, Values extends FieldValues, Entry>(
  props: PartProps<Row, Values, Entry>,
) {
  const { kind, query, editing, empty, canEdit, onSaved } = props;
  const { rows, edited, edit, stopEditing, setDeleting, turnTo } = editing;
  const actions = useRowActions(props);
  const total = query.data?.total ?? 0;
  const editedId = edited && kind.rowId(edited);
  const toggle = (row: Row) => void edit(kind.rowId(row) === editedId ? null : row);
  return (
    <DataTable
      label={props.title}
      columns={useColumns(props)}
      rows={rows}
      rowId={kind.rowId}
      rowLabel={kind.rowLabel}
      paging={{ page: props.page, pageSize: entryPageSize, total, onChange: (next) => void turnTo(next) }}
      problem={query.isError && !rows ? { kind: 'error', onRetry: () => query.refetch() } : undefined}
      empty={{ title: empty.title, children: empty.hint }}
      onOpenRow={canEdit ? toggle : undefined}
      rowActions={actions}
      expandedRowId={editedId}
      renderExpanded={(row) => (
        <EditEntryForm
          kind={kind}
          row={row}
          onSaved={async (saved) => {
            await onSaved(saved);
            stopEditing();
          }}
          onDelete={() => setDeleting(row)}
          onCancel={() => void edit(null)}
        />
      )}
    />
  );
}

function useColumns<Row extends EntryRow, Values extends FieldValues, Entry>({
  kind,
  columns,
  editing: { rows },
  onOpenTrail,
}: PartProps<Row, Values, Entry>): DataColumn<Row>[] {
  const { t } = useTranslation('entries');
  const format = useFormat();
  return useMemo(
    () => [...columns, emissionColumn(rows ?? [], format, t('columns.emissions'), onOpenTrail, kind)],
    [columns, rows, format, t, onOpenTrail, kind],
  );
}

/** The trail is for everybody; edit and delete are not for the View role. */
function useRowActions<Row extends EntryRow, Values extends FieldValues, Entry>({
  canEdit,
  onOpenTrail,
  editing: { edit, setDeleting },
}: PartProps<Row, Values, Entry>): (row: Row) => MenuEntry[] {
  const { t } = useTranslation('entries');
  return (row) => {
    const trail = {
      id: 'trail',
      label: t('trail'),
      icon: <Calculator />,
      onSelect: () => onOpenTrail(row),
    };
    if (!canEdit) return [trail];
    return [
      { id: 'edit', label: t('edit'), icon: <Pencil />, onSelect: () => void edit(row) },
      trail,
      {
        id: 'delete',
        label: t('delete'),
        icon: <Trash2 />,
        isDestructive: true,
        onSelect: () => setDeleting(row),
      },
    ];
  };
}
