import type { ChangeSet, FileWrite } from '@electric-sql/pglite/memfs-frontend';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OverlayStore } from '#api/storage/overlay-store-api';
import { StorageFull, type StoreLost, StoreWriteFailed } from '#api/storage/store-errors';
import {
  changeSet,
  describeTree,
  fullWrite,
  identityOf,
  loadTree,
  newIndexedDb,
  openSmall,
  partWrite,
  patternOf,
  readMarker,
  resize,
  SNAPSHOT_FILES,
  smallSnapshot,
  treeOfSnapshot,
} from '#api/storage/store-fixtures';
import type { Snapshot } from './snapshot/snapshot';

const TABLE = '/base/5/1259';
const WAL = '/pg_wal/000000010000000000000001';

let indexedDB: IDBFactory;
let snapshot: Snapshot;
let store: OverlayStore;

beforeEach(async () => {
  indexedDB = newIndexedDb();
  snapshot = await smallSnapshot();
  store = await openSmall(indexedDB, snapshot);
});
afterEach(() => {
  vi.restoreAllMocks();
  store.discard();
});

const apply = (changes: ChangeSet) => store.backend.apply(changes, { relaxedDurability: false });
/** Includes a WAL page, as every commit does, so that nothing is deferred. */
const commit = (...writes: FileWrite[]) =>
  apply(changeSet([], [partWrite(WAL, 70_000, 0, patternOf(9, 10)), ...writes]));
const operate = (...ops: ChangeSet['ops']) => apply(changeSet(ops, []));

async function restart(): Promise<Map<string, Uint8Array | 'directory'>> {
  store.discard();
  store = await openSmall(indexedDB, snapshot);
  return loadTree(store);
}

async function fileAfterRestart(path: string): Promise<Uint8Array | undefined> {
  const content = (await restart()).get(path);
  return content === 'directory' ? undefined : content;
}

const original = () => (SNAPSHOT_FILES.get(TABLE) ?? new Uint8Array()).slice();

describe('a new store', () => {
  it('shows the snapshot and has written nothing', async () => {
    expect(await describeTree(await loadTree(store))).toEqual(await describeTree(treeOfSnapshot()));
    expect(store.status()).toMatchObject({
      epoch: 0,
      overlayBytes: 0,
      writeTransactions: 0,
      marker: undefined,
    });
    expect(await readMarker({ indexedDB, name: 'main' })).toBeUndefined();
  });
});

describe('case 1: removal', () => {
  it('keeps a removed file of the snapshot removed', async () => {
    await operate({ op: 'remove', path: TABLE });
    expect((await restart()).has(TABLE)).toBe(false);
  });

  it('keeps the children of a removed directory removed, also when it is made again', async () => {
    await operate({ op: 'remove', path: '/base/5' }, { op: 'mkdir', path: '/base/5' });
    const tree = await restart();
    expect([...tree.keys()].filter((path) => path.startsWith('/base'))).toEqual(['/base', '/base/5']);
  });

  it('leaves no chunk behind', async () => {
    await commit(fullWrite('/base/5/16384', patternOf(1, 90_000)));
    const before = store.status().overlayBytes;
    await operate({ op: 'remove', path: '/base/5/16384' });
    expect(before - store.status().overlayBytes).toBe(90_000);
    await restart();
    expect(before - store.status().overlayBytes).toBe(90_000);
  });
});

describe('case 2: a file written in full', () => {
  it('does not show old snapshot bytes when it grows later', async () => {
    await commit(fullWrite(TABLE, patternOf(7, 10)));
    await commit(partWrite(TABLE, 90_000, 89_990, patternOf(8, 10)));
    const expected = new Uint8Array(90_000);
    expected.set(patternOf(7, 10));
    expected.set(patternOf(8, 10), 89_990);
    expect(await fileAfterRestart(TABLE)).toEqual(expected);
  });

  it('stays detached when it is written in full after its removal', async () => {
    await operate({ op: 'remove', path: TABLE });
    await commit(fullWrite(TABLE, new Uint8Array(50_000)));
    expect(await fileAfterRestart(TABLE)).toEqual(new Uint8Array(50_000));
  });

  it('stores a chunk of zeros where the snapshot has bytes', async () => {
    await commit(partWrite(TABLE, 100_000, 32_768, new Uint8Array(32_768)));
    expect(await fileAfterRestart(TABLE)).toEqual(original().fill(0, 32_768, 65_536));
  });

  it('stores nothing for zeros where the snapshot has none', async () => {
    await commit(fullWrite('/pg_wal/000000010000000000000002', new Uint8Array(1_048_576)));
    expect(store.status().overlayBytes).toBeLessThanOrEqual(32_768);
    const segment = await fileAfterRestart('/pg_wal/000000010000000000000002');
    expect([segment?.length, segment?.some((byte) => byte !== 0)]).toEqual([1_048_576, false]);
  });
});

