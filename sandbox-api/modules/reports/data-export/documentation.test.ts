/** That the table `documentation` is true of the data. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { listDataTables, readDataTable } from '#api/contract/reports/data-export';
import { type DataTableName, dataTables } from '#api/contract/reports/data-tables/data-tables';
import { users } from '#api/db/schema/account';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

type Cells = Record<string, string | number | null>;

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
let lines: Cells[];

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
  const { locationId, token } = company;
  const shared = { locationId, reference: null, value: 1000 };
  const burn = (fuelId: number, unitId: number) =>
    api.call(createFuelConsumption, {
      token: token.User,
      body: { ...shared, fuelId, fuelVariantId: null, unitId, date: '2025-02-03' },
    });
  const answers = [
    await burn(diesel, litre),
    await burn(r22, kilogram),
    await api.call(createUtilityConsumption, {
      token: token.User,
      body: { ...shared, utilityId: 1, unitId: 1, startDate: '2025-01-01', endDate: '2025-01-31' },
    }),
  ];
  expect(answers.map(({ problem, status }) => [status, problem.errors])).toEqual(
    answers.map(() => [200, undefined]),
  );
  lines = await rowsOf('ledger');
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const diesel = 501;
const r22 = 719;
const litre = 50;
const kilogram = 40;

async function rowsOf(table: DataTableName): Promise<Cells[]> {
  const { body } = await api.call(readDataTable, {
    token: company.token.User,
    params: { table },
    query: {},
  });
  const columns = Object.keys(dataTables[table].columns);
  return body.rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? null])));
}

describe('the documentation of the ledger', () => {
  const { columns } = dataTables.ledger;

  test('does not call everything of scope 0 biogenic CO2: gases outside the Kyoto basket are there too', () => {
    const outside = lines.filter(({ scope, biogenic_kg_co2 }) => scope === 0 && biogenic_kg_co2 === '0');
    expect(outside.map(({ kg_co2e }) => Number(kg_co2e) > 0)).toContain(true);
    expect(columns.scope.meaning.en).toMatch(/gases outside the Kyoto basket/);
    expect(columns.scope.meaning.pl).toMatch(/gazy spoza koszyka Kioto/);
  });

  test('says that a fuel has its energy by net calorific value, in whatever unit it was entered', () => {
    const burned = lines.find(
      ({ activity_unit, energy_kwh }) => activity_unit === 'l' && energy_kwh !== null,
    );
    expect(Number(burned?.energy_kwh)).toBeGreaterThan(9000);
    expect(columns.energy_kwh.meaning.en).toMatch(/net calorific value/);
    expect(columns.energy_kwh.meaning.pl).toMatch(/wartości opałowej/);
  });
});

test('units of columns are Polish in the Polish documentation', async () => {
  await api.db.update(users).set({ languageId: 2 }).where(eq(users.companyId, company.companyId));
  const { body } = await api.call(listDataTables, { token: company.token.User });
  expect(body.language).toBe('pl');
  const units = body.tables.flatMap(({ columns }) => columns.flatMap(({ unit }) => unit ?? []));
  expect(units.filter((unit) => /\bper unit\b|FTE/.test(unit))).toEqual([]);
});
