import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { uploadSupplyTypeFiles } from '#api/contract/company/supply-type-files';
import type { ChosenFile } from '@/components/form/file-list';
import { shareDone, type UploadState, uploadBatch } from '@/components/form/upload-batch';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { readFileForm } from '@/lib/api/read-file-form';
import { refresh } from '@/lib/api/refresh';
import { useErrorText } from '@/lib/problem/use-error-text';

type Upload = { key: number; file: File; state: UploadState };

let lastKey = 0;

/** The files that are on their way to a contract. Those that are stored stand in its list and no longer here. */
export function useContractUploads(contractId: number) {
  const { t } = useTranslation('locations');
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (key: number, state: UploadState) =>
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  const forget = (keys: readonly number[]) =>
    setUploads((known) => known.filter(({ key }) => !keys.includes(key)));

  const upload = async (files: readonly File[]) => {
    const batch = files.map((file): Upload => {
      lastKey += 1;
      return { key: lastKey, file, state: { step: 'queued' } };
    });
    // Failed ones of before are done with: they were read.
    setUploads((known) => [...known.filter(({ state }) => state.step !== 'failed'), ...batch]);
    const calls = {
      read: (file: File, onShare: (share: number) => void) => readFileForm(file, onShare, 'submittedFile'),
      send: (body: FormData) => call(uploadSupplyTypeFiles, { params: { id: contractId }, body }),
    };
    const ends = await uploadBatch(files, calls, (index, state) => change(batch[index]?.key ?? 0, state));
    await refresh(queryClient, 'locations');
    forget(batch.flatMap(({ key }, index) => (ends[index]?.step === 'stored' ? [key] : [])));
    const stored = ends.filter(({ step }) => step === 'stored').length;
    if (stored > 0) toast.success(t('files.stored', { count: stored }));
    for (const end of ends) if (end.step === 'failed') toast.error(errorText(end.error));
  };

  const shown = uploads.map(({ key, file, state }): ChosenFile => {
    const share = shareDone(state);
    return {
      key,
      name: file.name,
      sizeBytes: file.size,
      ...(share === null
        ? { onRemove: () => forget([key]) }
        : {
            progress: {
              label: t('files.progress', { name: file.name }),
              share,
              step: t(`files.steps.${state.step}`),
            },
          }),
      ...(state.step === 'failed' ? { errors: fileErrors(state.error, errorText) } : {}),
    };
  });
  return { uploads: shown, upload, isUploading: uploads.some(({ state }) => shareDone(state) !== null) };
}

/** What the API says of the file itself, else of the call. */
function fileErrors(error: unknown, errorText: (error: unknown) => string): readonly string[] {
  const own = isApiError(error) ? error.problem?.errors?.SubmittedFile : undefined;
  return own?.length ? own : [errorText(error)];
}
