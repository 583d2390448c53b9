import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createLocation } from '#api/contract/company/locations';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import * as widgets from '#api/contract/emissions/dashboard';
import { updateYearSetting } from '#api/contract/emissions/dashboard-settings';
import { type EmissionSelection, sourceKinds } from '#api/contract/emissions/emission-selection';
import {
  type EmissionSum,
  type EmissionSumRow,
  listEmissionSumRows,
  mostListedLines,
  readEmissionSum,
} from '#api/contract/emissions/emission-sums';
import { readEmissionCharts } from '#api/contract/emissions/explorer';
import { figures, monthRange, yearOf } from '#api/contract/emissions/figures';
import { readFactorRadar } from '#api/contract/factors/factors';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { Decimal, decimal, sum } from '#api/domain/units/decimal';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, polandId } from '#api/testing/filled/insert-company';

type Line = typeof emissionLines.$inferSelect;

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
let locationIds: number[];
let lines: Line[];

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
  locationIds = [company.locationId, await secondLocation()];
  for (const locationId of locationIds) await enterData(locationId);
  lines = await api.db.select().from(emissionLines).where(eq(emissionLines.companyId, company.companyId));
  const token = company.token.View;
  await api.call(updateYearSetting, { token, body: { year: 2025 } });
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

async function secondLocation(): Promise<number> {
  const body = {
    name: 'Warehouse',
    countryId: polandId,
    postCode: null,
    town: 'Gdynia',
    address1: 'Morska 2',
    address2: null,
    address3: null,
    area: null,
  };
  const answer = await api.call(createLocation, { token: company.token.Admin, body });
  return answer.body.locationId;
}

/** Two years of fuels, some biogenic, and refrigerants, bills across month ends, a contract, solar power. */
async function enterData(locationId: number) {
  const token = company.token.Admin;
  const shared = { locationId, reference: 'INV 1' };
  const burn = (fuelId: number, unitId: number, value: number, date: string) =>
    api.call(createFuelConsumption, {
      token,
      body: { ...shared, fuelId, fuelVariantId: null, unitId, value, date },
    });
  const buy = (utilityId: number, value: number, startDate: string, endDate: string) =>
    api.call(createUtilityConsumption, {
      token,
      body: { ...shared, utilityId, unitId: 1, value, startDate, endDate },
    });
  await burn(501, 50, 1000 + locationId, '2025-05-10');
  await burn(101, 20, 5000.123456789, '2025-08-10');
  await burn(101, 20, 777, '2024-08-10');
  await burn(401, 41, 3, '2025-02-10');
  await burn(703, 40, 0.7, '2025-06-10');
  await buy(1, 6000, '2024-12-15', '2025-01-14');
  await buy(1, 3000.5, '2025-06-20', '2025-07-19');
  await buy(2, 2000, '2025-02-01', '2025-02-28');
  await api.call(createLocationSupplyType, {
    token,
    body: { locationId, supplyTypeId: 1, startDate: '2025-07-01', certificateReference: null },
  });
  const solar = {
    ...shared,
    renewableId: 1,
    unitId: 2,
    value: 1.5,
    startDate: '2025-06-01',
    endDate: '2025-07-31',
  };
  await api.call(createRenewableConsumption, { token, body: solar });
}

const explain = async (query: EmissionSelection, owner = company) =>
  (await api.call(readEmissionSum, { token: owner.token.View, query })).body;

async function rowsOf(query: EmissionSelection): Promise<EmissionSumRow[]> {
  const rows: EmissionSumRow[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await api.call(listEmissionSumRows, {
      token: company.token.View,
      query: { ...query, PageNumber: page, PageSize: 3, IncludeCount: 'true' },
    });
    rows.push(...answer.body);
    const { TotalCount } = JSON.parse(answer.headers.get('x-pagination') ?? '{}');
    if (rows.length === TotalCount || answer.body.length === 0) {
      expect(rows.length).toBe(TotalCount);
      return rows;
    }
  }
}

/** An independent implementation of a selection over the lines themselves. */
function isIn(line: Line, by: EmissionSelection): boolean {
  const month = (day: string) => `${day.slice(0, 8)}01`;
  const isOpen = <T>(wanted: T | undefined, value: T) => wanted === undefined || wanted === value;
  return (
    line.periodMonth >= month(by.from) &&
    line.periodMonth <= month(by.to) &&
    isMeasured(line, by) &&
    (by.locationId === 0 || by.locationId === line.locationId) &&
    isOpen(by.category, line.category) &&
    isOpen(by.kind, line.sourceKind) &&
    isOpen(by.itemId, line.itemId) &&
    isOpen(by.supplyTypeId, line.supplyTypeId) &&
    isOpen(by.factorId, line.factorId ?? 0) &&
    isOpen(by.reason, line.selectionReason) &&
    (by.estimate === undefined || line.selectionNotes.includes(by.estimate))
  );
}

