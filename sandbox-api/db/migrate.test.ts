import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmptyPglite } from '#api/testing/pglite-copies';
import { connectPglite } from './connect/pglite';
import type { Connection } from './db';
import { ForeignSchema, migrate } from './migrate';

let connection: Connection;
beforeEach(async () => {
  connection = connectPglite(await openEmptyPglite());
});
afterEach(() => connection.close());

const foundation = {
  name: '0000_foundation',
  sql: 'create table meters (id integer);--> statement-breakpoint\ncreate table readings (id integer);',
};
const addition = { name: '0001_addition', sql: 'alter table meters add column name text;' };

describe('migrations', () => {
  test('that are missing are applied, each once', async () => {
    const { db } = connection;
    expect(await migrate(db, [foundation])).toEqual(['0000_foundation']);
    expect(await migrate(db, [foundation, addition])).toEqual(['0001_addition']);
    expect(await migrate(db, [foundation, addition])).toEqual([]);
    await db.execute(sql`insert into meters values (1, 'heat')`);
  });

  test('of a newer version or with another name are refused', async () => {
    const { db } = connection;
    await migrate(db, [foundation, addition]);
    await expect(migrate(db, [foundation])).rejects.toThrow(ForeignSchema);
    await expect(migrate(db, [foundation, { ...addition, name: '0001_other' }])).rejects.toThrow(
      ForeignSchema,
    );
  });

  test('changed under an already applied name are refused', async () => {
    const { db } = connection;
    await migrate(db, [foundation]);
    const rewritten = {
      ...foundation,
      sql: foundation.sql.replace('(id integer)', '(id integer, name text)'),
    };
    await expect(migrate(db, [rewritten, addition])).rejects.toThrow(ForeignSchema);
    const elsewhere = { ...foundation, sql: foundation.sql.replaceAll('\n', '\r\n') };
    expect(await migrate(db, [elsewhere])).toEqual([]);
  });

  test('of a database from before content checksums continue as before', async () => {
    const { db } = connection;
    await db.execute(sql`create table schema_migrations (position integer primary key, name text not null)`);
    await db.execute(sql`insert into schema_migrations values (1, '0000_foundation')`);
    await db.execute(sql`create table meters (id integer)`);
    expect(await migrate(db, [foundation, addition])).toEqual(['0001_addition']);
  });
});
