import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFuelConsumption, listFuelConsumptions } from '#api/contract/activity-data/fuel-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { readLocationRemoval } from '#api/contract/company/location-removal';
import { archiveLocation, listLocations, restoreLocation } from '#api/contract/company/locations';
import { createLocationSupplyType, listLocationSupplyTypes } from '#api/contract/company/supply-types';
import * as widgets from '#api/contract/emissions/dashboard';
import { updateYearSetting } from '#api/contract/emissions/dashboard-settings';
import { readEmissionSum } from '#api/contract/emissions/emission-sums';
import { readEmissionCharts } from '#api/contract/emissions/explorer';
import { imports } from '#api/db/schema/imports';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** Diesel in 2024 and 2025, a bill in 2025, a contract. */
async function withHistory(): Promise<Company> {
  const company = await api.company();
  const { locationId } = company;
  const token = company.token.Admin;
  for (const date of ['2024-03-10', '2025-03-10'])
    await api.call(createFuelConsumption, {
      token,
      body: { locationId, fuelId: 501, fuelVariantId: 12, value: 100, unitId: 50, date, reference: null },
    });
  const bill = { locationId, utilityId: 1, value: 1000, unitId: 1, reference: null };
  await api.call(createUtilityConsumption, {
    token,
    body: { ...bill, startDate: '2025-03-01', endDate: '2025-03-31' },
  });
  await api.call(createLocationSupplyType, {
    token,
    body: { locationId, supplyTypeId: 2, startDate: '2025-01-01', certificateReference: null },
  });
  return company;
}

const removal = (company: Company, id = company.locationId, token = company.token.Admin) =>
  api.call(readLocationRemoval, { token, params: { id } });

const total = { from: '2020-01-01', to: '2026-06-30' };

const totalKg = async ({ token }: Company) =>
  Number((await api.call(readEmissionSum, { token: token.Admin, query: total as never })).body.total);

const archive = ({ locationId: id, token }: Company, query: object) =>
  api.call(archiveLocation, { token: token.Admin, params: { id }, query: query as never });

describe('what is lost with a location', () => {
  // spec: locations.removal
  test('is listed as rows by type, kg by year, and the first day of its data', async () => {
    const company = await withHistory();
    const { status, body } = await removal(company);
    expect(status).toBe(200);
    const counts = Object.fromEntries(body.rows.map(({ kind, count }) => [kind, count]));
    expect(counts).toEqual({
      fuels: 2,
      utilities: 1,
      renewables: 0,
      valueChain: 0,
      companyFactors: 0,
      contracts: 1,
      files: 0,
    });
    expect(body.years.map(({ year }) => year)).toEqual([2024, 2025]);
    expect(body.years.reduce((sum, { kgCo2e }) => sum + kgCo2e, 0)).toBeCloseTo(await totalKg(company), 6);
    expect(body.firstDay).toBe('2024-03-10');
  });

  test('includes entries dated after the given closing day', async () => {
    const company = await withHistory();
    const lateAfter = async (closedOn: string) => {
      const { body } = await api.call(readLocationRemoval, {
        token: company.token.Admin,
        params: { id: company.locationId },
        query: { closedOn },
      });
      return body.late;
    };
    expect(await lateAfter('2024-03-09')).toMatchObject({ count: 3 });
    expect(await lateAfter('2024-03-10')).toMatchObject({ count: 2 });
    expect(await lateAfter('2026-06-01')).toBeNull();
    expect((await removal(company)).body.late).toBeNull();
  });

  test('is nothing for a location without data', async () => {
    const { body } = await removal(await api.company());
    expect(body.rows.every(({ count }) => count === 0)).toBe(true);
    expect(body).toMatchObject({ years: [], firstDay: null });
  });

  test('is shown to administrators of the own company', async () => {
    const [company, other] = [await withHistory(), await api.company()];
    expect((await removal(company, company.locationId, company.token.User)).status).toBe(403);
    expect((await removal(other, company.locationId)).status).toBe(404);
  });

  test('includes the uploads for it, recorded or not, and none of another location', async () => {
    const [company, other] = [await api.company(), await api.company()];
    const uploads = [company, other].map(async ({ companyId, locationId, userId }) => {
      const row = { companyId, locationId, createdBy: userId.User, categoryId: 1, fileName: 'gas.xlsx' };
      const content = new Uint8Array([1]);
      const created = { ...row, content, rowCount: 1, errorRows: 0, createdOn: api.clock.now() };
      await api.db.insert(imports).values([created, { ...created, processedOn: api.clock.now() }]);
    });
    await Promise.all(uploads);
    expect((await archive(company, { deleteData: 'true' })).status).toBe(204);
    const left = await api.db.select({ locationId: imports.locationId }).from(imports);
    expect(left).toEqual([{ locationId: other.locationId }, { locationId: other.locationId }]);
    const told = await api.db.select().from(auditLog).where(eq(auditLog.entity, 'imports'));
    expect(told).toMatchObject([1, 2].map(() => ({ action: 'delete', before: { fileName: 'gas.xlsx' } })));
    expect(told[0]?.before).not.toHaveProperty('content');
  });

  // spec: locations.removal
  test('is gone afterwards, contracts included, and the empty location can be restored', async () => {
    const company = await withHistory();
    expect((await archive(company, { deleteData: 'true' })).status).toBe(204);
    const { body } = await removal(company);
    expect(body.rows.every(({ count }) => count === 0)).toBe(true);
    expect(body.years).toEqual([]);
    const { locationId: id, token } = company;
    const contracts = await api.call(listLocationSupplyTypes, {
      token: token.View,
      params: { id, utilityId: 1 },
    });
    expect(contracts.body).toEqual([]);
    const restored = await api.call(restoreLocation, { token: token.Admin, params: { id } });
    expect(restored.body.active).toBe(true);
  });
});

