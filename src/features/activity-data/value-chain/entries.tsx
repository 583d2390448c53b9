import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scope3Consumption } from '#api/contract/activity-data/value-chain';
import { type CrudList, type TurnPage, useCrudList } from '@/components/crud/use-crud-list';
import { DeleteEntry } from '@/components/entries/delete-entry';
import { EditEntryForm, NewEntryForm } from '@/components/entries/entry-forms';
import { entryPageSize, type StartPeriod } from '@/components/entries/entry-kind';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { ReadOnlyNote } from '@/components/ui/read-only-note';
import { useFormat } from '@/hooks/use-format';
import { useEntryEvents } from '@/state/entry-events';
import { EntriesTable } from './entries-table';
import type { FormSpec } from './entry-schema';
import { valueChainQueries } from './queries';
import { useEntryKind, type ValueChainKind } from './use-entry-kind';

type EntriesProps = {
  spec: FormSpec;
  inputFormId: number;
  locationId: number;
  page: number;
  /** The month of the listed entries, `YYYY-MM`. */
  month: string | undefined;
  onAllMonths: () => void;
  startPeriod: StartPeriod | undefined;
  onPage: TurnPage;
};

/** The existing entries, and the form for a new one below them. An entry is edited in its own dialog. */
export function Entries(props: EntriesProps) {
  const { spec, inputFormId, locationId, page, month, onAllMonths, startPeriod, onPage } = props;
  const { t } = useTranslation(['value-chain', 'entries']);
  const kind = useEntryKind(spec, { inputFormId, locationId });
  const query = useQuery(valueChainQueries.page(locationId, inputFormId, { page, month }));
  const events = useEntryEvents('scope3', kind);
  const list = useCrudList<Scope3Consumption>({
    data: query.data,
    page,
    pageSize: entryPageSize,
    onPage,
    rowId: kind.rowId,
  });
  const newEntry = useRef<HTMLDivElement>(null);
  const startNew = () => {
    newEntry.current?.scrollIntoView({ block: 'start' });
    newEntry.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-col gap-6">
      <Card isFlush>
        <div className="flex min-h-15 items-center justify-between gap-4 px-3">
          <h2 className="font-semibold text-lg tracking-tight">{t('entries')}</h2>
          {events.canEdit ? (
            <Button onClick={startNew}>{t('toNewEntry')}</Button>
          ) : (
            <ReadOnlyNote changedBy="editors" />
          )}
        </div>
        {month ? <MonthNote month={month} onAll={() => void list.leaveRows(onAllMonths)} /> : null}
        <EntriesTable
          {...{ kind, query, list }}
          {...events}
          fields={spec.fields}
          title={t('entries')}
          isNarrowed={month !== undefined}
        />
      </Card>
      {events.canEdit ? (
        <div ref={newEntry} className="scroll-mt-4">
          <Card title={t('entries:new')}>
            <NewEntryForm kind={kind} startPeriod={startPeriod} onSaved={events.onSaved} />
          </Card>
        </div>
      ) : null}
      <EditDialog kind={kind} list={list} onSaved={events.onSaved} />
      <DeleteEntry {...{ kind, list }} {...events} />
    </div>
  );
}

/** Says that the list is filtered and links to the full list. */
function MonthNote({ month, onAll }: { month: string; onAll: () => void }) {
  const { t } = useTranslation(['value-chain', 'entries']);
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-t bg-sunken px-3 py-2 text-sm">
      {t('onlyMonth', { month: format.date(`${month}-01`, 'MMMM YYYY') })}
      <Button variant="link" size="sm" onClick={onAll}>
        {t('entries:filter.clear')}
      </Button>
    </p>
  );
}

type EditDialogProps = {
  kind: ValueChainKind;
  list: CrudList<Scope3Consumption>;
  onSaved: (row: Scope3Consumption) => Promise<void>;
};

/** Asks before closing with unsaved changes. */
function EditDialog({ kind, list, onSaved }: EditDialogProps) {
  const { t } = useTranslation('value-chain');
  const row = list.edited;
  if (!row) return null;
  const close = () => void list.edit(null);
  return (
    <Dialog isOpen onClose={close} title={t('editTitle')} description={kind.rowLabel(row)} size="xl">
      <EditEntryForm
        key={kind.rowId(row)}
        kind={kind}
        row={row}
        onSaved={async (saved) => {
          await onSaved(saved);
          list.stopEditing();
        }}
        onDelete={() => list.setDeleting(row)}
        onCancel={close}
      />
    </Dialog>
  );
}
