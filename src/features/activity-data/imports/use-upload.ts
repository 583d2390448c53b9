import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { listImportWarnings, type UploadedImport } from '#api/contract/activity-data/imports';
import { fileErrors } from '@/components/form/files/upload-batch';
import { call } from '@/lib/api/call';
import { readFileForm } from '@/lib/api/read-file-form';
import { useErrorText } from '@/lib/problem/use-error-text';
import { processWatched } from './process-watched';
import { fetchErrors } from './upload-errors';
import { type CheckedImport, recordChecked, runUpload, type UploadState } from './upload-steps';

export type ImportTarget = {
  /** Checks the file. */
  send: (form: FormData) => Promise<UploadedImport>;
  /** Refetches the data that has new rows. */
  changed: () => Promise<void>;
};

/** The upload of one file, from reading it to recording its rows. */
export function useUpload({ send, changed }: ImportTarget) {
  const { t } = useTranslation('imports');
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const [file, setFile] = useState<File | null>(null);
  const tellElsewhere = useTellElsewhere();

  // Reported even if the dialog was closed, because the import continues.
  const finish = async (end: UploadState) => {
    if (end.step !== 'recorded') return tellElsewhere(end);
    toast.success(t('recorded', { count: end.rows }));
    await changed();
  };
  return {
    state,
    /** The last file that was chosen. */
    file,
    upload: async (file: File) => {
      setFile(file);
      const calls = {
        readFile: (onShare: (share: number) => void) => readFileForm(file, onShare),
        upload: send,
        findWarnings: (importId: number) => call(listImportWarnings, { params: { importId } }),
        process: processWatched,
      };
      await finish(await runUpload(calls, setState));
    },
    /** Records a checked file after the user has reviewed its warnings, or again after a failure. */
    record: async (checked: CheckedImport) => {
      await finish(await recordChecked({ process: processWatched }, checked, setState));
    },
    startAnew: () => setState({ step: 'idle' }),
  };
}

/** Reports the result of an upload that the user did not watch, for instance because the dialog was closed. */
function useTellElsewhere(): (end: UploadState) => void {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  const isWatched = useRef(true);
  useEffect(() => {
    isWatched.current = true;
    return () => {
      isWatched.current = false;
    };
  }, []);
  return (end) => {
    if (isWatched.current) return;
    if (end.step === 'warned') {
      toast.warning(t('warned.title', { count: end.found.warnedRows, rows: end.checked.rows }), {
        description: t('warned.elsewhere'),
        duration: Number.POSITIVE_INFINITY,
        closeButton: true,
      });
    } else if (end.step === 'rejected') {
      const { importId, errorRows, rows } = end;
      toast.warning(t('rejected.title', { count: errorRows, rows }), {
        description: t('rejected.elsewhere'),
        duration: Number.POSITIVE_INFINITY,
        closeButton: true,
        action: { label: t('rejected.download'), onClick: () => fetchErrors(importId) },
      });
    } else if (end.step === 'failed') {
      const [text = errorText(end.error)] = fileErrors(end.error);
      toast.error(t(end.checked ? 'failed.recording' : 'failed.upload'), { description: text });
    }
  };
}
