/** Rows that one version of the application stores for the next, beside the store that they were read from. */
import { checksumOf } from '#api/storage/snapshot/checksum';
import type { StoreMarker } from '#api/storage/snapshot/manifest';
import {
  carriedName,
  readTables,
  resultOf,
  type StoreLocation,
  withDatabase,
  writeTables,
} from '#api/storage/store-database';
import { readManifest } from './store-content';
import type { TableRows } from './table-rows';

type CarriedRows = TableRows & {
  /** Checksum of the store's manifest at that time: for any later state the rows are incomplete. */
  state: number;
  checksum: number;
};

/**
 * Replaces the rows stored before.
 * @throws StorageFull when there is no space for them.
 */
export async function carryRows(
  { indexedDB, name }: StoreLocation,
  state: number,
  rows: TableRows,
): Promise<void> {
  const carried: CarriedRows = { ...rows, state, checksum: checksumOfRows(rows, state) };
  await withDatabase(indexedDB, (db) =>
    writeTables(db, 'strict', ({ chunks }) => chunks.put(carried, keyOf(name))),
  );
}

/** The rows of the store in its current state, with its marker; undefined if they were not stored, or are damaged. */
export function findCarriedRows({
  indexedDB,
  name,
}: StoreLocation): Promise<{ rows: TableRows; marker: StoreMarker } | undefined> {
  return withDatabase(indexedDB, (db) =>
    readTables(db, async (tables) => {
      const [manifest, carried] = await Promise.all([
        readManifest(tables, name),
        resultOf<CarriedRows | undefined>(tables.chunks.get(keyOf(name))),
      ]);
      if (!manifest || carried?.state !== manifest.checksum) return undefined;
      const isWhole = carried.checksum === checksumOfRows(carried, carried.state);
      return isWhole ? { rows: carried, marker: manifest.marker } : undefined;
    }),
  );
}

function keyOf(name: string): IDBValidKey {
  return [carriedName(name)];
}

function checksumOfRows({ schemaVersion, tables, sequences }: TableRows, state: number): number {
  const outline = [state, schemaVersion, sequences, tables.map(({ name, columns }) => [name, columns])];
  const start = checksumOf(new TextEncoder().encode(JSON.stringify(outline)));
  return tables.reduce((checksum, { text }) => checksumOf(text, checksum), start);
}
