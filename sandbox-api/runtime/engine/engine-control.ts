import type { EngineEvent, EngineStatus, StoreKind } from '#api/contract/engine';
import type { SqlOutcome } from '#api/contract/engine-console';
import type { engineNames } from '#api/contract/engine-names';
import type { AssetStore } from './assets/engine-assets';
import type { DeveloperTools } from './developer/developer-tools';
import type { EngineBuild } from './engine-build';
import type { EngineInstance } from './engine-instance';

/** Operations on the engine for calls about the store itself. */
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
  /** Changes the database by a developer's statement while no request runs; the next request boots again. */
  writeSql(sql: string): Promise<SqlOutcome>;
  /** Runs while no request runs and the database is closed; the next request boots again. */
  whileClosed<T>(work: () => Promise<T>): Promise<T>;
  /** Reads while requests run, even if a full disk prevents changes. */
  whileOpen<T>(work: (opened: Pick<EngineInstance, 'database' | 'platform'>) => Promise<T>): Promise<T>;
  /**
   * Runs on the open database while no request and no background work runs. Its changes are stored when it
   * resolves; otherwise the store's failure is thrown.
   */
  whileAlone<T>(work: (opened: Pick<EngineInstance, 'database' | 'platform'>) => Promise<T>): Promise<T>;
  tell(event: EngineEvent): void;
}
