import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Scope3Consumption } from '#api/contract/activity-data/scope3-consumptions';
import { DeleteEntry } from '@/components/entries/delete-entry';
import { EditEntryForm, NewEntryForm } from '@/components/entries/entry-forms';
import { type Editing, useEditing } from '@/components/entries/use-editing';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
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
  onPage: (page: number) => void;
};

/** The form for a new entry, and the entries so far; an entry is changed in a dialog of its own. */
export function Entries({ spec, inputFormId, locationId, page, onPage }: EntriesProps) {
  const { t } = useTranslation(['value-chain', 'entries']);
  const kind = useEntryKind(spec, { inputFormId, locationId });
  const query = useQuery(valueChainQueries.page(locationId, inputFormId, page));
  const events = useEntryEvents('scope3', kind);
  const editing = useEditing<Scope3Consumption>({ data: query.data, page, onPage, rowId: kind.rowId });
  const { deleting, setDeleting, edited, stopEditing } = editing;
  return (
    <div className="flex flex-col gap-6">
      {events.canEdit ? (
        <Card title={t('entries:new')}>
          <NewEntryForm kind={kind} onSaved={events.onSaved} />
        </Card>
      ) : null}
      <Card isFlush>
        <h2 className="flex min-h-15 items-center px-3 font-semibold text-lg tracking-tight">
          {t('entries')}
        </h2>
        <EntriesTable
          {...{ kind, query, page }}
          {...events}
          fields={spec.fields}
          title={t('entries')}
          onPage={(next) => void editing.turnTo(next)}
          onEdit={(row) => void editing.edit(row)}
          onDelete={setDeleting}
        />
      </Card>
      <EditDialog kind={kind} editing={editing} onSaved={events.onSaved} />
      {deleting ? (
        <DeleteEntry
          name={kind.rowLabel(deleting)}
          onDelete={() => events.onDelete(deleting)}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            if (edited && kind.rowId(deleting) === kind.rowId(edited)) stopEditing();
          }}
        />
      ) : null}
    </div>
  );
}

type EditDialogProps = {
  kind: ValueChainKind;
  editing: Editing<Scope3Consumption>;
  onSaved: (row: Scope3Consumption) => Promise<void>;
};

/** Closing it with changes asks first. */
function EditDialog({ kind, editing, onSaved }: EditDialogProps) {
  const { t } = useTranslation('value-chain');
  const row = editing.edited;
  if (!row) return null;
  const close = () => void editing.edit(null);
  return (
    <Dialog isOpen onClose={close} title={t('editTitle')} description={kind.rowLabel(row)} size="xl">
      <EditEntryForm
        key={kind.rowId(row)}
        kind={kind}
        row={row}
        onSaved={async (saved) => {
          await onSaved(saved);
          editing.stopEditing();
        }}
        onDelete={() => editing.setDeleting(row)}
        onCancel={close}
      />
    </Dialog>
  );
}
