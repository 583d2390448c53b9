import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import * as contract from '#api/contract/emissions/dashboard';
import * as settings from '#api/contract/emissions/dashboard-settings';
import { listConsumptionYears } from '#api/contract/emissions/lookups';
import { readOverview } from '#api/contract/emissions/overview';
import { users } from '#api/db/schema/account';
import { companies } from '#api/db/schema/company';
import { emissionLines } from '#api/db/schema/ledger';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;

const gb = 826;

let api: Api;
let company: Company;

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company({ countryId: gb });
  await enterYear(company);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** 2025: diesel and gas, electricity with a green contract from July on, heat and solar. 2024: one bill. */
async function enterYear({ token, locationId }: Company) {
  const shared = { locationId, reference: null };
  const burn = (fuelId: number, unitId: number, value: number, date: string) =>
    api.call(createFuelConsumption, {
      token: token.User,
      body: { ...shared, fuelId, fuelVariantId: null, unitId, value, date },
    });
  const buy = (utilityId: number, value: number, startDate: string, endDate: string) =>
    api.call(createUtilityConsumption, {
      token: token.User,
      body: { ...shared, utilityId, unitId: 1, value, startDate, endDate },
    });
  await burn(501, 50, 1000, '2025-05-10');
  await burn(101, 20, 5000, '2025-08-10');
  await burn(101, 20, 9999, '2024-08-10');
  await buy(1, 6000, '2025-01-01', '2025-01-31');
  await buy(1, 3000, '2025-07-01', '2025-07-31');
  await buy(2, 2000, '2025-02-01', '2025-02-28');
  await api.call(createLocationSupplyType, {
    token: token.Admin,
    body: { locationId, supplyTypeId: 1, startDate: '2025-07-01', certificateReference: 'GO 7' },
  });
  await api.call(createRenewableConsumption, {
    token: token.User,
    body: { ...shared, renewableId: 1, unitId: 2, value: 1, startDate: '2025-07-01', endDate: '2025-07-31' },
  });
}

/** The same figure, added up from the ledger's lines for 2025. */
async function fromLines(filter: (line: typeof emissionLines.$inferSelect) => boolean) {
  const lines = await api.db
    .select()
    .from(emissionLines)
    .where(eq(emissionLines.companyId, company.companyId));
  return lines
    .filter((line) => line.periodMonth.startsWith('2025') && filter(line))
    .reduce((total, line) => total + Number(line.kgCo2e), 0);
}

const choose2025 = (owner = company, role: 'User' | 'View' = 'User') =>
  api.call(settings.updateYearSetting, { token: owner.token[role], body: { year: 2025 } });

const totals = (owner = company) => api.call(contract.readScopeAggregates, { token: owner.token.User });

describe('scope totals', () => {
  // spec: dashboard.totals
  test('are the sums of the ledger by the headline method, with the location-based totals', async () => {
    await choose2025();
    const { status, body } = await totals();
    expect(status).toBe(200);
    const scope1 = await fromLines((line) => line.scope === 1);
    const market = await fromLines((line) => line.scope === 2 && line.method === 'market');
    const location = await fromLines((line) => line.scope === 2 && line.method === 'location');
    const scope3 = await fromLines((line) => line.scope === 3);
    expect(body.entries.map((entry) => entry.scope)).toEqual([1, 2, 3]);
    const [first, second, third] = body.entries.map((entry) => entry.carbonEquivalent);
    expect(first).toBeCloseTo(scope1, 6);
    expect(second).toBeCloseTo(market, 6);
    expect(third).toBeCloseTo(scope3, 6);
    const byBoth = body.entries.map((entry) => [
      entry.carbonEquivalentLocationBased,
      entry.carbonEquivalentMarketBased,
    ]);
    expect(byBoth[0]).toEqual([first, first]);
    expect(byBoth[1]?.[0]).toBeCloseTo(location, 6);
    expect(byBoth[1]?.[1]).toBeCloseTo(market, 6);
    expect(market).toBeLessThan(location);
    expect(body.total).toBeCloseTo(scope1 + market + scope3, 6);
    expect(body.totalMarketBased).toBe(body.total);
    expect(body.totalLocationBased).toBeCloseTo(scope1 + location + scope3, 6);
    expect(body.formattedTotal).toMatch(/^\d\.\d\d\u00a0t CO₂e$/);
    expect([body.year, body.unitSymbol, body.headlineScope2Method]).toEqual([2025, 'kg CO₂e', 'market']);
  });

  test('show only licensed scopes', async () => {
    const partial = await api.company({ countryId: gb, modules: ['SCOPE1'] });
    const { body } = await totals(partial);
    expect(body.entries.map((entry) => entry.scope)).toEqual([1]);
    expect(body).toMatchObject({ total: 0, year: 2026 });
  });

  // spec: dashboard.totals
  test('are formatted in the reader’s language', async () => {
    const polish = await api.company({ countryId: gb });
    await api.db.update(users).set({ languageId: 2 }).where(eq(users.companyId, polish.companyId));
    await enterYear(polish);
    await choose2025(polish);
    const { body } = await totals(polish);
    expect(body.entries[0]?.name).toBe('Zakres 1');
    expect(body.formattedTotal).toMatch(/^\d,\d\d\u00a0t CO₂e$/);
  });

  test('never include another company’s figures', async () => {
    const other = await api.company();
    await choose2025(other);
    expect((await totals(other)).body.total).toBe(0);
  });

  test('follow the company’s headline method', async () => {
    const other = await api.company({ countryId: gb });
    const byLocation = { headlineScope2Method: 'location' } as const;
    await api.db.update(companies).set(byLocation).where(eq(companies.id, other.companyId));
    await enterYear(other);
    await choose2025(other);
    const { body } = await totals(other);
    expect(body.total).toBe(body.totalLocationBased);
    expect(body.total).toBeGreaterThan(body.totalMarketBased);
  });
});

