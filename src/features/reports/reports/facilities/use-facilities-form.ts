import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Facility, ReportLocation } from '#api/contract/reports/facilities';
import type { ReportHeader } from '#api/contract/reports/headers';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { refresh } from '@/lib/api/refresh';
import { reportQueries } from '../queries';
import { useReportGone } from '../wizard/use-report-gone';
import { useFacilitiesKind } from './use-facilities-kind';
import { type FacilitiesForm, rowsOf } from './values';

type Options = {
  header: ReportHeader;
  locations: ReportLocation[];
  kinds: readonly Facility[];
  onDone: () => void;
};

/** All facilities of a report as one form. Without changes, the wizard moves on. */
export function useFacilitiesForm({ header, locations, kinds, onDone }: Options): {
  form: FacilitiesForm;
  dialog: ReactNode;
} {
  const { reportHeaderId: headerId, updatedOn } = header;
  const queryClient = useQueryClient();
  const scope = useUnsavedScope();
  const handleGone = useReportGone();
  const [read, setRead] = useState({ headerId, updatedOn, locations });
  const kind = useFacilitiesKind(kinds);
  const changes = useSaveChanges(kind, read);
  const form: FacilitiesForm = useContractForm({
    schema: kind.schema,
    defaultValues: kind.toValues(read),
    onSubmit: async (body) => {
      const saved = await changes.save(body, form.methods.getValues()).catch((error) => {
        handleGone(error);
        throw error;
      });
      void refresh(queryClient, 'reports');
      queryClient.setQueryData(reportQueries.locations(headerId).queryKey, saved.locations);
      setRead(saved);
      scope.forget();
      onDone();
    },
  });
  const { isDirty, isSaving, methods } = form;
  useMarkUnsaved('edited', isDirty);
  useEffect(() => {
    if (isDirty || isSaving) return;
    if (updatedOn === read.updatedOn && locations === read.locations) return;
    setRead({ headerId, updatedOn, locations });
    methods.reset({ rows: rowsOf(locations) });
  }, [isDirty, isSaving, methods, headerId, updatedOn, locations, read]);
  const submit: FacilitiesForm['submit'] = async (event) => {
    event?.preventDefault?.();
    if (!isDirty) onDone();
    else await form.submit(event);
  };
  return { form: { ...form, submit }, dialog: changes.dialog };
}
