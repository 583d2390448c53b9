import { restoreCheckpoint } from '#api/contract/engine';
import { appBaseUrl } from '@/lib/api/api-base';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';

/** Under which an unfinished preparation is found again: the name of the checkpoint to go back to. */
const unfinishedKey = `ledgerleaf-recipe:${appBaseUrl.pathname}`;

/** Brings back the state from before a preparation that never ended; answers whether there was one. */
export async function undoUnfinished(): Promise<boolean> {
  if (readUnfinished() === null) return false;
  // Another window may be in the middle of it: it ends, or goes away, before this one looks.
  return alone(async () => {
    const name = readUnfinished();
    if (name === null) return false;
    await bringBack(name);
    return true;
  });
}

export async function bringBack(name: string): Promise<void> {
  await call(restoreCheckpoint, { params: { name } }).catch((error: unknown) => {
    // It was deleted by hand.
    if (!isApiError(error, 'not_found')) throw error;
  });
  rememberUnfinished(null);
}

/** One window at a time; a window that goes away lets go. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(unfinishedKey, work);
}

export function rememberUnfinished(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(unfinishedKey);
    else localStorage.setItem(unfinishedKey, name);
  } catch {
    // Blocked storage: then the sandbox lives in memory as well, and ends with the page.
  }
}

function readUnfinished(): string | null {
  try {
    return localStorage.getItem(unfinishedKey);
  } catch {
    return null;
  }
}
