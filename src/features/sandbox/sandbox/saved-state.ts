import type { EngineStatus } from '#api/contract/engine';

type Store = Pick<NonNullable<EngineStatus['store']>, 'kind' | 'isSnapshotKept'>;

/** Whether changes are kept in this browser; null while unknown. */
export function isSaved({ kind, isSnapshotKept }: Store): boolean | null {
  return kind === 'overlay' ? isSnapshotKept : false;
}

/**
 * Milliseconds until the engine is asked again: soon while the state is unknown; occasionally while changes are not
 * saved, because nothing announces that a full disk has space again; never once they are saved.
 */
export function nextLookMs(store: Store | null | undefined): number | false {
  const saved = store ? isSaved(store) : true;
  if (saved === null) return 2000;
  return saved ? false : 10_000;
}
