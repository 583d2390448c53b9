import { restoreCheckpoint } from '#api/contract/engine';
import { listWorkspaces } from '#api/contract/engine-workspaces';
import { appBaseUrl } from '@/lib/api/api-base';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';

/** The state of before: a checkpoint, and the workspace that it is of, of which there is none in memory. */
export type StateBefore = { checkpointName: string; workspace: string | null };

/** Under which unfinished work is found again. */
const unfinishedKey = `ledgerleaf-recipe:${appBaseUrl.pathname}`;

/** Brings back the state from before work that never ended; answers whether there was one. */
export async function undoUnfinished(): Promise<boolean> {
  if (readUnfinished() === null) return false;
  // Another window may be in the middle of it: it ends, or goes away, before this one looks.
  return alone(undoWithin);
}

/** The same, for work that is alone already. Work of another workspace waits until that one is open again. */
export async function undoWithin(): Promise<boolean> {
  const before = readUnfinished();
  if (before === null || !(await isOpen(before))) return false;
  return bringBack(before);
}

/**
 * Answers false where the checkpoint was deleted by hand: then nothing can be brought back, now or later.
 * @throws OtherWorkspaceOpen where it would replace what it is not of.
 */
export async function bringBack(before: StateBefore): Promise<boolean> {
  if (!(await isOpen(before))) throw new OtherWorkspaceOpen();
  const params = { name: before.checkpointName };
  const isBack = await call(restoreCheckpoint, { params }).then(
    () => true,
    (error: unknown) => {
      if (isApiError(error, 'not_found')) return false;
      throw error;
    },
  );
  rememberUnfinished(null);
  return isBack;
}

async function isOpen({ workspace }: StateBefore): Promise<boolean> {
  return workspace === null || workspace === (await openWorkspace());
}

export async function openWorkspace(): Promise<string | null> {
  return (await call(listWorkspaces, {})).find(({ isCurrent }) => isCurrent)?.key ?? null;
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

/** What would be brought back is of another workspace than the one that is open. */
export class OtherWorkspaceOpen extends Error {}

export function rememberUnfinished(before: StateBefore | null): void {
  try {
    if (before === null) localStorage.removeItem(unfinishedKey);
    else localStorage.setItem(unfinishedKey, JSON.stringify(before));
  } catch {
    // Blocked storage: then the sandbox lives in memory as well, and ends with the page.
  }
}

/** Whether work is under way, or its state of before still has to be brought back. */
export function isUnfinished(): boolean {
  return readUnfinished() !== null;
}

function readUnfinished(): StateBefore | null {
  try {
    const kept = localStorage.getItem(unfinishedKey);
    if (kept === null) return null;
    // A version before workspaces kept the name alone.
    return kept.startsWith('{') ? JSON.parse(kept) : { checkpointName: kept, workspace: null };
  } catch {
    return null;
  }
}
