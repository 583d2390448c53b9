import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import {
  type Factor,
  listFactors,
  readFactor,
  readFactorFilters,
  readFactorRadar,
} from '#api/contract/factors/factors';
import { users } from '#api/db/schema/account';
import { companyModules } from '#api/db/schema/company';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

type Query = Record<string, string | number>;

const list = async (query: Query, owner = company) => {
  const answer = await api.call(listFactors, { token: owner.token.View, query: query as never });
  const header = answer.headers.get('x-pagination');
  return { ...answer, total: header ? (JSON.parse(header).TotalCount as number) : null };
};

const detail = (factorId: number, owner = company) =>
  api.call(readFactor, { token: owner.token.View, params: { id: factorId } });

const radar = async (owner = company) => (await api.call(readFactorRadar, { token: owner.token.View })).body;

async function enterGas(owner: Company, date = '2024-06-15'): Promise<number> {
  const gas = { fuelId: 101, fuelVariantId: null, unitId: 20, value: 1000, date, reference: null };
  const { body } = await api.call(createFuelConsumption, {
    token: owner.token.User,
    body: { ...gas, locationId: owner.locationId },
  });
  return body.fuelConsumptionId;
}

async function factorIdsOf(owner: Company, id: number): Promise<number[]> {
  const { body } = await api.call(readEmissionTrail, {
    token: owner.token.View,
    params: { kind: 'fuel', id },
  });
  return body.lines.flatMap(({ factor }) => (factor ? [factor.id] : []));
}

describe('the catalogue', () => {
  it('is paged: pages follow each other and together are everything that matches', async () => {
    const query = { publisher: 'eu-mrr', PageSize: 10, IncludeCount: 'true' };
    const pages = [];
    for (const PageNumber of [1, 2, 3]) pages.push(await list({ ...query, PageNumber }));
    const ids = pages.flatMap(({ body }) => body.map(({ factorId }) => factorId));
    expect(pages[0]?.total).toBe(27);
    expect(pages.map(({ body }) => body.length)).toEqual([10, 10, 7]);
    expect(new Set(ids).size).toBe(27);
    expect((await list({ publisher: 'eu-mrr' })).total).toBeNull();
  });

  it('finds all the words in any order and letter case', async () => {
    const { body } = await list({ search: 'GAS natural  fuels', publisher: 'uk-desnz', PageSize: 50 });
    expect(body.length).toBeGreaterThan(3);
    for (const { label } of body) expect(label).toMatch(/natural gas/i);
  });

  it('names each factor in the language of the reader, and finds it by that name', async () => {
    const search = { search: 'short-haul flight economy altitude', PageSize: 5 };
    const english = await list(search);
    expect(english.body[0]?.name).toBe('Short-haul flight, economy, with effects at altitude');
    expect(english.body[0]?.label).toMatch(/ › With RF$/);
    const reader = await api.company();
    await api.db.update(users).set({ languageId: 2 }).where(eq(users.companyId, reader.companyId));
    const polish = await list({ search: 'gaz ziemny', PageSize: 5 }, reader);
    expect(polish.body.length).toBe(5);
    for (const { name } of polish.body) expect(name).toMatch(/gaz ziemny/i);
  });

  it('lists matches at the start of a word before matches within it', async () => {
    const { body } = await list({ search: 'diesel', PageSize: 200 });
    const partBegins = body.map(({ label }) => label.includes('› Diesel'));
    expect(partBegins[0]).toBe(true);
    expect(partBegins).toEqual(partBegins.toSorted((left, right) => Number(right) - Number(left)));
  });

  it('names a fuel before the types of car that burn it', async () => {
    const { body } = await list({ search: 'diesel', publisher: 'uk-desnz', PageSize: 1 });
    expect(body[0]?.label).toMatch(/^Fuels › /);
  });

  it('lists factors used by the company first, and does so in no other company’s list', async () => {
    const [owner, other] = [await api.company(), await api.company()];
    const used = await factorIdsOf(owner, await enterGas(owner));
    const firstOf = async (one: Company) =>
      (await list({ PageSize: used.length }, one)).body.map(({ factorId }) => factorId);
    expect((await firstOf(owner)).toSorted()).toEqual([...new Set(used)].toSorted());
    expect(await firstOf(other)).not.toEqual(expect.arrayContaining(used));
  });

  it('reads the pattern signs literally', async () => {
    const { body, total } = await list({ search: '100%', IncludeCount: 'true', PageSize: 200 });
    expect(total).toBeGreaterThan(0);
    for (const { label } of body) expect(label).toContain('100%');
    expect((await list({ search: 'natural_gas' })).body).toEqual([]);
    expect((await list({ search: '\\' })).body).toEqual([]);
  });

  it.each<[string, Query, (row: Factor) => boolean]>([
    ['year', { year: 2023 }, (row) => row.yearFrom <= 2023 && (row.yearTo ?? 9999) >= 2023],
    ['region', { region: 'PL' }, (row) => row.region === 'PL'],
    ['scope', { scope: 2 }, (row) => row.scope === 2],
    ['category', { category: '3.6' }, (row) => row.scope === 3 && row.category === '3.6'],
    ['what is outside the scopes', { scope: 0 }, (row) => row.category === 'outside'],
  ])('is narrowed by %s, on the page and in the count', async (_, query, fits) => {
    const all = await list({ IncludeCount: 'true', PageSize: 1 });
    const found = await list({ ...query, IncludeCount: 'true', PageSize: 200 });
    expect(found.body.length).toBeGreaterThan(0);
    expect(found.body.every(fits)).toBe(true);
    expect(found.total).toBeLessThan(all.total ?? 0);
  });

  it('is empty for a scope and a category that exclude each other, or an unknown category', async () => {
    expect((await list({ scope: 1, category: '3.6' })).body).toEqual([]);
    expect((await list({ category: '9.9' })).body).toEqual([]);
  });

  it('gives each factor a place in the standard, with its name', async () => {
    const counts = [];
    for (const scope of [0, 1, 2, 3]) counts.push((await list({ scope, IncludeCount: 'true' })).total ?? 0);
    const all = (await list({ IncludeCount: 'true' })).total;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
    const [travel] = (await list({ category: '3.6' })).body;
    expect(travel?.categoryName).toBe('Business travel');
  });

  it('offers what it can be filtered by, and each offer finds something', async () => {
    const { body } = await api.call(readFactorFilters, { token: company.token.View });
    expect(body.years).toContain(2024);
    const offers: Query[] = [
      ...body.publishers.map(({ series }) => ({ publisher: series })),
      ...body.categories.map(({ category, scope }) => ({ category, scope })),
      { region: body.regions[0] ?? '' },
      { year: body.years[0] ?? 0 },
    ];
    expect(new Set(body.publishers.map(({ name }) => name)).size).toBe(body.publishers.length);
    for (const offer of offers)
      expect((await list(offer)).body.length, JSON.stringify(offer)).toBeGreaterThan(0);
  });
});

