import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readCallsByArea } from '#api/modules/areas';
import type { AssetStore } from '#api/runtime/engine/assets/engine-assets';
import type { EngineOptions } from '#api/runtime/engine/engine';
import type { EngineBuild } from '#api/runtime/engine/engine-build';
import type { OpenDatabaseOptions } from '#api/runtime/engine/open-database';
import { fileLayoutOf } from '#api/storage/file-layout';

type SnapshotContent = {
  hash: string;
  checksum: number;
  schemaVersion: number;
  content: Uint8Array<ArrayBuffer>;
};

export type EngineFixture = {
  build: EngineBuild;
  options: Omit<OpenDatabaseOptions, 'storeName'>;
  /** Of an engine in a service worker whose parts are all kept. */
  engine: EngineOptions;
};

/** The installed PGlite over one snapshot, for tests that open the database as a worker does. */
export async function engineFixture(snapshot: SnapshotContent): Promise<EngineFixture> {
  const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(await readFile(join(dist, '..', 'package.json'), 'utf8'));
  const wasm = await WebAssembly.compile(await readFile(join(dist, 'pglite.wasm')));
  const data = new Blob([await readFile(join(dist, 'pglite.data'))]);
  const part = (path: string) => ({ path, bytes: 0, transferBytes: 0, checksum: 0 });
  const file = `${snapshot.hash.slice(0, 16)}.snapshot`;
  const build: EngineBuild = {
    version: 'test',
    pgliteVersion: version,
    wasm: part('engine/wasm'),
    data: part('engine/data'),
    snapshot: {
      file,
      path: `engine/${file}`,
      hash: snapshot.hash,
      checksum: snapshot.checksum,
      bytes: snapshot.content.length,
      transferBytes: 0,
      pgliteVersion: version,
      fileLayout: String(fileLayoutOf(version)),
      schemaVersion: snapshot.schemaVersion,
      files: 0,
    },
    reference: { ...part('engine/reference'), version: 'test' },
    calls: await readCallsByArea(),
    precache: [],
  };
  const assets: Pick<AssetStore, 'wasm' | 'data' | 'snapshot'> = {
    wasm: async () => wasm,
    data: async () => data,
    // Each start writes into its own.
    snapshot: async () => ({ bytes: snapshot.content.slice() }),
  };
  const kept = {
    readAhead: () => undefined,
    keep: async () => undefined,
    areKept: async () => true,
    untilKept: async () => true,
    isKept: async () => true,
  };
  return {
    build,
    engine: {
      host: 'service-worker',
      storeKind: 'overlay',
      scope: new URL('https://host/'),
      build,
      tell: () => undefined,
      log: () => undefined,
      assets: { ...(assets as AssetStore), ...kept },
    },
    options: {
      build,
      assets: assets as AssetStore,
      storeKind: 'overlay',
      isFrozen: false,
      endPhase: () => undefined,
      onStoreLost: () => undefined,
    },
  };
}
