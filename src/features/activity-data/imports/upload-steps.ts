import type { ImportWarnings, ProcessedImport, UploadedImport } from '#api/contract/activity-data/imports';
import { uploadOne } from '@/components/form/files/upload-batch';
import { isApiError } from '@/lib/api/api-error';

export type UploadState =
  | { step: 'idle' }
  /** `share` of the file's bytes. */
  | { step: 'reading'; share: number }
  | { step: 'checking' }
  /** No row needs correction, but some rows have warnings. */
  | { step: 'warned'; checked: UploadedImport; found: ImportWarnings }
  | { step: 'recording'; rows: number; recordedRows: number }
  | { step: 'recorded'; rows: number }
  | { step: 'rejected'; importId: number; rows: number; errorRows: number }
  /** With an import, the file was checked and recording can be retried. */
  | { step: 'failed'; error: unknown; checked: CheckedImport | null };

/** A checked file, which of its rows to record, and how many. */
export type CheckedImport = UploadedImport & { withoutWarned: boolean };

export type UploadCalls = {
  readFile(onShare: (share: number) => void): Promise<FormData>;
  upload(form: FormData): Promise<UploadedImport>;
  findWarnings(importId: number): Promise<ImportWarnings>;
  process(
    wanted: Pick<CheckedImport, 'importId' | 'withoutWarned'>,
    onRecorded: (rows: number) => void,
  ): Promise<ProcessedImport>;
};

/**
 * Reads and checks a file. Records its rows when there are no errors and no warnings; with warnings, the user
 * decides. Never throws.
 */
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
  return recordUnlessWarned(calls, checked, report);
}

async function recordUnlessWarned(
  calls: UploadCalls,
  checked: UploadedImport,
  report: (state: UploadState) => void,
): Promise<UploadState> {
  try {
    const found = await calls.findWarnings(checked.importId);
    if (found.total > 0) return finish({ step: 'warned', checked, found }, report);
  } catch (error) {
    return finish({ step: 'failed', error, checked: null }, report);
  }
  return recordChecked(calls, { ...checked, withoutWarned: false }, report);
}

/** Records the rows of a checked file. A second attempt records nothing twice. */
export async function recordChecked(
  calls: Pick<UploadCalls, 'process'>,
  checked: CheckedImport,
  report: (state: UploadState) => void,
): Promise<UploadState> {
  const { rows } = checked;
  report({ step: 'recording', rows, recordedRows: 0 });
  try {
    const { importedRows } = await calls.process(checked, (recordedRows) =>
      report({ step: 'recording', rows, recordedRows }),
    );
    return finish({ step: 'recorded', rows: importedRows }, report);
  } catch (error) {
    return finish(afterRefusal(error, checked), report);
  }
}

/**
 * For this same file, "imported before" means that an earlier attempt succeeded and only its answer was lost. A file
 * that no longer fits the location's data would be refused each time and must be uploaded again.
 */
function afterRefusal(error: unknown, checked: CheckedImport): UploadState {
  if (isApiError(error, 'import_processed')) return { step: 'recorded', rows: checked.rows };
  return { step: 'failed', error, checked: isApiError(error, 'import_outdated') ? null : checked };
}

function finish(state: UploadState, report: (state: UploadState) => void): UploadState {
  report(state);
  return state;
}

/** The progress: reading by bytes, recording by rows. Null when nothing is running. */
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