function isMeasured(line: Line, { measure, scope, method, part }: EmissionSelection): boolean {
  if (measure === 'avoided') return line.scope === 9;
  if (measure === 'electricity')
    return line.scope === 2 && line.method === 'market' && line.itemId === 1 && line.sourceKind !== 'scope3';
  if (scope === undefined ? ![1, 2, 3].includes(line.scope) : line.scope !== scope) return false;
  return part === 'own'
    ? line.isHeadline
    : ['none', method === 'headline' ? 'market' : method].includes(line.method);
}

function amountOf(line: Line, { measure }: EmissionSelection): Decimal {
  return decimal((measure === 'electricity' ? line.energyKwh : line.kgCo2e) ?? 0);
}

/** Biogenic CO2 of the lines themselves, and of the lines outside the scopes for the same entries. */
function biogenicOf(
  own: readonly Line[],
  { measure, factorId, reason, estimate }: EmissionSelection,
): Decimal {
  const isPart = factorId !== undefined || reason !== undefined || estimate !== undefined;
  const scopeOf = { fuel: 1, utility: 2, scope3: 3, renewable: 0 };
  const isOfOwn = ({ sourceKind, sourceId }: Line) =>
    own.some(
      (line) =>
        line.sourceKind === sourceKind && line.sourceId === sourceId && line.scope === scopeOf[sourceKind],
    );
  const outside =
    measure !== 'emissions' || isPart ? [] : lines.filter((line) => line.scope === 0 && isOfOwn(line));
  return sum([...own, ...outside].map((line) => decimal(line.kgCo2Biogenic)));
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });
/** Values that occur in the lines, and some that don't. */
function anySelection(): fc.Arbitrary<EmissionSelection> {
  const values = <K extends keyof Line>(key: K) =>
    fc.constantFrom(...new Set(lines.map((line) => line[key])));
  const day = fc.constantFrom(
    '2024-01-01',
    '2024-08-31',
    '2025-01-01',
    '2025-06-15',
    '2025-07-01',
    '2025-12-31',
  );
  return fc
    .record({
      measure: fc.constantFrom(
        'emissions' as const,
        'emissions' as const,
        'electricity' as const,
        'avoided' as const,
      ),
      days: fc.tuple(day, day).map((both) => both.toSorted()),
      locationId: fc.constantFrom(0, ...locationIds),
      scope: maybe(fc.constantFrom(1, 2, 3)),
      category: maybe(values('category')),
      method: fc.constantFrom('headline' as const, 'location' as const, 'market' as const),
      part: fc.constantFrom('all' as const, 'own' as const),
      kind: maybe(fc.constantFrom(...sourceKinds)),
      itemId: maybe(values('itemId')),
      supplyTypeId: maybe(values('supplyTypeId')),
      factorId: maybe(values('factorId').map((factorId) => factorId ?? 0)),
      reason: maybe(values('selectionReason')),
      estimate: maybe(fc.constant('spend-based' as const)),
    })
    .map(({ days: [from = '', to = ''], ...fields }) => ({ ...fields, from, to }))
    .map((selection) => JSON.parse(JSON.stringify(selection)) as EmissionSelection);
}

function expectPartsToAddUp(answer: EmissionSum) {
  for (const { dimension, parts } of answer.splits) {
    expect(sum(parts.map((part) => decimal(part.total))).toString(), dimension).toBe(answer.total);
    expect(
      parts.reduce((count, part) => count + part.lineCount, 0),
      dimension,
    ).toBe(answer.lineCount);
  }
  if (answer.gases)
    expect(sum(Object.values(answer.gases).map((gas) => decimal(gas))).toString()).toBe(answer.total);
}

