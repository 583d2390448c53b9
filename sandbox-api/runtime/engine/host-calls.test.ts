import 'fake-indexeddb/auto';
import { IDBFactory as FakeIndexedDb } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { engineNames } from '#api/contract/engine-names';
import { fileLayoutOf } from '#api/storage/file-layout';
import { copyStore, listStores, resetStore } from '#api/storage/store-maintenance';
import { type OlderStore, putRecords, readOlderStore } from '#api/testing/older-store';
import { neededAssets } from './assets/needed-assets';
import { createDeveloperTools } from './developer/developer-tools';
import type { EngineBuild } from './engine-build';
import type { EngineControl } from './engine-control';
import { answerHostCall } from './host-calls';
import { snapshotPath } from './open-database';

const names = engineNames('/');
const checkpointUrl = 'https://host/api/Sandbox/Checkpoints';

let older: OlderStore;

beforeAll(async () => {
  older = await readOlderStore();
});
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  await putRecords(indexedDB, older);
});
afterEach(() => vi.unstubAllGlobals());

type Situation = { fileLayout?: string; snapshotHash?: string; available?: readonly string[] };

/** A version of the application with the contents of its host and cache. */
function controlOf({ fileLayout, snapshotHash, available = [] }: Situation): EngineControl {
  const snapshot = {
    path: 'engine/newest.snapshot',
    hash: snapshotHash ?? older.snapshot.hash,
    fileLayout: fileLayout ?? fileLayoutOf('0.5.16'),
  };
  const part = { path: 'engine/part', bytes: 0, transferBytes: 0, checksum: 0 };
  return {
    build: { snapshot, wasm: part, data: part } as unknown as EngineBuild,
    storeKind: 'overlay',
    names,
    developer: createDeveloperTools({ writtenBytes: () => 0, cacheName: 'developer' }),
    assets: { isAvailable: async (path) => available.includes(path) } as EngineControl['assets'],
    status: () => Promise.reject(new Error('Nobody asks.')),
    boot: async () => undefined,
    settled: async () => undefined,
    writeSql: () => Promise.reject(new Error('No test asks.')),
    whileClosed: (work) => work(),
    whileOpen: () => Promise.reject(new Error('There is no database.')),
    whileAlone: () => Promise.reject(new Error('There is no database.')),
    tell: () => undefined,
  };
}

async function ask(control: EngineControl, url: string, init?: RequestInit): Promise<Response> {
  const answer = await answerHostCall(new Request(url, init), control);
  if (!answer) throw new Error(`Nobody answers ${url}.`);
  return answer;
}

const epochOf = async (name: string) =>
  (await listStores(indexedDB)).find((store) => store.name === name)?.marker?.epoch;

describe('a checkpoint', () => {
  it.each<[string | null, string, Situation]>([
    [null, 'of this build', {}],
    [null, 'whose older snapshot is there', { snapshotHash: 'newest', available: ['older'] }],
    ['foreign-snapshot', 'whose snapshot is nowhere', { snapshotHash: 'newest' }],
    ['foreign-pglite', 'of another major version of PostgreSQL', { fileLayout: 'another' }],
  ])(
    'has the state "%s" when it is one %s, and is restored only without a problem',
    async (refusal, _, situation) => {
      const available = situation.available ? [snapshotPath(older.snapshot.hash)] : [];
      const control = controlOf({ ...situation, available });
      const listed = await (await ask(control, checkpointUrl)).json();
      expect(listed).toEqual([{ name: 'Before', epoch: 2, overlayBytes: expect.any(Number), refusal }]);
      const before = await epochOf(names.store);
      const restored = await ask(control, `${checkpointUrl}/Before/Restore`, { method: 'POST' });
      expect(restored.status).toBe(refusal ? 409 : 204);
      expect(await epochOf(names.store)).toBe(refusal ? before : 2);
    },
  );
});

describe('an exported file', () => {
  const importInto = (control: EngineControl) => {
    const body = new FormData();
    body.set('file', new Blob([older.exported]));
    return ask(control, 'https://host/api/Sandbox/Import', { method: 'POST', body });
  };
  const available = () => [snapshotPath(older.snapshot.hash)];

  it('over the snapshot of one of our stores is accepted', async () => {
    const control = controlOf({ snapshotHash: 'newest', available: available() });
    expect((await importInto(control)).status).toBe(204);
  });

  it('over a snapshot that only another deployment of the origin has is refused', async () => {
    await copyStore({ indexedDB, name: names.store }, { name: engineNames('/other/').store });
    await resetStore({ indexedDB, name: names.store });
    await resetStore({ indexedDB, name: `${names.checkpointPrefix}Before` });
    const control = controlOf({ snapshotHash: 'newest', available: available() });
    expect((await importInto(control)).status).toBe(409);
    expect(await epochOf(names.store)).toBeUndefined();
  });

  it('over a snapshot of one of our stores that is no longer available is refused', async () => {
    const before = await epochOf(names.store);
    expect((await importInto(controlOf({ snapshotHash: 'newest' }))).status).toBe(409);
    expect(await epochOf(names.store)).toBe(before);
  });
});

describe('the parts to keep', () => {
  it('are those of the build and the snapshots of our stores', async () => {
    const { build } = controlOf({ snapshotHash: 'newest' });
    expect([...((await neededAssets(build, names)) ?? [])]).toEqual([
      'engine/part',
      'engine/newest.snapshot',
      snapshotPath(older.snapshot.hash),
    ]);
  });

  it('may be any part while one of our stores does not name its snapshot', async () => {
    const [[table, key, manifest] = []] = older.records.filter(([, name]) => name === names.store);
    if (!table || !key) throw new Error('There is no manifest.');
    const damaged = { ...(manifest as object), checksum: 1 };
    await putRecords(indexedDB, { ...older, records: [[table, key, damaged]] });
    expect(await neededAssets(controlOf({}).build, names)).toBeNull();
  });
});
