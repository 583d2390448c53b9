import type { EngineProblem } from '#api/contract/engine';
import {
  SnapshotCorrupt,
  StorageFull,
  StoreLost,
  StoreRefused,
  StoreWriteFailed,
} from '#api/storage/store-errors';

/** The engine cannot answer, for a reason that the page has a text for. */
export class EngineError extends Error {
  override name = 'EngineError';
  constructor(
    readonly problem: EngineProblem,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(detail, options);
  }
}

export function problemOf(error: unknown): EngineProblem {
  if (error instanceof EngineError) return error.problem;
  if (error instanceof StoreRefused) return error.reason === 'absent' ? 'failed' : error.reason;
  if (error instanceof SnapshotCorrupt) return 'download-corrupt';
  if (error instanceof StorageFull) return 'storage-full';
  return 'failed';
}

export type StoreFailure = StorageFull | StoreWriteFailed | StoreLost;

/** The store's failure behind an error, however deep the database driver nested it. */
export function storeFailureOf(error: unknown): StoreFailure | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StorageFull || cause instanceof StoreWriteFailed || cause instanceof StoreLost)
      return cause;
  }
  return undefined;
}
