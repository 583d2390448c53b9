/** Workspaces over the installed PGlite, as in a worker. They are told apart by the day each was set to. */
import 'fake-indexeddb/auto';
import { IDBFactory as FakeIndexedDb } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineEvent } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import type { Workspace, WorkspacePicture } from '#api/contract/engine-workspaces';
import { neededAssets } from '#api/runtime/engine/assets/needed-assets';
import { createEngine, type Engine, type EngineOptions } from '#api/runtime/engine/engine';
import { firstWorkspace } from '#api/storage/workspace-records';
import { type EngineFixture, engineFixture } from '#api/testing/engine-fixture';
import { type OlderStore, putRecords, readOlderStore, readRecords } from '#api/testing/older-store';

const names = engineNames('/');

let older: OlderStore;
let fixture: EngineFixture;
let engine: Engine;
let told: EngineEvent[];
const opened: Engine[] = [];

beforeAll(async () => {
  older = await readOlderStore();
  fixture = await engineFixture(older.snapshot);
});
beforeEach(async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  await putRecords(indexedDB, older);
  told = [];
  engine = start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const one of opened.splice(0)) await one.release();
  vi.unstubAllGlobals();
});

/** Another worker on the same browser, as if the previous one had been killed. */
function start(options: Partial<EngineOptions> = {}): Engine {
  const started = createEngine({ ...fixture.engine, tell: (event) => told.push(event), ...options });
  opened.push(started);
  return started;
}

type Asked = { method?: string; body?: unknown; headers?: Record<string, string> };

