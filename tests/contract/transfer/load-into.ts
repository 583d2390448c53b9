import { getTableName, sql } from 'drizzle-orm';
import { connectPglite } from '#api/db/connect/pglite';
import { columnNamed, type TableKey, tables } from '#api/db/tables';
import { companyTables } from '#api/db/workspace-file/company-rows';
import { unpackFile } from '#api/db/workspace-file/file-format';
import { type LoadOptions, loadWorkspace } from '#api/db/workspace-file/load-workspace';
import { settleCompanies } from '#api/modules/company/workspaces/service';
import { readMigrations } from '#api/runtime/node/read-migrations';
import { generateRow } from '#api/testing/filled/generate-row';
import { openEmptyPglite } from '#api/testing/pglite-copies';
import type { Api } from './demo-workspace';

export function loadInto(api: Api, file: Uint8Array<ArrayBuffer>, options: Partial<LoadOptions> = {}) {
  return loadWorkspace(api.db, file, {
    migrations: readMigrations(),
    openScratch: async () => connectPglite(await openEmptyPglite()),
    knownAccounts: 'refuse',
    finish: (db, companyIds) => settleCompanies({ db, platform: api.platform }, companyIds),
    ...options,
  });
}

/** Ids of a table are moved by a multiple of this, each table by a different one. */
export const step = 1_000_000;

/**
 * Takes an id of the file in each of its tables, with the sequence far above. Every table gets its own offset, so an
 * id mistaken for another table's names nothing. Returns the offsets.
 */
export async function occupy(api: Api, file: Uint8Array<ArrayBuffer>): Promise<number[]> {
  const owner = await api.company();
  const ids = { companyId: owner.companyId, locationId: owner.locationId, userId: owner.userId.Admin };
  const { tables: fileTables } = await unpackFile(file);
  const keyed = companyTables.filter((table) => columnNamed(table, 'id'));
  const keyOf = new Map(Object.entries(tables).map(([key, table]) => [table, key as TableKey]));
  const setSequence = (name: string, value: number) =>
    api.db.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id')::regclass, ${value}::bigint)`);
  for (const [index, table] of keyed.entries()) {
    const name = getTableName(table);
    const given = fileTables.find((one) => one.name === name);
    const at = given?.columns.indexOf('id') ?? -1;
    const lowest = Math.min(...(given?.rows ?? []).map((row) => Number(row[at])));
    if (!Number.isFinite(lowest)) continue;
    await api.db.execute(sql`delete from jobs`);
    const taken = await api.db.execute(
      sql`select from ${sql.identifier(name)} where id between ${lowest} and ${lowest + 5}`,
    );
    if (taken.rows.length === 0) {
      if (lowest > 1) await setSequence(name, lowest - 1);
      await generateRow(api.db, tables[keyOf.get(table) ?? 'companies'], ids);
    }
    await setSequence(name, (index + 1) * step);
  }
  return keyed.map((_, index) => (index + 1) * step);
}
