import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8 } from 'fflate';
import { Database } from 'node-sqlite3-wasm';
import initSqlJs from 'sql.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '#api/contract/account/session';
import { readScopeAggregates } from '#api/contract/emissions/dashboard';
import { decimal, sum } from '#api/domain/units/decimal';
import { createDemoApi } from '#api/testing/create-demo-api';
import { demoPassword } from '../../../../../seed/companies/demo-company';
import { type Ask, type CompanyData, type FilledTable, readCompanyData } from './read-data';
import { csvFiles } from './write-csv';
import { writeSqlite } from './write-sqlite';

/** Built from plain tables, for cases that no demo company has. */
const small = (rows: FilledTable['rows']): FilledTable => ({
  name: 'locations',
  meaning: 'Places\nof the company',
  columns: (['location_id', 'name'] as const).map((name, index) => ({
    name,
    type: index === 0 ? 'integer' : 'text',
    unit: null,
    meaning: 'What it is',
    isKey: index === 0,
    references: null,
  })),
  rows,
});

let api: Awaited<ReturnType<typeof createDemoApi>>;
let folder: string;
let SQL: Awaited<ReturnType<typeof initSqlJs>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerleaf-files-'));
  SQL = await initSqlJs();
  api = await createDemoApi();
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opened by a different SQLite from the one that wrote it. */
async function opened<T>(bytes: Uint8Array, read: (db: Database) => T): Promise<T> {
  const path = join(folder, 'data.sqlite');
  await writeFile(path, bytes);
  const db = new Database(path, { readOnly: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

type Totals = { scope: number; locationBased: number; marketBased: number };

describe.each(['admin@jagodno.example', 'user@kestrelvale.example', 'view@blauweide.example'])(
  'the files of the company of %s',
  (email) => {
    let token: string;
    let data: CompanyData;

    beforeAll(async () => {
      token = (await api.call(login, { body: { username: email, password: demoPassword } })).body.token;
      const ask = (async (endpoint, input) => {
        const answer = await api.call(endpoint, { ...input, token } as never);
        expect(answer.status).toBe(200);
        return answer.body;
      }) as Ask;
      data = await readCompanyData(() => undefined, ask);
    });

    const rowsOf = (name: string) => data.tables.find((table) => table.name === name)?.rows ?? [];

    test('contain every row in an intact SQLite database with valid references', async () => {
      const bytes = writeSqlite(SQL, data.tables);
      await opened(bytes, (db) => {
        expect(db.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
        expect(db.all('PRAGMA foreign_key_check')).toEqual([]);
        for (const { name, rows, columns } of data.tables) {
          expect(db.get(`SELECT count(*) AS n FROM ${name}`)).toEqual({ n: rows.length });
          const found = db.all(`PRAGMA table_info(${name})`);
          expect(found.map((column) => column?.name)).toEqual(columns.map((column) => column.name));
        }
      });
      expect(rowsOf('ledger').length).toBeGreaterThan(400);
    });

    test('add up to the dashboard totals, as numbers and as exact texts', async () => {
      const { body } = await api.call(readScopeAggregates, { token });
      const of = (method: string) => `sum(kg_co2e) FILTER (WHERE method IN ('none', '${method}'))`;
      const { totals, exact } = await opened(writeSqlite(SQL, data.tables), (db) => ({
        totals: db.all(
          `SELECT scope, coalesce(${of('location')}, 0) AS locationBased, coalesce(${of('market')}, 0) AS marketBased
          FROM ledger WHERE scope IN (1, 2, 3) AND substr(period_month, 1, 4) = ? GROUP BY scope ORDER BY scope`,
          [String(body.year)],
        ) as Totals[],
        exact: db.all('SELECT kg_co2e, kg_co2e_exact FROM ledger') as {
          kg_co2e: number;
          kg_co2e_exact: string;
        }[],
      }));
      expect(body.entries.length).toBeGreaterThan(0);
      for (const entry of body.entries) {
        const total = totals.find(({ scope }) => scope === entry.scope);
        expect(total?.locationBased ?? 0).toBeCloseTo(entry.carbonEquivalentLocationBased, 4);
        expect(total?.marketBased ?? 0).toBeCloseTo(entry.carbonEquivalentMarketBased, 4);
      }
      const answered = rowsOf('ledger').map((row) => decimal(String(row[exactColumn(data)])));
      const written = exact.map(({ kg_co2e_exact }) => decimal(kg_co2e_exact));
      expect(sum(written).toString()).toBe(sum(answered).toString());
      for (const row of exact) expect(row.kg_co2e).toBe(Number(row.kg_co2e_exact));
    });

    test('contain the same values as CSV, digit by digit', () => {
      const files = csvFiles(data.tables);
      expect(Object.keys(files)).toEqual(data.tables.map(({ name }) => `${name}.csv`));
      for (const { name, columns, rows } of data.tables) {
        const file = files[`${name}.csv`] ?? new Uint8Array();
        expect([...file.subarray(0, 3)]).toEqual(utf8Mark);
        const [head, ...cells] = parsed(strFromU8(file));
        expect(head).toEqual(columns.map((column) => column.name));
        expect(cells).toEqual(
          rows.map((row) => row.map((cell) => harmless(cell === null ? '' : String(cell)))),
        );
      }
    });
  },
);

function exactColumn(data: CompanyData): number {
  const ledger = data.tables.find(({ name }) => name === 'ledger');
  return ledger?.columns.findIndex(({ name }) => name === 'kg_co2e_exact') ?? -1;
}

/** How the exports write a text that a spreadsheet would run as a formula. */
const harmless = (text: string) =>
  /^[=+@-]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;

/** Tells spreadsheets that the text is UTF-8. */
const utf8Mark = [0xef, 0xbb, 0xbf];

/** The cells of a CSV file; quoted cells may contain any character. */
function parsed(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && row.length === 0) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test('preserve texts of any content, and keep spreadsheets from running formulas', async () => {
  const names = ['=HYPERLINK("http://x")', 'Łódź; "Zakład"\nnr 1', "O'Brien", ''];
  const table = small(names.map((name, index) => [index, name === '' ? null : name]));
  const found = await opened(writeSqlite(SQL, [table]), (db) => ({
    names: db.all('SELECT name FROM locations ORDER BY location_id').map((row) => row?.name),
    statement: db.get("SELECT sql FROM sqlite_schema WHERE name = 'locations'")?.sql,
  }));
  expect(found.names).toEqual([...names.slice(0, 3), null]);
  expect(found.statement).toContain('-- Places of the company');
  const [, first] = parsed(strFromU8(csvFiles([table])['locations.csv'] ?? new Uint8Array()));
  expect(first).toEqual(['0', `'${names[0]}`]);
});