describe('the months of the year', () => {
  const months = (owner = company) => api.call(contract.readEmissionMonths, { token: owner.token.User });

  test('add up to the totals of each scope and count the months with data', async () => {
    await choose2025();
    const { body } = await months();
    expect(body.months.map(({ date }) => date)).toEqual(
      ['01', '02', '05', '07', '08'].map((month) => `2025-${month}-01`),
    );
    expect(body.coveredMonths).toBe(5);
    const { body: whole } = await totals();
    for (const { scope, carbonEquivalent } of whole.entries) {
      const own = body.months.flatMap(({ scopes }) => scopes.filter((one) => one.scope === scope));
      expect(own.reduce((sum, one) => sum + one.carbonEquivalent, 0)).toBeCloseTo(carbonEquivalent, 6);
    }
  });

  test('are compared only with the same months of the year before', async () => {
    await choose2025();
    const { body } = await months();
    const august = body.months.at(-1)?.scopes.reduce((sum, one) => sum + one.carbonEquivalent, 0);
    expect(body.comparison).toMatchObject({ year: 2024, months: 1 });
    expect(body.comparison?.total).toBeCloseTo(august ?? 0, 6);
    // 5,000 kWh of gas after 9,999: half, but for the factors of the two editions.
    expect(body.comparison?.changePercentage).toBeGreaterThan(-52);
    expect(body.comparison?.changePercentage).toBeLessThan(-48);
  });

  test('show only licensed scopes and the company’s own figures', async () => {
    const partial = await api.company({ countryId: gb, modules: ['SCOPE1'] });
    await enterYear(partial);
    await choose2025(partial);
    const { body } = await months(partial);
    expect(body.months.map(({ date, scopes }) => [date, scopes.map(({ scope }) => scope)])).toEqual([
      ['2025-05-01', [1]],
      ['2025-08-01', [1]],
    ]);
    const other = await api.company();
    await choose2025(other);
    expect((await months(other)).body).toMatchObject({ months: [], coveredMonths: 0, comparison: null });
  });
});

// spec: dashboard.categories
test('categories are ranked, add up to the total, and have names and colours', async () => {
  await choose2025();
  const { body } = await api.call(contract.readEmissionCategories, { token: company.token.View });
  const viewTotal = body.categories.reduce((total, category) => total + category.carbonEquivalent, 0);
  expect(body.categories.map((category) => category.rank)).toEqual(body.categories.map((_, i) => i + 1));
  const amounts = body.categories.map((category) => category.carbonEquivalent);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  expect(body.categories.map((category) => category.category).toSorted()).toEqual([
    '1.1',
    '1.2',
    '2.1',
    '2.2',
    '3.3',
  ]);
  await choose2025(company, 'View');
  expect((await totals()).body.total).toBeCloseTo(viewTotal, 6);
});

