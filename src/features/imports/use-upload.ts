import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { type UploadedImport, uploadImport } from '#api/contract/imports';
import { call } from '@/lib/api/call';
import { useActivityDataChanged } from '@/state/activity-data';
import { processWatched } from './process-watched';
import { readFileForm } from './read-file-form';
import { recordChecked, runUpload, type UploadState } from './upload-steps';

/** The upload of one file into one location, from reading it to its recorded rows. */
export function useUpload(locationId: number) {
  const { t } = useTranslation('imports');
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const activityDataChanged = useActivityDataChanged();

  // Also said when the dialog was closed meanwhile: the import goes on.
  const finish = async (end: UploadState) => {
    if (end.step !== 'recorded') return;
    toast.success(t('recorded', { count: end.rows }));
    await activityDataChanged();
  };
  return {
    state,
    upload: async (file: File) => {
      const calls = {
        readFile: (onShare: (share: number) => void) => readFileForm(file, onShare),
        upload: (body: FormData) => call(uploadImport, { params: { locationId }, body }),
        process: processWatched,
      };
      await finish(await runUpload(calls, setState));
    },
    recordAgain: async (checked: UploadedImport) => {
      await finish(await recordChecked({ process: processWatched }, checked, setState));
    },
    startAnew: () => setState({ step: 'idle' }),
  };
}
