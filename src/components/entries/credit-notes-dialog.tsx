import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { z } from 'zod';
import type { CreditNote } from '#api/contract/activity-data/credit-notes';
import { amount, optionalLine } from '#api/contract/fields';
import { DeleteQuestion } from '@/components/crud/delete-question';
import { FormDialog } from '@/components/crud/form-dialog';
import { NumberField } from '@/components/form/fields/number-field';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { renamedField } from '@/lib/problem/field-failure';
import type { CreditedKind, CreditedRow } from './entry-kind';
import { lessCreditNotes } from './less-credit-notes';
import { amountText } from './shared-columns';

type Props<Row extends CreditedRow, Values extends FieldValues, Entry> = {
  kind: CreditedKind<Row, Values, Entry>;
  row: Row;
  refresh: () => Promise<void>;
  onClose: () => void;
};

/** The credit notes of an entry: the existing ones, the remaining amount, and a form for another one. */
export function CreditNotesDialog<Row extends CreditedRow, Values extends FieldValues, Entry>(
  props: Props<Row, Values, Entry>,
) {
  const { kind, row, refresh, onClose } = props;
  const { t } = useTranslation('entries');
  const format = useFormat();
  const [deleting, setDeleting] = useState<CreditNote | null>(null);
  const nameOf = ({ reference, value }: CreditNote) =>
    [reference, amountText(format, value, row.unitSymbol)].filter(Boolean).join(', ');
  return (
    <>
      <FormDialog
        size="lg"
        onClose={onClose}
        onGivenUp={onClose}
        title={t('creditNotes.title')}
        description={t('creditNotes.description', { name: kind.rowLabel(row) })}
      >
        {(close) => (
          <>
            {row.creditNotes.length > 0 ? (
              <ul className="mb-4 divide-y border-y" aria-label={t('creditNotes.title')}>
                {row.creditNotes.map((note) => (
                  <li key={note.id} className="figures flex items-center justify-between gap-4 py-1.5">
                    <span>{nameOf(note)}</span>
                    <span className="flex items-center gap-4">
                      <span className="text-ink-muted">{format.emissions(note.carbonEquivalent).text}</span>
                      <Button size="sm" onClick={() => setDeleting(note)}>
                        {t('creditNotes.delete')}
                      </Button>
                    </span>
                  </li>
                ))}
              </ul>
            ) : null}
            <CreditNoteForm {...props} key={row.creditNotes.length} onClose={close} />
          </>
        )}
      </FormDialog>
      {deleting ? (
        <DeleteQuestion
          title={t('creditNotes.deleteTitle')}
          description={t('deleteText', { name: nameOf(deleting) })}
          confirmLabel={t('creditNotes.delete')}
          remove={() => kind.removeCreditNote(deleting)}
          refresh={refresh}
          onDeleted={async () => {
            await refresh();
            setDeleting(null);
          }}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </>
  );
}

const schema = z.object({ amount, reference: optionalLine(120) });

function CreditNoteForm<Row extends CreditedRow, Values extends FieldValues, Entry>({
  kind,
  row,
  refresh,
  onClose,
}: Props<Row, Values, Entry>) {
  const { t } = useTranslation('entries');
  const { t: common } = useTranslation();
  const format = useFormat();
  const left = amountText(format, lessCreditNotes(row).value, row.unitSymbol);
  const form = useContractForm<z.input<typeof schema>, z.output<typeof schema>>({
    schema,
    defaultValues: { amount: null as never, reference: '' },
    onSubmit: async (note) => {
      await renamedField('Value', 'amount', () => kind.credit(row, note));
      await refresh();
      toast.success(t('creditNotes.saved'), { description: kind.rowLabel(row) });
    },
  });
  useMarkUnsaved('new', form.isDirty);
  return (
    <Form form={form} label={t('creditNotes.new')}>
      <div className="grid grid-cols-12 items-start gap-x-4 gap-y-4">
        <NumberField
          form={form}
          name="amount"
          className="col-span-6"
          label={t('creditNotes.amount', { unit: row.unitSymbol })}
          hint={t('creditNotes.left', { left })}
        />
        <TextField
          form={form}
          name="reference"
          className="col-span-6"
          label={t('creditNotes.number')}
          maxLength={120}
          isOptional
        />
      </div>
      <FormActions>
        <SubmitButton form={form} label={t('creditNotes.add')} />
        <Button variant="quiet" onClick={onClose}>
          {common('actions.close')}
        </Button>
      </FormActions>
    </Form>
  );
}
