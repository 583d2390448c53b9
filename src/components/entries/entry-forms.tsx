import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved } from '@/components/form/unsaved-scope';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import type { EntryKind, EntryRow, StartPeriod } from './entry-kind';
import { ExtraFields } from './extra-fields';
import { useEntryChecks } from './use-entry-checks';

type NewEntryFormProps<Row extends EntryRow, Values extends FieldValues, Entry> = {
  kind: EntryKind<Row, Values, Entry>;
  onSaved: (row: Row) => Promise<void>;
  onClose?: () => void;
  startPeriod?: StartPeriod | undefined;
};

/** Stays open and is cleared after each success, because users enter several bills in a row. */
export function NewEntryForm<Row extends EntryRow, Values extends FieldValues, Entry>({
  kind,
  onSaved,
  onClose,
  startPeriod,
}: NewEntryFormProps<Row, Values, Entry>) {
  const { t } = useTranslation('entries');
  const { t: common } = useTranslation();
  // A new key clears what fields hold besides the form's values, e.g. a half-typed number.
  const [round, setRound] = useState(0);
  const checks = useEntryChecks<Entry>((entry) => kind.check(entry, null), { mayReplace: true });
  const form = useContractForm<Values, Entry>({
    schema: kind.schema,
    defaultValues: { ...kind.emptyValues, ...(startPeriod && kind.valuesIn?.(startPeriod)) },
    onSubmit: async (entry) => {
      const replaced = await checks.ask(entry);
      await onSaved(await (replaced ? kind.replace(replaced, entry) : kind.create(entry)));
      setRound((count) => count + 1);
    },
    afterSuccess: kind.nextValues ?? 'reset',
  });
  useMarkUnsaved('new', form.isDirty);
  const fields = useFocusOnNext(round, form.isSaving);
  return (
    <>
      <Form form={form} label={t('new')}>
        <div key={round} ref={fields} className="grid grid-cols-12 items-start gap-x-4 gap-y-4">
          {kind.renderFields(form, <ExtraFields form={form} fields={kind.extraFields} />)}
        </div>
        <FormActions>
          <SubmitButton form={form} label={t('addEntry')} />
          {onClose ? (
            <Button variant="quiet" onClick={onClose}>
              {common('actions.close')}
            </Button>
          ) : null}
        </FormActions>
      </Form>
      {checks.dialog}
    </>
  );
}

/** After a success, the focus moves to the first field, so the next entry needs no mouse. */
function useFocusOnNext(round: number, isSaving: boolean) {
  const fields = useRef<HTMLDivElement>(null);
  const focusedRound = useRef(0);
  useEffect(() => {
    if (isSaving || round === focusedRound.current) return;
    focusedRound.current = round;
    fields.current?.querySelector<HTMLElement>('button:not([role=radio]), input')?.focus();
  }, [round, isSaving]);
  return fields;
}

type EditEntryFormProps<Row extends EntryRow, Values extends FieldValues, Entry> = {
  kind: EntryKind<Row, Values, Entry>;
  row: Row;
  onSaved: (row: Row) => Promise<void>;
  onDelete: () => void;
  onCancel: () => void;
};

/** The edit mode of a row: save changes, cancel, delete entry. */
export function EditEntryForm<Row extends EntryRow, Values extends FieldValues, Entry>(
  props: EditEntryFormProps<Row, Values, Entry>,
) {
  const { kind, row, onSaved, onDelete, onCancel } = props;
  const { t } = useTranslation('entries');
  const { t: common } = useTranslation();
  // The values when editing started; a refetch of the list must not change them.
  const [read] = useState(row);
  const changes = useSaveChanges(kind, read);
  const checks = useEntryChecks<Entry>((entry) => kind.check(entry, read), { mayReplace: false });
  const form: ContractForm<Values, Entry> = useContractForm<Values, Entry>({
    schema: kind.schema,
    defaultValues: kind.toValues(read) as DefaultValues<Values>,
    onSubmit: async (entry) => {
      await checks.ask(entry);
      await onSaved(await changes.save(entry, form.methods.getValues()));
    },
  });
  useMarkUnsaved('edited', form.isDirty);
  const place = useFocusRowAfterwards();
  return (
    <div ref={place}>
      <Form form={form} label={t('editing', { name: kind.rowLabel(read) })}>
        <div className="grid grid-cols-12 items-start gap-x-4 gap-y-4">
          {kind.renderFields(form, <ExtraFields form={form} fields={kind.extraFields} />)}
        </div>
        <FormActions>
          <SubmitButton form={form} label={common('actions.saveChanges')} needsChange />
          <Button variant="quiet" onClick={onCancel}>
            {common('actions.cancel')}
          </Button>
          <Button variant="quiet" className="ml-auto text-danger" onClick={onDelete}>
            {t('delete')}
          </Button>
        </FormActions>
      </Form>
      {checks.dialog}
      {changes.dialog}
    </div>
  );
}

/** When the edit mode ends, the focus moves to its row instead of the top of the page. */
function useFocusRowAfterwards() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = place.current?.closest('tr')?.previousElementSibling;
    return () => {
      // Runs after dialogs have returned their focus.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost) row?.querySelector<HTMLElement>('button')?.focus();
      });
    };
  }, []);
  return place;
}
