import { type ReactNode, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { isApiError } from '@/lib/api/api-error';
import { saying } from '@/lib/problem/stale-row';
import { useChangeText } from '@/lib/problem/use-change-text';
import type { Changeable } from './changeable';
import { FormDialog } from './form-dialog';
import { useSaveChanges } from './use-save-changes';

export type RecordDialogProps<Row, Values extends FieldValues, Body> = {
  /** Null for a new record. */
  row: Row | null;
  kind: Changeable<Row, Values, Body>;
  create: (body: Body) => Promise<Row>;
  /** The initial values of a new record. */
  start: Values;
  title: (row: Row | null) => string;
  description?: string;
  /** The submit button of a new record; by default "Save". */
  addLabel?: string;
  /** The submit button of a changed record; by default "Save changes". */
  changeLabel?: string;
  /** The text of the toast. */
  savedText: (saved: Row) => string;
  /** A second way to save, with its own next step instead of returning to the page. */
  saveAndNext?: { label: string; go: (saved: Row) => void };
  /** Called after the dialog has closed. */
  onSaved?: (saved: Row) => unknown;
  /** Called when another user deleted the record or saved first, so the page below shows an older state. */
  onOutdated?: () => void;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  isReadOnly?: boolean;
  onClose: () => void;
  /**
   * Closes the dialog without asking, when it would otherwise stay open after a navigation for which the user
   * discarded the edits.
   */
  onGivenUp?: () => void;
  /** Content to read or use before the fields. It is outside the form, so it can have its own buttons and forms. */
  above?: (form: ContractForm<Values, Body>) => ReactNode;
  /** The fields. */
  children: (form: ContractForm<Values, Body>, row: Row | null) => ReactNode;
};

/**
 * The form of one record in a dialog, to add or change it. It guards unsaved input, shows the server's problems at
 * their fields, and lets the user decide when another user has changed the record.
 */
export function RecordDialog<Row, Values extends FieldValues, Body>(
  props: RecordDialogProps<Row, Values, Body>,
) {
  // The values as read when the form opened; a refetch of the list must not change them.
  const [row] = useState(props.row);
  const { title, description, size, onClose, onGivenUp } = props;
  return (
    <FormDialog
      title={title(row)}
      description={description}
      size={size}
      onClose={onClose}
      onGivenUp={onGivenUp}
    >
      {(close) =>
        row === null ? (
          <RecordForm {...props} row={null} onSave={props.create} onCancel={close} />
        ) : (
          <ChangeForm {...props} row={row} onCancel={close} />
        )
      }
    </FormDialog>
  );
}

type ChangeFormProps<Row, Values extends FieldValues, Body> = RecordDialogProps<Row, Values, Body> & {
  row: Row;
  onCancel: () => void;
};

function ChangeForm<Row, Values extends FieldValues, Body>(props: ChangeFormProps<Row, Values, Body>) {
  const changes = useSaveChanges(props.kind, props.row);
  return (
    <>
      <RecordForm {...props} onSave={changes.save} />
      {changes.dialog}
    </>
  );
}

type RecordFormProps<Row, Values extends FieldValues, Body> = RecordDialogProps<Row, Values, Body> & {
  onSave: (body: Body, mine: Values) => Promise<Row>;
  onCancel: () => void;
};

function RecordForm<Row, Values extends FieldValues, Body>(props: RecordFormProps<Row, Values, Body>) {
  const { row, kind, start, title, isReadOnly = false, onCancel, children } = props;
  const { t } = useTranslation();
  const { addLabel = t('actions.save'), changeLabel = t('actions.saveChanges') } = props;
  const scope = useUnsavedScope();
  const changeText = useChangeText();
  const goesOn = useRef(false);
  const form: ContractForm<Values, Body> = useContractForm<Values, Body>({
    schema: kind.schema,
    defaultValues: (row === null ? start : kind.toValues(row)) as DefaultValues<Values>,
    onSubmit: async (body) => {
      try {
        const saved = await props.onSave(body, form.methods.getValues());
        scope.forget();
        toast.success(props.savedText(saved));
        props.onClose();
        if (goesOn.current) props.saveAndNext?.go(saved);
        await props.onSaved?.(saved);
      } catch (error) {
        if (isApiError(error, 'not_found', 'conflict')) props.onOutdated?.();
        throw saying(error, changeText(error));
      }
    },
  });
  // A new record is kept while paging, unless the dialog closes with it.
  useMarkUnsaved(row === null && !props.onGivenUp ? 'new' : 'edited', form.isDirty);
  return (
    <>
      {props.above?.(form)}
      <Form form={form} label={title(row)}>
        <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-5">
          {children(form, row)}
        </fieldset>
        <FormActions>
          {isReadOnly ? null : (
            <SubmitButton
              form={form}
              label={row === null ? addLabel : changeLabel}
              needsChange={row !== null}
              onClick={() => {
                goesOn.current = false;
              }}
            />
          )}
          {isReadOnly || !props.saveAndNext ? null : (
            <SubmitButton
              form={form}
              label={props.saveAndNext.label}
              isSecond
              needsChange={row !== null}
              onClick={() => {
                goesOn.current = true;
              }}
            />
          )}
          <Button onClick={onCancel}>{t(isReadOnly ? 'actions.close' : 'actions.cancel')}</Button>
        </FormActions>
      </Form>
    </>
  );
}
