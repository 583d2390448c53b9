import type { EngineEvent, EngineStatus, StoreKind } from '#api/contract/engine';
import type { SqlOutcome } from '#api/contract/engine-console';
import type { engineNames } from '#api/contract/engine-names';
import type { AssetStore } from './assets/engine-assets';
import type { DeveloperTools } from './developer/developer-tools';
import type { EngineBuild } from './engine-build';
import type { EngineInstance } from './engine-instance';

/** What calls on the store itself may do with the engine. */
export interface EngineControl {
  build: EngineBuild;
  storeKind: StoreKind;
  names: ReturnType<typeof engineNames>;
  assets: AssetStore;
  developer: DeveloperTools;
  status(): Promise<EngineStatus>;
  /** Waits until the API answers. */
  boot(): Promise<unknown>;
  /** Resolves when no background work is due soon. */
  settled(): Promise<void>;
  /** Changes the database by a statement that a developer typed; no request is in flight, and the next one boots again. */
  writeSql(sql: string): Promise<SqlOutcome>;
  /** Runs with no request in flight and the database closed; the next request boots again. */
  whileClosed<T>(work: () => Promise<T>): Promise<T>;
  /** Reads beside the requests, also where a full disk lets nothing be changed. */
  whileOpen<T>(work: (opened: Pick<EngineInstance, 'database' | 'platform'>) => Promise<T>): Promise<T>;
  /**
   * Runs on the open database with no request in flight and no work in the background. What it changed is stored, or the
   * store's failure thrown.
   */
  whileAlone<T>(work: (opened: Pick<EngineInstance, 'database' | 'platform'>) => Promise<T>): Promise<T>;
  tell(event: EngineEvent): void;
}
