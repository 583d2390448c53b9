import { findCarriedRows } from '#api/storage/content/carried-rows';
import type { TableRows } from '#api/storage/content/table-rows';
import type { StoreMarker } from '#api/storage/snapshot/manifest';
import type { StoreLocation } from '#api/storage/store-database';
import { StoreRefused } from '#api/storage/store-errors';
import { moveStore, resetStore } from '#api/storage/store-maintenance';
import { migrations } from './migrations';

type Draft = { takeRows(rows: TableRows): Promise<void>; close(): Promise<void>; discard(): Promise<void> };

/**
 * Creates a new store from the rows that the previous version stored, because its PostgreSQL files are of
 * another major version. The new store grows beside the old one, and replaces it in one transaction once it
 * is stored completely: a worker killed at any point starts again. Returns whether there were such rows;
 * without them nothing was changed.
 * @param open a new store of this build under another name, which continues the one with the marker.
 * @throws StoreRefused 'newer-schema' when this build does not know the tables of the rows.
 */
export async function carryOver(
  location: StoreLocation,
  open: (storeName: string, continues: StoreMarker) => Promise<Draft>,
): Promise<boolean> {
  const found = await findRows(location);
  if (!found) return false;
  const draft = { ...location, name: draftName(location.name) };
  await resetStore(draft);
  try {
    const database = await fill(await open(draft.name, found.marker), found.rows);
    await database.close();
    await moveStore(draft, location);
  } catch (error) {
    // No other code looks for it, and the disk may be full.
    await resetStore(draft).catch(() => undefined);
    throw error;
  }
  return true;
}

/**
 * The same in memory when there is no space to store it: for reading, until there is space. Undefined without
 * such rows.
 * @param open a database of this build that stores nothing.
 * @throws StoreRefused as above.
 */
export async function showCarriedOver<Opened extends Draft>(
  location: StoreLocation,
  open: () => Promise<Opened>,
): Promise<Opened | undefined> {
  const found = await findRows(location);
  return found && fill(await open(), found.rows);
}

/** Name under which a store grows that will replace another. */
export function draftName(storeName: string): string {
  return `carried-over:${storeName}`;
}

async function findRows(location: StoreLocation) {
  const found = await findCarriedRows(location);
  if (found && found.rows.schemaVersion > migrations.length) {
    throw new StoreRefused('newer-schema', `rows of schema ${found.rows.schemaVersion}`);
  }
  return found;
}

async function fill<Opened extends Draft>(database: Opened, rows: TableRows): Promise<Opened> {
  try {
    await database.takeRows(rows);
    return database;
  } catch (error) {
    await database.discard().catch(() => undefined);
    throw error;
  }
}
