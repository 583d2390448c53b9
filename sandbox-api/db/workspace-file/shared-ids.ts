import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { recordset } from '#api/db/reference-table';
import { type TableKey, tables } from '#api/db/tables';
import { revisionStep } from '#api/domain/factors/revision';
import { readColumns } from './columns-of';
import { keyOf, sharedTables } from './company-rows';
import type { FileTable } from './file-format';
import type { SharedIds } from './id-map';
import { insertRows } from './load-rows';

/**
 * Adds the shared rows of the file to the database: existing rows stay as they are, missing ones are added.
 *
 * The id of a published factor is the same everywhere, but not that of a correction, which depends on the
 * history of the database (domain/factors/revision.ts). Factors are therefore matched by their content. One
 * without a match was corrected before this database was created: it is added as withdrawn, with an id of its
 * own, so that the figures keep it and no calculation chooses it.
 */
export async function bringShared(tx: Db, fileTables: readonly FileTable[]): Promise<SharedIds> {
  const columns = await readColumns(tx);
  const given = (key: TableKey) => fileTables.find(({ name }) => name === getTableName(tables[key]));
  const shared: SharedIds = {};
  for (const table of sharedTables) {
    const key = keyOf(table);
    const rows = given(key);
    if (!rows) continue;
    const own = columns.get(rows.name) ?? [];
    if (key === 'emissionFactors')
      shared[key] = await bringFactors(tx, rows, (part) => insertRows(tx, part, own));
    else if (key === 'emissionTrails') shared[key] = await bringTrails(tx, rows);
    else await addMissing(tx, rows);
  }
  return shared;
}

/** By the primary key of any table. */
async function addMissing(tx: Db, { name, columns, rows }: FileTable): Promise<void> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const table = { name, columns, rows: asRecords(columns, rows, await jsonColumns(tx, name)) };
  await tx.execute(sql`insert into ${sql.identifier(name)} (${names}) select ${names} from ${recordset(table)}
    on conflict do nothing`);
}

/** JSON is text in a file; `recordset` expects it as JSON. */
function asRecords(
  columns: readonly string[],
  rows: FileTable['rows'],
  json: ReadonlySet<string>,
): unknown[][] {
  return rows.map((row) =>
    row.map((value, at) =>
      json.has(columns[at] ?? '') && value !== null ? JSON.parse(String(value)) : value,
    ),
  );
}

async function jsonColumns(tx: Db, table: string): Promise<ReadonlySet<string>> {
  const columns = (await readColumns(tx)).get(table) ?? [];
  return new Set(columns.filter(({ type }) => type.startsWith('json')).map(({ name }) => name));
}

type Found = { fileId: number; id: number | null };

async function bringFactors(
  tx: Db,
  table: FileTable,
  insert: (part: FileTable) => Promise<void>,
): Promise<ReadonlyMap<number, number>> {
  const own = ['id', 'edition_id', 'is_withdrawn'];
  const content = table.columns.filter((column) => !own.includes(column));
  const said = (relation: string) =>
    sql.raw(`(${content.map((column) => `${relation}."${column.replaceAll('"', '""')}"`).join(', ')})`);
  const { rows } = await tx.execute<Found>(sql`
    select fresh.id as "fileId", (
      select stored.id from emission_factors as stored
      where stored.activity_id = fresh.activity_id and stored.region = fresh.region
        and ${said('stored')} is not distinct from ${said('fresh')}
      order by stored.id <> fresh.id, stored.is_withdrawn, stored.id desc limit 1) as id
    from ${recordset(table)} as fresh`);
  const missing = rows.filter(({ id }) => id === null).map(({ fileId }) => fileId);
  const next = missing.length > 0 ? await firstFreeId(tx) : 0;
  const fresh = new Map(missing.map((fileId, index) => [fileId, next + index]));
  if (fresh.size > 0) await insert(withdrawn(table, fresh));
  return new Map(rows.map(({ fileId, id }) => [fileId, id ?? fresh.get(fileId) ?? fileId]));
}

/** Below the ids of every publication. */
const lowestPublishedId = 1_000_000;

async function firstFreeId(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select coalesce(max(id), 0) + 1 as id from emission_factors
    where id < ${sql.raw(String(Math.min(lowestPublishedId, revisionStep)))}`);
  return rows[0]?.id ?? 1;
}

function withdrawn({ name, columns, rows }: FileTable, ids: ReadonlyMap<number, number>): FileTable {
  const [idAt, withdrawnAt] = [columns.indexOf('id'), columns.indexOf('is_withdrawn')];
  return {
    name,
    columns,
    rows: rows.flatMap((row) => {
      const id = ids.get(Number(row[idAt]));
      if (id === undefined) return [];
      const fresh = [...row];
      fresh[idAt] = id;
      fresh[withdrawnAt] = true;
      return [fresh];
    }),
  };
}

/** Steps of a conversion are the same if their digest is. */
async function bringTrails(tx: Db, { columns, rows }: FileTable): Promise<ReadonlyMap<number, number>> {
  const [idAt, digestAt, stepsAt] = ['id', 'digest', 'steps'].map((column) => columns.indexOf(column));
  const values = rows.map((row) => [row[digestAt ?? -1], row[stepsAt ?? -1]]);
  await tx.execute(sql`insert into emission_trails (digest, steps)
    select r ->> 0, (r ->> 1)::jsonb from jsonb_array_elements(${JSON.stringify(values)}::jsonb) as r
    on conflict (digest) do nothing`);
  const { rows: stored } = await tx.execute<{ id: number; digest: string }>(sql`
    select id, digest from emission_trails
    where digest in (select r ->> 0 from jsonb_array_elements(${JSON.stringify(values)}::jsonb) as r)`);
  const ids = new Map(stored.map(({ id, digest }) => [digest, id]));
  return new Map(rows.map((row) => [Number(row[idAt ?? -1]), ids.get(String(row[digestAt ?? -1])) ?? 0]));
}
