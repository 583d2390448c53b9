import { readFile } from 'node:fs/promises';
import { getTableName, sql } from 'drizzle-orm';
import { gunzipSync, gzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectPglite } from '#api/db/connect/pglite';
import { type Migration, migrate } from '#api/db/migrate';
import { companies } from '#api/db/schema/company';
import { parentsFirst } from '#api/db/tables';
import { settleCompanies } from '#api/modules/company/workspaces/service';
import { readMigrations } from '#api/runtime/node/read-migrations';
import { createTestApi } from '#api/testing/create-test-api';
import { fillLocation } from '#api/testing/filled/fill-location';
import type { Company } from '#api/testing/filled/insert-company';
import { countRows } from '#api/testing/filled/rows-below';
import { openEmptyPglite } from '#api/testing/pglite-copies';
import { type FileTable, type NewHeader, packFile, unpackFile } from './file-format';
import { type LoadOptions, loadWorkspace } from './load-workspace';
import { writeWorkspace } from './write-workspace';

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
let file: Uint8Array<ArrayBuffer>;
/** Every table with its rows, of a database before any file is loaded. */
let before: string[];

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
  await fillLocation(api, { token: company.token.Admin, locationId: company.locationId });
  file = await write();
});
afterAll(() => api.close());
beforeEach(async () => {
  before = await rowCounts();
});

async function write(): Promise<Uint8Array<ArrayBuffer>> {
  return (await writeWorkspace(api.db, { createdOn: api.clock.now() })).bytes;
}

async function rowCounts(): Promise<string[]> {
  const counts = parentsFirst().map(
    async (table) => `${getTableName(table)} ${await countRows(api.db, table, undefined)}`,
  );
  return Promise.all(counts);
}

function load(bytes: Uint8Array<ArrayBuffer>, options: Partial<LoadOptions> = {}) {
  return loadWorkspace(api.db, bytes, {
    migrations: readMigrations(),
    openScratch: () => Promise.reject(new Error('No older version is loaded.')),
    knownAccounts: 'replace',
    finish: (db, companyIds) => settleCompanies({ db, platform: api.platform }, companyIds),
    ...options,
  });
}

/** The file with another header or other rows, and a matching checksum. */
async function rewritten(change: {
  header?: Partial<NewHeader> & Record<string, unknown>;
  tables?: (tables: FileTable[]) => FileTable[];
}): Promise<Uint8Array<ArrayBuffer>> {
  const { header, tables } = await unpackFile(file);
  const written = (change.tables?.(tables) ?? tables).map(({ name, columns, rows }) => ({
    name,
    columns,
    lines: rows.map((row) => JSON.stringify(row)),
  }));
  return packFile({ ...header, ...change.header }, written);
}

const withField =
  (table: string, column: string, value: FileTable['rows'][number][number], rows = /./) =>
  (tables: FileTable[]) =>
    tables.map((one) =>
      one.name !== table
        ? one
        : {
            ...one,
            rows: one.rows.map((row) =>
              rows.test(JSON.stringify(row))
                ? row.map((old, at) => (one.columns[at] === column ? value : old))
                : row,
            ),
          },
    );

async function refused(bytes: Uint8Array<ArrayBuffer>, expected: object): Promise<void> {
  await expect(load(bytes)).rejects.toMatchObject({ name: 'WorkspaceFileProblem', ...expected });
  expect(await rowCounts()).toEqual(before);
}