describe('the explanation of a sum', () => {
  it('adds up exactly the lines of any selection, as do its parts and rows', async () => {
    await fc.assert(
      fc.asyncProperty(anySelection(), async (selection) => {
        const own = lines.filter((line) => isIn(line, selection));
        const answer = await explain(selection);
        expect(answer.total).toBe(sum(own.map((line) => amountOf(line, selection))).toString());
        expect(answer.lineCount).toBe(own.length);
        expect(answer.kgCo2Biogenic).toBe(biogenicOf(own, selection).toString());
        expectPartsToAddUp(answer);
        const rows = await rowsOf(selection);
        expect(sum(rows.map((row) => decimal(row.total))).toString()).toBe(answer.total);
        expect(rows.length).toBe(new Set(own.map((line) => `${line.sourceKind}:${line.sourceId}`)).size);
        const totals = rows.map((row) => Number(row.total));
        expect(totals).toEqual(totals.toSorted((left, right) => right - left));
      }),
      { numRuns: 60 },
    );
  });

  it('includes the biogenic CO2 of burned wood, which has its own line outside the scopes', async () => {
    const wood = lines.filter((line) => line.itemId === 401 && line.sourceKind === 'fuel');
    const { kgCo2Biogenic } = await explain(figures.total({ year: 2025 }));
    expect(Number(kgCo2Biogenic)).toBeGreaterThan(0);
    expect(kgCo2Biogenic).toBe(sum(wood.map((line) => decimal(line.kgCo2Biogenic))).toString());
  });

  it('gives each part a selection that returns this part', async () => {
    const answer = await explain(figures.total({ year: 2025 }));
    for (const { dimension, parts } of answer.splits)
      for (const part of parts)
        expect((await explain(part.selection)).total, `${dimension} ${part.key}`).toBe(part.total);
  });

  it('lists scopes in order, whatever their size', async () => {
    const { splits } = await explain({
      ...figures.total({ year: 2025 }),
      from: '2025-02-01',
      to: '2025-02-28',
    });
    const scopes = splits.find(({ dimension }) => dimension === 'scope')?.parts ?? [];
    expect(scopes.map(({ key }) => key)).toEqual(['1', '2', '3']);
    const weights = scopes.map(({ total }) => Number(total));
    expect(weights).not.toEqual(weights.toSorted((left, right) => right - left));
  });

  it('names parts in the reader’s language and rows by what was entered', async () => {
    const selection = figures.scope({ year: 2025, scope: 1 });
    const { splits } = await explain(selection);
    const namesOf = (dimension: string) =>
      splits.find((split) => split.dimension === dimension)?.parts.map(({ name }) => name);
    expect(namesOf('location')).toEqual(expect.arrayContaining(['Plant', 'Warehouse']));
    expect(namesOf('source')).toEqual(expect.arrayContaining(['Diesel', 'Natural gas']));
    const [largest] = await rowsOf(selection);
    expect(largest).toMatchObject({ reference: 'INV 1', unitSymbol: expect.any(String), kind: 'fuel' });
    expect(largest?.quantity).not.toBeNull();
  });

  it('names the factor of a selection in full', async () => {
    const used = lines.find((line) => line.factorId !== null && line.scope === 1);
    const answer = await explain(figures.factor(yearOf(2025), used?.factorId ?? 0));
    expect(answer.factor).toMatchObject({ id: used?.factorId });
    expect(answer.factor?.licence && answer.factor.sourceRow).toBeTruthy();
  });

  it('is empty for a company without data and never includes other companies', async () => {
    const other = await api.company();
    expect(await explain(figures.total({ year: 2025 }), other)).toMatchObject({ total: '0', lineCount: 0 });
    const foreign = await api.call(readEmissionSum, {
      token: other.token.View,
      query: { ...figures.total({ year: 2025 }), locationId: company.locationId },
    });
    expect(foreign.status).toBe(404);
  });

  it('is refused without the licence and for a reversed range', async () => {
    const other = await api.company({ modules: ['SCOPE1'] });
    const ask = (query: EmissionSelection) => api.call(readEmissionSum, { token: other.token.View, query });
    for (const selection of [
      figures.scope({ year: 2025, scope: 2 }),
      figures.electricity(yearOf(2025)),
      figures.item({ ...yearOf(2025), locationId: 0, kind: 'utility' }),
      figures.spendBased(yearOf(2025)),
    ])
      expect((await ask(selection)).problem.code).toBe('module_required');
    const reversed = await ask({ ...figures.total({ year: 2025 }), to: '2024-01-01' });
    expect(reversed.problem.errors).toHaveProperty('To');
  });

  it('lists no rows above the limit and says so', async () => {
    const other = await api.company();
    const [bucket] = await api.db
      .select()
      .from(emissionRollups)
      .where(eq(emissionRollups.companyId, company.companyId));
    if (!bucket) throw new Error('There are no monthly sums.');
    const many = { companyId: other.companyId, locationId: other.locationId, lineCount: mostListedLines + 1 };
    await api.db.insert(emissionRollups).values({ ...bucket, ...many, scope: 1, method: 'none' });
    const query = figures.total({ year: Number(bucket.periodMonth.slice(0, 4)) });
    expect((await explain(query, other)).areRowsListed).toBe(false);
    const refused = await api.call(listEmissionSumRows, { token: other.token.View, query });
    expect(refused.problem.errors?.To?.[0]).toContain('Narrow the figure down');
  });
});

