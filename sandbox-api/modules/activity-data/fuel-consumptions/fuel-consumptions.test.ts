import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/contract/activity-data/fuel-consumptions';
import { companies } from '#api/db/schema/company';
import { fuelConsumptions } from '#api/db/schema/consumption';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { auditLog, jobs } from '#api/db/schema/platform';
import { recalculateEmissions } from '#api/modules/emissions/ledger/ledger';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;
type Body = Parameters<typeof create>[1];

/** Catalogue ids (seed/reference/catalogue). */
const diesel = 501;
const mineralDiesel = 12;
const naturalGas = 101;
const litre = 50;
const kilometre = 60;
const gb = 826;

/** DESNZ 2025, Fuels, Diesel (100% mineral diesel), litres; printed by AR5. */
const printedKgPerLitre = 2.66155;
/** The same row by AR6: CO2 + CH4 × 29.8/28 + N2O × 273/265. */
const mineralDieselKgPerLitre = 2.62818 + (0.00029 * 29.8) / 28 + (0.03308 * 273) / 265;

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const entryFor = (company: Company) => ({
  locationId: company.locationId,
  fuelId: diesel,
  fuelVariantId: mineralDiesel as number | null,
  value: 100,
  unitId: litre,
  date: '2025-03-10',
  reference: 'FV 12/2025',
});

function create(company: Company, change: Partial<ReturnType<typeof entryFor>> = {}, key?: string) {
  return api.call(contract.createFuelConsumption, {
    token: company.token.User,
    body: { ...entryFor(company), ...change },
    headers: key ? { 'idempotency-key': key } : {},
  });
}

function update(company: Company, id: number, change: Partial<Body>, seenUpdatedOn?: string) {
  return api.call(contract.updateFuelConsumption, {
    token: company.token.User,
    params: { id },
    body: { ...entryFor(company), ...change },
    ...(seenUpdatedOn ? { seenUpdatedOn } : {}),
  });
}

const remove = (token: string, id: number, seenUpdatedOn?: string) =>
  api.call(contract.deleteFuelConsumption, {
    token,
    params: { id },
    ...(seenUpdatedOn ? { seenUpdatedOn } : {}),
  });

const list = (company: Company, query: object = {}, token = company.token.View) =>
  api.call(contract.listFuelConsumptions, {
    token,
    params: { locationId: company.locationId },
    query: { IncludeCount: 'true', ...query } as never,
  });

const linesOf = (company: Company) =>
  api.db.select().from(emissionLines).where(eq(emissionLines.companyId, company.companyId));

const rollupsOf = (company: Company) =>
  api.db.select().from(emissionRollups).where(eq(emissionRollups.companyId, company.companyId));

async function rowCount(company: Company): Promise<number> {
  const [row] = await api.db
    .select({ total: count() })
    .from(fuelConsumptions)
    .where(eq(fuelConsumptions.companyId, company.companyId));
  return row?.total ?? 0;
}

const auditOf = (company: Company) =>
  api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, company.companyId), eq(auditLog.entity, 'fuel_consumptions')));

