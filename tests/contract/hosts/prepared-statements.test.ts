/**
 * Statements of every request are prepared on a connection to PostgreSQL, while other connections may alter the
 * tables.
 */
import { eq, sql } from 'drizzle-orm';
import { integer, pgSchema, varchar } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connectPostgres } from '#api/db/connect/postgres';
import type { Connection, Db } from '#api/db/db';
import { isBusy } from '#api/db/failed-statement';
import { type Given, sqlStatement, statement } from '#api/db/statement';

const databaseUrl = inject('databaseUrl') ?? '';
const schemaName = 'prepared_statements_test';
const notes = pgSchema(schemaName).table('notes', { id: integer(), title: varchar() });

describe.skipIf(!databaseUrl)('a statement on PostgreSQL', () => {
  let connection: Connection;
  let db: Db;
  let titleOf: (db: Db, values: { id: number }) => Promise<{ title: string | null }[]>;
  let doubled: (db: Db, values: { given: number }) => Promise<{ rows: { twice: number }[] }>;

  beforeAll(() => {
    connection = connectPostgres(databaseUrl, () => undefined);
    db = connection.db;
  });
  afterAll(async () => {
    await db.execute(sql.raw(`drop schema ${schemaName} cascade`));
    await connection.close();
  });
  beforeEach(async () => {
    await db.execute(sql.raw(`drop schema if exists ${schemaName} cascade`));
    await db.execute(sql.raw(`create schema ${schemaName}`));
    await db.execute(sql.raw(`create table ${schemaName}.notes (id integer, title varchar(5))`));
    await db.execute(sql.raw(`insert into ${schemaName}.notes values (1, 'one')`));
    titleOf = statement((db, given: Given<{ id: number }>) =>
      db
        .select({ title: notes.title })
        .from(notes)
        .where(eq(notes.id, given('id'))),
    );
    doubled = sqlStatement((given) => sql`select ${given('given')}::integer * 2 as twice`);
  });

  it('is parsed once per connection, from the builder as well as from text', async () => {
    const prepared = await db.transaction(async (tx) => {
      for (const id of [1, 2, 3]) {
        await titleOf(tx, { id });
        await doubled(tx, { given: id });
      }
      const { rows } = await tx.execute<{ uses: number }>(sql`
        select (generic_plans + custom_plans)::integer as uses from pg_prepared_statements
        where statement like '%"notes"%' or statement like '%as twice%'`);
      return rows;
    });
    expect(prepared).toEqual([{ uses: 3 }, { uses: 3 }]);
  });

  it.each([
    ['by itself', () => titleOf(db, { id: 1 })],
    ['in a transaction', () => db.transaction((tx) => titleOf(tx, { id: 1 }))],
  ])('that is run %s can be repeated after a column got another type', async (_, ask) => {
    expect(await ask()).toEqual([{ title: 'one' }]);
    await db.execute(sql.raw(`alter table ${schemaName}.notes alter column title type varchar(50)`));
    expect(await ask().catch(isBusy)).toBe(true);
    expect(await ask()).toEqual([{ title: 'one' }]);
  });
});