describe('top sources', () => {
  // spec: dashboard.sources
  test('are the largest headline figures by item and location, up to the requested count', async () => {
    await choose2025();
    const top = (count: number) =>
      api.call(contract.readTopEmissions, { token: company.token.User, params: { count } });
    const { body } = await top(10);
    expect(body.topEmissions[0]).toMatchObject({ rank: 1, entityName: 'Diesel · Plant' });
    expect(body.topEmissions.map((source) => source.entityName).toSorted()).toEqual([
      'Diesel · Plant',
      'District heat · Plant',
      'Electricity · Plant',
      'Natural gas · Plant',
    ]);
    expect((await top(2)).body.topEmissions).toEqual(body.topEmissions.slice(0, 2));
    expect((await top(0)).status).toBe(404);
  });
});

describe('electricity', () => {
  // spec: dashboard.electricity
  test('is split by type in kWh: purchased, under contract, generated on site', async () => {
    await choose2025();
    const { body } = await api.call(contract.readElectricityShares, { token: company.token.User });
    expect(body).toMatchObject({ year: 2025, unitSymbol: 'kWh' });
    expect(body.types.map((type) => [type.name, type.value, type.valuePercentage])).toEqual([
      ['Grid electricity', 6000, 60],
      ['Green contract', 3000, 30],
      ['Solar photovoltaics', 1000, 10],
    ]);
  });

  // spec: dashboard.graph
  test('over time has one entry for each month with data', async () => {
    await choose2025();
    const { body } = await api.call(contract.readElectricitySeries, { token: company.token.User });
    expect(body.types.map((type) => type.entries)).toEqual([
      [{ date: '2025-01-01', value: 6000 }],
      [{ date: '2025-07-01', value: 3000 }],
      [{ date: '2025-07-01', value: 1000 }],
    ]);
  });

  test('needs the module', async () => {
    const partial = await api.company({ modules: ['SCOPE1'] });
    const { problem } = await api.call(contract.readElectricityShares, { token: partial.token.User });
    expect(problem.code).toBe('module_required');
  });
});

describe('the overview', () => {
  test('returns in each part the same answer as that part’s own call', async () => {
    const token = company.token.View;
    const years = await api.call(listConsumptionYears, {
      token,
      params: { locationId: 0 },
      query: { includeMostRecent: 'true' },
    });
    const sources = await api.call(contract.readTopEmissions, { token, params: { count: 10 } });
    const { body } = await api.call(readOverview, { token });
    expect(body).toEqual({
      selections: (await api.call(settings.listWidgetSelections, { token })).body,
      year: (await api.call(settings.readYearSetting, { token })).body,
      years: years.body,
      totals: (await api.call(contract.readScopeAggregates, { token })).body,
      months: (await api.call(contract.readEmissionMonths, { token })).body,
      categories: (await api.call(contract.readEmissionCategories, { token })).body,
      sources: sources.body,
      electricity: (await api.call(contract.readElectricitySeries, { token })).body,
    });
    expect(body.totals.total).toBeGreaterThan(0);
  });

  test('leaves out only electricity without its licence', async () => {
    const partial = await api.company({ countryId: gb, modules: ['SCOPE1'] });
    const { body } = await api.call(readOverview, { token: partial.token.User });
    expect(body.electricity).toBeNull();
    expect(body.totals.entries.map(({ scope }) => scope)).toEqual([1]);
  });
});

