import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as fuels from '#api/contract/activity-data/fuel-consumptions';
import * as utilities from '#api/contract/activity-data/utility-consumptions';
import { readEmissionMonths } from '#api/contract/emissions/dashboard';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
let firstKg: number;

/** Catalogue ids (seed/reference/catalogue). */
const [electricity, heat, kwh] = [1, 2, 1];

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
  const bills = [
    { utilityId: electricity, startDate: '2024-12-15', endDate: '2025-01-14', meterNumber: 'PL 100%' },
    {
      utilityId: electricity,
      startDate: '2025-03-01',
      endDate: '2025-03-31',
      reference: 'FV/3 100x',
      value: 10,
    },
    { utilityId: heat, startDate: '2025-02-01', endDate: '2025-02-28', value: 500 },
  ];
  for (const bill of bills) {
    const { status, body } = await api.call(utilities.createUtilityConsumption, {
      token: company.token.User,
      body: { locationId: company.locationId, value: 1000, unitId: kwh, reference: null, ...bill },
    });
    expect(status).toBe(200);
    firstKg ??= body.carbonEquivalent;
  }
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const at = (query: object, of = company) => ({
  token: of.token.View,
  params: { locationId: company.locationId },
  query: query as never,
});
const list = (query: object) =>
  api.call(utilities.listUtilityConsumptions, at({ IncludeCount: 'true', ...query }));
const starts = async (query: object) => (await list(query)).body.map(({ startDate }) => startDate);
const summarize = async (query: object) =>
  (await api.call(utilities.summarizeUtilityConsumptions, at(query))).body;

describe('the entries of a location', () => {
  test('are sorted by day, type or emissions, the newest of equals first', async () => {
    expect(await starts({})).toEqual(['2025-03-01', '2025-02-01', '2024-12-15']);
    expect(await starts({ isDescending: 'false' })).toEqual(['2024-12-15', '2025-02-01', '2025-03-01']);
    expect(await starts({ sortBy: 'type', isDescending: 'true' })).toEqual([
      '2025-03-01',
      '2024-12-15',
      '2025-02-01',
    ]);
    expect((await starts({ sortBy: 'emissions' }))[0]).toBe('2024-12-15');
  });

  test('are found by the words of type, invoice and meter in either language, and counted so', async () => {
    expect(await starts({ search: 'ENERGIA elektr' })).toHaveLength(2);
    expect(await starts({ search: 'electricity fv/3' })).toEqual(['2025-03-01']);
    // A sign of the pattern is looked for as it is.
    expect(await starts({ search: '100%' })).toEqual(['2024-12-15']);
    expect((await list({ search: 'fv/3' })).headers.get('x-pagination')).toContain('"TotalCount":1,');
    expect(await starts({ search: 'nothing' })).toEqual([]);
  });

  test('are counted on every page alike, with or without a range of days, and beyond the last', async () => {
    const range = { startDate: '2025-01-01', endDate: '2025-12-31' };
    const totalOf = async (query: object) => {
      const { headers } = await list(query);
      return JSON.parse(headers.get('x-pagination') ?? '{}').TotalCount;
    };
    for (const page of [{}, { PageSize: '1', PageNumber: '2' }, { PageSize: '1', PageNumber: '9' }]) {
      expect(await totalOf(page)).toBe(3);
      expect(await totalOf({ ...page, ...range })).toBe(3);
    }
    expect(await totalOf({ startDate: '2025-02-01', endDate: '2025-02-28' })).toBe(1);
    expect(await totalOf({ startDate: '2023-02-01', endDate: '2023-02-28' })).toBe(0);
  });

  test('of a location that is not there are missing, not none', async () => {
    const { status } = await api.call(utilities.listUtilityConsumptions, {
      ...at({ IncludeCount: 'true' }),
      params: { locationId: 999_999 },
    });
    expect(status).toBe(404);
  });

  test('are those that touch the range of days', async () => {
    const december = { startDate: '2024-12-01', endDate: '2024-12-31' };
    const january = { startDate: '2025-01-01', endDate: '2025-01-31' };
    expect(await starts(december)).toEqual(['2024-12-15']);
    expect(await starts(january)).toEqual(['2024-12-15']);
    expect(await starts({ startDate: '2025-01-15', endDate: '2025-01-31' })).toEqual([]);
  });

  test('of half a range, or of one that ends before it starts, are refused at its end', async () => {
    for (const range of [{ startDate: '2025-01-01' }, { startDate: '2025-02-01', endDate: '2025-01-01' }])
      expect((await list(range)).problem.errors).toEqual({ EndDate: [expect.any(String)] });
  });

  test('are summed up over all pages, with the months that have data in any year', async () => {
    const all = await summarize({});
    expect(all).toMatchObject({ entries: 3, months: ['2024-12', '2025-01', '2025-02', '2025-03'] });
    const shown = (await list({})).body.reduce((kg, row) => kg + row.carbonEquivalent, 0);
    expect(all.carbonEquivalent).toBeCloseTo(shown, 6);
    const january = { startDate: '2025-01-01', endDate: '2025-01-31', search: 'electricity' };
    expect(await summarize(january)).toEqual({
      entries: 1,
      carbonEquivalent: firstKg,
      months: ['2024-12', '2025-01', '2025-03'],
    });
    expect(await summarize({ search: 'nothing' })).toEqual({ entries: 0, carbonEquivalent: 0, months: [] });
  });

  test('of another company are not found', async () => {
    const other = await api.company();
    expect((await api.call(utilities.summarizeUtilityConsumptions, at({}, other))).status).toBe(404);
  });
});

