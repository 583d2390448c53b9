import { readImportProgress } from '#api/contract/activity-data/imports';
import { call } from './call';
import { newProgressKey } from './progress-key';

const askEveryMs = 200;

/** Runs a recording of many rows and reports its progress until it is over. */
export async function watchProgress<Answer>(
  record: (progressKey: string) => Promise<Answer>,
  onRecorded: (rows: number) => void,
  send = call,
): Promise<Answer> {
  const progressKey = newProgressKey();
  let isOver = false;
  const ask = async () => {
    const { recordedRows } = await send(readImportProgress, { params: { progressKey } });
    if (!isOver && recordedRows > 0) onRecorded(recordedRows);
  };
  // Only the answer of the recording itself says whether it succeeded.
  const timer = setInterval(() => void ask().catch(() => undefined), askEveryMs);
  try {
    return await record(progressKey);
  } finally {
    isOver = true;
    clearInterval(timer);
  }
}
