import { deleteCheckpoint, saveCheckpoint } from '#api/contract/engine';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { bringBack, rememberUnfinished } from './unfinished';

/**
 * Does work on the sandbox as a whole or not at all: where something is refused, or the page goes away in the middle, the
 * state of before is brought back. Call it within `alone`. Answers whether that state was kept, as a checkpoint that stays.
 */
export async function wholeOrNot(
  checkpointName: string,
  work: (isKept: boolean) => Promise<void>,
): Promise<boolean> {
  const isKept = await keep(checkpointName);
  if (isKept) rememberUnfinished(checkpointName);
  try {
    await work(isKept);
  } catch (error) {
    if (isKept) {
      await bringBack(checkpointName);
      await forget(checkpointName);
    }
    throw error;
  }
  rememberUnfinished(null);
  return isKept;
}

export async function forget(name: string): Promise<void> {
  await call(deleteCheckpoint, { params: { name } });
}

/** Data that lives in memory only cannot be kept; it is a fresh demo with each tab anyway. */
async function keep(name: string): Promise<boolean> {
  try {
    await call(saveCheckpoint, { params: { name } });
    return true;
  } catch (error) {
    if (isApiError(error, 'not_found')) return false;
    throw error;
  }
}