describe('a closing day', () => {
  // spec: locations.removal-rules
  test('before the first entry is refused on its field, and nothing changes', async () => {
    const company = await withHistory();
    const { status, problem } = await archive(company, { disableDate: '2024-03-09' });
    expect(status).toBe(400);
    expect(problem.errors).toEqual({
      DisableDate: ['There is data from 10.03.2024 onwards. Choose that day or a later one'],
    });
    const { body } = await api.call(listLocations, { token: company.token.View, query: {} });
    expect(body).toMatchObject([{ active: true, dateDisabled: null }]);
    expect((await archive(company, { disableDate: '2024-03-10' })).status).toBe(204);
  });
});

describe('a closed location', () => {
  // spec: locations.removal
  test('keeps its past in every figure: sums, charts, months, scopes, sources', async () => {
    const company = await withHistory();
    const token = company.token.Admin;
    await api.call(updateYearSetting, { token, body: { year: 2025 } });
    const charts = (category: 'fuels' | 'utilities', locationId: number) =>
      api.call(readEmissionCharts, { token, query: { ...total, category, locationId } as never });
    const figures = async () =>
      (
        await Promise.all([
          api.call(readEmissionSum, { token, query: total as never }),
          charts('fuels', 0),
          charts('fuels', company.locationId),
          charts('utilities', 0),
          api.call(widgets.readScopeAggregates, { token }),
          api.call(widgets.readEmissionMonths, { token }),
          api.call(widgets.readEmissionCategories, { token }),
          api.call(widgets.readTopEmissions, { token, params: { count: 10 } }),
          api.call(widgets.listFuelAggregates, { token, query: {} }),
          api.call(widgets.readElectricityShares, { token }),
          api.call(listFuelConsumptions, { token, params: { locationId: company.locationId } }),
        ])
      ).map(({ status, body }) => ({ status, body }));
    const before = await figures();
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));
    expect(await totalKg(company)).toBeGreaterThan(0);
    expect((await archive(company, { disableDate: '2026-05-31' })).status).toBe(204);
    expect(await figures()).toEqual(before);
  });
});
