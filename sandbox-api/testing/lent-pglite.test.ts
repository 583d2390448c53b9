import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Db } from '#api/db/db';
import { countries } from '#api/db/schema/company';
import { createTestApi } from './create-test-api';
import { openTestDatabase } from './open-test-database';

type Borrowed = Awaited<ReturnType<typeof openTestDatabase>>;

const borrowed: Borrowed[] = [];
async function borrow(): Promise<Borrowed> {
  const connection = await openTestDatabase();
  borrowed.push(connection);
  return connection;
}
// The first to open one in a run fills it, which takes seconds.
beforeAll(async () => (await openTestDatabase()).close());
afterEach(() => Promise.all(borrowed.splice(0).map(({ close }) => close())));

const readValue = async (db: Db, query: string) =>
  Object.values((await db.execute<Record<string, unknown>>(sql.raw(query))).rows[0] ?? {})[0];
/** A PGlite is identified by the start time of its PostgreSQL. */
const identity = (db: Db) => readValue(db, 'select pg_postmaster_start_time()::text');

test('the next suite finds no rows, used ids, settings or prepared statements of the previous one', async () => {
  const first = await createTestApi();
  const made = await first.company();
  const { db } = first;
  const begun = await identity(db);
  for (let use = 0; use < 3; use += 1) await db.select().from(countries).limit(1);
  await db.execute(sql`set statement_timeout = 1234`);
  await first.close();

  const second = await createTestApi();
  expect(await identity(second.db)).toBe(begun);
  expect(await readValue(second.db, 'select count(*)::int from companies')).toBe(0);
  expect(await readValue(second.db, 'select count(*)::int from pg_prepared_statements')).toBe(0);
  expect(await readValue(second.db, 'show statement_timeout')).not.toBe('1234ms');
  expect((await second.company()).companyId).toBe(made.companyId);
  await second.close();
});

test.each([
  ['changed a row', `update countries set requires_vat_number = not requires_vat_number where id = 616`],
  ['removed a row', 'delete from faqs'],
  ['added a column', 'alter table companies add column colour text'],
])('a suite that %s of the shared data leaves the next one another database', async (_, change) => {
  const first = await borrow();
  const begun = await identity(first.db);
  await first.db.execute(sql.raw(change));
  await first.close();
  const second = await borrow();
  expect(await identity(second.db)).not.toBe(begun);
});

test('two suites at once have a database each', async () => {
  const [first, second] = [await borrow(), await borrow()];
  await first.db.execute(sql`insert into languages (id, code) values (9, 'de')`);
  expect(await readValue(second.db, 'select count(*)::int from languages')).toBe(2);
});

test('a connection that was given back no longer reaches the database', async () => {
  const first = await borrow();
  await first.close();
  const second = await borrow();
  await expect(first.db.execute(sql`insert into languages (id, code) values (9, 'de')`)).rejects.toThrow();
  expect(await readValue(second.db, 'select count(*)::int from languages')).toBe(2);
});
