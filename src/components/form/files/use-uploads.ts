import { useState } from 'react';
import { readFileForm } from '@/lib/api/read-file-form';
import { useErrorText } from '@/lib/problem/use-error-text';
import type { ChosenFile } from './file-list';
import { fileErrors, type RunningState, type UploadState, uploadBatch } from './upload-batch';

type Upload = { key: number; file: File; state: UploadState };

type UploadsOptions = {
  /** The request field that contains the file. */
  field: 'file' | 'submittedFile';
  /** What is sent in place of the chosen file. */
  prepare?: (file: File) => Promise<File>;
  send: (form: FormData) => Promise<unknown>;
  progress: (file: File, state: RunningState) => NonNullable<ChosenFile['progress']>;
  /** Called for each file that was not stored, while later files are still being uploaded. */
  onFailed?: (failure: { name: string; texts: readonly string[]; error: unknown }) => void;
  /** Called after the last file, to fetch the stored files; the uploaded ones leave the list afterwards. */
  onEnd?: (storedCount: number) => unknown;
};

let lastKey = 0;

/**
 * Sends the chosen files one by one and shows the progress or the error of each. A failed file stays listed until it
 * is removed or others are chosen. An upload continues when the user leaves the screen.
 */
export function useUploads({ field, prepare, send, progress, onFailed, onEnd }: UploadsOptions) {
  const errorText = useErrorText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (key: number, state: UploadState) =>
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  const forget = (isDone: (upload: Upload) => boolean) =>
    setUploads((known) => known.filter((upload) => !isDone(upload)));
  /** The API's message about the file, otherwise about the request. */
  const textsOf = (error: unknown): readonly string[] => {
    const own = fileErrors(error);
    return own.length > 0 ? own : [errorText(error)];
  };
  const forgetFailed = () => forget(({ state }) => state.step === 'failed');

  const upload = async (files: readonly File[]) => {
    const batch = files.map((file): Upload => {
      lastKey += 1;
      return { key: lastKey, file, state: { step: 'queued' } };
    });
    // The user has seen the errors of the earlier files.
    forgetFailed();
    setUploads((known) => [...known, ...batch]);
    const ends = await uploadBatch(
      batch,
      {
        read: async ({ file }, onShare) => readFileForm(prepare ? await prepare(file) : file, onShare, field),
        send,
      },
      (index, state) => {
        const one = batch[index];
        if (!one) return;
        change(one.key, state);
        if (state.step !== 'failed') return;
        const { error } = state;
        onFailed?.({ name: one.file.name, texts: textsOf(error), error });
      },
    );
    await onEnd?.(ends.filter(({ step }) => step === 'stored').length);
    const stored = new Set(batch.filter((_, index) => ends[index]?.step === 'stored').map(({ key }) => key));
    forget(({ key }) => stored.has(key));
  };

  const shown = uploads.map(({ key, file, state }): ChosenFile => {
    const chosen = { key, name: file.name, sizeBytes: file.size };
    if (state.step === 'stored') return chosen;
    if (state.step !== 'failed') return { ...chosen, progress: progress(file, state) };
    return {
      ...chosen,
      errors: textsOf(state.error),
      onRemove: () => forget((one) => one.key === key),
    };
  });
  return {
    uploads: shown,
    upload,
    isUploading: shown.some((file) => file.progress !== undefined),
    forgetFailed,
  };
}