function ask(path: string, { method = 'GET', body, headers = {} }: Asked = {}): Promise<Response> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  return engine.fetch(
    new Request(`https://host/api/Sandbox/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: json ?? null,
    }),
  );
}

const list = async () => (await (await ask('Workspaces')).json()) as Workspace[];
const create = (name: string, from: 'demo' | 'current' = 'demo') =>
  ask('Workspaces', { method: 'POST', body: { name, from } });
const made = async (name: string, from: 'demo' | 'current' = 'demo') =>
  ((await (await create(name, from)).json()) as { key: string }).key;
const switchTo = (key: string, picture: WorkspacePicture | null = null) =>
  ask(`Workspaces/${key}/Switch`, { method: 'POST', body: { picture } });
const openKey = async () => (await list()).find(({ isCurrent }) => isCurrent)?.key;

async function setDay(today: string): Promise<void> {
  expect((await ask('Clock', { method: 'PUT', body: { today } })).status).toBe(200);
}
const day = async () => ((await (await ask('Clock')).json()) as { today: string }).today;

const keysOfStore = async (name: string) =>
  (await readRecords(indexedDB)).filter(([, key]) => key === name || (Array.isArray(key) && key[0] === name));

/** Changes the manifest or the chunks of a store behind the engine's back. */
async function damage(storeName: string, part: 'manifest' | 'chunk'): Promise<void> {
  const records = await keysOfStore(storeName);
  const manifests = records.filter(([table]) => table === 'manifests');
  const chosen =
    part === 'manifest' ? manifests : records.filter(([table]) => table === 'chunks').slice(0, 1);
  await putRecords(indexedDB, {
    records: chosen.map(([table, key, value]) => {
      if (part === 'chunk') return [table, key, (value as Uint8Array).map((byte) => byte ^ 1)];
      const manifest = value as { marker?: object };
      return [table, key, { ...manifest, marker: { ...manifest.marker, format: 99 } }];
    }),
  });
}

const refuseWrites = () => {
  const refuse = () => {
    throw new DOMException('No space.', 'QuotaExceededError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(refuse);
};

describe('a browser from before workspaces', () => {
  it('keeps its store as the first workspace, without a name, and nothing is written for it', async () => {
    expect(await list()).toEqual([
      {
        key: firstWorkspace,
        name: null,
        isCurrent: true,
        lastUsedOn: null,
        bytes: expect.any(Number),
        storeId: null,
        picture: null,
        refusal: null,
      },
    ]);
    await day();
    expect(await keysOfStore(names.workspaces)).toEqual([]);
    expect((await keysOfStore(names.store)).length).toBeGreaterThan(0);
  });

  it('keeps the data of its store when a second one is created and opened', async () => {
    await setDay('2027-02-03');
    const key = await made('Retail prospect');
    expect((await switchTo(key)).status).toBe(204);
    expect((await switchTo(firstWorkspace)).status).toBe(204);
    expect(await day()).toBe('2027-02-03');
  });
});

describe('a switch', () => {
  it('keeps the data of each workspace, also for the next worker, and notifies the pages', async () => {
    await setDay('2027-02-03');
    const retail = await made('Retail prospect');
    const answer = await ask(`Workspaces/${retail}/Switch`, {
      method: 'POST',
      body: { picture: null },
      headers: { 'x-window-id': 'mine' },
    });
    expect(answer.status).toBe(204);
    expect(told.at(-1)).toEqual({ type: 'data-replaced', windowId: 'mine' });
    expect(await day()).not.toBe('2027-02-03');
    await setDay('2028-04-05');
    engine = start();
    expect(await day()).toBe('2028-04-05');
    expect(await openKey()).toBe(retail);
    await switchTo(firstWorkspace);
    expect(await day()).toBe('2027-02-03');
    await switchTo(retail);
    expect(await day()).toBe('2028-04-05');
    expect((await list()).map(({ lastUsedOn }) => lastUsedOn)).not.toContain(null);
  });

  it('to a copy opens the data of the open one, and each changes independently', async () => {
    await setDay('2027-02-03');
    const copy = await made('Bakery', 'current');
    await switchTo(copy);
    expect(await day()).toBe('2027-02-03');
    await setDay('2028-04-05');
    await switchTo(firstWorkspace);
    expect(await day()).toBe('2027-02-03');
    const ids = (await list()).map(({ storeId }) => storeId);
    expect(new Set(ids).size).toBe(2);
  });

  it('from two tabs at once ends in one of them, and both have their data', async () => {
    await setDay('2027-02-03');
    const [one, other] = [await made('One', 'current'), await made('Other')];
    const answers = await Promise.all([switchTo(one), switchTo(other)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await openKey()).toBe(other);
    expect(await day()).not.toBe('2027-02-03');
    await switchTo(one);
    expect(await day()).toBe('2027-02-03');
  });

  it.each(['manifest', 'chunk'] as const)(
    'to one that cannot be opened (its %s) is refused, and the open one stays',
    async (part) => {
      await setDay('2027-02-03');
      const bad = await made('Bad', 'current');
      await damage(names.workspacePrefix + bad, part);
      const answer = await switchTo(bad);
      expect(answer.status).toBe(409);
      expect((await answer.json()).detail).toMatch(/you are still in this one/);
      expect(await openKey()).toBe(firstWorkspace);
      expect(await day()).toBe('2027-02-03');
      expect(told.map(({ type }) => type)).not.toContain('data-replaced');
    },
  );

  it('lets a page that starts at the same time find the engine ready', async () => {
    // The status reads this before the state of the engine: until then a switch would have closed the
    // database.
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    engine = start({
      isShellKept: async () => {
        asked();
        await new Promise((resolve) => setTimeout(resolve, 100));
        return true;
      },
    });
    const retail = await made('Retail prospect');
    await day();
    const status = engine.fetch(new Request('https://host/api/__engine'));
    await isAsked;
    const switched = switchTo(retail);
    expect(await (await status).json()).toMatchObject({ state: 'ready' });
    expect((await switched).status).toBe(204);
  });

  it('to one that does not exist is refused', async () => {
    expect((await switchTo('nothing')).status).toBe(404);
  });

  it('that was stored before the worker was killed decides what the next worker opens', async () => {
    await setDay('2027-02-03');
    const retail = await made('Retail prospect');
    // The pointer is stored, and the worker ends before it has opened anything.
    const killed = start({ assets: { ...fixture.engine.assets, wasm: () => new Promise<never>(() => {}) } });
    opened.pop();
    const url = `https://host/api/Sandbox/Workspaces/${retail}/Switch`;
    void killed.fetch(new Request(url, { method: 'POST', body: JSON.stringify({ picture: null }) }));
    await vi.waitFor(async () => expect(await openKey()).toBe(retail), { timeout: 15_000, interval: 5 });
    engine = start();
    expect(await day()).not.toBe('2027-02-03');
    await switchTo(firstWorkspace);
    expect(await day()).toBe('2027-02-03');
  });
});

