import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createScope3Consumption } from '#api/contract/activity-data/value-chain';
import { createCompanyFactor } from '#api/contract/factors/company-factors';
import { type DataPage, listDataTables, readDataTable } from '#api/contract/reports/data-export';
import type { TableDefinition } from '#api/contract/reports/data-tables/columns';
import {
  type DataTableName,
  dataTableNames,
  dataTables,
} from '#api/contract/reports/data-tables/data-tables';
import { decimal, sum } from '#api/domain/units/decimal';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;
type Cells = Record<string, string | number | null>;

let api: Api;
let company: Company;
let other: Company;

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company({ name: 'Młyn Łąkowy sp. z o.o.' });
  other = await api.company();
  await enter(company);
  await enter(other);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** An entry of each kind, and a factor of the company's own. */
async function enter({ token: tokens, locationId }: Company): Promise<void> {
  const token = tokens.Admin;
  const shared = { locationId, reference: 'F 7/2025', value: 1000, unitId: 1 };
  const period = { startDate: '2025-01-15', endDate: '2025-02-14' };
  const factor = {
    appliesTo: 'fuel',
    fuelId: 501,
    fuelVariantId: null,
    unitId: 50,
    validFrom: '2025-03-01',
    validTo: null,
    kgCo2e: 2.5,
    kgCo2: null,
    kgCh4Co2e: null,
    kgN2oCo2e: null,
    kgCo2Biogenic: null,
    gwpBasis: null,
    utilityId: null,
    activityId: null,
    method: null,
    networkBoundary: null,
    locationId: null,
    publisher: 'Supplier',
    document: 'Declaration 2025',
    reference: 'Page 2',
    note: null,
  };
  const answers = [
    await api.call(createCompanyFactor, { token, body: factor as never }),
    await api.call(createUtilityConsumption, {
      token,
      body: { ...shared, ...period, utilityId: 1, meterNumber: '30 417' },
    }),
    await api.call(createRenewableConsumption, { token, body: { ...shared, ...period, renewableId: 1 } }),
    ...(await Promise.all(
      ['2025-02-03', '2025-03-03'].map((date) =>
        api.call(createFuelConsumption, {
          token,
          body: { ...shared, fuelId: 501, fuelVariantId: null, unitId: 50, date, density: 840.5 },
        }),
      ),
    )),
    await api.call(createScope3Consumption, {
      token,
      body: {
        locationId,
        scope3InputFormId: 5,
        scope3MethodId: 504,
        values: { startDate: '2025-03-01', wastewaterVolume: 12.5, reference: 'W 1' },
      },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
}

/** All rows of a table, page by page, as objects. */
async function rowsOf(table: DataTableName, token: string, pageSize = 5000): Promise<Cells[]> {
  const rows: DataPage['rows'][number][] = [];
  let after: string | undefined;
  for (;;) {
    const query = { PageSize: pageSize, ...(after === undefined ? {} : { after }) };
    const { status, body } = await api.call(readDataTable, { token, params: { table }, query });
    expect({ table, status }).toEqual({ table, status: 200 });
    rows.push(...body.rows);
    if (body.next === null) break;
    after = body.next;
  }
  const columns = Object.keys(dataTables[table].columns);
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])));
}

const sumOf = (rows: Cells[]) => sum(rows.map((row) => decimal(String(row.kg_co2e)))).toString();

test('the tables are listed with the meaning of each column, in the caller’s language', async () => {
  const { body } = await api.call(listDataTables, { token: company.token.View });
  expect(body.tables.map(({ name }) => name)).toEqual(dataTableNames);
  const ledger = body.tables.find(({ name }) => name === 'ledger');
  expect(ledger?.columns.find(({ name }) => name === 'kg_co2e')).toEqual({
    name: 'kg_co2e',
    type: 'number',
    unit: 'kg CO2e',
    meaning: 'Emissions of the line',
    isKey: false,
    references: null,
  });
  expect(body).toMatchObject({ companyName: 'Młyn Łąkowy sp. z o.o.', language: 'en' });
  expect(body.fileName).toBe(`mlyn-lakowy-${body.date}`);
  expect(body.ledgerLines).toBe((await rowsOf('ledger', company.token.View)).length);
});

