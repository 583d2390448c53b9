import { resetSandbox } from '#api/contract/engine';
import type { Recipe } from '#api/contract/sandbox/recipe';
import { readSandboxChanges } from '#api/contract/sandbox/sandbox';
import { alone } from '@/features/sandbox/sandbox/whole/unfinished';
import { forget, wholeOrNot } from '@/features/sandbox/sandbox/whole/whole-or-not';
import { call } from '@/lib/api/call';
import { applyRecipe, hasEffects } from './apply-recipe';

/** Whether a fresh demo would lose data that users entered here. */
export async function needsQuestion(recipe: Recipe): Promise<boolean> {
  return hasEffects(recipe) && (await call(readSandboxChanges, {})).isChanged;
}

type Terms = {
  /** The name under which the previous state is kept. */
  checkpointName: string;
  /** Whether there were changes to keep when this window checked. */
  isChanged: boolean;
  onProgress: (share: number) => void;
};

/**
 * Prepares the sandbox for a recipe from fresh demo data, completely or not at all: if something is refused or the
 * page is closed halfway, the previous state is restored.
 */
export async function prepareSandbox(recipe: Recipe, terms: Terms): Promise<void> {
  if (hasEffects(recipe)) await alone(() => prepare(recipe, terms));
}

async function prepare(
  recipe: Recipe,
  { checkpointName, isChanged: wasChanged, onProgress }: Terms,
): Promise<void> {
  // Another window may have prepared a demo or replayed a year while this one waited for its turn.
  const isChanged = wasChanged || (await call(readSandboxChanges, {})).isChanged;
  const isKept = await wholeOrNot(checkpointName, async () => {
    if (isChanged) await call(resetSandbox, {});
    await applyRecipe(recipe, onProgress);
  });
  // An unchanged demo need not be kept, because a fresh demo can always be created.
  if (isKept && !isChanged) await forget(checkpointName);
}
