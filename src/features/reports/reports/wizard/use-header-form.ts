import { type ReactNode, useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Changeable } from '@/components/crud/changeable';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { useHeaderSaved } from './use-header-saved';
import { type Missing, useMissingFields } from './use-missing-fields';
import { useReportGone } from './use-report-gone';

type HeaderForm<Values extends FieldValues, Body> = {
  header: ReportHeader;
  kind: Changeable<ReportHeader, Values, Body>;
  /** The current values are valid: without a change, the wizard moves on. */
  isFilled: (values: Values) => boolean;
  /** What is missing in the step; shown at its fields. */
  missing: Missing | undefined;
  onDone: () => void;
};

/**
 * A step that changes fields of the report header. When two users save at the same time, changes to different fields
 * are merged and changes to the same field are put to the user. Typed values stay when saving fails.
 */
export function useHeaderForm<Values extends FieldValues, Body>({
  header,
  kind,
  isFilled,
  missing,
  onDone,
}: HeaderForm<Values, Body>): { form: ContractForm<Values, Body>; dialog: ReactNode } {
  const saved = useHeaderSaved();
  const scope = useUnsavedScope();
  const handleGone = useReportGone();
  // The values when the user started typing. Using newer values would overwrite another user's changes unnoticed.
  const [read, setRead] = useState(header);
  const changes = useSaveChanges(kind, read);
  const form = useContractForm<Values, Body>({
    schema: kind.schema,
    defaultValues: kind.toValues(read) as DefaultValues<Values>,
    onSubmit: async (body) => {
      try {
        saved(await changes.save(body, form.methods.getValues()));
        scope.forget();
        onDone();
      } catch (error) {
        handleGone(error);
        throw error;
      }
    },
  });
  const { isDirty, isSaving, methods } = form;
  useMarkUnsaved('edited', isDirty);
  useMissingFields(form, missing);
  const { toValues } = kind;
  useEffect(() => {
    if (isDirty || isSaving || header.updatedOn === read.updatedOn) return;
    setRead(header);
    methods.reset(toValues(header));
  }, [isDirty, isSaving, methods, header, read, toValues]);
  const submit: typeof form.submit = async (event) => {
    event?.preventDefault?.();
    if (!isDirty && isFilled(methods.getValues())) onDone();
    else await form.submit(event);
  };
  return { form: { ...form, submit }, dialog: changes.dialog };
}