describe('charts of a location', () => {
  const fuels = (owner: Company, locationId: number) =>
    api.call(contract.listFuelAggregates, { token: owner.token.View, query: { locationId } });

  // spec: input-data.charts, calls.chart-durations
  test('show the chosen months up to the current one', async () => {
    await api.call(settings.updateFuelAggregateSettings, {
      token: company.token.View,
      body: { duration: 12 },
    });
    const year = (await fuels(company, company.locationId)).body;
    expect(year.map((fuel) => fuel.fuelName)).toEqual(['Natural gas']);
    expect(year[0]?.percentage).toBe(100);
    await api.call(settings.updateFuelAggregateSettings, {
      token: company.token.View,
      body: { duration: 24 },
    });
    const two = (await fuels(company, 0)).body;
    expect(two.map((fuel) => fuel.fuelName)).toEqual(['Natural gas', 'Diesel']);
    expect(two.reduce((total, fuel) => total + fuel.percentage, 0)).toBeCloseTo(100, 9);
  });

  test('show the headline figure of utilities', async () => {
    const { body: duration } = await api.call(settings.updateUtilityAggregateSettings, {
      token: company.token.View,
      body: { duration: 36 },
    });
    expect(duration).toEqual({ duration: 36 });
    const { body } = await api.call(contract.listUtilityAggregates, {
      token: company.token.View,
      query: { locationId: company.locationId },
    });
    const market = await fromLines((line) => line.scope === 2 && line.method === 'market');
    expect(body.map((utility) => utility.utilityName).toSorted()).toEqual(['District heat', 'Electricity']);
    expect(body.reduce((total, utility) => total + utility.carbonEquivalent, 0)).toBeCloseTo(market, 6);
  });

  test('are not found for another company’s location and refused without the module', async () => {
    const other = await api.company({ modules: ['SCOPE2'] });
    expect((await fuels(other, 0)).problem.code).toBe('module_required');
    const query = { locationId: company.locationId };
    const { status } = await api.call(contract.listUtilityAggregates, { token: other.token.User, query });
    expect(status).toBe(404);
  });

  // spec: calls.chart-durations
  test('accept exactly five durations', async () => {
    const token = company.token.User;
    const before = await api.call(settings.readFuelAggregateSettings, { token });
    expect(before.body).toEqual({ duration: 12 });
    const { status } = await api.call(settings.updateFuelAggregateSettings, { token, body: { duration: 7 } });
    expect(status).toBe(400);
  });
});

describe('the year of the dashboard', () => {
  // spec: dashboard.year
  test('is the newest with data unless the user chooses one, and again after choosing 0', async () => {
    const other = await api.company({ countryId: gb });
    const token = other.token.User;
    const read = async () => (await api.call(settings.readYearSetting, { token })).body;
    expect(await read()).toEqual({ year: 2026, isMostRecent: true });
    await enterYear(other);
    expect(await read()).toEqual({ year: 2025, isMostRecent: true });
    await api.call(settings.updateYearSetting, { token, body: { year: 2024 } });
    expect(await read()).toEqual({ year: 2024, isMostRecent: false });
    await api.call(settings.updateYearSetting, { token, body: { year: 0 } });
    expect(await read()).toEqual({ year: 2025, isMostRecent: true });
    const refused = await api.call(settings.updateYearSetting, { token, body: { year: 1900 } });
    expect(refused.problem.errors).toEqual({ Year: ['The value must be between 1990 and 2100'] });
  });
});

describe('the order of widgets', () => {
  const order = (answer: { body: settings.WidgetSelection[] }) => answer.body.map((widget) => widget.code);
  const move = (owner: Company, widgetId: number, newPosition: number) =>
    api.call(settings.moveWidget, {
      token: owner.token.View,
      params: { widgetId },
      query: { newPosition },
    });

  // spec: calls.selections
  test('moves one widget and shifts the others, for this user only', async () => {
    const owner = await api.company();
    const first = await api.call(settings.listWidgetSelections, { token: owner.token.View });
    const [a, b, c, ...rest] = order(first);
    const third = first.body[2];
    expect(order(await move(owner, third?.widgetId ?? 0, 1))).toEqual([c, a, b, ...rest]);
    expect(order(await move(owner, third?.widgetId ?? 0, 7))).toEqual([a, b, ...rest, c]);
    const others = await api.call(settings.listWidgetSelections, { token: owner.token.User });
    expect(order(others)).toEqual(order(first));
    expect(others.body.map((widget) => widget.displayOrder)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  // spec: calls.selections
  test('keeps hidden widgets hidden and writes an audit row', async () => {
    const owner = await api.company();
    const token = owner.token.View;
    const hidden = await api.call(settings.updateWidgetSelection, {
      token,
      params: { widgetId: 4 },
      body: { widgetId: 4, show: false },
    });
    expect(hidden.body.filter((widget) => !widget.show).map((widget) => widget.widgetId)).toEqual([4]);
    const moved = await move(owner, 4, 1);
    expect(moved.body[0]).toMatchObject({ widgetId: 4, show: false, displayOrder: 1 });
    const rows = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entity, 'widget_selections')));
    expect(rows.map((row) => row.action)).toEqual(['show-widget', 'move-widget']);
  });

  // spec: calls.selections
  test('refuses position 0 or 8 and unknown widgets', async () => {
    const owner = await api.company();
    expect((await move(owner, 1, 0)).problem.errors).toEqual({
      NewPosition: ['The value must be at least 1'],
    });
    expect((await move(owner, 1, 8)).status).toBe(400);
    expect((await move(owner, 99, 1)).status).toBe(404);
  });
});
