import { type ProcessedImport, processImport, readImportProgress } from '#api/contract/activity-data/imports';
import { call } from '@/lib/api/call';
import { newProgressKey } from '@/lib/api/progress-key';

const askEveryMs = 200;

/** Records the rows of a checked import and reports the progress while it runs. */
export async function processWatched(
  { importId, withoutWarned }: { importId: number; withoutWarned: boolean },
  onRecorded: (rows: number) => void,
  send = call,
): Promise<ProcessedImport> {
  const progressKey = newProgressKey();
  let isOver = false;
  const ask = async () => {
    const { recordedRows } = await send(readImportProgress, { params: { progressKey } });
    if (!isOver && recordedRows > 0) onRecorded(recordedRows);
  };
  // Only the answer of the import itself says whether it succeeded.
  const timer = setInterval(() => void ask().catch(() => undefined), askEveryMs);
  try {
    return await send(processImport, {
      query: { importId, progressKey, withoutWarned: String(withoutWarned) },
    });
  } finally {
    isOver = true;
    clearInterval(timer);
  }
}
