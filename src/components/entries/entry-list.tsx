import { Calculator, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { MenuEntry } from '@/components/ui/menu';
import { useFormat } from '@/hooks/use-format';
import { EditEntryForm, NewEntryForm } from './entry-forms';
import { type EntryKind, type EntryPage, type EntryRow, entryPageSize } from './entry-kind';
import { emissionColumn } from './shared-columns';

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

/** Entries of one kind at one location: the form for a new one, the table, and the edit mode of a row. */
export function EntryList<Row extends EntryRow, Values extends FieldValues, Entry>(
  props: EntryListProps<Row, Values, Entry>,
) {
  const { kind, title, query, page, canEdit, empty, onOpenTrail, onSaved } = props;
  const { t } = useTranslation('entries');
  const format = useFormat();
  const unsaved = useUnsavedScope();
  const [isAdding, setIsAdding] = useState(props.startsWithForm ?? false);
  const [editedId, setEditedId] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<Row | null>(null);
  const rows = query.data?.items;
  const columns = useMemo(
    () => [...props.columns, emissionColumn(rows ?? [], format, t('columns.emissions'), onOpenTrail, kind)],
    [props.columns, rows, format, t, onOpenTrail, kind],
  );

  const edit = async (id: number | null) => {
    if (await unsaved.confirmLeave('edited')) setEditedId(id);
  };
  const closeNew = async () => {
    if (await unsaved.confirmLeave('new')) setIsAdding(false);
  };
  const turnTo = async (next: number) => {
    if (!(await unsaved.confirmLeave('edited'))) return;
    setEditedId(null);
    props.onPage(next);
  };
  const actions = (row: Row): MenuEntry[] => [
    ...(canEdit
      ? [{ id: 'edit', label: t('edit'), icon: <Pencil />, onSelect: () => void edit(kind.rowId(row)) }]
      : []),
    { id: 'trail', label: t('trail'), icon: <Calculator />, onSelect: () => onOpenTrail(row) },
    ...(canEdit
      ? [
          {
            id: 'delete',
            label: t('delete'),
            icon: <Trash2 />,
            isDestructive: true,
            onSelect: () => setDeleting(row),
          },
        ]
      : []),
  ];
  const addButton = (
    <Button variant="primary" onClick={() => setIsAdding(true)}>
      <Plus aria-hidden />
      {t('addEntry')}
    </Button>
  );

  return (
    <Card isFlush>
      <header className="flex min-h-15 items-center justify-between gap-4 px-3">
        <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
        {canEdit && !isAdding ? addButton : null}
      </header>
      {canEdit && isAdding ? (
        <div className="border-y bg-sunken px-3 py-4">
          <NewEntryForm kind={kind} onSaved={onSaved} onClose={() => void closeNew()} />
        </div>
      ) : null}
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowId={kind.rowId}
        rowLabel={kind.rowLabel}
        paging={{
          page,
          pageSize: entryPageSize,
          total: query.data?.total ?? 0,
          onChange: (next) => void turnTo(next),
        }}
        problem={query.isError && !rows ? { kind: 'error', onRetry: () => query.refetch() } : undefined}
        empty={{ title: empty.title, children: empty.hint }}
        onOpenRow={
          canEdit ? (row) => void edit(kind.rowId(row) === editedId ? null : kind.rowId(row)) : undefined
        }
        rowActions={actions}
        expandedRowId={editedId}
        renderExpanded={(row) => (
          <EditEntryForm
            kind={kind}
            row={row}
            onSaved={async (saved) => {
              await onSaved(saved);
              setEditedId(null);
            }}
            onDelete={() => setDeleting(row)}
            onCancel={() => void edit(null)}
          />
        )}
      />
      {deleting ? (
        <DeleteEntry
          name={kind.rowLabel(deleting)}
          onDelete={() => props.onDelete(deleting)}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            if (kind.rowId(deleting) === editedId) setEditedId(null);
            if (rows?.length === 1 && page > 1) props.onPage(page - 1);
          }}
        />
      ) : null}
    </Card>
  );
}

type DeleteEntryProps = {
  name: string;
  onDelete: () => Promise<string | null>;
  onDeleted: () => void;
  onClose: () => void;
};

function DeleteEntry({ name, onDelete, onDeleted, onClose }: DeleteEntryProps) {
  const { t } = useTranslation('entries');
  const [error, setError] = useState<string | null>(null);
  return (
    <ConfirmDialog
      isOpen
      title={t('deleteTitle')}
      description={t('deleteText', { name })}
      confirmLabel={t('delete')}
      error={error}
      onCancel={onClose}
      onConfirm={async () => {
        const failure = await onDelete();
        setError(failure);
        if (failure !== null) return;
        onDeleted();
        onClose();
      }}
    />
  );
}
