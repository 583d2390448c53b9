import { useQueryClient } from '@tanstack/react-query';
import type { DefaultValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { z } from 'zod';
import { copyMateriality } from '#api/contract/materiality/copies';
import type { MaterialitySource } from '#api/contract/materiality/results';
import type { ReportHeader } from '#api/contract/reports/headers';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { materialityCompletionQuery } from '@/lib/api/queries/materiality';
import { refresh } from '@/lib/api/refresh';
import { type CopyValues, copySchema } from './sources';

type Copying = {
  header: ReportHeader;
  sources: readonly MaterialitySource[];
  onCopied: () => void;
  onClose: () => void;
};

/**
 * Starts the assessment as a copy of the chosen one. The server refuses if another user has already started
 * it.
 */
export function useCopyForm({ header, sources, onCopied, onClose }: Copying) {
  const { t } = useTranslation('materiality');
  const queryClient = useQueryClient();
  const scope = useUnsavedScope();
  const { reportHeaderId: id } = header;
  const form: ContractForm<CopyValues, z.output<typeof copySchema>> = useContractForm({
    schema: copySchema,
    defaultValues: {
      fromReportHeaderId: sources[0]?.reportHeaderId,
      readConfirmation: false,
    } as DefaultValues<CopyValues>,
    onSubmit: async ({ fromReportHeaderId }) => {
      try {
        const completion = await call(copyMateriality, { params: { id }, body: { fromReportHeaderId } });
        queryClient.setQueryData(materialityCompletionQuery(id).queryKey, completion);
        // Clears the stale "not started" answer, so a user who returns before the refresh does not see it.
        queryClient.removeQueries(materialityQueries.information(id));
        scope.forget();
        toast.success(t('copy.done'));
        onClose();
        onCopied();
        void refresh(queryClient, 'reports');
      } catch (error) {
        if (!isApiError(error, 'conflict', 'not_found')) throw error;
        // Another user started the assessment, or the report is gone; the screen below shows the current
        // state.
        scope.forget();
        onClose();
        if (isApiError(error, 'conflict')) toast.error(t('copy.begun'));
        void refresh(queryClient, 'reports');
      }
    },
  });
  useMarkUnsaved('new', form.isDirty);
  return form;
}
