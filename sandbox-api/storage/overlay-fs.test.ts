import { PGlite } from '@electric-sql/pglite';
import type { ChangeSet, StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SNAPSHOT_INITDB_ARGS } from '#api/storage/engine-settings';
import { OverlayFs } from '#api/storage/overlay-fs';
import { checksumOf } from './snapshot/checksum';

/** A data directory, from the memory of a database that was shut down. */
const entries: StorageEntry[] = [];

beforeAll(async () => {
  const files = new OverlayFs(backendOver([]));
  const pglite = await PGlite.create({ fs: files, initDbStartParams: [...SNAPSHOT_INITDB_ARGS] });
  await pglite.exec('create table notes (id int primary key, title text)');
  await pglite.exec("insert into notes select n, repeat('x', 200) from generate_series(1, 500) n");
  await pglite.exec('checkpoint');
  const { FS } = pglite.Module;
  const walk = (path: string) => {
    for (const name of FS.readdir(PGlite.paths.PGDATA + path).filter((each: string) => !/^\.+$/.test(each))) {
      const below = `${path}/${name}`;
      const isFolder = FS.isDir(FS.stat(PGlite.paths.PGDATA + below).mode);
      if (isFolder) entries.push({ kind: 'dir', path: below });
      else if (name !== 'postmaster.pid')
        entries.push({
          kind: 'file',
          path: below,
          data: FS.readFile(PGlite.paths.PGDATA + below) as Uint8Array,
        });
      if (isFolder) walk(below);
    }
  };
  walk('');
  await pglite.close();
});

async function backendOver(loaded: StorageEntry[], apply: StorageBackend['apply'] = async () => undefined) {
  return {
    init: async () => undefined,
    load: async function* () {
      yield* loaded;
    },
    apply,
    close: async () => undefined,
  } satisfies StorageBackend;
}

/** The contents of a store after the change. */
function rebuild(files: Map<string, Uint8Array | null>, { ops, files: { wal, data, control } }: ChangeSet) {
  for (const { op, path } of ops)
    for (const known of op === 'remove' ? [...files.keys()] : [])
      if (known === path || known.startsWith(`${path}/`)) files.delete(known);
  for (const { path, size, full, chunks } of [...wal, ...data, ...control]) {
    const content = new Uint8Array(size);
    if (!full) content.set((files.get(path) ?? new Uint8Array()).subarray(0, size));
    for (const chunk of chunks) content.set(chunk.data, chunk.at);
    files.set(path, content);
  }
}

function fileIn({ Module: { FS } }: PGlite, path: string): Uint8Array | undefined {
  const whole = PGlite.paths.PGDATA + path;
  return FS.analyzePath(whole).exists && FS.isFile(FS.stat(whole).mode)
    ? (FS.readFile(whole) as Uint8Array)
    : undefined;
}

const copyOfEntries = () =>
  entries.map((entry) => (entry.kind === 'file' ? { ...entry, data: entry.data.slice() } : entry));

describe('a database over files that were supplied', () => {
  it('hands over everything it wrote', async () => {
    const given = copyOfEntries();
    const rebuilt = new Map(entries.map((entry) => [entry.path, entry.kind === 'file' ? entry.data : null]));
    const pglite = await PGlite.create({
      fs: new OverlayFs(backendOver(given, async (changes) => rebuild(rebuilt, changes))),
    });
    expect((await pglite.query('select count(*)::int as n from notes')).rows).toEqual([{ n: 500 }]);
    await pglite.exec("update notes set title = 'changed' where id % 7 = 0");
    await pglite.exec("insert into notes select n, 'new' from generate_series(501, 3000) n");
    await pglite.exec('create index on notes (title); checkpoint');
    for (const statement of ['delete from notes where id < 100', 'vacuum notes', 'checkpoint'])
      await pglite.exec(statement);
    await pglite.syncToFs();

    for (const entry of given) {
      const live = fileIn(pglite, entry.path);
      if (entry.kind !== 'file' || !live) continue;
      expect([entry.path, checksumOf(live)]).toEqual([
        entry.path,
        checksumOf(rebuilt.get(entry.path) ?? live),
      ]);
    }
    await pglite.close();
  });

  it('hands over every byte of a file that is truncated, grows and is written between two flushes', async () => {
    const rebuilt = new Map<string, Uint8Array | null>();
    const pglite = await PGlite.create({
      fs: new OverlayFs(backendOver(copyOfEntries(), async (changes) => rebuild(rebuilt, changes))),
    });
    const { FS } = pglite.Module;
    const path = '/notes';
    const whole = PGlite.paths.PGDATA + path;
    const extent = fc.nat(300);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('resize' as const), size: extent }),
      fc.record({ kind: fc.constant('write' as const), at: extent, size: fc.nat(100) }),
      fc.record({ kind: fc.constant('flush' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        FS.writeFile(whole, new Uint8Array(200).fill(7));
        await pglite.syncToFs();
        for (const next of [...steps, { kind: 'flush' } as const]) {
          const stream = FS.open(whole, 'r+');
          if (next.kind === 'resize') FS.truncate(whole, next.size);
          if (next.kind === 'write')
            FS.write(stream, new Uint8Array(next.size).fill(9), 0, next.size, next.at);
          FS.close(stream);
          if (next.kind !== 'flush') continue;
          await pglite.syncToFs();
          expect(rebuilt.get(path)).toEqual(fileIn(pglite, path));
        }
      }),
      { numRuns: 300 },
    );
    await pglite.close();
  });

  it('hands over little of a table that releases its end', async () => {
    let bytes = 0;
    let isCut = false;
    const pglite = await PGlite.create({
      fs: new OverlayFs(
        backendOver(copyOfEntries(), async ({ files }) => {
          for (const { truncate, full, chunks } of files.data) {
            isCut ||= truncate && !full;
            bytes += chunks.reduce((sum, { data }) => sum + data.length, 0);
          }
        }),
      ),
    });
    await pglite.exec("insert into notes select n, repeat('x', 1000) from generate_series(501, 20000) n");
    await pglite.exec('vacuum notes');
    await pglite.exec('delete from notes where id > 10000');
    await pglite.exec('checkpoint');
    bytes = 0;
    isCut = false;
    await pglite.exec('vacuum notes');
    const { rows } = await pglite.query<{ size: number }>("select pg_relation_size('notes')::int as size");
    expect(isCut).toBe(true);
    expect(bytes).toBeLessThan((rows[0]?.size ?? 0) / 2);
    await pglite.close();
  });

  it('hands over what it changed, and nothing that it only loaded', async () => {
    const written = new Set<string>();
    const fs = new OverlayFs(
      backendOver(copyOfEntries(), async ({ files }) => {
        for (const { path } of [...files.wal, ...files.data, ...files.control]) written.add(path);
      }),
    );
    const pglite = await PGlite.create({ fs });
    written.clear();
    await pglite.query('select count(*) from notes');
    await pglite.exec("update notes set title = 'changed' where id = 1");
    await pglite.close();
    expect([...written].filter((path) => path.startsWith('/pg_wal/'))).not.toEqual([]);
    expect(written.size).toBeLessThan(entries.length / 4);
  });
});
