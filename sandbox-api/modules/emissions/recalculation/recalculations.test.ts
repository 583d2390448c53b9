import { eq, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { updateLocation } from '#api/contract/company/locations';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import {
  readEmissionCategories,
  readScopeAggregates,
  readTopEmissions,
} from '#api/contract/emissions/dashboard';
import { updateYearSetting } from '#api/contract/emissions/dashboard-settings';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { readPendingRecalculation } from '#api/contract/emissions/pending-recalculation';
import {
  createEmissionPin,
  createRecalculation,
  decideRecalculation,
  deleteEmissionPin,
  listEmissionPins,
  listRecalculationDifferences,
  listRestatements,
  type RecalculationBody,
  readRecalculation,
  readRecalculationOptions,
} from '#api/contract/emissions/recalculations';
import { createCompanyFactor } from '#api/contract/factors/company-factors';
import { companies } from '#api/db/schema/company';
import { fuelConsumptions, renewableConsumptions, utilityConsumptions } from '#api/db/schema/consumption';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { auditLog } from '#api/db/schema/platform';
import { calculationMonths, recalculationDifferences } from '#api/db/schema/recalculation';
import { type JobHandler, runDueJobs } from '#api/kernel/jobs';
import { rebuildRollups } from '#api/modules/emissions/ledger/emission-lines';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { finishWithout, recalculationRunJob, runRecalculation } from './runs';

let api: Awaited<ReturnType<typeof createTestApi>>;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const unitedKingdom = 826;
const runJobs = (handlers = jobHandlers) => runDueJobs(api.db, api.platform, handlers);

async function enterGas(owner: Company, date: string, value = 1000): Promise<number> {
  const { body } = await api.call(createFuelConsumption, {
    token: owner.token.User,
    body: {
      locationId: owner.locationId,
      fuelId: 101,
      fuelVariantId: null,
      unitId: 20,
      value,
      date,
      reference: null,
    },
  });
  return body.fuelConsumptionId;
}

async function enterBill(owner: Company, startDate: string, endDate: string): Promise<number> {
  const { body } = await api.call(createUtilityConsumption, {
    token: owner.token.User,
    body: {
      locationId: owner.locationId,
      utilityId: 1,
      unitId: 1,
      value: 10_000,
      startDate,
      endDate,
      reference: null,
    },
  });
  return body.utilityConsumptionId;
}

/** Gas in two years, electricity across the turn of the year, and solar power. */
async function filledCompany(countryId = unitedKingdom): Promise<Company> {
  const owner = await api.company({ countryId });
  await enterGas(owner, '2023-06-15');
  await enterGas(owner, '2024-06-15');
  await enterGas(owner, '2025-06-15');
  await enterBill(owner, '2024-12-15', '2025-01-14');
  await enterBill(owner, '2024-03-01', '2024-03-31');
  await api.call(createRenewableConsumption, {
    token: owner.token.User,
    body: {
      locationId: owner.locationId,
      renewableId: 1,
      unitId: 1,
      value: 500,
      startDate: '2024-05-01',
      endDate: '2024-05-31',
      reference: null,
    },
  });
  await runJobs();
  return owner;
}

const year2024 = { periodStart: '2024-01-01', periodEnd: '2024-12-31' };

async function preview(owner: Company, wish: Partial<RecalculationBody>) {
  const answer = await api.call(createRecalculation, {
    token: owner.token.Admin,
    body: { reason: 'Board decision', ...wish } as RecalculationBody,
  });
  await runJobs();
  return answer;
}

const decide = (owner: Company, id: number, decision: 'accept' | 'reject' | 'pin') =>
  api.call(decideRecalculation, {
    token: owner.token.Admin,
    params: { id },
    body: { decision, note: null },
  });

const detailOf = async (owner: Company, id: number) =>
  (await api.call(readRecalculation, { token: owner.token.View, params: { id } })).body;

const differencesOf = async (owner: Company, id: number) =>
  (await api.call(listRecalculationDifferences, { token: owner.token.View, params: { id } })).body;

const trailOf = async (owner: Company, kind: 'fuel' | 'utility', id: number) =>
  (await api.call(readEmissionTrail, { token: owner.token.View, params: { kind, id } })).body;

/** Everything a recalculation can change, as stored. */
async function stored(owner: Company, { withKeys = true } = {}) {
  const { companyId } = owner;
  const tables = [
    fuelConsumptions,
    utilityConsumptions,
    renewableConsumptions,
    emissionLines,
    emissionRollups,
  ];
  const state: Record<string, unknown> = {};
  for (const table of tables) {
    const rows = await api.db.select().from(table).where(eq(table.companyId, companyId));
    state[getTableName(table)] = rows.map((row) => JSON.stringify(withKeys ? row : { ...row, id: 0 })).sort();
  }
  state.settings = await api.db.select().from(companies).where(eq(companies.id, companyId));
  state.months = await api.db
    .select()
    .from(calculationMonths)
    .where(eq(calculationMonths.companyId, companyId))
    .orderBy(calculationMonths.month);
  return state;
}

/** Scope 2 of 2024 on the dashboard: in the totals, by category and by source. */
async function scope2In2024(owner: Company) {
  const caller = { token: owner.token.View };
  await api.call(updateYearSetting, { ...caller, body: { year: 2024 } });
  const { body: totals } = await api.call(readScopeAggregates, caller);
  const { body: categories } = await api.call(readEmissionCategories, caller);
  const { body: top } = await api.call(readTopEmissions, { ...caller, params: { count: 10 } });
  const kgOf = (rows: readonly { carbonEquivalent: number }[]) =>
    rows.reduce((total, row) => total + row.carbonEquivalent, 0);
  return {
    method: totals.headlineScope2Method,
    total: totals.entries.find(({ scope }) => scope === 2)?.carbonEquivalent,
    categories: kgOf(categories.categories.filter(({ scope }) => scope === 2)),
    sources: kgOf(top.topEmissions.filter(({ kind }) => kind === 'utility')),
  };
}

/** The contents of the ledger without the keys of its lines. */
async function figures(owner: Company) {
  const rows = await api.db
    .select()
    .from(emissionLines)
    .where(eq(emissionLines.companyId, owner.companyId))
    .orderBy(emissionLines.sourceKind, emissionLines.sourceId, emissionLines.position);
  return rows.map(({ sourceId: _, companyId: __, locationId: ___, ...row }) => row);
}

describe('a preview', () => {
  it('does not change ledger, sums or settings, and rejecting it deletes its results', async () => {
    const owner = await filledCompany();
    const before = await stored(owner);
    const { body: run } = await preview(owner, {
      ...year2024,
      gwpSet: 'AR5',
      headlineScope2Method: 'location',
    });
    expect(await detailOf(owner, run.recalculationId)).toMatchObject({
      state: 'ready',
      totalRows: 4,
      doneRows: 4,
      isStale: false,
    });
    expect((await differencesOf(owner, run.recalculationId)).length).toBeGreaterThan(0);
    expect(await stored(owner)).toEqual(before);
    const { body } = await decide(owner, run.recalculationId, 'reject');
    await runJobs();
    expect(body.state).toBe('rejected');
    expect(await stored(owner)).toEqual(before);
    expect(await api.db.select().from(recalculationDifferences)).toEqual([]);
  });

  it('predicts every row of the ledger after it is accepted', async () => {
    const owner = await filledCompany();
    const { body: run } = await preview(owner, {
      ...year2024,
      gwpSet: 'AR5',
      headlineScope2Method: 'location',
    });
    const found = await differencesOf(owner, run.recalculationId);
    await decide(owner, run.recalculationId, 'accept');
    await runJobs();
    const sums = new Map<string, number>();
    for (const line of await figures(owner)) {
      const key = [line.periodMonth.slice(0, 4), line.scope, line.category, line.method].join(':');
      sums.set(key, (sums.get(key) ?? 0) + Number(line.kgCo2e));
    }
    for (const cell of found.filter(({ year }) => year === 2024)) {
      const key = [cell.year, cell.scope, cell.category, cell.method].join(':');
      expect(sums.get(key), key).toBeCloseTo(cell.afterKg, 6);
    }
    expect((await detailOf(owner, run.recalculationId)).state).toBe('applied');
  });

  it('reports outdated figures only between acceptance and completion', async () => {
    const owner = await filledCompany();
    const pending = async () =>
      (await api.call(readPendingRecalculation, { token: owner.token.View })).body.any;
    const asked = { ...year2024, gwpSet: 'AR5' as const, reason: 'Audit' };
    const { body: run } = await api.call(createRecalculation, { token: owner.token.Admin, body: asked });
    expect(await pending()).toBe(false);
    await runJobs();
    await decide(owner, run.recalculationId, 'accept');
    expect(await pending()).toBe(true);
    await runJobs();
    expect(await pending()).toBe(false);
  });

  it('continues after the last batch when its host stops', async () => {
    const [owner, undisturbed] = [await filledCompany(), await filledCompany()];
    let batches = 0;
    const dying: JobHandler = async (job) => {
      await runRecalculation(job);
      batches += 1;
      if (batches === 2) throw new Error('The host died.');
    };
    const wish = { ...year2024, gwpSet: 'AR5' as const };
    const finish = async (company: Company, isDisturbed: boolean) => {
      const { body: run } = await api.call(createRecalculation, {
        token: company.token.Admin,
        body: { reason: 'Audit', ...wish },
      });
      for (const step of ['preview', 'apply']) {
        if (step === 'apply') await decide(company, run.recalculationId, 'accept');
        batches = 0;
        const kinds = { ...jobHandlers, [recalculationRunJob]: { run: dying, giveUp: finishWithout } };
        await runJobs(isDisturbed ? kinds : jobHandlers);
        const { state, doneRows, totalRows } = await detailOf(company, run.recalculationId);
        if (isDisturbed) {
          expect(state).toBe(step === 'preview' ? 'computing' : 'applying');
          expect(doneRows).toBeLessThan(totalRows);
        }
        api.clock.advance(6000);
        await runJobs();
      }
      return run.recalculationId;
    };
    const [broken, whole] = [await finish(owner, true), await finish(undisturbed, false)];
    const plain = (cells: Awaited<ReturnType<typeof differencesOf>>) =>
      cells.map(({ locationId: _, ...cell }) => cell);
    expect(await detailOf(owner, broken)).toMatchObject({ state: 'applied', doneRows: 4 });
    expect(plain(await differencesOf(owner, broken))).toEqual(plain(await differencesOf(undisturbed, whole)));
    expect(await figures(owner)).toEqual(await figures(undisturbed));
    const kept = await stored(owner, { withKeys: false });
    await rebuildRollups(api.db, owner.companyId);
    expect((await stored(owner, { withKeys: false })).emission_rollups).toEqual(kept.emission_rollups);
  });

  it('says that it is stale and is refused when its basis has changed', async () => {
    const owner = await filledCompany();
    const { body: run } = await preview(owner, { ...year2024, gwpSet: 'AR5' });
    const gas = { appliesTo: 'fuel', fuelId: 101, unitId: 20, kgCo2e: 0.3, validFrom: '2024-01-01' };
    const source = { publisher: 'Lab', document: 'Analysis', reference: 'p. 1' };
    const body = { ...gas, ...source } as never;
    expect((await api.call(createCompanyFactor, { token: owner.token.Admin, body })).status).toBe(200);
    await runJobs();
    const before = await stored(owner);
    expect((await detailOf(owner, run.recalculationId)).isStale).toBe(true);
    const answer = await decide(owner, run.recalculationId, 'accept');
    expect(answer.status).toBe(409);
    expect(answer.problem.code).toBe('preview_stale');
    expect(await stored(owner)).toEqual(before);
  });

  it('can be accepted after new entries, which then belong to the run', async () => {
    const owner = await filledCompany();
    const { body: run } = await preview(owner, { ...year2024, gwpSet: 'AR5' });
    const id = run.recalculationId;
    expect((await detailOf(owner, id)).hasNewRows).toBe(false);
    const late = await enterGas(owner, '2024-07-01');
    expect(await detailOf(owner, id)).toMatchObject({ isStale: false, hasNewRows: true });
    const asEntered = await trailOf(owner, 'fuel', late);
    expect((await decide(owner, id, 'accept')).status).toBe(200);
    await runJobs();
    const after = await trailOf(owner, 'fuel', late);
    expect([asEntered.lines[0]?.gwpSet, after.lines[0]?.gwpSet]).toEqual(['AR6', 'AR5']);
    expect(await detailOf(owner, id)).toMatchObject({ state: 'applied', totalRows: 5, doneRows: 5 });
    const { body: series } = await api.call(listRestatements, { token: owner.token.View });
    const kgOf = (lines: readonly { scope: number; kgCo2e: string }[]) =>
      lines.filter(({ scope }) => scope === 1).reduce((total, line) => total + Number(line.kgCo2e), 0);
    const of2024 = (await figures(owner)).filter(({ periodMonth }) => periodMonth.startsWith('2024'));
    const scope1 = series.find(({ year, scope }) => year === 2024 && scope === 1);
    expect(scope1?.restatedKg).toBeCloseTo(kgOf(of2024), 6);
    expect(scope1?.asReportedKg).toBeCloseTo(2 * kgOf(asEntered.lines), 6);
  });

  it('is the only open preview of its company', async () => {
    const owner = await filledCompany();
    const { body: run } = await preview(owner, { ...year2024, gwpSet: 'AR5' });
    const second = await preview(owner, { ...year2024, gwpSet: 'AR5' });
    expect(second.problem.code).toBe('recalculation_open');
    await decide(owner, run.recalculationId, 'reject');
    expect((await preview(owner, { ...year2024, gwpSet: 'AR5' })).status).toBe(200);
  });

  it.each<[string, Partial<RecalculationBody>, string]>([
    ['nothing to change', year2024, 'EditionChoice'],
    ['another edition for everything', { editionChoice: 'newest' }, 'PeriodStart'],
    [
      'a publication without a year',
      { ...year2024, editionChoice: 'edition', editionSeries: 'uk-desnz' },
      'EditionYear',
    ],
    [
      'an unknown publication',
      { ...year2024, editionChoice: 'edition', editionSeries: 'x', editionYear: 2024 },
      'EditionSeries',
    ],
    [
      'a period that ends before it starts',
      { periodStart: '2024-12-01', periodEnd: '2024-01-31', gwpSet: 'AR5' },
      'PeriodEnd',
    ],
  ])('is refused for %s', async (_, wish, field) => {
    const answer = await preview(await api.company(), wish);
    expect(answer.problem.errors).toHaveProperty(field);
  });
});

describe('the years of a recalculation', () => {
  const totalOf = async (owner: Company, year: number) => {
    const caller = { token: owner.token.View };
    await api.call(updateYearSetting, { ...caller, body: { year } });
    const { body } = await api.call(readScopeAggregates, caller);
    return body.entries
      .filter(({ scope }) => scope === 1 || scope === 2 || scope === 3)
      .reduce((total, { carbonEquivalent }) => total + carbonEquivalent, 0);
  };

  it('have the totals of the overview before and after, even if the run covers only part of them', async () => {
    const owner = await filledCompany(616);
    const totals = [await totalOf(owner, 2024), await totalOf(owner, 2025)];
    const year2025 = { periodStart: '2025-01-01', periodEnd: '2025-12-31' };
    const { body: run } = await preview(owner, { ...year2025, headlineScope2Method: 'location' });
    const { years } = await detailOf(owner, run.recalculationId);
    expect(years.map(({ year }) => year)).toEqual([2024, 2025]);
    for (const [index, year] of years.entries()) expect(year.beforeKg).toBeCloseTo(totals[index] ?? 0, 6);
    // For 2024 the run includes half a bill, whose 2024 figures don't change.
    expect(years[0]?.inRunKg).toBeGreaterThan(0);
    expect(years[0]?.inRunKg).toBeLessThan((totals[0] ?? 0) / 2);
    expect(years[0]?.changeKg).toBe(0);
    await decide(owner, run.recalculationId, 'accept');
    await runJobs();
    const applied = (await detailOf(owner, run.recalculationId)).years;
    expect(applied.map(({ beforeKg }) => beforeKg)).toEqual(years.map(({ beforeKg }) => beforeKg));
    expect(applied[1]?.changeKg).not.toBe(0);
    expect(applied[1]?.afterKg).toBeCloseTo(await totalOf(owner, 2025), 6);
  });

  it('suggest the first complete year as base year, or else the first year', async () => {
    const owner = await api.company({ countryId: unitedKingdom });
    const offered = async () => (await api.call(readRecalculationOptions, { token: owner.token.View })).body;
    expect((await offered()).baseYear).toBeNull();
    await enterGas(owner, '2022-11-15');
    await enterGas(owner, '2022-12-15');
    expect(await offered()).toMatchObject({ years: [2022], baseYear: 2022 });
    for (let month = 1; month <= 12; month += 1)
      await enterGas(owner, `2023-${String(month).padStart(2, '0')}-15`);
    await enterGas(owner, '2024-01-15');
    expect(await offered()).toMatchObject({ years: [2022, 2023, 2024], baseYear: 2023 });
    const { body: run } = await preview(owner, { gwpSet: 'AR5' });
    expect((await detailOf(owner, run.recalculationId)).baseYear?.year).toBe(2023);
  });
});

describe('an accepted recalculation', () => {
  it('applies to new and edited rows in its months and to no other months', async () => {
    const owner = await filledCompany();
    const { body: run } = await preview(owner, { ...year2024, gwpSet: 'AR5' });
    await decide(owner, run.recalculationId, 'accept');
    await runJobs();
    const inside = await trailOf(owner, 'fuel', await enterGas(owner, '2024-08-01'));
    const outside = await trailOf(owner, 'fuel', await enterGas(owner, '2023-08-01'));
    expect([inside.lines[0]?.gwpSet, outside.lines[0]?.gwpSet]).toEqual(['AR5', 'AR6']);
    const actions = await api.db
      .select({ action: auditLog.action, before: auditLog.before })
      .from(auditLog)
      .where(eq(auditLog.entityId, run.recalculationId));
    expect(actions).toContainEqual({
      action: 'accept',
      before: { gwpSet: 'AR6', headlineScope2Method: 'market' },
    });
  });

  it('uses the factors of the chosen edition and marks them', async () => {
    const owner = await filledCompany();
    const row = await enterGas(owner, '2024-09-01');
    const wish = {
      ...year2024,
      editionChoice: 'edition',
      editionSeries: 'uk-desnz',
      editionYear: 2025,
    } as const;
    const { body: run } = await preview(owner, wish);
    await decide(owner, run.recalculationId, 'accept');
    await runJobs();
    const { lines } = await trailOf(owner, 'fuel', row);
    expect(lines[0]).toMatchObject({
      factor: { yearFrom: 2025, kgCo2e: '0.18296' },
      reason: 'nearest-year',
      notes: expect.arrayContaining(['chosen-edition']),
    });
    const back = await preview(owner, { ...year2024, editionChoice: 'own-year' });
    await decide(owner, back.body.recalculationId, 'accept');
    await runJobs();
    expect((await trailOf(owner, 'fuel', row)).lines[0]).toMatchObject({
      factor: { yearFrom: 2024 },
      reason: 'exact',
    });
  });

  it('without a period changes the company’s settings, and each bill’s headline figure', async () => {
    const owner = await filledCompany(616);
    const { body: run } = await preview(owner, { headlineScope2Method: 'location' });
    const [first] = (await differencesOf(owner, run.recalculationId)).filter(({ scope }) => scope === 2);
    expect(first?.beforeKg).toBe(first?.afterKg);
    await decide(owner, run.recalculationId, 'accept');
    await runJobs();
    const { body: options } = await api.call(readRecalculationOptions, { token: owner.token.View });
    expect(options.headlineScope2Method).toBe('location');
    const lines = await figures(owner);
    const headline = lines.filter((line) => line.scope === 2 && line.isHeadline);
    expect(headline.length).toBeGreaterThan(0);
    expect(headline.every(({ method }) => method === 'location')).toBe(true);
  });

  it('of some months makes totals and sources use the method accepted for those months', async () => {
    const owner = await filledCompany(616);
    const before = await scope2In2024(owner);
    expect(before).toMatchObject({ method: 'market', total: before.sources });
    const { body: run } = await preview(owner, { ...year2024, headlineScope2Method: 'location' });
    await decide(owner, run.recalculationId, 'accept');
    await runJobs();
    const after = await scope2In2024(owner);
    expect(after).toMatchObject({ method: 'location', total: after.sources, categories: after.sources });
    expect(after.sources).not.toBe(before.sources);
  });

  it('keeps totals as reported and as restated over several recalculations', async () => {
    const owner = await filledCompany();
    const totalOf = async () => {
      const { body } = await api.call(listRestatements, { token: owner.token.View });
      return body.find(({ year, scope }) => year === 2024 && scope === 1);
    };
    const accept = async (gwpSet: 'AR4' | 'AR5' | 'AR6') => {
      const { body: run } = await preview(owner, { ...year2024, gwpSet });
      await decide(owner, run.recalculationId, 'accept');
      await runJobs();
    };
    await accept('AR5');
    const first = await totalOf();
    expect(first?.asReportedKg).not.toBe(first?.restatedKg);
    await accept('AR4');
    expect((await totalOf())?.restatedKg).not.toBe(first?.restatedKg);
    await accept('AR6');
    expect(await totalOf()).toEqual({ ...first, restatedKg: first?.asReportedKg });
  });

  it('proposes a restatement when the base year changes by 5%', async () => {
    const owner = await filledCompany(616);
    const { body: run } = await preview(owner, { headlineScope2Method: 'location', baseYear: 2024 });
    const { baseYear } = await detailOf(owner, run.recalculationId);
    expect(baseYear?.year).toBe(2024);
    const share = ((baseYear?.afterKg ?? 0) - (baseYear?.beforeKg ?? 0)) / (baseYear?.beforeKg ?? 1);
    expect(baseYear?.share).toBeCloseTo(share, 12);
    expect(baseYear?.isSignificant).toBe(Math.abs(share) >= 0.05);
  });
});

describe('a pinned period', () => {
  const pin = (owner: Company) =>
    api.call(createEmissionPin, {
      token: owner.token.Admin,
      body: { ...year2024, reason: 'Assured by the auditor' },
    });

  it('is not changed by settings or company factors, and rows entered there use the pinned settings', async () => {
    const owner = await filledCompany();
    expect((await pin(owner)).status).toBe(200);
    const before = (await figures(owner)).filter(({ periodMonth }) => periodMonth.startsWith('2024'));
    const { body: run } = await preview(owner, { gwpSet: 'AR5' });
    await decide(owner, run.recalculationId, 'accept');
    await runJobs();
    const after = await figures(owner);
    expect(after.filter(({ periodMonth }) => periodMonth.startsWith('2024'))).toEqual(before);
    expect(after.find(({ periodMonth }) => periodMonth === '2023-06-01')?.gwpSet).toBe('AR5');
    const entered = await trailOf(owner, 'fuel', await enterGas(owner, '2024-10-01'));
    expect(entered.lines[0]?.gwpSet).toBe('AR6');
    const factor = await api.call(createCompanyFactor, {
      token: owner.token.Admin,
      body: {
        appliesTo: 'fuel',
        fuelId: 101,
        unitId: 20,
        kgCo2e: 0.3,
        validFrom: '2024-06-01',
        publisher: 'Lab',
        document: 'Analysis',
        reference: 'p. 1',
      },
    });
    expect(factor.problem.errors).toHaveProperty('ValidFrom');
  });

  it('is refused while its rows are being recalculated for a factor or a country', async () => {
    const owner = await filledCompany();
    const token = owner.token.Admin;
    const source = { publisher: 'Lab', document: 'Analysis', reference: 'p. 1' };
    const gas = { appliesTo: 'fuel', fuelId: 101, unitId: 20, kgCo2e: 0.3, validFrom: '2024-01-01' };
    const added = await api.call(createCompanyFactor, { token, body: { ...gas, ...source } as never });
    expect(added.status).toBe(200);
    expect((await pin(owner)).problem.errors).toHaveProperty('PeriodStart');
    await runJobs();
    const { locationId } = owner;
    const rows = Array.from({ length: 200 }, () => enterGas(owner, '2024-07-01', 1));
    await Promise.all(rows);
    const abroad = { name: 'Plant', countryId: 616, town: 'Łódź', address1: 'Polna 1' };
    const params = { id: locationId };
    expect((await api.call(updateLocation, { token, params, body: abroad as never })).status).toBe(200);
    expect((await pin(owner)).problem.errors).toHaveProperty('PeriodStart');
    await runJobs();
    const before = await figures(owner);
    expect((await pin(owner)).status).toBe(200);
    await runJobs();
    expect(await figures(owner)).toEqual(before);
  });

  it('makes changes of contracts and countries refused when they affect its entries', async () => {
    const owner = await filledCompany(616);
    const { locationId } = owner;
    const token = owner.token.Admin;
    await pin(owner);
    const before = await figures(owner);
    const sign = (startDate: string) => {
      const body = { locationId, supplyTypeId: 1, startDate, certificateReference: 'GO' };
      return api.call(createLocationSupplyType, { token, body });
    };
    for (const day of ['2023-01-01', '2024-06-01', '2024-12-31'])
      expect((await sign(day)).problem.errors, day).toHaveProperty('StartDate');
    const abroad = { name: 'Plant', countryId: unitedKingdom, town: 'Leeds', address1: 'Kirkgate 1' };
    const moved = await api.call(updateLocation, {
      token,
      params: { id: locationId },
      body: abroad as never,
    });
    expect(moved.problem.errors).toHaveProperty('CountryId');
    expect(await figures(owner)).toEqual(before);
    expect((await sign('2025-01-01')).status).toBe(200);
    expect((await sign('2023-01-01')).status).toBe(400);
  });

  it('keeps its totals when the company changes its Scope 2 method', async () => {
    const owner = await filledCompany(616);
    const before = await scope2In2024(owner);
    await pin(owner);
    const { body: run } = await preview(owner, { headlineScope2Method: 'location' });
    await decide(owner, run.recalculationId, 'accept');
    await runJobs();
    expect(await scope2In2024(owner)).toEqual(before);
  });

  it('can be unpinned and is recalculated from then on', async () => {
    const owner = await filledCompany();
    const { body: pinned } = await pin(owner);
    expect((await pin(owner)).problem.errors).toHaveProperty('PeriodStart');
    const settled = await stored(owner);
    await api.call(deleteEmissionPin, { token: owner.token.Admin, params: { id: pinned.emissionPinId } });
    expect({ ...(await stored(owner)), months: [] }).toEqual({ ...settled, months: [] });
    expect((await api.call(listEmissionPins, { token: owner.token.View })).body).toEqual([]);
    const { body: run } = await preview(owner, { ...year2024, gwpSet: 'AR5' });
    expect((await detailOf(owner, run.recalculationId)).changedRows).toBeGreaterThan(0);
  });

  it('can be created instead of accepting a preview and keeps the current figures', async () => {
    const owner = await filledCompany();
    const before = await figures(owner);
    const { body: run } = await preview(owner, { ...year2024, gwpSet: 'AR5' });
    const { body } = await decide(owner, run.recalculationId, 'pin');
    expect(body.state).toBe('pinned');
    expect(await figures(owner)).toEqual(before);
    const again = await preview(owner, { ...year2024, gwpSet: 'AR5' });
    const cells = await differencesOf(owner, again.body.recalculationId);
    expect(cells.filter(({ year }) => year === 2024).every((cell) => cell.beforeKg === cell.afterKg)).toBe(
      true,
    );
  });
});

it('hides a company’s recalculations from other companies', async () => {
  const [owner, stranger] = [await filledCompany(), await api.company()];
  const { body: run } = await preview(owner, { ...year2024, gwpSet: 'AR5' });
  const params = { id: run.recalculationId };
  const answers = [
    await api.call(readRecalculation, { token: stranger.token.Admin, params }),
    await api.call(listRecalculationDifferences, { token: stranger.token.Admin, params }),
    await decide(stranger, run.recalculationId, 'accept'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
