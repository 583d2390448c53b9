import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EntrySummary } from '#api/contract/activity-data/entry-lists';
import { CrudTable } from '@/components/crud/crud-table';
import { type CrudList, type CrudPage, useCrudList } from '@/components/crud/use-crud-list';
import type { DataColumn } from '@/components/data-table/columns';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useFormat } from '@/hooks/use-format';
import { CreditNotesDialog } from './credit-notes-dialog';
import { DeleteEntry } from './delete-entry';
import { EntryFilter } from './entry-filter';
import { EditEntryForm, NewEntryForm } from './entry-forms';
import { type CreditedKind, type CreditedRow, entryPageSize, type StartPeriod } from './entry-kind';
import { type EntryView, isNarrowed, sortOf, withSort } from './entry-view';
import { emissionColumn } from './shared-columns';
import { useEntryActions } from './use-entry-actions';

/** `replace`, so that Back does not lead to a page that does not exist. */
export type ShowView = (view: EntryView, replace?: boolean) => void;

export type EntryListProps<Row extends CreditedRow, Values extends FieldValues, Entry> = {
  kind: CreditedKind<Row, Values, Entry>;
  title: string;
  columns: readonly DataColumn<Row>[];
  query: { data: CrudPage<Row> | undefined; isError: boolean; refetch: () => unknown };
  /** The total of all matching entries; undefined while loading. */
  summary: EntrySummary | undefined;
  view: EntryView;
  onView: ShowView;
  canEdit: boolean;
  /** Opens the form for a new entry immediately. */
  startsWithForm?: boolean;
  /** The default type and period of the first new entry. */
  startPeriod?: StartPeriod | undefined;
  empty: { title: string; hint: string };
  onOpenTrail: (row: Row) => void;
  /** The rows' database table, for their history. */
  table: string;
  /** Called after a create or update; confirms it and refreshes the data that depends on it. */
  onSaved: (row: Row) => Promise<void>;
  /** The same after a deletion. */
  onDeleted: (row: Row) => Promise<void>;
  /** Fetches the entries again. */
  refresh: () => Promise<void>;
};

type Props<Row extends CreditedRow, Values extends FieldValues, Entry> = EntryListProps<Row, Values, Entry>;
type PartProps<Row extends CreditedRow, Values extends FieldValues, Entry> = Props<Row, Values, Entry> & {
  list: CrudList<Row>;
};

/** Entries of one kind at one location: the form for a new one, the table, and the edit mode of a row. */
export function EntryList<Row extends CreditedRow, Values extends FieldValues, Entry>(
  props: Props<Row, Values, Entry>,
) {
  const { kind, query, summary, view, onView, startsWithForm } = props;
  const list = useCrudList<Row>({
    data: query.data,
    page: view.page ?? 1,
    pageSize: entryPageSize,
    onPage: (page, replace) => onView({ ...view, page }, replace),
    rowId: kind.rowId,
    startsWithForm,
  });
  return (
    <Card isFlush>
      <NewEntry {...props} list={list} />
      <EntryFilter
        view={view}
        summary={summary}
        onView={(next, replace) => void list.leaveRows(() => onView(next, replace))}
      />
      <EntryTable {...props} list={list} />
      <DeleteEntry list={list} {...props} />
    </Card>
  );
}

function NewEntry<Row extends CreditedRow, Values extends FieldValues, Entry>({
  kind,
  title,
  canEdit,
  startPeriod,
  onSaved,
  list,
}: PartProps<Row, Values, Entry>) {
  const { t } = useTranslation('entries');
  const isOpen = canEdit && list.isAdding;
  return (
    <>
      <header className="flex min-h-15 items-center justify-between gap-4 px-3">
        <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
        {canEdit && !isOpen ? (
          <Button onClick={list.startAdding}>
            <Plus aria-hidden />
            {t('addEntry')}
          </Button>
        ) : null}
      </header>
      {isOpen ? (
        <div className="border-y bg-sunken px-3 py-4">
          <NewEntryForm
            kind={kind}
            startPeriod={startPeriod}
            onSaved={onSaved}
            onClose={() => void list.stopAdding()}
          />
        </div>
      ) : null}
    </>
  );
}

function EntryTable<Row extends CreditedRow, Values extends FieldValues, Entry>(
  props: PartProps<Row, Values, Entry>,
) {
  const { kind, query, list, view, onView, canEdit, onSaved } = props;
  const editedId = list.edited && kind.rowId(list.edited);
  const toggle = (row: Row) => void list.edit(kind.rowId(row) === editedId ? null : row);
  const [creditedId, setCreditedId] = useState<number | null>(null);
  const credited = list.rows?.find((row) => kind.rowId(row) === creditedId);
  return (
    <>
      <CrudTable
        label={props.title}
        columns={useColumns(props)}
        list={list}
        query={query}
        rowId={kind.rowId}
        rowLabel={kind.rowLabel}
        empty={useEmpty(props)}
        sort={sortOf(view)}
        onSort={(sort) => void list.leaveRows(() => onView(withSort(view, sort)))}
        onOpenRow={canEdit ? toggle : undefined}
        rowActions={useEntryActions({ ...props, onCredit: (row) => setCreditedId(kind.rowId(row)) })}
        expandedRowId={editedId}
        renderExpanded={(row) => (
          <EditEntryForm
            kind={kind}
            row={row}
            onSaved={async (saved) => {
              await onSaved(saved);
              list.stopEditing();
            }}
            onDelete={() => list.setDeleting(row)}
            onCancel={() => void list.edit(null)}
          />
        )}
      />
      {credited ? (
        <CreditNotesDialog
          kind={kind}
          row={credited}
          refresh={props.refresh}
          onClose={() => setCreditedId(null)}
        />
      ) : null}
    </>
  );
}

/** No entries at all, or none that match the search. */
function useEmpty<Row extends CreditedRow, Values extends FieldValues, Entry>({
  empty,
  view,
  onView,
}: PartProps<Row, Values, Entry>) {
  const { t } = useTranslation('entries');
  if (!isNarrowed(view)) return { title: empty.title, children: empty.hint };
  return {
    title: t('filter.none'),
    children: t('filter.noneHint'),
    actions: <Button onClick={() => onView({})}>{t('filter.clear')}</Button>,
  };
}

function useColumns<Row extends CreditedRow, Values extends FieldValues, Entry>({
  kind,
  columns,
  list: { rows },
  onOpenTrail,
}: PartProps<Row, Values, Entry>): DataColumn<Row>[] {
  const { t } = useTranslation('entries');
  const format = useFormat();
  return useMemo(
    () => [...columns, emissionColumn(rows ?? [], format, t('columns.emissions'), onOpenTrail, kind)],
    [columns, rows, format, t, onOpenTrail, kind],
  );
}