describe('case 3: a chunk written in part', () => {
  it('starts from the bytes of the snapshot', async () => {
    await commit(partWrite(TABLE, 100_000, 40_000, patternOf(7, 5)));
    const expected = original();
    expected.set(patternOf(7, 5), 40_000);
    expect(await fileAfterRestart(TABLE)).toEqual(expected);
  });

  it('starts from the stored chunk after a restart', async () => {
    await commit(partWrite(TABLE, 100_000, 40_000, patternOf(7, 5)));
    await restart();
    await commit(partWrite(TABLE, 100_000, 40_010, patternOf(8, 5)));
    const expected = original();
    expected.set(patternOf(7, 5), 40_000);
    expected.set(patternOf(8, 5), 40_010);
    expect(await fileAfterRestart(TABLE)).toEqual(expected);
  });

  it('is not fetched when its pages cover all of it, in any order', async () => {
    await commit(partWrite(TABLE, 100_000, 0, patternOf(11, 32_768)));
    await restart();
    const reads = vi.spyOn(IDBObjectStore.prototype, 'get');
    const pages = [2, 0, 3, 1].map((page) => ({ at: page * 8_192, data: patternOf(20 + page, 8_192) }));
    await apply(changeSet([], [{ ...partWrite(TABLE, 100_000, 0, new Uint8Array()), chunks: pages }]));
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
    await commit();
    const expected = original();
    for (const { at, data } of pages) expected.set(data, at);
    expect(await fileAfterRestart(TABLE)).toEqual(expected);
  });

  it('keeps what its pages do not cover', async () => {
    await commit(partWrite(TABLE, 100_000, 0, patternOf(11, 32_768)));
    await restart();
    const pages = [0, 2, 3].map((page) => ({ at: page * 8_192, data: patternOf(20 + page, 8_192) }));
    await commit({ ...partWrite(TABLE, 100_000, 0, new Uint8Array()), chunks: pages });
    const expected = original();
    expected.set(patternOf(11, 32_768));
    for (const { at, data } of pages) expected.set(data, at);
    expect(await fileAfterRestart(TABLE)).toEqual(expected);
  });
});

describe('case 4: size', () => {
  it('drops what follows a truncation and grows with zeros', async () => {
    await commit(partWrite(TABLE, 100_000, 50_000, patternOf(7, 10)));
    await commit(resize(TABLE, 40_000));
    await commit(resize(TABLE, 100_000));
    expect(await fileAfterRestart(TABLE)).toEqual(original().fill(0, 40_000));
  });

  it('does the same for a file that has no stored chunk', async () => {
    await commit(resize(TABLE, 10));
    await commit(resize(TABLE, 100_000));
    expect(await fileAfterRestart(TABLE)).toEqual(original().fill(0, 10));
  });
});

describe('case 5: the ready marker', () => {
  it('is stored with the first flush and counts every one', async () => {
    await commit();
    await commit();
    const expected = { ...identityOf(snapshot), format: 4, epoch: 2, id: expect.any(String) };
    expect(await readMarker({ indexedDB, name: 'main' })).toEqual(expected);
  });

  it('keeps its id for the life of the store', async () => {
    await commit();
    const before = await readMarker({ indexedDB, name: 'main' });
    await restart();
    await commit();
    expect(await readMarker({ indexedDB, name: 'main' })).toMatchObject({ epoch: 2, id: before?.id });
  });

  it('is missing when the first flush is aborted, like everything else', async () => {
    failPut(3, (table) => table.transaction.abort());
    await expect(commit(fullWrite('/base/5/16384', patternOf(1, 90_000)))).rejects.toThrow(StoreWriteFailed);
    vi.restoreAllMocks();
    expect(await readMarker({ indexedDB, name: 'main' })).toBeUndefined();
    expect(await describeTree(await restart())).toEqual(await describeTree(treeOfSnapshot()));
  });

  it('takes a new schema version with the next flush', async () => {
    store.recordSchemaVersion(2);
    await commit();
    expect((await readMarker({ indexedDB, name: 'main' }))?.schemaVersion).toBe(2);
  });
});