test('every column is explained in both languages, and has a name that databases accept', () => {
  for (const [table, { meaning, columns }] of Object.entries<TableDefinition>(dataTables)) {
    const all = [...Object.entries(columns), [table, { meaning }] as const];
    for (const [name, { meaning: words }] of all) {
      expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
      expect(words.en).toMatch(/\S/);
      expect(words.pl).toMatch(/\S/);
    }
    expect(
      Object.values(columns).some(({ isKey }) => isKey),
      table,
    ).toBe(true);
  }
});

test('every table refers only to earlier tables, by a key that they have', () => {
  for (const [index, name] of dataTableNames.entries())
    for (const [column, { references }] of Object.entries<{ references?: string }>(
      dataTables[name].columns,
    )) {
      if (!references) continue;
      expect(dataTableNames.slice(0, index)).toContain(references);
      const target = dataTables[references as DataTableName].columns as Record<string, { isKey?: boolean }>;
      expect(target[column]?.isKey).toBe(true);
    }
});

describe('the rows', () => {
  test('are the same in pages of any size', async () => {
    for (const table of dataTableNames) {
      const whole = await rowsOf(table, company.token.User);
      expect(whole.length, table).toBeGreaterThan(
        table === 'reporting_periods' || table === 'key_figures' ? -1 : 0,
      );
      expect(await rowsOf(table, company.token.User, 1)).toEqual(whole);
    }
  });

  test('have each entry with its unit, days and document, and its other fields beside it', async () => {
    const entries = await rowsOf('activity', company.token.View);
    expect(entries.map(({ kind }) => kind)).toEqual(['fuel', 'fuel', 'utility', 'renewable', 'value-chain']);
    expect(entries[2]).toMatchObject({
      source: 'Electricity',
      location_id: company.locationId,
      start_date: '2025-01-15',
      end_date: '2025-02-14',
      amount: '1000',
      unit: 'kWh',
      amount_basis: 'measured',
      reference: 'F 7/2025',
    });
    const details = await rowsOf('activity_details', company.token.View);
    const of = (field: string) => details.find((row) => row.field === field);
    expect(of('meterNumber')).toMatchObject({ entry_id: entries[2]?.entry_id, value: '30 417' });
    expect(of('density')).toMatchObject({ value: '840.5', unit: 'kg/m³' });
    expect(of('wastewaterVolume')).toMatchObject({
      entry_id: entries[4]?.entry_id,
      value: '12.5',
      unit: 'm³',
    });
  });

  test('add up to the emissions of the entries, and name their factors', async () => {
    const entries = await rowsOf('activity', company.token.View);
    const lines = await rowsOf('ledger', company.token.View);
    for (const entry of entries) {
      const own = lines.filter((line) => line.entry_id === entry.entry_id && line.is_headline === 1);
      expect(sumOf(own)).toBe(entry.kg_co2e);
    }
    const factors = await rowsOf('factors', company.token.View);
    const known = factors.map(({ factor_key }) => factor_key);
    const named = new Set(lines.flatMap(({ factor_key }) => factor_key ?? []));
    expect([...named].sort()).toEqual([...known].sort());
    expect(factors.find(({ origin }) => origin === 'own')).toMatchObject({
      kg_co2e_per_unit: '2.5',
      publisher: 'Supplier',
      publication: 'Declaration 2025',
    });
    const published = factors.filter(({ origin }) => origin === 'published');
    expect(published.length).toBeGreaterThan(2);
    for (const factor of published) {
      expect(factor.publisher).not.toBe('');
      expect(factor.source).toMatch(/\S/);
    }
  });

  test('are limited to the caller’s company', async () => {
    const [mine, theirs] = [
      await rowsOf('ledger', company.token.Admin),
      await rowsOf('ledger', other.token.Admin),
    ];
    expect(theirs.length).toBe(mine.length);
    const ids = new Set(mine.map(({ line_id }) => line_id));
    expect(theirs.filter(({ line_id }) => ids.has(line_id ?? null))).toEqual([]);
    expect(new Set(mine.map(({ location_id }) => location_id))).toEqual(new Set([company.locationId]));
    const entries = await rowsOf('activity', other.token.Admin);
    expect(new Set(entries.map(({ location_id }) => location_id))).toEqual(new Set([other.locationId]));
    expect((await rowsOf('locations', company.token.View)).map(({ location_id }) => location_id)).toEqual([
      company.locationId,
    ]);
  });

  test('of a company without a module omit its data', async () => {
    const small = await api.company({ modules: ['SCOPE1'] });
    const token = small.token.User;
    const shared = { locationId: small.locationId, reference: null, value: 1000 };
    const period = { startDate: '2025-01-15', endDate: '2025-02-14' };
    await api.call(createFuelConsumption, {
      token,
      body: { ...shared, fuelId: 501, fuelVariantId: null, unitId: 50, date: '2025-02-03' },
    });
    await api.call(createRenewableConsumption, {
      token,
      body: { ...shared, ...period, unitId: 1, renewableId: 1 },
    });
    const lines = await rowsOf('ledger', token);
    expect(new Set(lines.map(({ scope }) => scope))).toEqual(new Set([1, 2, 9]));
    expect(
      lines.filter(({ scope, entry_id }) => scope !== 1 && !String(entry_id).startsWith('renewable')),
    ).toEqual([]);
    expect((await rowsOf('activity', token)).map(({ kind }) => kind)).toEqual(['fuel', 'renewable']);
    const named = new Set(lines.flatMap(({ factor_key }) => factor_key ?? []));
    expect(new Set((await rowsOf('factors', token)).map(({ factor_key }) => factor_key))).toEqual(named);
  });
});

