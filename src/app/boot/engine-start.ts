import type { EngineHostKind, StoreKind } from '#api/contract/engine';
import type { StartProgress } from '@/app/engine/start-engine';
import type { StartFailure } from '@/app/engine/start-failure';
import { noShares, overallShare, type StartShares, withProgress } from './start-shares';

/** A host worth naming: every one but the best. */
export type HostNote = 'shared-worker' | 'worker' | 'memory';

/** The progress of the engine start that runs behind the sign-in page. */
export type EngineStart =
  /** `share` of the whole, 0 to 1; `last` is the latest report. */
  | { state: 'starting'; share: number; last: StartProgress | null; note: HostNote | null }
  | { state: 'failed'; failure: StartFailure; tryAgain: () => void }
  | { state: 'ready' };

type Starting = Extract<EngineStart, { state: 'starting' }>;

const atTheBeginning: Starting = { state: 'starting', share: 0, last: null, note: null };

/** If no start was requested, an engine that already answers loaded the page. */
let start: EngineStart = { state: 'ready' };
let shares: StartShares = noShares;
const listeners = new Set<() => void>();

function change(next: EngineStart): void {
  start = next;
  for (const listener of listeners) listener();
}

function goOn(changes: Partial<Starting>): void {
  change({ ...(start.state === 'starting' ? start : atTheBeginning), ...changes });
}

/** In the shape that `useSyncExternalStore` expects. */
export const engineStart = {
  read: (): EngineStart => start,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  begin: (): void => {
    shares = noShares;
    change(atTheBeginning);
  },
  advance: (progress: StartProgress): void => {
    shares = withProgress(shares, progress);
    goOn({ share: overallShare(shares), last: progress });
  },
  announce: (host: EngineHostKind, storeKind: StoreKind): void => goOn({ note: hostNote(host, storeKind) }),
  end: (): void => change({ state: 'ready' }),
  /** Resolves when the user wants to try again. */
  fail: (failure: StartFailure): Promise<void> =>
    new Promise((tryAgain) => change({ state: 'failed', failure, tryAgain })),
};

/** What the user is told about the host that is being tried. */
export function hostNote(host: EngineHostKind, storeKind: StoreKind): HostNote | null {
  const key = storeKind === 'memory' ? 'memory' : host;
  return key === 'shared-worker' || key === 'worker' || key === 'memory' ? key : null;
}
