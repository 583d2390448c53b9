import { restoreCheckpoint } from '#api/contract/engine';
import { listWorkspaces } from '#api/contract/engine-workspaces';
import { appBaseUrl } from '@/lib/api/api-base';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';

/** The previous state: a checkpoint and its workspace, which does not exist when the sandbox is in memory only. */
export type StateBefore = { checkpointName: string; workspace: string | null };

/** The key under which unfinished work is stored. */
const unfinishedKey = `ledgerleaf-recipe:${appBaseUrl.pathname}`;

/** Restores the state from before work that never finished; returns whether there was any. */
export async function undoUnfinished(): Promise<boolean> {
  if (readUnfinished() === null) return false;
  // Another window may be doing this work; this one waits until it finishes or is closed.
  return alone(undoWithin);
}

/**
 * The same for a caller that already holds the lock. Work of another workspace waits until that workspace is open
 * again.
 */
export async function undoWithin(): Promise<boolean> {
  const before = readUnfinished();
  if (before === null || !(await isOpen(before))) return false;
  return bringBack(before);
}

/**
 * Returns false if the checkpoint was deleted by hand; then nothing can ever be restored.
 * @throws OtherWorkspaceOpen if it would replace the data of another workspace.
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

/** One window at a time; closing a window releases the lock. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(unfinishedKey, work);
}

/** Like `alone`, but does not wait for another window: throws `OtherWindowBusy`. */
export function aloneOrRefused<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(unfinishedKey, { ifAvailable: true }, (lock) => {
    if (!lock) throw new OtherWindowBusy();
    return work();
  });
}

/** Another window is preparing a demo or replaying a year. */
export class OtherWindowBusy extends Error {}

/** The state to restore belongs to a workspace that is not open. */
export class OtherWorkspaceOpen extends Error {}

export function rememberUnfinished(before: StateBefore | null): void {
  try {
    if (before === null) localStorage.removeItem(unfinishedKey);
    else localStorage.setItem(unfinishedKey, JSON.stringify(before));
  } catch {
    // Storage is blocked, so the sandbox is in memory too and ends with the page.
  }
}

/** Whether work is in progress, or its previous state still has to be restored. */
export function isUnfinished(): boolean {
  return readUnfinished() !== null;
}

function readUnfinished(): StateBefore | null {
  try {
    const kept = localStorage.getItem(unfinishedKey);
    if (kept === null) return null;
    // Versions before workspaces stored only the name.
    return kept.startsWith('{') ? JSON.parse(kept) : { checkpointName: kept, workspace: null };
  } catch {
    return null;
  }
}