test('a page that no earlier page named is refused', async () => {
  const token = company.token.View;
  for (const [table, after] of [
    ['ledger', 'fuel-1'],
    ['ledger', 'coal-1-2'],
    ['activity', 'fuel-x'],
    ['locations', 'fuel'],
  ] as const) {
    const { status, problem } = await api.call(readDataTable, { token, params: { table }, query: { after } });
    expect({ after, status }).toEqual({ after, status: 400 });
    expect(Object.keys(problem.errors ?? {})).toEqual(['After']);
  }
});

test('a credit note names the entry that it corrects', async () => {
  const owner = await api.company();
  const bill = {
    locationId: owner.locationId,
    utilityId: 1,
    unitId: 1,
    startDate: '2025-01-01',
    endDate: '2025-01-31',
  };
  const token = owner.token.User;
  const { body } = await api.call(createUtilityConsumption, { token, body: { ...bill, value: 1000 } });
  const correctsId = body.utilityConsumptionId;
  await api.call(createUtilityConsumption, { token, body: { ...bill, value: -200, correctsId } });
  const [entry, note] = await rowsOf('activity', owner.token.View);
  expect(entry?.corrects_entry_id).toBeNull();
  expect(note).toMatchObject({ amount: '-200', corrects_entry_id: entry?.entry_id });
});

test('the state changes whenever the data does, and only then', async () => {
  const token = company.token.User;
  const stateOf = async () => (await api.call(listDataTables, { token })).body.dataState;
  const before = await stateOf();
  const { body } = await api.call(readDataTable, { token, params: { table: 'company' }, query: {} });
  expect(body.dataState).toBe(before);
  await api.call(createRenewableConsumption, {
    token,
    body: {
      locationId: company.locationId,
      reference: null,
      value: 5,
      unitId: 1,
      renewableId: 1,
      startDate: '2025-04-01',
      endDate: '2025-04-30',
    },
  });
  expect(await stateOf()).not.toBe(before);
});
