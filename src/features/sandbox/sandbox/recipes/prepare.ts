import { resetSandbox } from '#api/contract/engine';
import type { Recipe } from '#api/contract/sandbox/recipe';
import { readSandboxChanges } from '#api/contract/sandbox/sandbox';
import { alone } from '@/features/sandbox/sandbox/whole/unfinished';
import { forget, wholeOrNot } from '@/features/sandbox/sandbox/whole/whole-or-not';
import { call } from '@/lib/api/call';
import { applyRecipe, hasEffects } from './apply-recipe';

/** Whether a fresh demo would lose what people entered here. */
export async function needsQuestion(recipe: Recipe): Promise<boolean> {
  return hasEffects(recipe) && (await call(readSandboxChanges, {})).isChanged;
}

type Terms = {
  /** Under which the state of before is kept. */
  checkpointName: string;
  /** Whether there were changes to keep when this window looked. */
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

async function prepare(
  recipe: Recipe,
  { checkpointName, isChanged: wasChanged, onProgress }: Terms,
): Promise<void> {
  // Another window may have prepared a demo or played a year while this one waited for its turn.
  const isChanged = wasChanged || (await call(readSandboxChanges, {})).isChanged;
  const isKept = await wholeOrNot(checkpointName, async () => {
    if (isChanged) await call(resetSandbox, {});
    await applyRecipe(recipe, onProgress);
  });
  // An unchanged demo need not be kept: a fresh demo is always at hand.
  if (isKept && !isChanged) await forget(checkpointName);
}
