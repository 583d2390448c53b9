import type { PGlite } from '@electric-sql/pglite';

/**
 * The rule of autovacuum: this many rows, and this share of the table; the number is higher, because requests
 * have to wait.
 */
const worthwhile = { rows: 1000, share: 0.2 };

/**
 * Does what a PostgreSQL server does in the background and one in single-user mode never does: releases the
 * space of replaced rows for new ones, then moves the write-ahead log into the tables. Without the first,
 * each recalculation of a ledger would enlarge its file by the changed rows.
 */
export async function maintain(pglite: PGlite): Promise<void> {
  // The effect of the last statements is counted at most once a second.
  await pglite.query('select pg_stat_force_next_flush()');
  // Uses functions, because a snapshot does not contain the views over them. Our relations are numbered from
  // 16384. Values too long for a row, such as files, are stored in pieces in a relation beside the table,
  // which is counted separately.
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
