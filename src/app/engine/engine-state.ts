import type { EngineHostKind, StoreKind } from '#api/contract/engine';

/** Something that happened to the engine and that a person should know. */
export type EngineNotice =
  | 'store-lost'
  /** Another store is in the place of the one before. */
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

/** What the page knows of its engine, in the shape that `useSyncExternalStore` takes. */
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
