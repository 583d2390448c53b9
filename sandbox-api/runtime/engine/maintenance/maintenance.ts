import type { PGlite } from '@electric-sql/pglite';

/** As autovacuum decides: so many rows, and this share of the table; the number is higher, for a pause is not free. */
const worthwhile = { rows: 1000, share: 0.2 };

/**
 * What a PostgreSQL server does in the background and one in single-user mode never: gives the places of replaced
 * rows to new ones, then takes the write-ahead log into the tables. Without the first each recalculation of a
 * ledger would add to its file what it changed.
 */
export async function maintain(pglite: PGlite): Promise<void> {
  // What the last statements did is counted at most once a second.
  await pglite.query('select pg_stat_force_next_flush()');
  // By functions: a snapshot is without the views over them. Relations of ours are numbered from 16384. What is too long
  // for a row, as a file is, lies in pieces in a relation beside its table, which is counted by itself.
  const { rows } = await pglite.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and oid >= 16384 and exists (
       select from (values (oid), (reltoastrelid)) as part (id)
       where pg_stat_get_dead_tuples(part.id) > $1::float8 + $2::float8 * pg_stat_get_live_tuples(part.id))`,
    [worthwhile.rows, worthwhile.share],
  );
  for (const { name } of rows) await pglite.exec(`vacuum ${name}`);
  await pglite.exec('checkpoint');
}
