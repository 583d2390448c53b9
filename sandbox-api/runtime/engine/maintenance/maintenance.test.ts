import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyPglite } from '#api/testing/pglite-copies';
import { maintain } from './maintenance';

let pglite: PGlite;
beforeAll(async () => {
  pglite = await openEmptyPglite();
  await pglite.exec(`create table "Odd name" (id int primary key, amount numeric, note text);
    insert into "Odd name" select n, n, repeat('x', 100) from generate_series(1, 5000) n`);
});
afterAll(() => pglite.close());

async function numberOf(query: string): Promise<number> {
  const { rows } = await pglite.query<{ n: number }>(query);
  return rows[0]?.n ?? Number.NaN;
}
const size = () => numberOf(`select pg_relation_size('"Odd name"')::int as n`);
const vacuums = () => numberOf('select sum(vacuum_count)::int as n from pg_stat_user_tables');

describe('maintenance', () => {
  it('keeps a table from growing with each change of all its rows', async () => {
    const before = await size();
    for (let round = 1; round <= 5; round += 1) {
      await pglite.exec('update "Odd name" set amount = amount + 1');
      await maintain(pglite);
    }
    expect(await size()).toBeLessThan(2.5 * before);
    expect(await numberOf('select count(*)::int as n from "Odd name"')).toBe(5000);
  });

  it('leaves a table with few changes alone', async () => {
    const before = await vacuums();
    await pglite.exec('update "Odd name" set amount = 0 where id <= 500');
    await maintain(pglite);
    expect(await vacuums()).toBe(before);
  });

  it('releases the space of a removed file, although that is a single row', async () => {
    await pglite.exec('create table files (id int primary key, content bytea)');
    const total = () => numberOf("select pg_total_relation_size('files')::int as n");
    // Different each time, and not compressible by PostgreSQL.
    await pglite.exec(`insert into files select n, (
      select string_agg(sha256(convert_to(n || '/' || part, 'UTF8')), '') from generate_series(1, 100000) part)
      from generate_series(1, 2) n`);
    expect(await total()).toBeGreaterThan(6_000_000);
    await pglite.exec('delete from files');
    await maintain(pglite);
    expect(await total()).toBeLessThan(200_000);
  });

  it('moves the log into the tables', async () => {
    const redo = () =>
      numberOf(`select (redo_lsn - '0/0'::pg_lsn)::bigint::int as n from pg_control_checkpoint()`);
    const before = await redo();
    await pglite.exec('update "Odd name" set amount = 1 where id = 1');
    await maintain(pglite);
    expect(await redo()).toBeGreaterThan(before);
  });
});
