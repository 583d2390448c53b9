import { PGlite } from '@electric-sql/pglite';
import type { StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import { beforeAll, describe, expect, it } from 'vitest';
import { BorrowingFs } from '#api/storage/borrowing-fs';
import { checksumOf } from '#api/storage/checksum';
import { SNAPSHOT_INITDB_ARGS } from '#api/storage/engine-settings';

/** A data directory, taken from the memory of a database that was shut down. */
const entries: StorageEntry[] = [];

beforeAll(async () => {
  const files = new BorrowingFs(backendOver([]));
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

function backendOver(loaded: StorageEntry[], apply: StorageBackend['apply'] = async () => undefined) {
  return {
    init: async () => undefined,
    load: async function* () {
      yield* loaded;
    },
    apply,
    close: async () => undefined,
  } satisfies StorageBackend;
}

const checksums = () =>
  entries.map((entry) => (entry.kind === 'file' ? [entry.path, checksumOf(entry.data)] : [entry.path]));

describe('a database over borrowed files', () => {
  it('reads them, and writes without a byte of theirs being changed', async () => {
    const before = checksums();
    const pglite = await PGlite.create({ fs: new BorrowingFs(backendOver(entries)) });
    expect((await pglite.query('select count(*)::int as n from notes')).rows).toEqual([{ n: 500 }]);
    await pglite.exec("update notes set title = 'changed' where id % 7 = 0");
    await pglite.exec("insert into notes select n, 'new' from generate_series(501, 3000) n");
    await pglite.exec('create index on notes (title); checkpoint');
    for (const statement of [
      'delete from notes where id < 100',
      'vacuum notes',
      'truncate notes',
      'checkpoint',
    ])
      await pglite.exec(statement);
    await pglite.close();
    expect(checksums()).toEqual(before);
  });

  it('hands over what it changed, and nothing of what it only loaded', async () => {
    const written = new Set<string>();
    const fs = new BorrowingFs(
      backendOver(entries, async ({ files }) => {
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