describe('recording a fuel consumption', () => {
  test('shows the carbon equivalent of the published factor', async () => {
    const company = await api.company({ countryId: gb });
    const { status, body } = await create(company);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      locationId: company.locationId,
      fuelCategoryName: 'Company vehicles and machinery (fuel)',
      fuelName: 'Diesel',
      fuelVariantName: '100 % mineral',
      value: 100,
      unitSymbol: 'l',
      date: '2025-03-10',
      reference: 'FV 12/2025',
    });
    expect(body.carbonEquivalent).toBeCloseTo(100 * mineralDieselKgPerLitre, 9);
  });

  test('gives the printed total to a company that reports by AR5, as the publisher does', async () => {
    const company = await api.company({ countryId: gb });
    await api.db.update(companies).set({ gwpSet: 'AR5' }).where(eq(companies.id, company.companyId));
    expect((await create(company)).body.carbonEquivalent).toBeCloseTo(100 * printedKgPerLitre, 9);
  });

  test('keeps nine decimals of the amount and rounds nothing on the wire', async () => {
    const company = await api.company({ countryId: gb });
    const { body } = await create(company, { value: 0.123456789 });
    expect(body.value).toBe(0.123456789);
    expect(body.carbonEquivalent).toBeCloseTo(0.123456789 * mineralDieselKgPerLitre, 12);
  });

  test('stores an amount of more decimals rounded: its figure stays in a recalculation', async () => {
    const company = await api.company({ countryId: gb });
    const { body } = await create(company, { value: 1000 / 3 });
    expect(body.value).toBe(333.333333333);
    const entered = await linesOf(company);
    expect(entered.map(({ activityQuantity }) => activityQuantity)).toContain('333.333333333');
    const { companyId } = company;
    await api.db.transaction((db) => recalculateEmissions({ db, companyId }));
    expect(await linesOf(company)).toEqual(entered);
    expect((await create(company, { value: 4e-10 })).problem.errors).toEqual({
      Value: ['The value must be greater than 0'],
    });
  });

  test('adds its headline figure to the monthly sums', async () => {
    const company = await api.company({ countryId: gb });
    await create(company);
    await create(company, { value: 50 });
    const headline = (await rollupsOf(company)).filter((row) => row.isHeadline);
    expect(headline).toHaveLength(1);
    expect(headline[0]).toMatchObject({
      periodMonth: '2025-03-01',
      scope: 1,
      category: '1.2',
      itemId: diesel,
    });
    expect(Number(headline[0]?.kgCo2e)).toBeCloseTo(150 * mineralDieselKgPerLitre, 9);
  });

  test('writes the audit row and queues the completeness check once', async () => {
    const company = await api.company();
    const { body } = await create(company);
    await create(company);
    const rows = await auditOf(company);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      action: 'create',
      entityId: body.fuelConsumptionId,
      userId: company.userId.User,
      before: null,
    });
    const waiting = await api.db.select().from(jobs).where(eq(jobs.companyId, company.companyId));
    expect(waiting.map((job) => job.kind)).toEqual(['reviews.recheck-completeness']);
  });

  test('sent twice with one key stores one row and gives the same answer', async () => {
    const company = await api.company();
    const first = await create(company, {}, 'one-key');
    const second = await create(company, {}, 'one-key');
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await rowCount(company)).toBe(1);
    expect(await auditOf(company)).toHaveLength(1);
  });

  test('sent twice at once with one key stores one row and gives the same answer', async () => {
    const company = await api.company();
    const answers = await Promise.all([1, 2, 3].map(() => create(company, {}, 'at-once')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.fuelConsumptionId)).size).toBe(1);
    expect(await rowCount(company)).toBe(1);
    expect(await auditOf(company)).toHaveLength(1);
  });

  test('with one key for something else at once stores one of the two', async () => {
    const company = await api.company();
    const answers = await Promise.all([1, 2].map((value) => create(company, { value }, 'differs')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await rowCount(company)).toBe(1);
  });

  test('with one key for something else is refused and stores nothing', async () => {
    const company = await api.company();
    await create(company, {}, 'same-key');
    const { status, problem } = await create(company, { value: 7 }, 'same-key');
    expect([status, problem.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await rowCount(company)).toBe(1);
  });

  // spec: validation.fuel
  test('today is accepted, a later date is not', async () => {
    const company = await api.company();
    expect((await create(company, { date: '2026-06-15' })).status).toBe(200);
    const { status, problem } = await create(company, { date: '2026-06-16' });
    expect(status).toBe(400);
    expect(problem.errors).toEqual({ Date: ['The date cannot be after today'] });
  });

  // spec: validation.fuel
  test('with an empty body names every missing field at once', async () => {
    const company = await api.company();
    const { status, problem } = await api.call(contract.createFuelConsumption, {
      token: company.token.User,
      body: {} as never,
    });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {}).toSorted()).toEqual([
      'Date',
      'FuelId',
      'LocationId',
      'UnitId',
      'Value',
    ]);
  });

  test('names every field that does not fit at once, in the language of the user', async () => {
    const company = await api.company();
    const { problem } = await create(company, {
      locationId: 999_999,
      fuelVariantId: 1,
      unitId: kilometre,
      date: '2027-01-01',
    });
    expect(Object.keys(problem.errors ?? {}).toSorted()).toEqual([
      'Date',
      'FuelVariantId',
      'LocationId',
      'UnitId',
    ]);
    expect(problem.errors?.UnitId?.[0]).toContain('Enter Diesel in one of these units: l, ');
  });

  test.each([
    ['negative', -1],
    ['not a number', 'ten' as never],
    ['beyond any meter', 1e12],
  ])('refuses an amount that is %s', async (_name, value) => {
    const company = await api.company();
    const { status, problem } = await create(company, { value });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual(['Value']);
  });

  test('at another company’s location is refused as an unknown location', async () => {
    const [company, other] = [await api.company(), await api.company()];
    const { status, problem } = await create(company, { locationId: other.locationId });
    expect(status).toBe(400);
    expect(problem.errors).toEqual({ LocationId: ['Choose one of the listed values'] });
    expect(await rowCount(other)).toBe(0);
  });

  // spec: roles.view
  test('is refused to the View role and without the module, and stores nothing', async () => {
    const company = await api.company({ modules: ['SCOPE2'] });
    const asView = await api.call(contract.createFuelConsumption, {
      token: company.token.View,
      body: entryFor(company),
    });
    expect([asView.status, asView.problem.code]).toEqual([403, 'role_required']);
    const unlicensed = await create(company);
    expect([unlicensed.status, unlicensed.problem.code]).toEqual([403, 'module_required']);
    expect(await rowCount(company)).toBe(0);
  });

  test('that fails late leaves nothing: no row, no lines, no audit, no job', async () => {
    const company = await api.company();
    // No edition reaches 1900: the ledger refuses, after the row was inserted.
    const { status, problem } = await create(company, { date: '1900-01-01' });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual(['Date']);
    expect(await rowCount(company)).toBe(0);
    expect(await linesOf(company)).toEqual([]);
    expect(await auditOf(company)).toEqual([]);
    expect(await api.db.select().from(jobs).where(eq(jobs.companyId, company.companyId))).toEqual([]);
  });
});

