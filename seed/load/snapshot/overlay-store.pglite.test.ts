/** The store under a real PGlite, on a snapshot made by the real build: restarts, kills, full disk. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { maintain } from '#api/runtime/engine/maintenance/maintenance';
import { OverlayFs } from '#api/storage/overlay-fs';
import { needsCheckpoint, type OverlayStore } from '#api/storage/overlay-store-api';
import { unpack } from '#api/storage/snapshot/packing';
import { openSnapshot, type SnapshotManifest } from '#api/storage/snapshot/snapshot';
import {
  describeTree,
  loadTree,
  newIndexedDb,
  openOverlayStore,
  readMarker,
  type Tree,
} from '#api/storage/store-fixtures';
import { copyStore, resetStore } from '#api/storage/store-maintenance';
import { testForm } from '#api/testing/test-form';
import { buildSnapshot } from '../build-snapshot';

const SEEDED_ROWS = 2_000;

let outDir: string;
let manifest: SnapshotManifest;
let snapshotFile: Uint8Array<ArrayBuffer>;
let wasm: WebAssembly.Module;
let indexedDB: IDBFactory;
let running: { store: OverlayStore; db: PGlite } | undefined;

async function inflated(served: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = unpack(new Blob([served]).stream(), 'zstd');
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'ledgerleaf-test-'));
  manifest = await buildSnapshot({ outDir, instant: new Date(0), migrate, seed });
  const served = new Uint8Array(await readFile(join(outDir, manifest.file)));
  snapshotFile = await inflated(served);
  const wasmPath = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  wasm = await WebAssembly.compile(await readFile(wasmPath));
});
afterAll(() => rm(outDir, { recursive: true, force: true }));
beforeEach(() => {
  indexedDB = newIndexedDb();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await kill();
});

async function migrate(db: PGlite): Promise<number> {
  await db.exec(`create table meter (id integer generated always as identity primary key, note text not null);
    create table reading (id integer primary key, note text not null); create index on reading (note)`);
  return 1;
}

async function seed(db: PGlite): Promise<void> {
  await db.exec(
    `insert into meter (note) select repeat(md5(i::text), 6) from generate_series(1, ${SEEDED_ROWS}) i`,
  );
}

/** Read again for each start, because the database writes into it. */
const readSnapshot = () => openSnapshot(snapshotFile.slice(), manifest.hash, { expected: manifest.checksum });

function openStore(name = 'main'): Promise<OverlayStore> {
  const { hash, fileLayout, schemaVersion } = manifest;
  const identity = { snapshotHash: hash, fileLayout, schemaVersion };
  return openOverlayStore({ indexedDB, name, snapshot: readSnapshot(), identity });
}

async function boot(name = 'main'): Promise<PGlite> {
  const store = await openStore(name);
  const fs = new OverlayFs(Promise.resolve(store.backend));
  const db = await PGlite.create({ fs, pgliteWasmModule: wasm });
  running = { store, db };
  return db;
}

/** What a killed worker leaves: the contents of IndexedDB, nothing from memory. */
async function kill(): Promise<void> {
  running?.store.discard();
  await running?.db.close();
  running = undefined;
}

async function restart(): Promise<PGlite> {
  await kill();
  return boot();
}

const idsOf = async (db: PGlite) =>
  (await db.query<{ id: number }>('select id from reading order by id')).rows.map(({ id }) => id);
const add = (db: PGlite, id: number) =>
  db.query('insert into reading values ($1, $2)', [id, `reading ${id}`]);

describe('the snapshot', () => {
  it('boots without writing its own pages and contains what was seeded', async () => {
    const db = await boot();
    const { rows } = await db.query('select count(*)::int as rows, max(id) as last from meter');
    expect(rows).toEqual([{ rows: SEEDED_ROWS, last: SEEDED_ROWS }]);
    expect(running?.store.status().overlayBytes).toBeLessThan(65_536);
  });

  it('has no template database, no scratch file and no crash leftovers', async () => {
    expect(
      readSnapshot().filePaths.filter((path) => /^\/base\/[14]\/|pg_internal|postmaster|pgstat/.test(path)),
    ).toEqual([]);
    const db = await boot();
    const { rows } = await db.query('select datname from pg_database');
    expect(rows).toEqual([{ datname: 'postgres' }]);
  });

  it('has the same bytes when it is built at another time', async () => {
    expect(await buildSnapshot({ outDir, instant: new Date(0), migrate, seed })).toEqual(manifest);
  }, 120_000);

  it('is refused when one byte of the download is wrong', async () => {
    const bytes = new Uint8Array(await readFile(join(outDir, manifest.file)));
    const wrong = await inflated(bytes);
    wrong[wrong.length >> 1] = (wrong[wrong.length >> 1] ?? 0) ^ 1;
    await expect(openSnapshot(wrong, manifest.hash).verified).rejects.toMatchObject({
      name: 'SnapshotCorrupt',
    });
  });
});

