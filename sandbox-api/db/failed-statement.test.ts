import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '#api/db/db';
import { StorageFull } from '#api/storage/store-errors';
import { openTestDatabase } from '#api/testing/open-test-database';
import { withoutValues } from './failed-statement';

const secret = '1000:c2FsdA==:aGFzaA==';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
  await connection.db.execute(
    sql`create table accounts (id integer primary key, hash text unique, constraint short check (length(hash) < 4))`,
  );
});
afterAll(() => connection.close());

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  );
const insert = (id: number, hash: string) =>
  connection.db.execute(sql`insert into accounts (id, hash) values (${id}, ${hash})`);

describe('the failure of a statement', () => {
  test('is reported with its text and reason, and with none of its values', async () => {
    const failure = await failureOf(insert(1, secret));
    expect(inspect(failure)).toContain(secret);
    const told = withoutValues(failure);
    expect(inspect(told, { depth: 9, showHidden: true })).not.toContain(secret);
    expect(String(told)).toMatch(
      /^FailedStatement: .*violates check constraint "short" \(23514\), in: insert into accounts/,
    );
    expect(told).toMatchObject({ cause: { code: '23514', table: 'accounts', constraint: 'short' } });
    expect((told as Error).stack).toMatch(/\n\s+at /);
  });

  test('does not name the existing row with the same value', async () => {
    await insert(2, 'abc');
    const told = withoutValues(await failureOf(insert(3, 'abc')));
    expect(inspect(told, { depth: 9, showHidden: true })).not.toContain('abc)');
    expect(told).toMatchObject({ cause: { code: '23505' } });
  });

  test('is shortened for a bulk insert', async () => {
    const rows = sql.join(
      Array.from({ length: 1000 }, (_, id) => sql`(${id}, 'much too long')`),
      sql`, `,
    );
    const told = withoutValues(
      await failureOf(connection.db.execute(sql`insert into accounts values ${rows}`)),
    );
    expect(String(told).length).toBeLessThan(1300);
  });

  test('is cleaned also when it is the cause of another error', async () => {
    const failure = new TypeError('The import stopped', { cause: await failureOf(insert(1, secret)) });
    const told = withoutValues(failure);
    expect(told).toBeInstanceOf(TypeError);
    expect(inspect(told, { depth: 9 })).toMatch(/The import stopped[\s\S]*FailedStatement/);
    expect(inspect(told, { depth: 9, showHidden: true })).not.toContain(secret);
  });

  test('keeps a cause that is not the database’s, because hosts check it', async () => {
    const full = new StorageFull('no space');
    const told = withoutValues(new Error('Flush failed', { cause: full }));
    expect((told as Error).cause).toBe(full);
  });
});

test.each([new Error('plain'), 'text', undefined, null])('%s is reported unchanged', (error) => {
  expect(withoutValues(error)).toBe(error);
});