describe('changing a fuel consumption', () => {
  // spec: calls.fuel-rows
  test('replaces its lines and moves the monthly sums', async () => {
    const company = await api.company({ countryId: gb });
    const { body: row } = await create(company);
    const before = await linesOf(company);
    const { status, body } = await update(company, row.fuelConsumptionId, { value: 40, date: '2025-04-02' });
    expect(status).toBe(200);
    expect(body.carbonEquivalent).toBeCloseTo(40 * mineralDieselKgPerLitre, 9);
    const after = await linesOf(company);
    expect(after.map((line) => line.periodMonth)).toEqual(after.map(() => '2025-04-01'));
    // In their places: as many lines as before, each with a figure of the new amount.
    expect(after.map((line) => line.position).sort()).toEqual(before.map((line) => line.position).sort());
    expect(after.map((line) => Number(line.activityQuantity))).toEqual(after.map(() => 40));
    expect(after.some(({ kgCo2e }) => before.some((line) => line.kgCo2e === kgCo2e))).toBe(false);
    expect((await rollupsOf(company)).map((rollup) => rollup.periodMonth)).not.toContain('2025-03-01');
  });

  test('to another fuel recalculates by its factor', async () => {
    const company = await api.company({ countryId: gb });
    const { body: row } = await create(company);
    const { body } = await update(company, row.fuelConsumptionId, {
      fuelId: naturalGas,
      fuelVariantId: null,
      unitId: 20,
    });
    expect(body).toMatchObject({ fuelName: 'Natural gas', fuelVariantName: null });
    expect(body.carbonEquivalent).toBeGreaterThan(0);
    expect((await rollupsOf(company)).map((rollup) => rollup.itemId)).not.toContain(diesel);
  });

  test('records what was there before and after', async () => {
    const company = await api.company();
    const { body: row } = await create(company);
    await update(company, row.fuelConsumptionId, { value: 41 });
    const change = (await auditOf(company)).find((entry) => entry.action === 'update');
    expect(change?.before).toMatchObject({ value: '100.000000000' });
    expect(change?.after).toMatchObject({ value: '41.000000000' });
  });

  // spec: errors.status
  test('that another user changed since is refused with 412 and the current row', async () => {
    const company = await api.company();
    const { body: seen } = await create(company);
    const { body: theirs } = await update(company, seen.fuelConsumptionId, { value: 41 }, seen.updatedOn);
    const { status, problem } = await update(company, seen.fuelConsumptionId, { value: 42 }, seen.updatedOn);
    expect([status, problem.code]).toEqual([412, 'stale']);
    expect(problem.current).toEqual(theirs);
    expect(theirs.updatedOn > seen.updatedOn).toBe(true);
  });

  test('of another company is missing', async () => {
    const [company, other] = [await api.company(), await api.company()];
    const { body: row } = await create(other);
    const { status } = await update(company, row.fuelConsumptionId, { value: 1 });
    expect(status).toBe(404);
    expect((await list(other)).body[0]?.value).toBe(100);
  });
});

