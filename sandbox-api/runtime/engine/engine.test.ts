import 'fake-indexeddb/auto';
import { IDBFactory as FakeIndexedDb } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { findCarriedRows } from '#api/storage/content/carried-rows';
import { engineFixture } from '#api/testing/engine-fixture';
import { readOlderStore } from '#api/testing/older-store';
import { createEngine, type EngineOptions } from './engine';
import type { EngineBuild } from './engine-build';

afterEach(() => vi.unstubAllGlobals());

const fail = async (): Promise<never> => {
  throw new DOMException('Unexpected internal error.', 'UnknownError');
};

it.each([
  ['the files of the pages', { isShellKept: fail, areKept: async () => true }],
  ['the parts of the engine', { isShellKept: async () => true, areKept: fail }],
])('the engine reports its version when it cannot learn whether %s are stored', async (_, kept) => {
  vi.stubGlobal('navigator', {});
  const engine = createEngine({
    host: 'service-worker',
    storeKind: 'overlay',
    scope: new URL('https://host/'),
    build: { version: 'v', pgliteVersion: 'p' } as EngineBuild,
    tell: () => undefined,
    log: () => undefined,
    isShellKept: kept.isShellKept,
    assets: { areKept: kept.areKept } as EngineOptions['assets'],
  });
  const response = await engine.fetch(new Request('https://host/api/__engine?peek=true'));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ engine: 'ledgerleaf', isOfflineReady: false });
});

it('the response to a change waits until the snapshot is stored, a read does not, and the status reports the result', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  const { engine: ofEngine } = await engineFixture((await readOlderStore()).snapshot);
  let decide = (_: boolean) => {};
  let isKept: boolean | null = null;
  const deciding = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  const engine = createEngine({
    ...ofEngine,
    assets: {
      ...ofEngine.assets,
      areKept: async () => false,
      untilKept: () => deciding,
      isKept: async () => isKept,
    },
  });
  const status = async () => (await engine.fetch(new Request('https://host/api/__engine'))).json();
  expect(await status()).toMatchObject({ store: { isSnapshotKept: null } });
  let isAnswered = false;
  const changed = engine.fetch(new Request('https://host/api/nothing', { method: 'POST' })).then((answer) => {
    isAnswered = true;
    return answer;
  });
  expect((await engine.fetch(new Request('https://host/api/nothing'))).status).toBe(404);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isAnswered).toBe(false);
  isKept = false;
  decide(false);
  expect((await changed).status).toBe(404);
  expect(await status()).toMatchObject({ store: { isSnapshotKept: false } });
  await engine.release();
});

it('changes made by a start and its jobs are stored for a waiting version once all is quiet', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  const { engine: ofEngine } = await engineFixture((await readOlderStore()).snapshot);
  const engine = createEngine({
    ...ofEngine,
    successor: { isWaiting: () => true, isForeign: async () => true },
  });
  await engine.fetch(new Request('https://host/api/__engine'));
  await engine.settled();
  expect(await findCarriedRows({ indexedDB, name: 'main:/' })).toBeDefined();
  await engine.release();
  expect(await findCarriedRows({ indexedDB, name: 'main:/' })).toBeDefined();
});