describe('restart', () => {
  it.each(['kill', 'close'])('after a %s finds the rows', async (how) => {
    let db = await boot();
    await add(db, 1);
    await db.transaction(async (tx) => {
      await tx.query("insert into reading values (2, 'two')");
      await tx.query('delete from meter where id <= 1500');
    });
    if (how === 'close') {
      await db.close();
      running = undefined;
    }
    db = await restart();
    expect(await idsOf(db)).toEqual([1, 2]);
    expect((await db.query('select count(*)::int as rows from meter')).rows).toEqual([
      { rows: SEEDED_ROWS - 1500 },
    ]);
  });

  it('survives tables being created, filled, truncated, vacuumed and dropped, with every index intact', async () => {
    let db = await boot();
    await db.exec('create table bulk (id integer primary key, note text)');
    for (let round = 1; round <= 3; round += 1) {
      await db.exec(
        `insert into bulk select i + ${round} * 100000, repeat(md5(i::text), 20) from generate_series(1, 6000) i`,
      );
      db = await restart();
      await db.exec(`delete from bulk where id > ${round} * 100000 + 500`);
      await db.exec('vacuum bulk');
      await db.exec('insert into bulk select -i, md5(i::text) from generate_series(1, 3000) i');
      db = await restart();
      await db.exec('delete from bulk where id < 0; reindex table bulk');
      await db.exec('checkpoint');
    }
    db = await restart();
    const whole =
      'select count(*)::int as rows, count(distinct id)::int as ids, sum(length(note))::int as length from bulk';
    expect((await db.query(whole)).rows).toEqual([{ rows: 1_500, ids: 1_500, length: 1_500 * 640 }]);
    await db.exec('set enable_seqscan = off');
    expect((await db.query(whole)).rows).toEqual([{ rows: 1_500, ids: 1_500, length: 1_500 * 640 }]);
    await db.exec('truncate bulk; drop table bulk');
    db = await restart();
    expect((await db.query("select to_regclass('bulk') as gone")).rows).toEqual([{ gone: null }]);
  });
});

describe('kill at a random point of a flush', () => {
  it('leaves exactly the acknowledged rows every time', async () => {
    const random = randomOf(20261120);
    const acknowledged: number[] = [];
    let db = await boot();
    const addSix = async (round: number) => {
      for (let step = 0; step < 6; step += 1) {
        const id = round * 100 + step;
        if (step % 2 === 0) await add(db, id);
        else
          await db.transaction((tx) =>
            tx.query('insert into reading values ($1, $2)', [id, 'in a transaction']),
          );
        acknowledged.push(id);
      }
    };
    // The first flush after a start also writes what was recovered: a kill must hit it like any other one.
    db = await restart();
    const flushes = countTransactions();
    await addSix(0);
    vi.restoreAllMocks();
    const flushesOfSession = flushes.size;
    const aborts = abortsOf(flushesOfSession, random);
    for (const [index, abort] of aborts.entries()) {
      db = await restart();
      expect(await idsOf(db)).toEqual(acknowledged);
      abortFlush(abort);
      // The worker dies here; the statement was not acknowledged.
      await expect(addSix(index + 1), JSON.stringify(abort)).rejects.toThrow();
      vi.restoreAllMocks();
    }
    db = await restart();
    expect(await idsOf(db)).toEqual(acknowledged);
    expect(flushesOfSession).toBeGreaterThanOrEqual(6);
    expect([...new Set(aborts.map(({ flush }) => flush))].sort()).toEqual(
      Array.from({ length: flushesOfSession }, (_, flush) => flush),
    );
    const leastOfEach = testForm === 'quick' ? 2 : 4;
    for (const point of abortPoints)
      expect(aborts.filter(({ at }) => at === point).length).toBeGreaterThanOrEqual(leastOfEach);
    expect(acknowledged.length).toBeGreaterThan(2 * aborts.length);
  }, 120_000);

  it('leaves no store at all when it was the very first one', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await boot();
    const puts = put.mock.calls.length;
    vi.restoreAllMocks();
    expect(puts).toBeGreaterThan(0);
    for (let fatal = 0; fatal < puts; fatal += 1) {
      await kill();
      indexedDB = newIndexedDb();
      abortWrite(fatal);
      await expect(boot()).rejects.toThrow();
      vi.restoreAllMocks();
      expect(await readMarker({ indexedDB, name: 'main' })).toBeUndefined();
    }
    expect(await idsOf(await boot())).toEqual([]);
  });
});

