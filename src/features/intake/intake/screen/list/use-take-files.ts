import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadEvidenceFile } from '#api/contract/intake/evidence';
import { startIntake } from '#api/contract/intake/intakes';
import { shareDone } from '@/components/form/files/upload-batch';
import { useUploads } from '@/components/form/files/use-uploads';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { intakeQueries } from '../queries';

/** Uploads files and starts the intake of each. A single file is opened at once; of several, the list is shown. */
export function useTakeFiles() {
  const { t } = useTranslation('intake');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const started = useRef<number[]>([]);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const uploads = useUploads({
    field: 'file',
    send: async (body) => {
      const { evidenceFileId } = await call(uploadEvidenceFile, { body });
      const { intakeId } = await call(startIntake, { body: { evidenceFileId } });
      started.current.push(intakeId);
    },
    progress: (_, state) => ({
      label: t('upload.label'),
      share: shareDone(state),
      step: t(state.step === 'reading' ? 'upload.reading' : 'upload.sending'),
    }),
    onEnd: async () => {
      await refresh(queryClient, 'activity-data');
    },
  });
  return {
    ...uploads,
    take: async (files: readonly File[]) => {
      started.current = [];
      await uploads.upload(files);
      const [intakeId] = started.current;
      // An upload continues on other screens, which it must not take the user away from.
      if (files.length === 1 && intakeId !== undefined && isHere.current)
        await navigate({ to: '/locations/intake/$intakeId', params: { intakeId: String(intakeId) } });
      else await queryClient.invalidateQueries({ queryKey: intakeQueries.list().queryKey });
    },
  };
}
