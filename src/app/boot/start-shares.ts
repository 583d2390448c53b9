import { type BootStep, bootSteps } from '#api/contract/engine';
import type { StartProgress } from '@/app/engine/start-engine';

/** The progress of each step, 0 to 1. */
export type StartShares = ReadonlyMap<BootStep, number>;

export const noShares: StartShares = new Map(bootSteps.map((step) => [step, 0]));

/** A report about a step means that the steps before it are done. */
export function withProgress(shares: StartShares, { step, done, total }: StartProgress): StartShares {
  const at = bootSteps.indexOf(step);
  const share = total > 0 ? done / total : 1;
  return new Map(
    bootSteps.map((name, index) => [name, index < at ? 1 : index === at ? share : (shares.get(name) ?? 0)]),
  );
}

/** The download takes most of the time of a first visit. */
export function overallShare(shares: StartShares): number {
  const weights: Record<BootStep, number> = { download: 0.8, store: 0.05, database: 0.15 };
  return [...shares].reduce((sum, [step, share]) => sum + weights[step] * share, 0);
}