describe('a factor', () => {
  it('has its gases, source, licence, and its history over the editions', async () => {
    const kwh = (await list({ search: 'Gaseous Natural gas', publisher: 'uk-desnz', scope: 1, year: 2025 }))
      .body;
    const gross = kwh.find(({ unitSymbol }) => unitSymbol === 'kWh (gross CV)');
    const { body } = await detail(gross?.factorId ?? 0);
    expect(body).toMatchObject({
      publisher: 'DESNZ and DEFRA',
      kgCo2e: '0.18296',
      gwpBasis: 'AR5',
      licence: 'Open Government Licence v3.0',
      region: 'GB',
    });
    expect(body.sourceRow).toContain('83');
    expect(body.history.map(({ year, value }) => [year, value])).toEqual([
      [2016, '0.183996818181275'],
      [2017, '0.184163989077374'],
      [2018, '0.18396'],
      [2019, '0.18385'],
      [2020, '0.18387'],
      [2021, '0.18316'],
      [2022, '0.18254'],
      [2023, '0.182928926174497'],
      [2024, '0.1829'],
      [2025, '0.18296'],
      [2026, '0.18231'],
    ]);
  });

  it('says why no entry uses it, if none does', async () => {
    const [waste] = (await list({ search: 'municipal solid waste', publisher: 'us-epa' })).body;
    const [gas] = (await list({ search: 'natural gas', publisher: 'uk-desnz' })).body;
    expect((await detail(waste?.factorId ?? 0)).body.notTaken).toBe('mixed-origin');
    expect((await detail(gas?.factorId ?? 0)).body.notTaken).toBeNull();
  });

  it('that does not exist is missing', async () => {
    expect((await detail(9)).status).toBe(404);
  });

  it('names the rows of the company it works in, and never those of another one', async () => {
    const [owner, other] = [await api.company(), await api.company()];
    const rowId = await enterGas(owner);
    await enterGas(other);
    await enterGas(other, '2024-07-15');
    const [factorId = 0] = await factorIdsOf(owner, rowId);
    const { body } = await detail(factorId, owner);
    expect(body.useCount).toBe(1);
    expect(body.uses).toEqual([
      {
        kind: 'fuel',
        sourceId: rowId,
        name: 'Natural gas',
        locationName: 'Plant',
        firstMonth: '2024-06-01',
        lastMonth: '2024-06-01',
        lineCount: 1,
      },
    ]);
    expect((await detail(factorId, other)).body.useCount).toBe(2);
    expect((await detail(factorId)).body).toMatchObject({ useCount: 0, uses: [] });
  });

  it('says nothing of rows whose module is not licensed', async () => {
    const owner = await api.company({ modules: ['SCOPE1', 'SCOPE2'] });
    const rowId = await enterGas(owner);
    const [factorId = 0] = await factorIdsOf(owner, rowId);
    await api.db
      .delete(companyModules)
      .where(and(eq(companyModules.companyId, owner.companyId), eq(companyModules.moduleKey, 'SCOPE1')));
    expect((await detail(factorId, owner)).body).toMatchObject({ useCount: 0, uses: [] });
    expect((await radar(owner)).lineCount).toBe(0);
  });

  it('lists ten rows, the latest first, and counts them all', async () => {
    const owner = await api.company();
    const ids = [];
    for (let day = 10; day < 22; day += 1) ids.push(await enterGas(owner, `2024-06-${day}`));
    const latest = await enterGas(owner, '2024-08-01');
    const [factorId = 0] = await factorIdsOf(owner, latest);
    const { body } = await detail(factorId, owner);
    expect(body.useCount).toBe(13);
    expect(body.uses).toHaveLength(10);
    expect(body.uses[0]?.sourceId).toBe(latest);
  });

  it('lists an earlier row too where the latest two have a hundred lines', async () => {
    const owner = await api.company();
    const bill = { locationId: owner.locationId, utilityId: 1, value: 1000, unitId: 1, reference: null };
    const enter = async (startDate: string, endDate: string) => {
      const { body } = await api.call(createUtilityConsumption, {
        token: owner.token.User,
        body: { ...bill, startDate, endDate },
      });
      return body.utilityConsumptionId;
    };
    // Years before any that a grid was published for: all have the first there is.
    const earlier = await enter('2000-02-01', '2000-02-29');
    const ofTenYears = [await enter('2000-01-01', '2009-12-31'), await enter('2000-01-01', '2009-12-30')];
    const { body: trail } = await api.call(readEmissionTrail, {
      token: owner.token.View,
      params: { kind: 'utility', id: earlier },
    });
    const factorId = trail.lines.find(({ method }) => method === 'location')?.factor?.id ?? 0;
    const { body } = await detail(factorId, owner);
    expect(body.useCount).toBeGreaterThan(100);
    expect(body.uses.map(({ sourceId }) => sourceId)).toEqual([...ofTenYears, earlier]);
  });
});

