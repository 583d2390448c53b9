import type { CallsByArea } from '#api/modules/areas';
import type { SnapshotManifest } from '#api/storage/snapshot/snapshot';

/** One large part of the engine, packed by our build (see snapshot.ts for why). Paths start at the scope. */
export type EngineAsset = {
  path: string;
  /** Size when unpacked; null if the build does not know it (the snapshot of an older version). */
  bytes: number | null;
  transferBytes: number;
};

/** Includes the checksum of its unpacked bytes (checksum.ts), because unpacking does not detect a changed byte. */
export type CheckedAsset = EngineAsset & { bytes: number; checksum: number };

/** The parts of one build; written into the worker by the build. */
export type EngineBuild = {
  version: string;
  pgliteVersion: string;
  wasm: CheckedAsset;
  /** PostgreSQL's share files, which PGlite calls the fs bundle. */
  data: CheckedAsset;
  snapshot: SnapshotManifest & { path: string };
  /** Lookups and reference data as a separate file, for stores of older builds. */
  reference: EngineAsset & { version: string };
  calls: CallsByArea;
  /**
   * The app shell: everything a page needs to start without a network. `index.html` is among them. A file that is
   * rarely needed is fetched by the next worker, or when it is first requested.
   */
  precache: readonly { path: string; hash: string; isLater?: boolean }[];
};
