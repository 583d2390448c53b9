import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import {
  createMaterialityInformation,
  type MaterialityInformation,
  type MaterialityInformationBody,
} from '#api/contract/materiality/information';
import type { ReportHeader } from '#api/contract/reports/headers';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { useInformationKind } from './use-information-kind';
import { type InformationValues, informationSchema, startValues } from './values';

export type InformationForm = ContractForm<InformationValues, MaterialityInformationBody>;

type Information = {
  header: ReportHeader;
  information: MaterialityInformation | null;
  onDone: () => void;
};

/**
 * Starts the assessment, or changes the information it was started with. Without changes, the wizard moves
 * on.
 */
export function useInformationForm({ header, information, onDone }: Information): {
  form: InformationForm;
  dialog: ReactNode;
} {
  const queryClient = useQueryClient();
  const scope = useUnsavedScope();
  // The values when the user started to choose. Using newer values would overwrite another user's changes
  // unnoticed.
  const [read, setRead] = useState(information);
  const kind = useInformationKind();
  const changes = useSaveChanges(kind, read ?? nothingRead(header));
  const form: InformationForm = useContractForm<InformationValues, MaterialityInformationBody>({
    schema: informationSchema,
    defaultValues: startValues(header, read) as DefaultValues<InformationValues>,
    onSubmit: async (body) => {
      const { reportHeaderId: id } = header;
      try {
        const change = () => changes.save(body, form.methods.getValues());
        const saved = read ? await change() : await begin(id, body, change);
        setRead(saved);
        queryClient.setQueryData(materialityQueries.information(id).queryKey, saved);
        scope.forget();
        void refresh(queryClient, 'reports');
        // The next step opens as soon as the server confirms.
        onDone();
      } catch (error) {
        if (isApiError(error, 'not_found')) void refresh(queryClient, 'reports');
        throw error;
      }
    },
  });
  const { isDirty, isSaving, methods } = form;
  useMarkUnsaved('edited', isDirty);
  useEffect(() => {
    if (isDirty || isSaving || information?.updatedOn === read?.updatedOn) return;
    setRead(information);
    methods.reset(startValues(header, information));
  }, [isDirty, isSaving, methods, header, information, read]);
  const submit: InformationForm['submit'] = async (event) => {
    event?.preventDefault?.();
    if (read && !isDirty) onDone();
    else await form.submit(event);
  };
  return { form: { ...form, submit }, dialog: changes.dialog };
}

/**
 * When another user has started the assessment, this user decides between both versions, as with any
 * conflict.
 */
async function begin(
  id: number,
  body: MaterialityInformationBody,
  change: () => Promise<MaterialityInformation>,
): Promise<MaterialityInformation> {
  try {
    return await call(createMaterialityInformation, { params: { id }, body });
  } catch (error) {
    if (!isApiError(error, 'conflict')) throw error;
    return change();
  }
}

/** A version older than any stored one, for an assessment that does not exist yet. */
function nothingRead(header: ReportHeader): MaterialityInformation {
  return {
    ...(startValues(header, null) as MaterialityInformation),
    updatedOn: new Date(0).toISOString(),
  };
}
