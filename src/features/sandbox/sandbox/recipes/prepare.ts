import { deleteCheckpoint, resetSandbox, saveCheckpoint } from '#api/contract/engine';
import type { Recipe } from '#api/contract/sandbox/recipe';
import { readSandboxChanges } from '#api/contract/sandbox/sandbox';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { applyRecipe, hasEffects } from './apply-recipe';
import { alone, bringBack, rememberUnfinished } from './unfinished';

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
  if (isKept) rememberUnfinished(checkpointName);
  try {
    if (isChanged) await call(resetSandbox, {});
    await applyRecipe(recipe, onProgress);
  } catch (error) {
    if (isKept) {
      await bringBack(checkpointName);
      await forget(checkpointName);
    }
    throw error;
  }
  rememberUnfinished(null);
  // An unchanged demo need not be kept: a fresh demo is always at hand.
  if (isKept && !isChanged) await forget(checkpointName);
}

async function forget(name: string): Promise<void> {
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
