import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SqlMode } from '#api/contract/engine-console';
import { openEmptyPglite } from '#api/testing/pglite-copies';
import { firstWordOf } from './first-word';
import { runStatement } from './run-statement';

let pglite: PGlite;
beforeAll(async () => {
  pglite = await openEmptyPglite();
});
afterAll(() => pglite.close());
beforeEach(async () => {
  await pglite.exec(`drop table if exists notes; create table notes (id int, title text);
    insert into notes values (1, 'a'), (2, null); create sequence if not exists numbers`);
});

const run = (sql: string, mode: SqlMode = 'read', maxRows = 1000) =>
  runStatement(pglite, sql, { mode, maxRows });
const countNotes = async () =>
  (await pglite.query<{ n: number }>('select count(*)::int as n from notes')).rows[0]?.n;

describe('reading', () => {
  it('gives columns and rows as texts', async () => {
    expect(await run('-- all\n select id, title from notes order by id;')).toMatchObject({
      isDone: true,
      command: 'SELECT 2',
      columns: [
        { name: 'id', isNumeric: true },
        { name: 'title', isNumeric: false },
      ],
      rows: [
        ['1', 'a'],
        ['2', null],
      ],
      isCut: false,
    });
  });

  it.each([
    'table notes',
    'values (1)',
    'with a as (select 1) select * from a',
    'explain select 1',
    'show work_mem',
  ])('accepts %s', async (sql) => expect(await run(sql)).toMatchObject({ isDone: true }));

  it.each([
    'insert into notes values (3)',
    'update notes set id = 4',
    'drop table notes',
    '/* select */ drop table notes',
    'truncate notes',
    'copy notes to stdout',
    "copy notes to '/tmp/notes'",
    "COPY notes TO PROGRAM 'ls'",
    "(copy notes from program 'ls')",
    'do $$ begin drop table notes; end $$',
    'commit',
    'rollback',
    'set transaction read write',
    'set default_transaction_read_only = off',
    'reset all',
    'prepare a as select 1',
    'execute a',
    'call a()',
    'vacuum',
    'lock table notes',
    'listen a',
    "load 'a'",
  ])('does not run %s', async (sql) => {
    expect(await run(sql)).toMatchObject({ isDone: false, reason: 'refused' });
    expect(await countNotes()).toBe(2);
  });

  it.each([
    ['select 1; drop table notes', '42601'],
    ['with a as (delete from notes returning id) select * from a', '25006'],
    ['explain analyze delete from notes', '25006'],
    ['select id into other from notes', '25006'],
    ['select id from notes for update', '25006'],
    ["select nextval('numbers')", '25006'],
    ["select setval('numbers', 7)", '25006'],
    ["select lo_import('/etc/passwd')", '25006'],
    ["select set_config('transaction_read_only', 'off', false)", '25001'],
  ])('is refused by PostgreSQL: %s', async (sql, code) => {
    expect(await run(sql)).toMatchObject({ isDone: false, code });
    expect(await countNotes()).toBe(2);
  });

  it('undoes side effects that PostgreSQL allows in reading: explaining and creating a table', async () => {
    expect(await run('explain analyze create table other as select 1')).toMatchObject({ isDone: true });
    expect(await run('table other')).toMatchObject({ isDone: false, code: '42P01' });
  });

  it('restores settings that a statement changed', async () => {
    await run("select set_config('default_transaction_read_only', 'on', false)");
    expect(await run('show default_transaction_read_only')).toMatchObject({ rows: [['off']] });
    await pglite.exec('insert into notes values (3)');
    expect(await countNotes()).toBe(3);
  });

  it('refuses two statements at once, and reports what is wrong with one and where', async () => {
    expect(await run('commit; drop table notes')).toMatchObject({ reason: 'refused', message: 'COMMIT' });
    expect(await run('select 1; commit; drop table notes')).toMatchObject({ reason: 'several' });
    expect(await run('select wrong from notes')).toMatchObject({
      reason: 'failed',
      code: '42703',
      position: 8,
    });
    expect(await run(' -- nothing')).toMatchObject({ reason: 'empty' });
    expect(await run('select 1')).toMatchObject({ isDone: true });
  });

  it('stops after the requested rows out of a million, and says that there are more', async () => {
    const outcome = await run("select n, repeat('x', 100) from generate_series(1, 1000000) n", 'read', 1000);
    expect(outcome).toMatchObject({ isDone: true, isCut: true, command: null });
    expect(outcome.isDone && outcome.rows).toHaveLength(1000);
    expect(await run('select n from generate_series(1, 250) n', 'read', 250)).toMatchObject({ isCut: false });
  });

  it('stops after a number of bytes, because one value may be a file', async () => {
    const outcome = await run("select repeat('x', 1000000) from generate_series(1, 1000)", 'read', 1000);
    expect(outcome.isDone && outcome.isCut).toBe(true);
    expect(outcome.isDone && outcome.rows.length).toBeLessThan(150);
  });
});

describe('changing', () => {
  it('can be rehearsed without a trace, and is kept when it is run for real', async () => {
    expect(await run('delete from notes', 'rehearse')).toMatchObject({ isDone: true, command: 'DELETE 2' });
    expect(await countNotes()).toBe(2);
    expect(await run('delete from notes where id = 1', 'write')).toMatchObject({ command: 'DELETE 1' });
    expect(await countNotes()).toBe(1);
  });

  it('is distinguished from reading, also when hidden in a SELECT', async () => {
    const hidden = 'with a as (delete from notes returning id) select * from a';
    expect(await run(hidden, 'rehearse')).toMatchObject({
      isDone: true,
      command: 'SELECT 2',
      isChange: true,
    });
    expect(await run('select * from notes', 'rehearse')).toMatchObject({ isChange: false });
  });

  it('changes nothing when it fails', async () => {
    expect(await run('update notes set id = 1 / (id - 2)', 'write')).toMatchObject({ code: '22012' });
    expect(await countNotes()).toBe(2);
  });

  it.each(["copy notes to program 'ls'", 'do $$ begin end $$', 'commit', 'vacuum', 'set work_mem = 1'])(
    'does not run %s either',
    async (sql) => expect(await run(sql, 'write')).toMatchObject({ reason: 'refused' }),
  );
});

it.each([
  ['select 1', 'select'],
  ['  ((SELECT 1))', 'select'],
  ['/* a /* b */ select */ drop table x', 'drop'],
  ['-- select\r\ncopy x', 'copy'],
  ['-- only', ''],
  ['/* open', ''],
  [';;copy', 'copy'],
  ['"select"', ''],
])('finds that %s starts with "%s"', (sql, word) => expect(firstWordOf(sql)).toBe(word));