describe('a version of another major PostgreSQL that waits', () => {
  it('can open every workspace afterwards, not only the open one', async () => {
    const successor = { isWaiting: () => true, isForeign: async () => true };
    await setDay('2027-02-03');
    const retail = await made('Retail prospect');
    await switchTo(retail);
    await setDay('2028-04-05');
    await engine.release();
    engine = start({ successor });
    await day();
    await engine.settled();
    await engine.release();
    const { build } = fixture;
    const later = { ...build, snapshot: { ...build.snapshot, fileLayout: 'of a later major' } };
    engine = start({ build: later });
    expect((await list()).map(({ refusal }) => refusal)).toEqual([null, null]);
    expect(await day()).toBe('2028-04-05');
    expect((await switchTo(firstWorkspace)).status).toBe(204);
    expect(await day()).toBe('2027-02-03');
  });
});

describe('a version of another major PostgreSQL that takes over', () => {
  const successor = { isWaiting: () => true, isForeign: async () => true };
  const startLater = () => {
    const { build } = fixture;
    engine = start({ build: { ...build, snapshot: { ...build.snapshot, fileLayout: 'of a later major' } } });
  };

  it('before a quiet moment can open every workspace as well', async () => {
    await setDay('2027-02-03');
    await switchTo(await made('Retail prospect'));
    await setDay('2028-04-05');
    await engine.release();
    engine = start({ successor });
    await day();
    await engine.release();
    startLater();
    expect((await list()).map(({ refusal }) => refusal)).toEqual([null, null]);
    expect((await switchTo(firstWorkspace)).status).toBe(204);
    expect(await day()).toBe('2027-02-03');
  });

  it('can open the intact workspaces even if one is damaged', async () => {
    await setDay('2027-02-03');
    const sound = await made('Sound', 'current');
    await switchTo(await made('Retail prospect'));
    await setDay('2028-04-05');
    await engine.release();
    await damage(names.store, 'chunk');
    engine = start({ successor });
    await day();
    await engine.settled();
    await engine.release();
    startLater();
    expect((await switchTo(sound)).status).toBe(204);
    expect(await day()).toBe('2027-02-03');
  });
});

describe('data that replaces the open workspace', () => {
  it('does not replace one that another window opens before all of it has arrived', async () => {
    await setDay('2027-02-03');
    const retail = await made('Retail prospect');
    const body = new FormData();
    body.set('file', await (await ask('Export')).blob());
    const request = new Request('https://host/api/Sandbox/Import', { method: 'POST', body });
    vi.spyOn(request, 'formData').mockImplementation(async () => {
      await switchTo(retail);
      await setDay('2028-04-05');
      return body;
    });
    expect((await engine.fetch(request)).status).toBe(409);
    expect(await openKey()).toBe(retail);
    expect(await day()).toBe('2028-04-05');
  });
});

describe('reset, checkpoints, export and import', () => {
  it('concern the open workspace only', async () => {
    await setDay('2027-02-03');
    await ask('Checkpoints/Mine', { method: 'PUT' });
    const retail = await made('Retail prospect');
    await switchTo(retail);
    await ask('Checkpoints/Mine/Restore', { method: 'POST' });
    expect(await day()).toBe('2027-02-03');
    const body = new FormData();
    body.set('file', await (await ask('Export')).blob());
    await ask('Reset', { method: 'POST' });
    expect(await day()).not.toBe('2027-02-03');
    const imported = new Request('https://host/api/Sandbox/Import', { method: 'POST', body });
    expect((await engine.fetch(imported)).status).toBe(204);
    expect(await day()).toBe('2027-02-03');
    await ask('Reset', { method: 'POST' });
    await switchTo(firstWorkspace);
    expect(await day()).toBe('2027-02-03');
  });
});