describe('no space left', () => {
  it('fails the statement, then every other one, and is as before after a restart', async () => {
    let db = await boot();
    await add(db, 1);
    onWrite(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(add(db, 2)).rejects.toMatchObject({ name: 'StorageFull' });
    await expect(
      db.transaction((tx) => tx.query("insert into reading values (3, '')")),
    ).rejects.toMatchObject({
      name: 'StorageFull',
    });
    vi.restoreAllMocks();
    await expect(add(db, 4)).rejects.toMatchObject({ name: 'StorageFull' });
    db = await restart();
    expect(await idsOf(db)).toEqual([1]);
    await add(db, 5);
    expect(await idsOf(await restart())).toEqual([1, 5]);
  });
});

describe('reads', () => {
  it('write nothing, not after a commit, not with a sort that spills, not when pages are evicted', async () => {
    const db = await boot();
    await db.exec('insert into reading select i, repeat(md5(i::text), 30) from generate_series(1, 25000) i');
    const before = running?.store.status().writeTransactions;
    await db.exec("set work_mem = '64kB'");
    for (let round = 0; round < 3; round += 1) {
      await db.query('select md5(string_agg(note, null order by note desc)) from reading');
      await db.query('select count(*) from meter join reading using (id)');
      await db.query('select * from reading where id = 77');
    }
    expect(running?.store.status().writeTransactions).toBe(before);
    expect((await idsOf(await restart())).length).toBe(25_000);
  });

  it('after a restart write nothing either', async () => {
    await add(await boot(), 1);
    const db = await restart();
    const before = running?.store.status().writeTransactions;
    await db.query('select * from meter where id = 5');
    await db.query('select * from reading');
    expect(running?.store.status().writeTransactions).toBe(before);
  });
});

describe('size', () => {
  it('of a single-row insert stays below 64 KiB, and maintenance removes the WAL', async () => {
    const db = await boot();
    const before = running?.store.status().writtenBytes ?? 0;
    for (let id = 1; id <= 50; id += 1) await add(db, id);
    const written = (running?.store.status().writtenBytes ?? 0) - before;
    expect(written / 50).toBeLessThan(65_536);
    await db.exec(
      'insert into reading select i, repeat(md5(i::text), 10) from generate_series(100, 15000) i',
    );
    expect(running && needsCheckpoint(running.store.status())).toBe(true);
    await maintain(db);
    expect(running && needsCheckpoint(running.store.status())).toBe(false);
    expect((await idsOf(await restart())).length).toBe(50 + 14_901);
  });

  it('of the store stays what its rows need, however often all of them are changed', async () => {
    const db = await boot();
    const sizes: number[] = [];
    for (let round = 1; round <= 6; round += 1) {
      await db.exec(`update meter set note = repeat(md5(note), 6)`);
      await maintain(db);
      sizes.push(running?.store.status().overlayBytes ?? 0);
    }
    expect(Math.max(...sizes.slice(2))).toBeLessThan(1.2 * (sizes[1] ?? 0));
  });
});

describe('workspaces', () => {
  it('go back to a checkpoint taken while the engine runs, and to the snapshot', async () => {
    let db = await boot();
    await add(db, 1);
    await copyStore({ indexedDB, name: 'main' }, { name: 'checkpoint' });
    await add(db, 2);
    await kill();
    await copyStore({ indexedDB, name: 'checkpoint' }, { name: 'main' });
    db = await boot();
    expect(await idsOf(db)).toEqual([1]);
    await kill();
    await resetStore({ indexedDB, name: 'main' });
    expect(await idsOf(await boot())).toEqual([]);
  });
});

describe("PGlite's own change tracking", () => {
  const action = fc.record({
    kind: fc.constantFrom('write', 'write', 'truncate', 'create', 'rename', 'unlink', 'flush', 'flush'),
    file: fc.nat(5),
    at: fc.oneof(fc.constantFrom(0, 8_192, 32_768, 65_000), fc.nat(80_000)),
    size: fc.oneof(fc.constantFrom(0, 8_192, 32_768), fc.nat(40_000)),
  });

  it('reproduces, with the store, the live file system for any order of system calls', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 30 }), async (actions) => {
        indexedDB = newIndexedDb();
        const store = await openStore();
        const fs = new OverlayFs(Promise.resolve(store.backend));
        const db = await PGlite.create({ fs, pgliteWasmModule: wasm, noInitDb: true });
        for (const [turn, next] of actions.entries()) {
          if (next.kind === 'flush') await fs.syncToFs();
          else callFileSystem(db, next, turn);
        }
        // A WAL write makes sure that nothing is deferred.
        db.Module.FS.writeFile(`${PGlite.paths.PGDATA}/pg_wal/end`, new Uint8Array([1]));
        await fs.syncToFs();
        const live = liveTree(db);
        store.discard();
        const reopened = await openStore();
        const found = await loadTree(reopened);
        reopened.discard();
        expect(await describeTree(found)).toEqual(await describeTree(live));
      }),
      { numRuns: testForm === 'quick' ? 10 : 40 },
    );
  }, 120_000);
});