describe('a file is refused, and nothing changes', () => {
  test('when it was cut off at any point', async () => {
    for (const share of [0.001, 0.3, 0.9])
      await refused(file.slice(0, Math.ceil(file.length * share) + 12), { reason: 'damaged' });
    await refused(file.slice(0, file.length - 1), { reason: 'damaged' });
  });

  test('when any one byte was changed', async () => {
    const step = Math.ceil(file.length / 60);
    const places = [...Array(20).keys(), ...Array.from({ length: 60 }, (_, index) => index * step)];
    for (const at of [...places, file.length - 8, file.length - 1]) {
      const changed = Uint8Array.from(file);
      const place = Math.min(at, file.length - 1);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await expect(load(changed), `byte ${at}`).rejects.toMatchObject({ name: 'WorkspaceFileProblem' });
    }
    expect(await rowCounts()).toEqual(before);
  });

  test('when bytes follow its end', async () => {
    await refused(Uint8Array.from([...file, 0, 1, 2]), { reason: 'damaged' });
  });

  test('when a newer version wrote it', async () => {
    const newer = { schemaVersion: readMigrations().length + 1, migration: '0999_later' };
    await refused(await rewritten({ header: newer }), { reason: 'newer-version' });
    const text = new TextDecoder().decode(gunzipSync(file));
    const form = text.replace('"formatVersion":1', '"formatVersion":2');
    await refused(zipped(form), { reason: 'newer-version' });
  });

  test('when another line of versions wrote it', async () => {
    const other = { migration: '0026_something_else' };
    await refused(await rewritten({ header: other }), { reason: 'other-line' });
  });

  test('when it is of another product, or is not such a file at all', async () => {
    await refused(zipped('{"product":"Other","kind":"workspace","formatVersion":1}\n'), {
      reason: 'foreign',
    });
    await refused(zipped('id;name\n1;Ada\n'), { reason: 'foreign' });
    await refused(new TextEncoder().encode('%PDF-1.7'), { reason: 'foreign' });
    await refused(new Uint8Array(), { reason: 'foreign' });
  });

  test('when it has 200 MB', async () => {
    await refused(new Uint8Array(200 * 1024 * 1024), { reason: 'too-large', subject: '64 MB' });
  });

  test('when its unpacked size would be too large', async () => {
    const bomb = zipped('0'.repeat(3 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(10_000);
    const expected = { reason: 'too-large', subject: '2 MB' };
    await expect(unpackFile(bomb, 2 * 1024 * 1024)).rejects.toMatchObject(expected);
  });

  test.each(['pg_authid', 'sessions', 'units', 'recipes'])('when it has rows of %s', async (name) => {
    const foreign = { name, columns: ['id'], rows: [[1]] };
    const bytes = await rewritten({ tables: (tables) => [...tables, foreign] });
    await refused(bytes, { reason: 'unknown-table', subject: name });
  });

  test('when a table has other columns', async () => {
    const renamed = (tables: FileTable[]) =>
      tables.map((table) => ({
        ...table,
        columns: table.columns.map((column) => (column === 'town' ? 'city' : column)),
      }));
    await refused(await rewritten({ tables: renamed }), { reason: 'unknown-column', subject: 'companies' });
  });

  test('when a company has no active administrator', async () => {
    for (const [column, value] of [
      ['role', 'User'],
      ['is_active', false],
      ['removed_on', '2026-01-01 00:00:00+00'],
    ] as const) {
      const bytes = await rewritten({ tables: withField('users', column, value, /Admin/) });
      await refused(bytes, { reason: 'no-administrator' });
    }
  });

  test('when a row refers to one that is not in the file', async () => {
    for (const [table, column] of [
      ['users', 'company_id'],
      ['locations', 'company_id'],
      ['fuel_consumptions', 'created_by'],
      ['emission_lines', 'location_id'],
      ['emission_lines', 'factor_id'],
    ] as const) {
      const bytes = await rewritten({ tables: withField(table, column, 99_999) });
      await refused(
        bytes,
        table === 'users' ? { reason: 'no-administrator' } : { reason: 'unfit-row', subject: table },
      );
    }
  });

  test('when a value does not fit its column, or refers to unknown reference data', async () => {
    for (const [table, column, value] of [
      ['fuel_consumptions', 'value', 'much'],
      ['fuel_consumptions', 'fuel_id', 987_654],
      ['locations', 'name', null],
      ['locations', 'id', 'x'],
      ['audit_log', 'after', '{'],
    ] as const) {
      const bytes = await rewritten({ tables: withField(table, column, value) });
      await refused(bytes, { reason: 'unfit-row', subject: table });
    }
  });

  test('when it contains no company', async () => {
    const none = await rewritten({ tables: (tables) => tables.filter(({ name }) => name !== 'companies') });
    await refused(none, { reason: 'empty' });
  });

  test('when one of its accounts exists, unless replacing is allowed', async () => {
    const subject = expect.stringContaining('@');
    await expect(load(file, { knownAccounts: 'refuse' })).rejects.toMatchObject({
      reason: 'account-exists',
      subject,
    });
    expect(await rowCounts()).toEqual(before);
  });

  test('when follow-up work fails', async () => {
    const failing = { finish: () => Promise.reject(new Error('Full.')) };
    await expect(load(file, failing)).rejects.toThrow('Full.');
    expect(await rowCounts()).toEqual(before);
  });
});

describe('a company that exists', () => {
  test('is replaced on request; others stay', async () => {
    const other = await api.company();
    const kept = await api.db.select().from(companies);
    await load(file);
    expect((await api.db.select().from(companies)).toSorted((a, b) => a.id - b.id)).toEqual(kept);
    expect(kept.map(({ id }) => id)).toContain(other.companyId);
  });
});

describe('a file of an older version', () => {
  const later: Migration = {
    name: '0999_made_up',
    sql: `alter table locations add column floors integer not null default 2;
--> statement-breakpoint
update locations set name = name || ' (floors)'`,
  };

  test('goes through the later migrations', async () => {
    const migrations = [...readMigrations(), later];
    const newer = await createTestApi();
    await migrate(newer.db, migrations);
    await loadWorkspace(newer.db, await readFixture(), {
      migrations,
      openScratch: async () => connectPglite(await openEmptyPglite()),
      knownAccounts: 'refuse',
      finish: (db, companyIds) => settleCompanies({ db, platform: newer.platform }, companyIds),
    });
    const { rows } = await newer.db.execute(sql`select name, floors from locations order by id`);
    expect(rows).toEqual([{ name: 'Plant (floors)', floors: 2 }]);
    const again = (await writeWorkspace(newer.db, { createdOn: newer.clock.now() })).bytes;
    expect((await unpackFile(again)).header.migration).toBe(later.name);
    await expect(load(again)).rejects.toMatchObject({ reason: 'newer-version' });
    await newer.close();
  });

  test('keeps its figures, from the version that first wrote files', async () => {
    const fresh = await createTestApi();
    await loadWorkspace(fresh.db, await readFixture(), {
      migrations: readMigrations(),
      openScratch: async () => connectPglite(await openEmptyPglite()),
      knownAccounts: 'refuse',
      finish: (db, companyIds) => settleCompanies({ db, platform: fresh.platform }, companyIds),
    });
    const { rows } = await fresh.db.execute(sql`
      select (select count(*)::int from emission_lines) as lines, (select sum(kg_co2e)::text from emission_lines) as kg,
        (select sum(kg_co2e)::text from emission_rollups) as "summedKg", (select count(*)::int from audit_log) as changes`);
    expect(rows).toEqual([figuresOfFixture]);
    await fresh.close();
  });
});

function zipped(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(gzipSync(new TextEncoder().encode(text), { level: 6, mtime: 0 }));
}

/**
 * A company with a row of each type of entry, written by the first version that writes such files, with 27
 * migrations.
 */
async function readFixture(): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(
    await readFile(new URL('fixtures/company-of-migration-27.ledgerleaf', import.meta.url)),
  );
}

const figuresOfFixture = {
  lines: 11,
  kg: '1920.020779239071',
  summedKg: '1920.020779239071',
  changes: 8,
};
