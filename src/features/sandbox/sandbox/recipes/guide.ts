import { useSyncExternalStore } from 'react';
import type { Recipe, RecipeStep } from '#api/contract/sandbox/recipe';
import { appBaseUrl } from '@/lib/api/api-base';
import { createWindowMemory } from '@/lib/device/window-memory';

/** A demo that is running in a window. */
export type Guide = {
  recipe: Recipe;
  step: number;
  /** When the demo started, and when each step was reached, in milliseconds of the clock. */
  startedAt: number;
  log: readonly { step: number; at: number }[];
};

/** Messages between the demo window and the presenter's window. */
export type GuideMessage =
  | { type: 'shown'; guide: Guide | null }
  | { type: 'ask' }
  | { type: 'go'; step: number };

const name = `ledgerleaf-guide:${appBaseUrl.pathname}`;
const memory = createWindowMemory(name, () => globalThis.sessionStorage);
const listeners = new Set<() => void>();
let guide = read();

function read(): Guide | null {
  try {
    return JSON.parse(memory.read() ?? 'null') as Guide | null;
  } catch {
    return null;
  }
}

/** Between the windows of this deployment. */
export function openGuideChannel(): BroadcastChannel {
  return new BroadcastChannel(name);
}

/** The demo of this window; it survives a reload. */
export const guideStore = {
  read: (): Guide | null => guide,
  change: (next: Guide | null): void => {
    guide = next;
    memory.write(JSON.stringify(next));
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useGuide(): Guide | null {
  return useSyncExternalStore(guideStore.subscribe, guideStore.read);
}

/** At its first step. */
export function beginGuide(recipe: Recipe): void {
  const now = Date.now();
  const hasSteps = (recipe.steps ?? []).length > 0;
  guideStore.change(hasSteps ? { recipe, step: 0, startedAt: now, log: [{ step: 0, at: now }] } : null);
}

/** The same demo at another step. */
export function atStep(current: Guide, step: number): Guide {
  const last = (current.recipe.steps ?? []).length - 1;
  const next = Math.min(Math.max(step, 0), last);
  return { ...current, step: next, log: [...current.log, { step: next, at: Date.now() }] };
}

export function stepOf({ recipe, step }: Guide): RecipeStep | undefined {
  return recipe.steps?.[step];
}