test('fuels are found by category, fuel and variant', async () => {
  const { status, body } = await api.call(fuels.createFuelConsumption, {
    token: company.token.User,
    body: {
      locationId: company.locationId,
      fuelId: 501,
      value: 1,
      unitId: 50,
      date: '2025-05-05',
      reference: null,
    },
  });
  expect(status).toBe(200);
  const named = async (search: string) =>
    (await api.call(fuels.listFuelConsumptions, at({ search }))).body.length;
  expect(await named(body.fuelName)).toBe(1);
  expect(await named(body.fuelCategoryName)).toBe(1);
  expect(await named('nothing')).toBe(0);
  const summary = await api.call(fuels.summarizeFuelConsumptions, at({}));
  expect(summary.body).toMatchObject({ entries: 1, months: ['2025-05'] });
});

test('an entry of zero is there, covers its month, and adds nothing to the total', async () => {
  const zero = await api.company();
  const at = { token: zero.token.User, params: { locationId: zero.locationId } };
  const summary = async () =>
    (await api.call(utilities.summarizeUtilityConsumptions, { ...at, query: {} })).body;
  expect(await summary()).toEqual({ entries: 0, carbonEquivalent: 0, months: [] });
  const common = { locationId: zero.locationId, value: 0, reference: null };
  for (const utilityId of [electricity, heat]) {
    const { status, body } = await api.call(utilities.createUtilityConsumption, {
      token: zero.token.User,
      body: { ...common, utilityId, unitId: kwh, startDate: '2025-01-01', endDate: '2025-02-28' },
    });
    expect([status, body.value, body.carbonEquivalent]).toEqual([200, 0, 0]);
  }
  expect(await summary()).toEqual({ entries: 2, carbonEquivalent: 0, months: ['2025-01', '2025-02'] });
  const burned = await api.call(fuels.createFuelConsumption, {
    token: zero.token.User,
    body: { ...common, fuelId: 501, fuelVariantId: null, unitId: 50, date: '2025-03-31' },
  });
  expect([burned.status, burned.body.carbonEquivalent]).toEqual([200, 0]);
  const trail = await api.call(readEmissionTrail, {
    token: zero.token.User,
    params: { kind: 'fuel', id: burned.body.fuelConsumptionId },
  });
  expect(trail.body.carbonEquivalentKg).toBe('0');
  expect(trail.body.lines[0]).toMatchObject({ activityQuantity: '0', kgCo2e: '0' });
  expect(trail.body.lines[0]?.factor).not.toBeNull();
  const { body: year } = await api.call(readEmissionMonths, { token: zero.token.User });
  expect(year.coveredMonths).toBe(3);
});
