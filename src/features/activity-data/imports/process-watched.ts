import { type ProcessedImport, processImport, readImportProgress } from '#api/contract/activity-data/imports';
import { call } from '@/lib/api/call';
import { newProgressKey } from './progress-key';

const askEveryMs = 200;

/** Records the rows of a checked import and says meanwhile how many are. */
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
  // Whether the import works is said by its own answer.
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
