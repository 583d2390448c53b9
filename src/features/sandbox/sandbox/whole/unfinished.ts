import { restoreCheckpoint } from '#api/contract/engine';
import { appBaseUrl } from '@/lib/api/api-base';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';

/** Under which unfinished work is found again: the name of the checkpoint to go back to. */
const unfinishedKey = `ledgerleaf-recipe:${appBaseUrl.pathname}`;

/** Brings back the state from before work that never ended; answers whether there was one. */
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

/** As `alone`, but does not wait for another window: throws `OtherWindowBusy`. */
export function aloneOrRefused<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(unfinishedKey, { ifAvailable: true }, (lock) => {
    if (!lock) throw new OtherWindowBusy();
    return work();
  });
}

/** Another window prepares a demo or plays a year. */
export class OtherWindowBusy extends Error {}

export function rememberUnfinished(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(unfinishedKey);
    else localStorage.setItem(unfinishedKey, name);
  } catch {
    // Blocked storage: then the sandbox lives in memory as well, and ends with the page.
  }
}

/** Whether work is under way, or its state of before still has to be brought back. */
export function isUnfinished(): boolean {
  return readUnfinished() !== null;
}

function readUnfinished(): string | null {
  try {
    return localStorage.getItem(unfinishedKey);
  } catch {
    return null;
  }
}
