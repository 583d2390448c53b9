import type { EngineStatus } from '#api/contract/engine';

type Store = Pick<NonNullable<EngineStatus['store']>, 'kind' | 'isSnapshotKept'>;

/** Whether changes last in this browser; null while that is not decided. */
export function isSaved({ kind, isSnapshotKept }: Store): boolean | null {
  return kind === 'overlay' ? isSnapshotKept : false;
}

/**
 * Milliseconds until the engine is asked again. Soon while nothing is decided; from time to time while changes are not
 * saved, because that ends without a word when a full disk has space again; never once they are.
 */
export function nextLookMs(store: Store | null | undefined): number | false {
  const saved = store ? isSaved(store) : true;
  if (saved === null) return 2000;
  return saved ? false : 10_000;
}