describe('the radar', () => {
  it('counts each line once by its reason, of the two Scope 2 methods the headline only', async () => {
    const owner = await api.company();
    const gas = await enterGas(owner);
    const { body: bill } = await api.call(createUtilityConsumption, {
      token: owner.token.User,
      body: {
        locationId: owner.locationId,
        utilityId: 1,
        unitId: 1,
        value: 1000,
        startDate: '2024-12-15',
        endDate: '2025-01-14',
        reference: null,
      },
    });
    await enterGas(await api.company());
    const expected = new Map<string, number>();
    for (const source of [
      { kind: 'fuel', id: gas },
      { kind: 'utility', id: bill.utilityConsumptionId },
    ] as const) {
      const { body } = await api.call(readEmissionTrail, { token: owner.token.View, params: source });
      for (const line of body.lines) {
        const isCounted = line.scope === 2 ? line.isHeadline : [1, 3].includes(line.scope);
        if (isCounted) expected.set(line.reason, (expected.get(line.reason) ?? 0) + 1);
      }
    }
    const seen = await radar(owner);
    expect(new Map(seen.reasons.map(({ reason, lineCount }) => [reason, lineCount]))).toEqual(expected);
    expect(seen.lineCount).toBe([...expected.values()].reduce((sum, lines) => sum + lines, 0));
    expect(seen.scope3KgCo2e).toBeGreaterThan(0);
    expect(seen.spendBasedKgCo2e).toBe(0);
  });

  it('is empty for a company without data', async () => {
    expect(await radar(await api.company())).toEqual({
      months: null,
      lineCount: 0,
      reasons: [],
      scope3KgCo2e: 0,
      spendBasedKgCo2e: 0,
    });
  });
});
