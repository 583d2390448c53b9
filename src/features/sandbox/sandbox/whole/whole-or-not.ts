import { deleteCheckpoint, saveCheckpoint } from '#api/contract/engine';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { bringBack, openWorkspace, rememberUnfinished, type StateBefore } from './unfinished';

/**
 * Does work on the sandbox as a whole or not at all: where something is refused, or the page goes away in the middle, the
 * state of before is brought back. Call it within `alone`. Answers whether that state was kept, as a checkpoint that stays.
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

/** Data that lives in memory only cannot be kept; it is a fresh demo with each tab anyway. */
async function keep(name: string): Promise<StateBefore | null> {
  try {
    await call(saveCheckpoint, { params: { name } });
    return { checkpointName: name, workspace: await openWorkspace() };
  } catch (error) {
    if (isApiError(error, 'not_found')) return null;
    throw error;
  }
}