describe('deleting a fuel consumption', () => {
  // spec: calls.fuel-rows
  test('removes the row, its lines and its share of the sums', async () => {
    const company = await api.company();
    const { body: row } = await create(company);
    expect((await remove(company.token.User, row.fuelConsumptionId)).status).toBe(204);
    expect(await rowCount(company)).toBe(0);
    expect(await linesOf(company)).toEqual([]);
    expect(await rollupsOf(company)).toEqual([]);
    expect((await remove(company.token.User, row.fuelConsumptionId)).status).toBe(404);
  });

  test('leaves in the audit what was deleted', async () => {
    const company = await api.company();
    const { body: row } = await create(company);
    await remove(company.token.User, row.fuelConsumptionId);
    const deletion = (await auditOf(company)).find((entry) => entry.action === 'delete');
    expect(deletion).toMatchObject({
      entityId: row.fuelConsumptionId,
      before: {
        id: row.fuelConsumptionId,
        locationId: company.locationId,
        fuelId: row.fuelId,
        value: expect.stringMatching(/^100\.?0*$/),
      },
      after: null,
    });
  });

  // spec: states.failed-delete
  test('is refused when stale, foreign, or to the View role', async () => {
    const [company, other] = [await api.company(), await api.company()];
    const { body: row } = await create(company);
    await update(company, row.fuelConsumptionId, { value: 41 });
    expect((await remove(company.token.User, row.fuelConsumptionId, row.updatedOn)).status).toBe(412);
    expect((await remove(other.token.Admin, row.fuelConsumptionId)).status).toBe(404);
    expect((await remove(company.token.View, row.fuelConsumptionId)).status).toBe(403);
    expect(await rowCount(company)).toBe(1);
  });
});

describe('reading fuel consumptions', () => {
  // spec: calls.fuel-rows, calls.pagination, constants.page-size
  test('gives pages, newest first, with the totals in the header', async () => {
    const company = await api.company();
    for (let day = 1; day <= 12; day += 1) {
      await create(company, { value: day, date: `2025-05-${String(day).padStart(2, '0')}` });
    }
    const first = await list(company);
    expect(first.body.map((row) => row.value)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(JSON.parse(first.headers.get('x-pagination') ?? '')).toEqual({
      TotalCount: 12,
      PageSize: 10,
      CurrentPage: 1,
      TotalPages: 2,
    });
    expect((await list(company, { PageNumber: 2 })).body.map((row) => row.value)).toEqual([2, 1]);
    expect((await list(company, { PageNumber: 3 })).body).toEqual([]);
  });

  // spec: calls.fuel-range
  test('by range and fuel takes both days in and nothing else', async () => {
    const company = await api.company();
    for (const date of ['2025-01-31', '2025-02-01', '2025-02-28', '2025-03-01'])
      await create(company, { date });
    await create(company, { date: '2025-02-10', fuelId: naturalGas, fuelVariantId: null, unitId: 20 });
    const params = { locationId: company.locationId, fuelId: diesel };
    const token = company.token.View;
    const query = { startDate: '2025-02-01', endDate: '2025-02-28' };
    const ranged = await api.call(contract.listFuelConsumptionsInRange, { token, params, query });
    expect(ranged.body.map((row) => row.date)).toEqual(['2025-02-01', '2025-02-28']);
    const { body } = await api.call(contract.readFuelConsumptionDates, { token, params });
    expect(body).toEqual({ minDate: '2025-01-31', maxDate: '2025-03-01' });
    const reversed = { startDate: '2025-03-01', endDate: '2025-02-01' };
    const refused = await api.call(contract.listFuelConsumptionsInRange, { token, params, query: reversed });
    expect(refused.problem.errors).toEqual({
      EndDate: ['The start date must not be after the end date'],
    });
  });

  test('of another company’s location is missing', async () => {
    const [company, other] = [await api.company(), await api.company()];
    expect((await list(other, {}, company.token.Admin)).status).toBe(404);
  });
});
