import type { EngineEvent, EngineStatus, StoreKind } from '#api/contract/engine';
import type { engineNames } from '#api/contract/engine-names';
import type { AssetStore } from './assets/engine-assets';
import type { EngineBuild } from './engine-build';
import type { EngineInstance } from './engine-instance';

/** What calls on the store itself may do with the engine. */
export interface EngineControl {
  build: EngineBuild;
  storeKind: StoreKind;
  names: ReturnType<typeof engineNames>;
  assets: AssetStore;
  status(): Promise<EngineStatus>;
  /** Waits until the API answers. */
  boot(): Promise<unknown>;
  /** Runs with no request in flight and the database closed; the next request boots again. */
  whileClosed<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs on the open database with no request in flight and no work in the background. What it changed is stored, or the
   * store's failure thrown.
   */
  whileAlone<T>(work: (opened: Pick<EngineInstance, 'database' | 'platform'>) => Promise<T>): Promise<T>;
  tell(event: EngineEvent): void;
}
