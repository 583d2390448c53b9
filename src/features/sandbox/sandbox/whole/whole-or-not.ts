import { deleteCheckpoint, saveCheckpoint } from '#api/contract/engine';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { bringBack, openWorkspace, rememberUnfinished, type StateBefore } from './unfinished';

/**
 * Changes the sandbox completely or not at all: if something is refused or the page is closed halfway, the previous
 * state is restored. Call it within `alone`. Returns whether the previous state was kept as a checkpoint.
 */
export async function wholeOrNot(
  checkpointName: string,
  work: (before: StateBefore | null) => Promise<void>,
): Promise<boolean> {
  const before = await keep(checkpointName);
  if (before) rememberUnfinished(before);
  try {
    await work(before);
  } catch (error) {
    if (before) {
      await bringBack(before);
      await forget(checkpointName);
    }
    throw error;
  }
  rememberUnfinished(null);
  return before !== null;
}

export async function forget(name: string): Promise<void> {
  await call(deleteCheckpoint, { params: { name } });
}

/** Data in memory only cannot be kept; each tab starts with a fresh demo anyway. */
async function keep(name: string): Promise<StateBefore | null> {
  try {
    await call(saveCheckpoint, { params: { name } });
    return { checkpointName: name, workspace: await openWorkspace() };
  } catch (error) {
    if (isApiError(error, 'not_found')) return null;
    throw error;
  }
}
