import { type ProcessedImport, processImport } from '#api/contract/activity-data/imports';
import { call } from '@/lib/api/call';
import { watchProgress } from '@/lib/api/watch-progress';

/** Records the rows of a checked import and reports the progress while it runs. */
export function processWatched(
  { importId, withoutWarned }: { importId: number; withoutWarned: boolean },
  onRecorded: (rows: number) => void,
  send = call,
): Promise<ProcessedImport> {
  const process = (progressKey: string) =>
    send(processImport, { query: { importId, progressKey, withoutWarned: String(withoutWarned) } });
  return watchProgress(process, onRecorded, send);
}
