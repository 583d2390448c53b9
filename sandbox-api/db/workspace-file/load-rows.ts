import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { type TableKey, tables } from '#api/db/tables';
import { readColumns, type StoredColumn } from './columns-of';
import { companyTables, sharedTables } from './company-rows';
import type { FileTable, Value } from './file-format';
import { WorkspaceFileProblem } from './workspace-file-problem';
import type { Progress } from './write-workspace';

/** Amount of a table per statement: large enough to be fast, small enough for memory and message limits. */
const rowsAtOnce = 1000;
const charactersAtOnce = 4_000_000;

/**
 * Inserts the rows of companies, parents first.
 * @throws WorkspaceFileProblem 'unfit-row' where the database refuses one.
 */
export async function insertTables(
  tx: Db,
  fileTables: readonly FileTable[],
  onProgress: Progress,
): Promise<void> {
  const columns = await readColumns(tx);
  const total = fileTables.reduce((rows, table) => rows + table.rows.length, 0);
  let done = 0;
  for (const table of companyTables) {
    const given = fileTables.find(({ name }) => name === getTableName(table));
    if (!given) continue;
    for (const rows of portions(given.rows)) {
      await insertRows(tx, { ...given, rows }, columns.get(given.name) ?? []);
      done += rows.length;
      onProgress(done, total);
    }
  }
}

export async function insertRows(
  tx: Db,
  { name, columns, rows }: FileTable,
  stored: readonly StoredColumn[],
): Promise<void> {
  const types = new Map(stored.map((column) => [column.name, column.type]));
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.raw(columns.map((column, at) => `(r ->> ${at})::${types.get(column)}`).join(', '));
  await refusing(name, () =>
    tx.execute(sql`insert into ${sql.identifier(name)} (${names})
      select ${values} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as r`),
  );
}

/**
 * PostgreSQL's error classes for the contents of a row: a value that does not fit its type, and a violated
 * constraint.
 */
const faultsOfRows = /^2[23]/;

async function refusing(table: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (faultsOfRows.test(codeOf(error))) throw new WorkspaceFileProblem('unfit-row', table);
    throw error;
  }
}

function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : cause ? codeOf(cause) : '';
}

function* portions(rows: readonly Value[][]): Generator<Value[][]> {
  let portion: Value[][] = [];
  let characters = 0;
  for (const row of rows) {
    const length = row.reduce<number>(
      (sum, value) => sum + (typeof value === 'string' ? value.length : 8),
      0,
    );
    if (portion.length >= rowsAtOnce || (characters + length > charactersAtOnce && portion.length > 0)) {
      yield portion;
      portion = [];
      characters = 0;
    }
    portion.push(row);
    characters += length;
  }
  if (portion.length > 0) yield portion;
}

/** Later entries get ids above those of the loaded rows. */
export async function raiseSequences(tx: Db, highestIds: ReadonlyMap<TableKey, number>): Promise<void> {
  for (const [key, highest] of highestIds) {
    const name = getTableName(tables[key]);
    await tx.execute(sql`
      select setval(sequence, ${highest}::bigint)
      from (select pg_get_serial_sequence(${name}, 'id')::regclass as sequence) as own
      where coalesce(pg_sequence_last_value(sequence), 0) < ${highest}::bigint`);
  }
}

/** Refuses tables and columns that the database does not have; returns nothing. */
export async function assertKnown(tx: Db, fileTables: readonly FileTable[]): Promise<void> {
  const columns = await readColumns(tx);
  const held = new Set([...sharedTables, ...companyTables].map((table) => getTableName(table)));
  const seen = new Set<string>();
  for (const { name, columns: given } of fileTables) {
    const own = columns.get(name);
    if (!own || !held.has(name) || seen.has(name)) throw new WorkspaceFileProblem('unknown-table', name);
    seen.add(name);
    const isSame = own.length === given.length && own.every((column) => given.includes(column.name));
    if (!isSame) throw new WorkspaceFileProblem('unknown-column', name);
  }
}
