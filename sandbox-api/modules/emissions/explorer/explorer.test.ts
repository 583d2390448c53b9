import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import {
  createUtilityConsumption,
  listUtilityConsumptions,
} from '#api/contract/activity-data/utility-consumptions';
import { readEmissionCharts } from '#api/contract/emissions/explorer';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;
type ChartQuery = { category?: string; locationId?: number; typeId?: number; from: string; to: string };

let api: Api;
let company: Company;

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
  const token = company.token.User;
  const shared = { locationId: company.locationId, reference: null, value: 1000, unitId: 1 };
  const period = { startDate: '2025-01-15', endDate: '2025-02-14' };
  for (const utilityId of [1, 2]) {
    await api.call(createUtilityConsumption, { token, body: { ...shared, ...period, utilityId } });
  }
  await api.call(createFuelConsumption, {
    token,
    body: { ...shared, fuelId: 501, fuelVariantId: null, unitId: 50, date: '2025-02-03' },
  });
  await api.call(createRenewableConsumption, { token, body: { ...shared, ...period, renewableId: 1 } });
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const chart = (query: ChartQuery, owner = company) =>
  api.call(readEmissionCharts, { token: owner.token.View, query: query as never });

const winter = { from: '2025-01-01', to: '2025-03-31' };

test('utilities have one point per month and type, without double counting', async () => {
  const { body } = await chart(winter);
  expect(body.map((point) => [point.date, point.name])).toEqual([
    ['2025-01-01', 'Electricity'],
    ['2025-01-01', 'District heat'],
    ['2025-02-01', 'Electricity'],
    ['2025-02-01', 'District heat'],
  ]);
  const [january, , february] = body;
  const { body: bills } = await api.call(listUtilityConsumptions, {
    token: company.token.View,
    params: { locationId: company.locationId },
  });
  const electricity = bills.find((bill) => bill.utilityId === 1);
  expect((january?.carbonEquivalent ?? 0) + (february?.carbonEquivalent ?? 0)).toBeCloseTo(
    electricity?.carbonEquivalent ?? 0,
    6,
  );
  // 17 of the 31 days are in January, 14 in February.
  expect((january?.carbonEquivalent ?? 0) / (february?.carbonEquivalent ?? 1)).toBeCloseTo(17 / 14, 6);
  expect(january).toMatchObject({ typeId: 1, unitSymbol: 'kg CO₂e', avoidedCarbonEquivalent: null });
  expect(january?.colour).toMatch(/^[0-9A-F]{6}$/);
});

// spec: explorer.end-of-day
test('filters points by type, location and months of the range', async () => {
  const narrowed = await chart({
    ...winter,
    typeId: 2,
    locationId: company.locationId,
    from: '2025-02-20',
    to: '2025-02-28',
  });
  expect(narrowed.body.map((point) => [point.date, point.name])).toEqual([['2025-02-01', 'District heat']]);
  expect((await chart({ ...winter, from: '2025-03-01' })).body).toEqual([]);
});

test('fuels count their own emissions without derived ones', async () => {
  const { body } = await chart({ ...winter, category: 'fuels' });
  expect(body.map((point) => [point.date, point.name])).toEqual([['2025-02-01', 'Diesel']]);
  expect(body[0]?.carbonEquivalent).toBeGreaterThan(2400);
  expect(body[0]?.carbonEquivalent).toBeLessThan(2900);
});

test('renewables have no emissions and show avoided emissions separately', async () => {
  const { body } = await chart({ ...winter, category: 'renewable' });
  expect(body.map((point) => [point.date, point.carbonEquivalent])).toEqual([
    ['2025-01-01', 0],
    ['2025-02-01', 0],
  ]);
  expect(body[0]?.avoidedCarbonEquivalent).toBeGreaterThan(100);
});

test('refuses a reversed range, an unknown category and a missing date', async () => {
  const reversed = await chart({ from: '2025-02-01', to: '2025-01-01' });
  expect(reversed.problem.errors).toEqual({ To: ['The start date must not be after the end date'] });
  const wrong = await chart({ category: 'water', from: '', to: '2025-01-01' });
  expect(Object.keys(wrong.problem.errors ?? {}).toSorted()).toEqual(['Category', 'From']);
});

test('does not find another company’s location and refuses an unlicensed category', async () => {
  const other = await api.company({ modules: ['SCOPE1'] });
  const foreign = await chart({ ...winter, category: 'fuels', locationId: company.locationId }, other);
  expect(foreign.status).toBe(404);
  expect((await chart(winter, other)).problem.code).toBe('module_required');
  expect((await chart({ ...winter, category: 'renewable' }, other)).body).toEqual([]);
});
