import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import * as fuels from '#api/contract/activity-data/fuels';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { listLocationRenewables } from '#api/contract/activity-data/renewables';
import { listUnitConversions } from '#api/contract/activity-data/units';
import { listLocationUtilities } from '#api/contract/activity-data/utilities';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createLocation } from '#api/contract/company/locations';
import * as lookups from '#api/contract/emissions/lookups';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, polandId } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;

let api: Api;
let used: Company;
let empty: Company;

beforeAll(async () => {
  api = await createTestApi();
  used = await api.company();
  empty = await api.company();
  const token = used.token.User;
  const shared = { locationId: used.locationId, value: 10, reference: null };
  const burn = (body: { fuelId: number; unitId: number; date: string }) =>
    api.call(createFuelConsumption, { token, body: { ...shared, fuelVariantId: null, ...body } });
  await burn({ fuelId: 501, unitId: 50, date: '2024-02-10' });
  await burn({ fuelId: 101, unitId: 20, date: '2025-01-10' });
  const bill = { ...shared, utilityId: 1, unitId: 1, startDate: '2025-11-20', endDate: '2026-01-05' };
  await api.call(createUtilityConsumption, { token, body: bill });
  const made = { ...shared, renewableId: 2, unitId: 1, startDate: '2025-05-01', endDate: '2025-05-31' };
  await api.call(createRenewableConsumption, { token, body: made });
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** A catalogue call of a View user about a location. */
const ask = (company: Company) => ({
  token: company.token.View,
  params: { locationId: company.locationId },
});

describe('fuel lists', () => {
  // spec: calls.fuel-categories
  test('categories used at the location come first', async () => {
    const plain = await api.call(fuels.listFuelCategories, { token: used.token.View, query: {} });
    expect(plain.body[0]?.name).toBe('Gaseous fuels');
    expect(plain.body).toHaveLength(7);
    const query = { locationId: used.locationId };
    const { body } = await api.call(fuels.listFuelCategories, { token: used.token.View, query });
    expect(body.slice(0, 2).map((category) => category.fuelCategoryId)).toEqual([1, 5]);
    const foreign = await api.call(fuels.listFuelCategories, { token: empty.token.View, query });
    expect(foreign.status).toBe(404);
  });

  // spec: calls.fuel-categories
  test('one category can be read; an unknown one is missing', async () => {
    const { body } = await api.call(fuels.readFuelCategory, {
      token: used.token.View,
      params: { categoryId: 3 },
    });
    expect(body).toEqual({ fuelCategoryId: 3, name: 'Solid fuels' });
    const missing = await api.call(fuels.readFuelCategory, {
      token: used.token.View,
      params: { categoryId: 99 },
    });
    expect(missing.status).toBe(404);
  });

  // spec: calls.location-fuels
  test('fuels of a category carry their units and variants', async () => {
    const { body } = await api.call(fuels.listLocationFuels, { ...ask(empty), query: { categoryId: 5 } });
    const diesel = body.find((fuel) => fuel.fuelId === 501);
    expect(diesel?.units[0]).toMatchObject({ symbol: 'l' });
    expect(diesel?.variants.map((variant) => variant.name)).toContain('100 % mineral');
    expect(new Set(body.map((fuel) => fuel.fuelCategoryId))).toEqual(new Set([5]));
  });

  // spec: calls.location-fuels
  test('used fuels are those with consumptions, at one location or at all', async () => {
    const { body } = await api.call(fuels.listUsedFuels, {
      ...ask(used),
      query: { includeOptionAll: 'true' } as never,
    });
    expect(body.map((fuel) => fuel.fuelId)).toEqual([0, 101, 501]);
    const all = await api.call(fuels.listUsedFuels, {
      token: used.token.View,
      params: { locationId: 0 },
      query: {},
    });
    expect(all.body.map((fuel) => fuel.fuelId)).toEqual([101, 501]);
    expect((await api.call(fuels.listUsedFuels, { ...ask(empty), query: {} })).body).toEqual([]);
  });
});

// spec: calls.location-utilities
test('utilities are those in use, or all that are possible', async () => {
  const inUse = await api.call(listLocationUtilities, { ...ask(used), query: {} });
  expect(inUse.body).toMatchObject([{ utilityId: 1, name: 'Electricity', isElectricity: true }]);
  const query = { listAllPossible: 'true', addOptionAll: 'true', excludeWherePriceExists: 'true' } as never;
  const all = await api.call(listLocationUtilities, { ...ask(empty), query });
  expect(all.body.map((utility) => utility.name)).toEqual([
    'All utilities',
    'Electricity',
    'District heat',
    'Process steam',
    'Cooling',
  ]);
});

// spec: calls.location-renewables
test('renewables are those in use, or all that are possible', async () => {
  const inUse = await api.call(listLocationRenewables, { ...ask(used), query: {} });
  expect(inUse.body.map((renewable) => renewable.name)).toEqual(['Wind']);
  const query = { listAllPossible: 'true' } as never;
  expect((await api.call(listLocationRenewables, { ...ask(empty), query })).body).toHaveLength(7);
});

describe('unit conversions', () => {
  const convert = (unitId: number, query: object) =>
    api.call(listUnitConversions, { token: used.token.View, params: { unitId }, query: query as never });

  // spec: calls.conversions
  test('stay within what the unit measures, with their factor', async () => {
    const { body } = await convert(2, {});
    expect(body.find((unit) => unit.symbol === 'kWh')?.factor).toBe(1000);
    expect(body.map((unit) => unit.symbol)).not.toContain('kg');
    expect(body.map((unit) => unit.unitId)).not.toContain(2);
  });

  // spec: calls.conversions
  test('of a fuel reach what its calorific value and density allow; the unit itself on demand', async () => {
    const { body } = await convert(50, { fuelId: 501, includeDest: 'true' });
    expect(body[0]).toMatchObject({ symbol: 'l', factor: 1 });
    const kilogram = body.find((unit) => unit.symbol === 'kg');
    expect(kilogram).toMatchObject({ factor: null });
    expect(body.map((unit) => unit.symbol)).not.toContain('km');
  });

  test('of an unknown unit are missing', async () => {
    expect((await convert(9999, {})).status).toBe(404);
  });
});

describe('lookups', () => {
  // spec: calls.durations, reports.calls.dates
  test('durations are the five of the charts and the lengths that a report can have, in words', async () => {
    const { body } = await api.call(lookups.listLastXDurations, { token: used.token.View });
    expect(body.map((option) => option.value)).toEqual([3, 6, 12, 24, 36]);
    expect(body[0]?.display).toBe('Last 3 months');
    const reports = await api.call(lookups.listReportDurations, { token: used.token.View });
    expect(reports.body.map((option) => option.value)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(reports.body.at(-1)?.display).toBe('12 months');
  });

  // spec: calls.dates
  test('dates span every type of consumption of the location', async () => {
    const { body } = await api.call(lookups.readConsumptionDates, ask(used));
    expect(body).toEqual({ minDate: '2024-02-10', maxDate: '2026-01-05' });
    const nothing = await api.call(lookups.readConsumptionDates, ask(empty));
    expect(nothing.body).toEqual({ minDate: null, maxDate: null });
  });

  // spec: calls.dates
  test('years are those with data, newest first, with "most recent" on demand', async () => {
    const query = { includeMostRecent: 'true' } as never;
    const { body } = await api.call(lookups.listConsumptionYears, { ...ask(used), query });
    expect(body.map((option) => [option.value, option.display])).toEqual([
      [0, 'Most recent'],
      [2026, '2026'],
      [2025, '2025'],
      [2024, '2024'],
    ]);
    const all = await api.call(lookups.listConsumptionYears, {
      token: empty.token.View,
      params: { locationId: 0 },
      query: {},
    });
    expect(all.body).toEqual([]);
  });

  test('at another location of the same company know nothing of it', async () => {
    const { body: location } = await api.call(createLocation, {
      token: used.token.Admin,
      body: { name: 'Office', countryId: polandId, town: 'Łódź', address1: 'Piotrkowska 1' },
    });
    const other = { token: used.token.View, params: { locationId: location.locationId }, query: {} };
    expect((await api.call(lookups.listConsumptionYears, other)).body).toEqual([]);
    expect((await api.call(fuels.listUsedFuels, other)).body).toEqual([]);
    expect((await api.call(listLocationUtilities, other)).body).toEqual([]);
    expect((await api.call(listLocationRenewables, other)).body).toEqual([]);
  });

  test('of a foreign location are missing', async () => {
    const params = { locationId: used.locationId };
    const token = empty.token.Admin;
    expect((await api.call(lookups.readConsumptionDates, { token, params })).status).toBe(404);
    expect((await api.call(lookups.listConsumptionYears, { token, params, query: {} })).status).toBe(404);
    expect((await api.call(fuels.listLocationFuels, { token, params, query: {} })).status).toBe(404);
    expect((await api.call(listLocationUtilities, { token, params, query: {} })).status).toBe(404);
    expect((await api.call(listLocationRenewables, { token, params, query: {} })).status).toBe(404);
  });
});
