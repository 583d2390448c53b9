import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type GeneralInformation, generalInformationBody } from '#api/contract/reports/general-informations';
import type { ReportHeader } from '#api/contract/reports/headers';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { refresh } from '@/lib/api/refresh';
import { reportQueries } from '../queries';
import { type Missing, useMissingFields } from '../wizard/use-missing-fields';
import { useReportGone } from '../wizard/use-report-gone';
import { useGeneralKind } from './use-general-kind';
import { type GeneralForm, toSent, toValues } from './values';

type Options = {
  header: ReportHeader;
  read: GeneralInformation;
  /** What is missing in the step; shown at its fields. */
  missing: Missing | undefined;
  onDone: () => void;
};

/**
 * The form of the general information, created first and changed later. When two users save at the same time, the
 * form asks about fields that both changed. Typed values stay when saving fails.
 */
export function useGeneralForm({ header, read: newest, missing, onDone }: Options): {
  form: GeneralForm;
  dialog: ReactNode;
} {
  const { reportHeaderId: headerId } = header;
  const queryClient = useQueryClient();
  const scope = useUnsavedScope();
  const handleGone = useReportGone();
  // The values when the user started typing. Using newer values would overwrite another user's changes unnoticed.
  const [read, setRead] = useState(newest);
  const kind = useGeneralKind();
  const changes = useSaveChanges(kind, read);
  const form: GeneralForm = useContractForm({
    schema: generalInformationBody,
    defaultValues: toValues(read),
    onSubmit: async (body) => {
      const saved = await changes.save(toSent(body), form.methods.getValues()).catch((error) => {
        handleGone(error);
        throw error;
      });
      void refresh(queryClient, 'reports');
      queryClient.setQueryData(reportQueries.generalInformation(headerId).queryKey, saved);
      scope.forget();
      onDone();
    },
  });
  const { isDirty, isSaving, methods } = form;
  useMarkUnsaved('edited', isDirty);
  useMissingFields(form, missing);
  useEffect(() => {
    if (isDirty || isSaving || newest.updatedOn === read.updatedOn) return;
    setRead(newest);
    methods.reset(toValues(newest));
  }, [isDirty, isSaving, methods, newest, read]);
  const submit: GeneralForm['submit'] = async (event) => {
    event?.preventDefault?.();
    // Proposed values are stored only when the user saves them. Saving also confirms that the user has seen what was
    // cleared.
    if (!isDirty && read.updatedOn !== null && !read.isVerificationCleared) onDone();
    else await form.submit(event);
  };
  return { form: { ...form, submit }, dialog: changes.dialog };
}
