import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOf } from '#api/db/db';
import { hasGivenWay } from '#api/db/turns';
import { openEmptyPglite } from '#api/testing/pglite-copies';
import { connectPglite, type DoneStatement, type PgliteConnection } from './pglite';

let connection: PgliteConnection;
beforeAll(async () => {
  connection = connectPglite(await openEmptyPglite());
  await connection.db.execute(sql`create table notes (title text not null unique)`);
});
afterAll(() => connection.close());

test('a watched database reports each statement, also within a transaction, and the other one none', async () => {
  const told: DoneStatement[] = [];
  const watched = connection.watched((statement) => told.push(statement));
  await connection.db.execute(sql`select 0 as zero`);
  await watched.execute(sql`select 1 as one`);
  await watched.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values (${'a'}), (${'b'})`);
    await tx.transaction((inner) => inner.execute(sql`select title from notes`));
  });
  await expect(watched.execute(sql`insert into notes values (${'a'})`)).rejects.toThrow();
  expect(told.map(({ text, rowCount }) => [text, rowCount])).toEqual([
    ['select 1 as one', 1],
    ['insert into notes values ($1), ($2)', 2],
    ['savepoint sp1', 0],
    ['select title from notes', 2],
    ['release savepoint sp1', 0],
    ['insert into notes values ($1)', null],
  ]);
  expect(told.every(({ ms }) => ms >= 0)).toBe(true);
});

test('work that can wait is rolled back when the database is wanted', async () => {
  const asked: string[] = [];
  let isWanted = false;
  const patient = connection.givingWay(() => isWanted);
  const work = patient.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values (${'patient'})`);
    // A request that arrives during the work: its task is done before the next statement.
    setTimeout(() => {
      asked.push('request');
      isWanted = true;
    });
    for (let count = 0; count < 10_000; count += 1) await tx.execute(sql`select ${count}::int`);
  });
  const error = await work.catch((error: unknown) => error);
  expect(hasGivenWay(error)).toBe(true);
  expect(asked).toEqual(['request']);
  const { rows } = await connection.db.execute(sql`select from notes where title = ${'patient'}`);
  expect(rows).toEqual([]);
});

test('caches per database are shared with a watched one', () => {
  expect(databaseOf(connection.watched(() => undefined))).toBe(databaseOf(connection.db));
});