describe('reads', () => {
  it('write nothing when PostgreSQL only writes pages back', async () => {
    await apply(changeSet([], [partWrite(TABLE, 100_000, 0, patternOf(7, 8_192))]));
    expect(store.status()).toMatchObject({ writeTransactions: 0, deferredBytes: 32_768 });
  });

  it('write nothing when a sort spills to scratch files', async () => {
    const ops: ChangeSet['ops'] = [
      { op: 'mkdir', path: '/base/pgsql_tmp' },
      { op: 'remove', path: '/base/pgsql_tmp/pgsql_tmp42.0' },
    ];
    await apply(changeSet(ops, [fullWrite('/base/pgsql_tmp/pgsql_tmp42.1', patternOf(1, 9_000_000))]));
    expect(store.status()).toMatchObject({ writeTransactions: 0, deferredBytes: 0 });
  });

  it('are included in the next commit', async () => {
    await apply(changeSet([], [partWrite(TABLE, 100_000, 0, patternOf(7, 100))]));
    await commit();
    const expected = original();
    expected.set(patternOf(7, 100));
    expect(store.status()).toMatchObject({ writeTransactions: 1, deferredBytes: 0 });
    expect(await fileAfterRestart(TABLE)).toEqual(expected);
  });

  it('are stored when too much waits', async () => {
    await apply(changeSet([], [fullWrite('/base/5/16384', patternOf(1, 34_000_000))]));
    expect(store.status()).toMatchObject({ writeTransactions: 1, deferredBytes: 0 });
  });
});

describe('what a start recovers', () => {
  const startDatabase = () => {
    let end = () => {};
    store.backend.noteStart?.(
      new Promise<void>((started) => {
        end = started;
      }),
    );
    return async () => end();
  };
  const recovered = fullWrite('/pg_wal/000000010000000000000002', patternOf(8, 8_192));

  it('waits for the first change, and is stored with it', async () => {
    await commit(fullWrite('/base/5/16384', patternOf(1, 50_000)));
    await restart();
    const finish = startDatabase();
    await apply(changeSet([{ op: 'remove', path: WAL }], [recovered]));
    expect(store.status()).toMatchObject({ writeTransactions: 0, deferredBytes: 8_192 });
    await finish();
    await apply(changeSet([], [fullWrite('/pg_wal/000000010000000000000003', patternOf(9, 100))]));
    expect(store.status()).toMatchObject({ writeTransactions: 1, deferredBytes: 0 });
    const tree = await restart();
    expect(tree.get(recovered.path)).toEqual(patternOf(8, 8_192));
    expect(tree.has(WAL)).toBe(false);
  });

  it('is recovered again when the worker dies first', async () => {
    await commit(fullWrite('/base/5/16384', patternOf(1, 50_000)));
    const before = await describeTree(await restart());
    startDatabase();
    await apply(changeSet([{ op: 'remove', path: WAL }], [recovered]));
    store.discard();
    expect(await describeTree(await restart())).toEqual(before);
  });

  it('is stored immediately in a new store, together with its marker', async () => {
    startDatabase();
    await apply(changeSet([], [recovered]));
    expect(store.status()).toMatchObject({ writeTransactions: 1, deferredBytes: 0 });
  });
});

