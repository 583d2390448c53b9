import type { ImportProgress } from '#api/contract/activity-data/imports';
import type { Platform } from '#api/kernel/context';

/** Imports that run on a host now. When it dies this is lost, and so is what they had recorded. */
const running = new WeakMap<Platform, Map<string, ImportProgress>>();

const nothing: ImportProgress = { recordedRows: 0, rows: 0 };

export function findProgress(platform: Platform, key: string): ImportProgress {
  return running.get(platform)?.get(key) ?? nothing;
}

/** Runs `work` and reports its progress to callers with the key. Without a key there is no report. */
export async function withProgress<T>(
  input: { platform: Platform; key: string | undefined; rows: number },
  work: (onRecorded: (rows: number) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { platform, key, rows } = input;
  if (key === undefined) return work(async () => undefined);
  const imports = running.get(platform) ?? new Map<string, ImportProgress>();
  running.set(platform, imports.set(key, { recordedRows: 0, rows }));
  try {
    return await work(async (recordedRows) => {
      imports.set(key, { recordedRows, rows });
      await nextTask();
    });
  } finally {
    imports.delete(key);
  }
}

/** The database of a sandbox answers without leaving its thread: only now can it be asked how far it got. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
