import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { uploadMaterialityFile } from '#api/contract/materiality/files';
import type { ChosenFile } from '@/components/form/file-list';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { readFileForm } from '@/lib/api/read-file-form';
import { refresh } from '@/lib/api/refresh';
import { useErrorText } from '@/lib/problem/use-error-text';

type Upload = { key: number; file: File; share: number; errors: readonly string[] };

let lastKey = 0;

/** The files on their way to an assessment, one after the other. Those that are stored stand in its list and no longer here. */
export function useUploads(headerId: number) {
  const { t } = useTranslation('materiality');
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (key: number, next: Partial<Upload>) =>
    setUploads((known) => known.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const forget = (key: number) => setUploads((known) => known.filter((one) => one.key !== key));

  const send = async ({ key, file }: Upload): Promise<boolean> => {
    try {
      const body = await readFileForm(file, (share) => change(key, { share }), 'submittedFile');
      await call(uploadMaterialityFile, { params: { id: headerId }, body });
      forget(key);
      return true;
    } catch (error) {
      // What the API says of the file itself, else of the call.
      const own = isApiError(error) ? error.problem?.errors?.SubmittedFile : undefined;
      const errors = own?.length ? own : [errorText(error)];
      change(key, { errors });
      toast.error(t('documents.failed', { name: file.name, reason: errors.join(' ') }));
      return false;
    }
  };

  const upload = async (files: readonly File[]) => {
    const batch = files.map((file): Upload => {
      lastKey += 1;
      return { key: lastKey, file, share: 0, errors: [] };
    });
    // Failed ones of before are done with: they were read.
    setUploads(batch);
    let stored = 0;
    for (const one of batch) if (await send(one)) stored += 1;
    await refresh(queryClient, 'reports');
    if (stored > 0) toast.success(t('documents.stored', { count: stored }));
  };

  const shown = uploads.map(
    ({ key, file, share, errors }): ChosenFile => ({
      key,
      name: file.name,
      sizeBytes: file.size,
      ...(errors.length > 0
        ? { errors, onRemove: () => forget(key) }
        : { progress: { label: t('documents.progress', { name: file.name }), share } }),
    }),
  );
  return { uploads: shown, upload, isUploading: uploads.some(({ errors }) => errors.length === 0) };
}
