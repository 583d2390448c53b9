/**
 * All rows of a database, without its files, for a PostgreSQL that cannot open those files. Tables are in the
 * text form of COPY, which every version reads, and which distinguishes a missing value from a JSON null.
 */
import type { PGlite, Transaction } from '@electric-sql/pglite';

export type TableRows = {
  /** Number of migrations of the tables. */
  schemaVersion: number;
  tables: readonly TableText[];
  sequences: readonly SequenceState[];
};

/** Names in SQL form. */
type TableText = { name: string; columns: string; text: Uint8Array };

type SequenceState = { name: string; lastValue: string; isCalled: boolean };

const listTables = `
  select oid::regclass::text as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by oid`;

const listSequences = `
  select oid::regclass::text as name
  from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by oid`;

/** Must be called in a transaction, so that the tables are consistent. */
export async function readRows(tx: Transaction, schemaVersion: number): Promise<TableRows> {
  const tables: TableText[] = [];
  for (const table of (await tx.query<Omit<TableText, 'text'>>(listTables)).rows) {
    const { blob } = await tx.query(`copy ${table.name} (${table.columns}) to '/dev/blob'`);
    tables.push({ ...table, text: new Uint8Array((await blob?.arrayBuffer()) ?? []) });
  }
  const sequences: SequenceState[] = [];
  for (const { name } of (await tx.query<{ name: string }>(listSequences)).rows) {
    const { rows } = await tx.query<Omit<SequenceState, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    );
    if (rows[0]) sequences.push({ name, ...rows[0] });
  }
  return { schemaVersion, tables, sequences };
}

/**
 * Replaces the contents of all tables by the rows, in one transaction. Foreign keys are not checked again,
 * because the rows come from a whole database; so tables that refer to each other in a circle need no order.
 */
export async function replaceRows(pglite: PGlite, { tables, sequences }: TableRows): Promise<void> {
  await pglite.transaction(async (tx) => {
    await tx.exec('set local session_replication_role = replica');
    await tx.exec(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
    for (const { name, columns, text } of tables) {
      const blob = new Blob([new Uint8Array(text)]);
      await tx.query(`copy ${name} (${columns}) from '/dev/blob'`, [], { blob });
    }
    for (const { name, lastValue, isCalled } of sequences) {
      await tx.query('select setval($1::regclass, $2::bigint, $3)', [name, lastValue, isCalled]);
    }
  });
}
