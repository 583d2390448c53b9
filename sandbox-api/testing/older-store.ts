import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { readTables, resultOf, type Tables, withDatabase, writeTables } from '#api/storage/store-database';

export type OlderRecord = [table: keyof Tables, key: IDBValidKey, value: unknown];

export type OlderStore = {
  snapshot: { hash: string; checksum: number; schemaVersion: number; content: Uint8Array<ArrayBuffer> };
  /** Of the store `main:/` and its checkpoint "Before". */
  records: OlderRecord[];
  /** The same store as a file. */
  exported: Uint8Array<ArrayBuffer>;
};

/**
 * A small store that an older version of the application left in a browser, written by the code of commit c9170f8 over
 * PGlite 0.5.15: a header in JSON with its length before it, then the bytes that it points to. Its snapshot has the
 * tables of that version and hardly a row.
 */
export async function readOlderStore(): Promise<OlderStore> {
  const file = await readFile(new URL('../storage/fixtures/store-of-pglite-0.5.15.br', import.meta.url));
  const whole = new Uint8Array(brotliDecompressSync(file));
  const headerEnd = 4 + new DataView(whole.buffer, whole.byteOffset).getUint32(0, true);
  const bytesAt = ({ at, length }: { at: number; length: number }) =>
    whole.slice(headerEnd + at, headerEnd + at + length);
  const header = JSON.parse(new TextDecoder().decode(whole.subarray(4, headerEnd)), (_, value) => {
    if (value?.$u8) return bytesAt(value.$u8);
    return value?.$u32 ? Uint32Array.from(value.$u32) : value;
  });
  const { hash, checksum, schemaVersion, content } = header.snapshot;
  return {
    snapshot: { hash, checksum, schemaVersion, content: bytesAt(content) },
    records: header.records,
    exported: bytesAt(header.exported),
  };
}

/** As if the older version had run in this browser. */
export function putRecords(indexedDB: IDBFactory, { records }: Pick<OlderStore, 'records'>): Promise<void> {
  return withDatabase(indexedDB, (db) =>
    writeTables(db, 'strict', (tables) => {
      for (const [table, key, value] of records) tables[table].put(value, key);
    }),
  );
}

/** All that is stored, to be put into another browser. */
export function readRecords(indexedDB: IDBFactory): Promise<OlderRecord[]> {
  return withDatabase(indexedDB, (db) =>
    readTables(db, async (tables) => {
      const records = Object.entries(tables).map(async ([table, store]) => {
        const [keys, values] = await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())]);
        return keys.map((key, index): OlderRecord => [table as keyof Tables, key, values[index]]);
      });
      return (await Promise.all(records)).flat();
    }),
  );
}
