import type { EngineHostKind, StoreKind } from '#api/contract/engine';

/** An engine event that the user should know about. */
export type EngineNotice =
  | 'store-lost'
  /** A different store has replaced the previous one. */
  | 'store-missing'
  | 'copy-refused'
  | 'storage-full'
  | 'data-replaced'
  | 'updated-elsewhere'
  | 'engine-stopped';

export type EngineState = {
  host: EngineHostKind | null;
  /** `memory`: changes are not saved. */
  storeKind: StoreKind | null;
  version: string | null;
  isUpdateReady: boolean;
  notice: EngineNotice | null;
};

let state: EngineState = { host: null, storeKind: null, version: null, isUpdateReady: false, notice: null };
const listeners = new Set<() => void>();

/** What the page knows about its engine, in the shape that `useSyncExternalStore` expects. */
export const engineState = {
  read: (): EngineState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  change: (changes: Partial<EngineState>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  },
};