describe('a workspace', () => {
  it('has a unique name of at most 80 characters', async () => {
    await made('Bakery');
    const answer = await ask('Workspaces', {
      method: 'POST',
      body: { name: ' Bakery ', from: 'demo' },
      headers: { 'accept-language': 'pl' },
    });
    expect(answer.status).toBe(409);
    expect((await answer.json()).detail).toMatch(/ma już tę nazwę/);
    expect((await create('x'.repeat(81))).status).toBe(400);
    expect((await create('  ')).status).toBe(400);
    const named = await ask(`Workspaces/${firstWorkspace}`, { method: 'PUT', body: { name: 'Bakery' } });
    expect(named.status).toBe(409);
    await ask(`Workspaces/${firstWorkspace}`, { method: 'PUT', body: { name: 'Mine' } });
    expect((await list()).map(({ name }) => name)).toEqual(['Mine', 'Bakery']);
  });

  it('created by two tabs at once under one name is created once', async () => {
    const answers = await Promise.all([create('Bakery'), create('Bakery', 'current')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list()).toHaveLength(2);
  });

  it('has a summary of its figures from when it was last left, and so has its copy', async () => {
    const picture = { companyName: 'Bakery', year: 2026, scopes: [{ scope: 1, carbonEquivalent: 12.5 }] };
    const fresh = await made('Fresh');
    await switchTo(fresh, picture);
    await switchTo(firstWorkspace);
    await made('Copy', 'current');
    expect((await list()).map((one) => one.picture)).toEqual([picture, null, picture]);
    const wrong = await ask(`Workspaces/${fresh}/Switch`, { method: 'POST', body: { picture: {} } });
    expect(wrong.status).toBe(400);
    expect(await openKey()).toBe(firstWorkspace);
  });

  it('is deleted with its rows, and its snapshot is no longer needed', async () => {
    const copy = await made('Copy', 'current');
    const store = names.workspacePrefix + copy;
    expect((await keysOfStore(store)).length).toBeGreaterThan(0);
    const ofLaterBuild = { ...fixture.build, snapshot: { ...fixture.build.snapshot, path: 'later' } };
    await switchTo(copy);
    expect((await ask(`Workspaces/${copy}`, { method: 'DELETE' })).status).toBe(409);
    // The first one may be deleted too, and does not come back.
    expect((await ask(`Workspaces/${firstWorkspace}`, { method: 'DELETE' })).status).toBe(204);
    expect((await list()).map(({ key }) => key)).toEqual([copy]);
    expect(await keysOfStore(names.store)).toEqual([]);
    expect([...((await neededAssets(ofLaterBuild, names)) ?? [])]).toContain(fixture.build.snapshot.path);
    await switchTo(await made('Fresh'));
    await ask('Reset', { method: 'POST' });
    await ask(`Workspaces/${copy}`, { method: 'DELETE' });
    await ask('Checkpoints/Before', { method: 'DELETE' });
    expect(await keysOfStore(store)).toEqual([]);
    expect([...((await neededAssets(ofLaterBuild, names)) ?? [])]).not.toContain(fixture.build.snapshot.path);
  });
});

describe('without space', () => {
  it.each(['demo', 'current'] as const)(
    'no workspace is created (%s), and nothing is changed',
    async (from) => {
      await setDay('2027-02-03');
      await made('There');
      const before = (await readRecords(indexedDB)).map(([, key]) => key);
      refuseWrites();
      expect((await create('Bakery', from)).status).toBe(507);
      vi.restoreAllMocks();
      expect((await readRecords(indexedDB)).map(([, key]) => key)).toEqual(before);
      expect(await day()).toBe('2027-02-03');
    },
  );

  it('no workspace is opened, and the open one stays', async () => {
    await setDay('2027-02-03');
    const retail = await made('Retail prospect');
    refuseWrites();
    expect((await switchTo(retail)).status).toBe(507);
    expect(await day()).toBe('2027-02-03');
    vi.restoreAllMocks();
    expect(await openKey()).toBe(firstWorkspace);
  });
});

it('workspaces are not available where nothing can be stored', async () => {
  engine = start({ storeKind: 'memory' });
  expect(await list()).toEqual([]);
  expect((await create('Bakery')).status).toBe(404);
});
