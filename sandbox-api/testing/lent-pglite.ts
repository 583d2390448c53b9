import type { PGlite } from '@electric-sql/pglite';
import { EnginePglite } from '#api/db/connect/engine-pglite';
import { connectPglite } from '#api/db/connect/pglite';
import type { Connection } from '#api/db/db';
import { fillDatabase } from './filled/fill-database';
import { openEmptyPglite, pgliteFiles } from './pglite-copies';

/**
 * Opening PGlite with the filled database takes a second, emptying the tables that a suite wrote takes a
 * tenth. So one PGlite is passed from suite to suite of a process. Each finds it in its filled state: rows,
 * sequences, settings. After a change that cannot be undone, of the schema or of reference data, it is
 * closed, and the next suite opens another.
 */
export async function lendPglite(): Promise<Connection> {
  const database = idle ?? (await openFilled());
  idle = undefined;
  const { proxy, revoke } = Proxy.revocable(database.pglite, { get: boundTo });
  let closing: Promise<void> | undefined;
  return {
    db: connectPglite(proxy).db,
    close() {
      closing ??= takeBack(database, revoke);
      return closing;
    },
  };
}

type Database = { pglite: PGlite; filled: Filled };

type Filled = {
  /** Tables without rows and sequences without a value. */
  emptyTables: readonly string[];
  unusedSequences: readonly string[];
  /** For everything else: the query and its result. */
  printQuery: string;
  print: string;
};

let idle: Database | undefined;

/** PGlite's private fields are accessible only on the original object. */
function boundTo(pglite: PGlite, key: string | symbol): unknown {
  const value: unknown = Reflect.get(pglite, key);
  return typeof value === 'function' ? value.bind(pglite) : value;
}

async function openFilled(): Promise<Database> {
  const pglite = await EnginePglite.open({ loadDataDir: await filledFiles() });
  return { pglite, filled: await describeFilled(pglite) };
}

/** The files of a database with the contents of every test database. */
export function filledFiles(): Promise<Blob> {
  return pgliteFiles('filled-database', async () => {
    const pglite = await openEmptyPglite();
    await fillDatabase(connectPglite(pglite).db);
    return pglite;
  });
}

async function describeFilled(pglite: PGlite): Promise<Filled> {
  const tables = await pglite.query<{ name: string; isEmpty: boolean }>(
    `select oid::regclass::text as name, pg_relation_size(oid) = 0 as "isEmpty" from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by name`,
  );
  const sequences = await pglite.query<{ name: string }>(
    'select seqrelid::regclass::text as name from pg_sequence where pg_sequence_last_value(seqrelid) is null',
  );
  const namesOf = (isEmpty: boolean) =>
    tables.rows.filter((table) => table.isEmpty === isEmpty).map(({ name }) => name);
  const printQuery = queryForPrint([...catalogues, ...namesOf(false)]);
  return {
    emptyTables: namesOf(true),
    unusedSequences: sequences.rows.map(({ name }) => name),
    printQuery,
    print: await printOf(pglite, printQuery),
  };
}

/** These contain a row for each change of the schema; emptying a table does not affect them. */
const catalogues = ['pg_attribute', 'pg_attrdef', 'pg_constraint', 'pg_trigger', 'pg_proc'];

/** An inserted or changed row has a newer transaction, a deleted row lowers the count. */
function queryForPrint(tables: readonly string[]): string {
  const selects = tables.map(
    (table) => `select count(*) as rows, max(xmin::text::int8) as newest from ${table}`,
  );
  return `select string_agg(rows || ':' || newest, ' ') as print from (${selects.join(' union all ')}) as each`;
}

async function printOf(pglite: PGlite, query: string): Promise<string> {
  const { rows } = await pglite.query<{ print: string }>(query);
  return rows[0]?.print ?? '';
}

/** Code that still has the connection gets an error, as from a closed one. */
async function takeBack(database: Database, revoke: () => void): Promise<void> {
  const { pglite, filled } = database;
  // Waits for the running transaction.
  await pglite.query('select');
  revoke();
  const isAsFilled = !idle && (await printOf(pglite, filled.printQuery)) === filled.print;
  if (!isAsFilled) return pglite.close();
  await empty(pglite, filled);
  idle = database;
}

async function empty(pglite: PGlite, { emptyTables, unusedSequences }: Filled): Promise<void> {
  const { rows } = await pglite.query<{ isWritten: boolean }>(
    'select bool_or(pg_relation_size(name::regclass) > 0) as "isWritten" from unnest($1::text[]) name',
    [emptyTables],
  );
  if (rows[0]?.isWritten) await pglite.exec(`truncate ${emptyTables.join(', ')}`);
  // Neither a rollback nor emptying its table takes back a value of a sequence.
  await pglite.query('select setval(name::regclass, 1, false) from unnest($1::text[]) name', [
    unusedSequences,
  ]);
  await pglite.exec('discard all');
}
