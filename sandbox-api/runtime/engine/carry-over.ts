import { findCarriedRows } from '#api/storage/carried-rows';
import type { StoreLocation } from '#api/storage/store-database';
import { StoreRefused } from '#api/storage/store-errors';
import { copyStore, resetStore } from '#api/storage/store-maintenance';
import type { TableRows } from '#api/storage/table-rows';
import { migrations } from './migrations';

type Draft = { takeRows(rows: TableRows): Promise<void>; close(): Promise<void>; discard(): Promise<void> };

/**
 * Makes a store anew, out of the rows that the version before wrote down, because PostgreSQL's files in it are of
 * another major version. It grows beside the old one, which is replaced in one transaction once all of it is stored: a
 * worker killed anywhere begins again. Answers whether there were such rows; without them nothing was changed.
 * @param open a new store of this build under another name.
 * @throws StoreRefused 'newer-schema' when this build does not know the tables of the rows.
 */
export async function carryOver(
  location: StoreLocation,
  open: (storeName: string) => Promise<Draft>,
): Promise<boolean> {
  const rows = await findCarriedRows(location);
  if (!rows) return false;
  if (rows.schemaVersion > migrations.length) {
    throw new StoreRefused('newer-schema', `rows of schema ${rows.schemaVersion}`);
  }
  const draft = { ...location, name: `carried-over:${location.name}` };
  await resetStore(draft);
  const database = await open(draft.name);
  try {
    await database.takeRows(rows);
  } catch (error) {
    await database.discard().catch(() => undefined);
    throw error;
  }
  await database.close();
  await copyStore(draft, location);
  await resetStore(draft);
  return true;
}