type Call = { kind: string; file: number; at: number; size: number };

function callFileSystem(db: PGlite, { kind, file, at, size }: Call, turn: number): void {
  const FS = db.Module.FS;
  const names = ['base/5/1259', 'base/5/2619', 'base/5/90001', 'pg_wal/extra', 'base/5/90002', 'global/1260'];
  const path = `${PGlite.paths.PGDATA}/${names[file]}`;
  const exists = FS.analyzePath(path).exists;
  const data = Uint8Array.from({ length: size }, (_, index) => (index * 7 + turn) % 256);
  if (kind === 'create') FS.writeFile(path, data);
  if (!exists) return;
  if (kind === 'write') {
    const stream = FS.open(path, 'r+');
    FS.write(stream, data, 0, data.length, at);
    FS.close(stream);
  }
  if (kind === 'truncate') FS.truncate(path, at);
  if (kind === 'rename')
    FS.rename(path, `${PGlite.paths.PGDATA}/${names[(file + 1 + (at % 5)) % names.length]}`);
  if (kind === 'unlink') FS.unlink(path);
}

function liveTree(db: PGlite): Tree {
  const FS = db.Module.FS;
  const tree: Tree = new Map();
  const visit = (path: string) => {
    for (const name of FS.readdir(PGlite.paths.PGDATA + path)) {
      if (name === '.' || name === '..') continue;
      const child = `${path}/${name}`;
      const isDirectory = FS.isDir(FS.stat(PGlite.paths.PGDATA + child).mode);
      tree.set(child, isDirectory ? 'directory' : FS.readFile(PGlite.paths.PGDATA + child));
      if (isDirectory) visit(child);
    }
  };
  visit('');
  return tree;
}

const abortPoints = ['first write', 'any write', 'last write', 'all written'] as const;

type Abort = { flush: number; at: (typeof abortPoints)[number]; anyWrite: number };

/** Where each session is killed. In the quick form each flush is killed twice, each time at another point. */
function abortsOf(flushes: number, random: () => number): Abort[] {
  const isQuick = testForm === 'quick';
  return Array.from({ length: isQuick ? 2 * flushes : 40 }, (_, round) => {
    const flush = isQuick ? round % flushes : Math.floor(random() * flushes);
    const point = isQuick ? round + Math.floor(round / flushes) : Math.floor(random() * abortPoints.length);
    const at = abortPoints[point % abortPoints.length] ?? 'first write';
    return { flush, at, anyWrite: Math.floor(random() * 20) };
  });
}

/** Reports each record that is written from now on: a small flush adds one, a larger one writes several. */
function onWrite(see: (table: IDBObjectStore, request: IDBRequest) => void): void {
  for (const kind of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[kind];
    vi.spyOn(IDBObjectStore.prototype, kind).mockImplementation(function (this: IDBObjectStore, value, key) {
      const request = write.call(this, value, key);
      see(this, request);
      return request;
    });
  }
}

/** The transactions that write something from now on. */
function countTransactions(): ReadonlySet<IDBTransaction> {
  const seen = new Set<IDBTransaction>();
  onWrite(({ transaction }) => seen.add(transaction));
  return seen;
}

/** Aborts one of the next flushes, as a dying process would. A flush writes the manifest last. */
function abortFlush({ flush, at, anyWrite }: Abort): void {
  const writesOf = new Map<IDBTransaction, number>();
  let dying: IDBTransaction | undefined;
  onWrite(({ name, transaction }, request) => {
    const writes = writesOf.get(transaction) ?? 0;
    writesOf.set(transaction, writes + 1);
    if (writesOf.size !== flush + 1) return;
    const isLast = name === 'manifests';
    const isPoint = {
      'first write': writes === 0,
      'any write': writes === anyWrite || isLast,
      'last write': isLast,
    };
    if (at === 'all written') {
      if (isLast) {
        dying = transaction;
        request.onsuccess = () => transaction.abort();
      }
    } else if (isPoint[at]) transaction.abort();
  });
  // A small flush does not wait for the confirmation that its record is written.
  const commit = IDBTransaction.prototype.commit;
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
    if (this === dying) this.abort();
    else commit.call(this);
  });
}

/** Aborts the running transaction at the n-th record from now on, as a dying process would. */
function abortWrite(nth: number): void {
  let writes = 0;
  onWrite(({ transaction }) => {
    if (writes === nth) transaction.abort();
    writes += 1;
  });
}

/** A small seeded generator (mulberry32), so that a failure can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
