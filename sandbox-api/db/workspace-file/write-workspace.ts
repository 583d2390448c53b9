import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import { readVersions } from '#api/db/sync-reference';
import { tables as allTables } from '#api/db/tables';
import { isPlain, readColumns, type StoredColumn } from './columns-of';
import { companyTables, rowsOfCompanies, sharedTables } from './company-rows';
import { type FileTable, packFile, type WrittenTable } from './file-format';
import { namedRows } from './shared-rows';
import { WorkspaceFileProblem } from './workspace-file-problem';

export type WrittenWorkspace = { bytes: Uint8Array<ArrayBuffer>; companies: string[] };

/** Called for each completed table. */
export type Progress = (done: number, total: number) => void;

type Options = {
  createdOn: Date;
  /** Only the company of this user; all companies if no user is given. */
  userId?: number | undefined;
  /**
   * Leaves out the contents of evidence files, which may be most of a company. Their rows stay, with an empty content:
   * an uploaded file is never empty, so that an empty one means that it was left out.
   */
  withoutEvidence?: boolean | undefined;
  onProgress?: Progress | undefined;
};

/** All data of companies in one file, as of one moment. */
export async function writeWorkspace(db: Db, options: Options): Promise<WrittenWorkspace> {
  return db.transaction((tx) => write(tx, options), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function write(
  tx: Db,
  { createdOn, userId, withoutEvidence = false, onProgress = () => {} }: Options,
): Promise<WrittenWorkspace> {
  await readAsWritten(tx);
  const companies = await listCompanies(tx, userId);
  if (companies.length === 0) throw new WorkspaceFileProblem('empty');
  const ids = companies.map(({ id }) => id);
  const columns = await readColumns(tx);
  const wanted: [PgTable, SQL][] = [
    ...sharedTables.map((table): [PgTable, SQL] => [table, namedRows(table, ids)]),
    ...companyTables.map((table): [PgTable, SQL] => [table, rowsOfCompanies(table, ids)]),
  ];
  const tables: WrittenTable[] = [];
  for (const [table, where] of wanted) {
    const name = getTableName(table);
    const emptied = withoutEvidence && table === allTables.evidenceFiles ? 'content' : null;
    const lines = await readLines(tx, name, columns.get(name) ?? [], where, emptied);
    if (lines.length > 0)
      tables.push({ name, columns: (columns.get(name) ?? []).map((column) => column.name), lines });
    onProgress(tables.length, wanted.length + 1);
  }
  const names = companies.map(({ name }) => name);
  const [schema, versions] = [await readSchema(tx), await readVersions(tx)];
  const header = { ...schema, referenceVersion: versions.at(-1) ?? null, companies: names };
  return {
    bytes: await packFile({ ...header, createdOn: createdOn.toISOString() }, tables),
    companies: names,
  };
}

/** The same text on every host. */
export async function readAsWritten(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, YMD', true),
    set_config('bytea_output', 'hex', true), set_config('IntervalStyle', 'postgres', true)`);
}

/** The rows of tables in the form of a file, from a database that was upgraded to another version. */
export async function readFileTables(tx: Db): Promise<FileTable[]> {
  const columns = await readColumns(tx);
  const tables: FileTable[] = [];
  for (const table of [...sharedTables, ...companyTables]) {
    const name = getTableName(table);
    const own = columns.get(name) ?? [];
    const lines = await readLines(tx, name, own, sql`true`);
    if (lines.length > 0)
      tables.push({
        name,
        columns: own.map((column) => column.name),
        rows: lines.map((line) => JSON.parse(line)),
      });
  }
  return tables;
}

async function readLines(
  tx: Db,
  table: string,
  columns: readonly StoredColumn[],
  where: SQL,
  /** A column of bytes that is written empty. */
  emptied: string | null = null,
): Promise<string[]> {
  const values = columns.map((column) => {
    if (column.name === emptied) return sql`'\\x'::text`;
    return isPlain(column) ? sql`${sql.identifier(column.name)}` : sql`${sql.identifier(column.name)}::text`;
  });
  const { rows } = await tx.execute<{ line: string }>(sql`
    select json_build_array(${sql.join(values, sql`, `)})::text as line
    from ${sql.identifier(table)} where ${where} order by ctid`);
  return rows.map(({ line }) => line);
}

async function listCompanies(tx: Db, userId: number | undefined): Promise<{ id: number; name: string }[]> {
  const own =
    userId === undefined ? sql`true` : sql`id in (select company_id from users where id = ${userId})`;
  const { rows } = await tx.execute<{ id: number; name: string }>(
    sql`select id, name from companies where ${own} order by id`,
  );
  return rows;
}

async function readSchema(tx: Db): Promise<{ schemaVersion: number; migration: string }> {
  const { rows } = await tx.execute<{ schemaVersion: number; migration: string }>(sql`
    select position as "schemaVersion", name as migration from schema_migrations order by position desc limit 1`);
  if (!rows[0]) throw new Error('The database has no tables.');
  return rows[0];
}
