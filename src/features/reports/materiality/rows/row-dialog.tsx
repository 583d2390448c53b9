import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Changeable } from '@/components/crud/changeable';
import { FormDialog } from '@/components/crud/form-dialog';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { isApiError } from '@/lib/api/api-error';
import { refresh } from '@/lib/api/refresh';

type RowDialogProps<Row, Values extends FieldValues, Body> = {
  /** Null: a new one. */
  row: Row | null;
  kind: Changeable<Row, Values, Body>;
  create: (body: Body) => Promise<Row>;
  /** What a new one begins with. */
  start: Values;
  title: string;
  description?: string;
  /** What is said once it is saved. */
  savedText: (row: Row) => string;
  size?: 'md' | 'xl';
  /** It is shown, and nothing of it can be changed. */
  isReadOnly?: boolean;
  onClose: () => void;
  children: (form: ContractForm<Values, Body>) => ReactNode;
};

/** The form of one row of a step, in a dialog: a new row, or changes that are decided about where two people made them. */
export function RowDialog<Row, Values extends FieldValues, Body>(props: RowDialogProps<Row, Values, Body>) {
  // What was read when the form opened; a refetch of the list must not move it.
  const [row] = useState(props.row);
  const { title, description, size, onClose } = props;
  return (
    <FormDialog {...{ title, description, size, onClose }}>
      {(close) =>
        row === null ? (
          <RowForm {...props} row={null} onSave={props.create} onCancel={close} />
        ) : (
          <ChangeForm {...props} row={row} onCancel={close} />
        )
      }
    </FormDialog>
  );
}

type ChangeFormProps<Row, Values extends FieldValues, Body> = RowDialogProps<Row, Values, Body> & {
  row: Row;
  onCancel: () => void;
};

function ChangeForm<Row, Values extends FieldValues, Body>(props: ChangeFormProps<Row, Values, Body>) {
  const changes = useSaveChanges(props.kind, props.row);
  return (
    <>
      <RowForm {...props} onSave={changes.save} />
      {changes.dialog}
    </>
  );
}

type RowFormProps<Row, Values extends FieldValues, Body> = RowDialogProps<Row, Values, Body> & {
  onSave: (body: Body, mine: Values) => Promise<Row>;
  onCancel: () => void;
};

function RowForm<Row, Values extends FieldValues, Body>(props: RowFormProps<Row, Values, Body>) {
  const {
    row,
    kind,
    start,
    title,
    savedText,
    isReadOnly = false,
    onSave,
    onClose,
    onCancel,
    children,
  } = props;
  const { t: common } = useTranslation();
  const queryClient = useQueryClient();
  const scope = useUnsavedScope();
  const form: ContractForm<Values, Body> = useContractForm<Values, Body>({
    schema: kind.schema,
    defaultValues: (row === null ? start : kind.toValues(row)) as DefaultValues<Values>,
    onSubmit: async (body) => {
      try {
        const saved = await onSave(body, form.methods.getValues());
        scope.forget();
        toast.success(savedText(saved));
        onClose();
        void refresh(queryClient, 'reports');
      } catch (error) {
        // Somebody deleted it, or was first: the list below shows what is there now.
        if (isApiError(error, 'not_found', 'conflict')) void refresh(queryClient, 'reports');
        throw error;
      }
    },
  });
  useMarkUnsaved(row === null ? 'new' : 'edited', form.isDirty);
  return (
    <Form form={form} label={title}>
      <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-5">
        {children(form)}
      </fieldset>
      <FormActions>
        {isReadOnly ? null : (
          <SubmitButton
            form={form}
            label={common(row === null ? 'actions.save' : 'actions.saveChanges')}
            needsChange={row !== null}
          />
        )}
        <Button onClick={onCancel}>{common(isReadOnly ? 'actions.close' : 'actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
