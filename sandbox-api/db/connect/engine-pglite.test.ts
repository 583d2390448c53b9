import { type PGlite, types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#api/db/migrate';
import { readMigrations } from '#api/runtime/node/read-migrations';
import { openEmptyPglite } from '#api/testing/pglite-copies';
import { arrayTypes, EnginePglite } from './engine-pglite';
import { connectPglite } from './pglite';

let stock: PGlite;
let quick: EnginePglite;
beforeAll(async () => {
  stock = await openEmptyPglite();
  await migrate(connectPglite(stock).db, readMigrations());
  quick = await EnginePglite.open({ loadDataDir: await stock.dumpDataDir('none') });
});
afterAll(() => Promise.all([stock.close(), quick.close()]));

test('the known array types have the numbers of the catalogue', async () => {
  const { rows } = await stock.query<{ oid: number; typarray: number }>(
    'select oid, typarray from pg_type where oid = any($1)',
    [arrayTypes.map(([element]) => element)],
  );
  expect(new Map(rows.map(({ oid, typarray }) => [oid, typarray]))).toEqual(new Map(arrayTypes));
});

test('no column of ours has another array type', async () => {
  const { rows } = await stock.query(
    `select attrelid::regclass::text, attname from pg_attribute join pg_type on pg_type.oid = atttypid
     where typcategory = 'A' and attrelid >= 16384 and atttypid <> all($1)`,
    [arrayTypes.map(([, array]) => array)],
  );
  expect(rows).toEqual([]);
});

test('sends and reads arrays as PGlite itself does, including nulls, quotes and nesting', async () => {
  const values: [type: string, value: unknown[]][] = [
    ['bool', [true, null, false]],
    ['int2', [1, -2]],
    [
      'int4',
      [
        [1, 2],
        [3, null],
      ],
    ],
    ['int8', [1, 9_007_199_254_740_993n]],
    ['text', ['', 'a "b"', '{x,y}', null, 'NULL', 'ł\\']],
    ['varchar', ['a,b', ' c ']],
    ['numeric', ['1.50', '-0.001']],
    ['float8', [0.1, -3]],
    ['date', [new Date('2026-11-22T00:00:00Z')]],
    ['timestamptz', [new Date('2026-11-22T10:11:12.345Z'), null]],
    ['uuid', ['0b7e4f0e-5a3b-4c1e-9b57-1f1d6b3c2a11']],
    ['jsonb', [{ a: [1, 'b'] }, { c: null }]],
    ['bytea', [Uint8Array.of(), Uint8Array.of(0, 9, 10, 159, 160, 255), null]],
  ];
  for (const [type, value] of values) {
    const ask = (db: PGlite) => db.query(`select $1::${type}[] as value`, [value]);
    expect([type, (await ask(quick)).rows]).toEqual([type, (await ask(stock)).rows]);
  }
});

test('sends and reads every byte as PGlite itself does, plain and prepared, without turning it into text', async () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const view = all.subarray(100, 200);
  const { db } = connectPglite(quick);
  for (const value of [all, view, new Uint8Array(0)]) {
    const ask = (database: PGlite) =>
      database.query('select $1::bytea as value, length($1) as length', [value]);
    const expected = (await ask(stock)).rows;
    expect((await ask(quick)).rows).toEqual(expected);
    for (const _time of ['first', 'prepared', 'again'])
      expect(
        (await db.execute(sql`select ${value}::bytea as value, length(${value}::bytea) as length`)).rows,
      ).toEqual(expected);
  }
  expect(quick.serializers[types.BYTEA]?.(view)).toBe(view);
  await expect(quick.query('select $1::bytea', ['text'])).rejects.toThrow('A bytea takes a Uint8Array.');
});

test('looks up every other array type on first use', async () => {
  const ask = () => quick.query("select '{127.0.0.1,::1}'::inet[] as value");
  expect((await ask()).rows).toEqual([{ value: '{127.0.0.1,::1}' }]);
  await quick.refreshArrayTypes();
  expect((await ask()).rows).toEqual([{ value: ['127.0.0.1', '::1'] }]);
});

test('plans a statement for any values from its first use', async () => {
  const { rows } = await quick.query('show plan_cache_mode');
  expect(rows).toEqual([{ plan_cache_mode: 'force_generic_plan' }]);
});

test('refuses a query that arrives while it closes, instead of running it on the closed database', async () => {
  const closed = await EnginePglite.open({ loadDataDir: await stock.dumpDataDir('none') });
  const { db } = connectPglite(closed);
  const closing = closed.close();
  const late = Promise.allSettled([
    db.execute('select 2 as two'),
    db.transaction(async (tx) => tx.execute('select 3 as three')),
    closed.exec('select 4 as four'),
  ]);
  await closing;
  const causes = (await late).map((result) => result.status === 'rejected' && messageOf(result.reason));
  expect(causes).toEqual(Array(3).fill('The database was closed before the query had its turn.'));
});

/** The instance that drizzle wraps. */
const messageOf = ({ cause, message }: Error) => (cause instanceof Error ? cause.message : message);
