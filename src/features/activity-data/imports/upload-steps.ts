import type { ProcessedImport, UploadedImport } from '#api/contract/activity-data/imports';
import { uploadOne } from '@/components/form/files/upload-batch';
import { isApiError } from '@/lib/api/api-error';

export type UploadState =
  | { step: 'idle' }
  /** `share` of the file's bytes. */
  | { step: 'reading'; share: number }
  | { step: 'checking' }
  | { step: 'recording'; rows: number; recordedRows: number }
  | { step: 'recorded'; rows: number }
  | { step: 'rejected'; importId: number; rows: number; errorRows: number }
  /** With an import the file was checked, and recording it can be tried again. */
  | { step: 'failed'; error: unknown; checked: UploadedImport | null };

export type UploadCalls = {
  readFile(onShare: (share: number) => void): Promise<FormData>;
  upload(form: FormData): Promise<UploadedImport>;
  process(importId: number, onRecorded: (rows: number) => void): Promise<ProcessedImport>;
};

/** Reads and checks a file and, when nothing has to be corrected, records its rows. Never throws. */
export async function runUpload(
  calls: UploadCalls,
  report: (state: UploadState) => void,
): Promise<UploadState> {
  const { readFile, upload } = calls;
  const sent = await uploadOne(null, { read: (_, onShare) => readFile(onShare), send: upload }, (state) => {
    report(state.step === 'reading' ? state : { step: 'checking' });
  });
  if (sent.step === 'failed') return finish({ ...sent, checked: null }, report);
  const checked = sent.answer;
  if (checked.errorRows > 0) return finish({ step: 'rejected', ...checked }, report);
  return recordChecked(calls, checked, report);
}

/** Records the rows of a checked file; also the second try, which records nothing twice. */
export async function recordChecked(
  calls: Pick<UploadCalls, 'process'>,
  checked: UploadedImport,
  report: (state: UploadState) => void,
): Promise<UploadState> {
  const { rows } = checked;
  report({ step: 'recording', rows, recordedRows: 0 });
  try {
    const { importedRows } = await calls.process(checked.importId, (recordedRows) =>
      report({ step: 'recording', rows, recordedRows }),
    );
    return finish({ step: 'recorded', rows: importedRows }, report);
  } catch (error) {
    return finish(afterRefusal(error, checked), report);
  }
}

/**
 * Of this very file "imported before" says that an earlier try worked and only its answer was lost. One that no
 * longer fits the location's data would be refused each time; it has to be uploaded again.
 */
function afterRefusal(error: unknown, checked: UploadedImport): UploadState {
  if (isApiError(error, 'import_processed')) return { step: 'recorded', rows: checked.rows };
  return { step: 'failed', error, checked: isApiError(error, 'import_outdated') ? null : checked };
}

function finish(state: UploadState, report: (state: UploadState) => void): UploadState {
  report(state);
  return state;
}

/** How much of the way is behind: reading goes byte by byte, recording row by row. Null when nothing runs. */
export function shareDone(state: UploadState): number | null {
  switch (state.step) {
    case 'reading':
      return state.share * 0.1;
    case 'checking':
      return 0.1;
    case 'recording':
      return 0.3 + 0.7 * (state.recordedRows / state.rows);
    default:
      return null;
  }
}