describe('a failed flush', () => {
  it('reports that the space is used up and keeps the last acknowledged state', async () => {
    await commit(fullWrite('/base/5/16384', patternOf(1, 50_000)));
    failPut(2, () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(commit(fullWrite('/base/5/16385', patternOf(2, 50_000)))).rejects.toThrow(StorageFull);
    vi.restoreAllMocks();
    const tree = await restart();
    expect(tree.get('/base/5/16384')).toEqual(patternOf(1, 50_000));
    expect(tree.has('/base/5/16385')).toBe(false);
  });

  it('makes every later flush fail, even when there is space again', async () => {
    failPut(1, () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(commit()).rejects.toThrow(StorageFull);
    vi.restoreAllMocks();
    await expect(commit()).rejects.toThrow(StorageFull);
    expect(await readMarker({ indexedDB, name: 'main' })).toBeUndefined();
  });

  it('ignores further changes silently once the host has discarded the store', async () => {
    store.discard();
    await commit(fullWrite('/base/5/16384', patternOf(1, 10)));
    expect((await restart()).has('/base/5/16384')).toBe(false);
  });
});

describe('another writer', () => {
  it('is stopped by the epoch, so that two databases never mix', async () => {
    const second = await openSmall(indexedDB, snapshot);
    await commit();
    const late = second.backend.apply(changeSet([], [partWrite(WAL, 70_000, 5, patternOf(1, 5))]), {
      relaxedDurability: false,
    });
    await expect(late).rejects.toMatchObject({ name: 'StoreLost' });
    second.discard();
    const expected = (SNAPSHOT_FILES.get(WAL) ?? new Uint8Array()).slice();
    expected.set(patternOf(9, 10));
    expect(await fileAfterRestart(WAL)).toEqual(expected);
  });
});

describe('a writer that comes late', () => {
  const small = () => changeSet([], [partWrite(WAL, 70_000, 5, patternOf(1, 5))]);
  const large = () =>
    changeSet(
      [],
      [partWrite(WAL, 70_000, 5, patternOf(1, 5)), fullWrite('/base/5/16384', patternOf(1, 90_000))],
    );
  const checksum = () => store.status().state ?? 0;

  /** Continues from the late writer's state, until the manifest sorts before or after its own. */
  async function moveOn(isMovedTo: (checksum: number) => boolean): Promise<void> {
    for (let seed = 1; seed === 1 || !isMovedTo(checksum()); seed += 1)
      await commit(fullWrite('/base/5/16385', patternOf(seed, 90_000)));
  }

  it.each([
    ['small', 'lower', small],
    ['small', 'higher', small],
    ['large', 'lower', large],
    ['large', 'higher', large],
  ])('with a %s change is stopped when the store has moved on to a %s checksum', async (_, side, change) => {
    await commit(fullWrite('/base/5/16384', patternOf(3, 90_000)));
    const late = await openSmall(indexedDB, snapshot);
    const start = checksum();
    await moveOn((now) => (side === 'lower' ? now < start : now > start));
    const stored = store.status().state;
    await expect(late.backend.apply(change(), { relaxedDurability: false })).rejects.toMatchObject({
      name: 'StoreLost',
    });
    late.discard();
    await restart();
    expect(store.status().state).toBe(stored);
  });

  it.each([
    ['more steps', 0, 1],
    ['a step of its own and one more', 1, 2],
  ])('with a large change is stopped when the store has %s', async (_, before, after) => {
    await commit(fullWrite('/base/5/16384', patternOf(3, 90_000)));
    for (let step = 0; step < before; step += 1) await commit();
    const late = await openSmall(indexedDB, snapshot);
    for (let step = before; step < after; step += 1)
      await apply(changeSet([], [partWrite(WAL, 70_000, 20 + step, patternOf(step, 5))]));
    const stored = store.status().state;
    await expect(late.backend.apply(large(), { relaxedDurability: false })).rejects.toMatchObject({
      name: 'StoreLost',
    });
    late.discard();
    await restart();
    expect(store.status().state).toBe(stored);
  });
});

describe('a store that is taken away', () => {
  it('notifies the host once and refuses further work', async () => {
    const reasons: StoreLost[] = [];
    const watched = await openSmall(indexedDB, snapshot, {
      name: 'other',
      onLost: (reason) => reasons.push(reason),
    });
    store.discard();
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase('ledgerleaf');
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
    expect(reasons.map(({ name }) => name)).toEqual(['StoreLost']);
    const late = watched.backend.apply(changeSet([{ op: 'mkdir', path: '/x' }], []), {
      relaxedDurability: false,
    });
    await expect(late).rejects.toMatchObject({ name: 'StoreLost' });
  });
});

/** Makes the n-th put from now on fail in the given way. */
function failPut(nth: number, fail: (table: IDBObjectStore) => void): void {
  const put = IDBObjectStore.prototype.put;
  let calls = 0;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    calls += 1;
    if (calls === nth) fail(this);
    return put.call(this, value, key);
  });
}