describe('every figure on screen equals the sum of its selection', () => {
  const isClose = async (shown: number, selection: EmissionSelection) => {
    const { total } = await explain(selection);
    expect(new Decimal(total).minus(shown).abs().toNumber()).toBeLessThan(1e-6);
    // The API sends the same decimal, as precise as a number allows.
    expect(Number(total)).toBe(shown);
  };
  const token = () => company.token.View;

  it('totals and scopes, by both methods', async () => {
    const { body } = await api.call(widgets.readScopeAggregates, { token: token() });
    const { year } = body;
    await isClose(body.total, figures.total({ year }));
    await isClose(body.totalLocationBased, figures.total({ year, method: 'location' }));
    await isClose(body.totalMarketBased, figures.total({ year, method: 'market' }));
    for (const { scope, ...entry } of body.entries) {
      await isClose(entry.carbonEquivalent, figures.scope({ year, scope }));
      await isClose(entry.carbonEquivalentLocationBased, figures.scope({ year, scope, method: 'location' }));
    }
  });

  it('categories and sources', async () => {
    const { body } = await api.call(widgets.readEmissionCategories, { token: token() });
    expect(body.categories.length).toBeGreaterThan(3);
    for (const { scope, category, carbonEquivalent } of body.categories)
      await isClose(carbonEquivalent, figures.category({ year: body.year, scope, category }));
    const top = await api.call(widgets.readTopEmissions, { token: token(), params: { count: 100 } });
    expect(top.body.topEmissions.length).toBeGreaterThan(5);
    for (const { kind, itemId, category, locationId, carbonEquivalent } of top.body.topEmissions)
      await isClose(carbonEquivalent, figures.source({ year: 2025 }, { kind, itemId, category, locationId }));
  });

  it('electricity by type and month', async () => {
    const { body } = await api.call(widgets.readElectricitySeries, { token: token() });
    expect(body.types.length).toBe(3);
    for (const { kind, itemId, supplyTypeId, value, entries } of body.types) {
      await isClose(value, figures.electricity(yearOf(2025), { kind, itemId, supplyTypeId }));
      for (const entry of entries)
        await isClose(
          entry.value,
          figures.electricity(monthRange(entry.date), { kind, itemId, supplyTypeId }),
        );
    }
  });

  it('the charts of a location', async () => {
    for (const locationId of [0, ...locationIds]) {
      const query = { locationId };
      const fuels = await api.call(widgets.listFuelAggregates, { token: token(), query });
      for (const { from, to, fuelId, carbonEquivalent } of fuels.body)
        await isClose(carbonEquivalent, figures.item({ from, to, locationId, kind: 'fuel', itemId: fuelId }));
      const utilities = await api.call(widgets.listUtilityAggregates, { token: token(), query });
      for (const { from, to, utilityId, carbonEquivalent } of utilities.body)
        await isClose(
          carbonEquivalent,
          figures.item({ from, to, locationId, kind: 'utility', itemId: utilityId }),
        );
    }
  });

  it.each(['fuels', 'utilities', 'renewable'] as const)('points of the explorer: %s', async (category) => {
    for (const locationId of [0, ...locationIds]) {
      const by = { category, locationId, from: '2024-01-01', to: '2025-12-31' };
      const { body } = await api.call(readEmissionCharts, { token: token(), query: by });
      expect(body.length).toBeGreaterThan(1);
      for (const { date, typeId, ...point } of body)
        await isClose(
          point.avoidedCarbonEquivalent ?? point.carbonEquivalent,
          figures.explorer({ ...by, ...monthRange(date), typeId }),
        );
    }
  });

  it('the radar', async () => {
    const { body } = await api.call(readFactorRadar, { token: token() });
    if (!body.months) throw new Error('The radar has months.');
    for (const { reason, kgCo2e, lineCount } of body.reasons) {
      const answer = await explain(figures.radar(body.months, reason));
      expect([Number(answer.total), answer.lineCount]).toEqual([kgCo2e, lineCount]);
    }
    await isClose(body.spendBasedKgCo2e, figures.spendBased(body.months));
  });
});
