import { deleteCheckpoint, resetSandbox, restoreCheckpoint, saveCheckpoint } from '#api/contract/engine';
import type { Recipe } from '#api/contract/sandbox/recipe';
import { readSandboxChanges } from '#api/contract/sandbox/sandbox';
import { appBaseUrl } from '@/lib/api/api-base';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { applyRecipe, hasEffects } from './apply-recipe';

/** Under which an unfinished preparation is found again: the name of the checkpoint to go back to. */
const unfinishedKey = `ledgerleaf-recipe:${appBaseUrl.pathname}`;

/** Whether a fresh demo would lose what people entered here. */
export async function needsQuestion(recipe: Recipe): Promise<boolean> {
  return hasEffects(recipe) && (await call(readSandboxChanges, {})).isChanged;
}

type Terms = {
  /** Under which the state of before is kept. */
  checkpointName: string;
  /** Whether there are changes to keep. */
  isChanged: boolean;
  onProgress: (share: number) => void;
};

/**
 * Prepares the sandbox for a recipe, from fresh demo data. Whole or not at all: where something is refused, or the page
 * goes away in the middle, the state of before is brought back.
 */
export async function prepareSandbox(recipe: Recipe, terms: Terms): Promise<void> {
  if (hasEffects(recipe)) await alone(() => prepare(recipe, terms));
}

async function prepare(recipe: Recipe, { checkpointName, isChanged, onProgress }: Terms): Promise<void> {
  const isKept = await keep(checkpointName);
  if (isKept) remember(checkpointName);
  try {
    if (isChanged) await call(resetSandbox, {});
    await applyRecipe(recipe, onProgress);
  } catch (error) {
    if (isKept) await bringBack(checkpointName);
    throw error;
  }
  remember(null);
  // What nobody changed need not be kept: a fresh demo is always at hand.
  if (isKept && !isChanged) await call(deleteCheckpoint, { params: { name: checkpointName } });
}

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

async function bringBack(name: string): Promise<void> {
  await call(restoreCheckpoint, { params: { name } }).catch((error: unknown) => {
    // It was deleted by hand.
    if (!isApiError(error, 'not_found')) throw error;
  });
  remember(null);
}

/** One window at a time; a window that goes away lets go. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(unfinishedKey, work);
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

function remember(name: string | null): void {
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
