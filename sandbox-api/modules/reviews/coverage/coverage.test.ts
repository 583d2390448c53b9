import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { readReviewCoverage } from '#api/contract/reviews/coverage';
import { locations, reviewHeaders } from '#api/db/schema/company';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, polandId } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const electricity = 1;
const kWh = 1;

async function reviewOf(company: Company, [periodStart, periodEnd]: [string, string]): Promise<number> {
  const [header] = await api.db
    .insert(reviewHeaders)
    .values({
      companyId: company.companyId,
      periodStart,
      periodEnd,
      updatedOn: api.clock.now(),
    })
    .returning();
  return header?.id ?? 0;
}

const bill = (
  { token, locationId }: Company,
  [startDate, endDate]: [string, string],
  { value = 1000, meterNumber = null as string | null } = {},
) =>
  api.call(createUtilityConsumption, {
    token: token.User,
    body: { locationId, utilityId: electricity, unitId: kWh, value, startDate, endDate, meterNumber },
  });

async function coverage(company: Company, category: [scope: number, number: number], Months = '12') {
  const reviewId = await reviewOf(company, ['2024-01-01', '2024-12-31']);
  return api.call(readReviewCoverage, {
    token: company.token.View,
    params: { reviewId, scopeNumber: category[0], scopeCategoryNumber: category[1] },
    query: { Months },
  });
}

describe('the evidence of a category', () => {
  test('tells days covered, gaps, overlaps and jumps of each location and month', async () => {
    const company = await api.company();
    await bill(company, ['2023-01-01', '2023-12-31'], { value: 12_000 });
    await bill(company, ['2024-01-01', '2024-01-31'], { value: 5000 });
    await bill(company, ['2024-02-01', '2024-02-29']);
    await bill(company, ['2024-02-25', '2024-03-31']);
    await bill(company, ['2024-05-01', '2024-12-31'], { value: 8000 });
    const { body } = await coverage(company, [2, 1]);
    expect(body.months).toHaveLength(12);
    expect(body.months[0]).toBe('2024-01-01');
    expect(body.rule).toEqual({ jumpRatio: 2, jumpFloorShare: 0.05 });
    expect(body.withoutData).toEqual([]);
    const [place] = body.locations;
    expect(place).toMatchObject({
      locationId: company.locationId,
      locationName: 'Plant',
      lists: ['utilities'],
    });
    expect(place?.cells.slice(0, 5)).toMatchObject([
      { coveredDays: 31, gapDays: 0, overlapDays: 0, isJump: true, rowCount: 1 },
      { coveredDays: 29, overlapDays: 5, rowCount: 2 },
      { coveredDays: 31, gapDays: 0, overlapDays: 0 },
      { coveredDays: 0, gapDays: 30, kgCo2e: 0 },
      { coveredDays: 31, gapDays: 0 },
    ]);
    const [january] = place?.cells ?? [];
    expect(january?.kgCo2e).toBeGreaterThan((january?.yearBeforeKgCo2e ?? 0) * 2);
    expect(body.findings).toMatchObject({ gaps: 1, overlaps: 1, jumps: 1 });
  });

  test('goes further back when it is asked to', async () => {
    const company = await api.company();
    await bill(company, ['2022-03-01', '2022-03-31']);
    const { body } = await coverage(company, [2, 1], '36');
    expect([body.months.length, body.months[0], body.months.at(-1)]).toEqual([
      36,
      '2022-01-01',
      '2024-12-01',
    ]);
    expect(body.locations[0]?.cells[2]).toMatchObject({ month: '2022-03-01', coveredDays: 31 });
    expect((await coverage(company, [2, 1], '37')).status).toBe(400);
  });

  test('has every month of a period that starts within one', async () => {
    const company = await api.company();
    const reviewId = await reviewOf(company, ['2024-01-15', '2025-01-14']);
    const { body } = await api.call(readReviewCoverage, {
      token: company.token.View,
      params: { reviewId, scopeNumber: 2, scopeCategoryNumber: 1 },
    });
    expect([body.months.length, body.months[0], body.months.at(-1)]).toEqual([
      13,
      '2024-01-01',
      '2025-01-01',
    ]);
  });

  test('counts a bill that was cancelled as a whole for none', async () => {
    const company = await api.company();
    await bill(company, ['2024-01-01', '2024-01-31']);
    const wrong = await bill(company, ['2024-02-01', '2024-03-31']);
    await api.call(createUtilityConsumption, {
      token: company.token.User,
      body: {
        locationId: company.locationId,
        utilityId: electricity,
        unitId: kWh,
        value: -1000,
        startDate: '2024-02-01',
        endDate: '2024-03-31',
        correctsId: wrong.body.utilityConsumptionId,
      },
    });
    await bill(company, ['2024-02-01', '2024-02-29'], { value: 400 });
    await bill(company, ['2024-04-01', '2024-12-31']);
    const { body } = await coverage(company, [2, 1]);
    expect(body.findings).toMatchObject({ overlaps: 0, gaps: 1 });
    expect(body.locations[0]?.cells.slice(0, 4).map(({ coveredDays }) => coveredDays)).toEqual([
      31, 29, 0, 30,
    ]);
  });

  test('does not take two meters for one bill entered twice', async () => {
    const company = await api.company();
    await bill(company, ['2024-01-01', '2024-12-31'], { meterNumber: 'A' });
    await bill(company, ['2024-01-01', '2024-12-31'], { meterNumber: 'B' });
    expect((await coverage(company, [2, 1])).body.findings.overlaps).toBe(0);
  });

  test('does not take receipts of two meters for one entered twice', async () => {
    const { token, locationId, ...company } = await api.company();
    const gas = { fuelId: 101, fuelVariantId: null, unitId: 20, value: 10, date: '2024-03-05' };
    const burn = (meterNumber: string) =>
      api.call(createFuelConsumption, { token: token.User, body: { locationId, ...gas, meterNumber } });
    const overlaps = async () =>
      (await coverage({ token, locationId, ...company }, [1, 1])).body.findings.overlaps;
    await burn('A');
    await burn('B');
    expect(await overlaps()).toBe(0);
    await burn('B');
    expect(await overlaps()).toBe(1);
  });

  test('is of its category only: receipts by their fuel, bills by their utility', async () => {
    const company = await api.company();
    const { token, locationId } = company;
    const burn = (fuelId: number, unitId: number, date: string) =>
      api.call(createFuelConsumption, {
        token: token.User,
        body: { locationId, fuelId, fuelVariantId: null, unitId, value: 10, date },
      });
    expect((await burn(101, 20, '2024-03-05')).status).toBe(200);
    expect((await burn(101, 20, '2024-04-05')).status).toBe(200);
    expect((await burn(501, 50, '2024-05-05')).status).toBe(200);
    await bill(company, ['2024-01-01', '2024-12-31']);
    const stationary = (await coverage(company, [1, 1])).body.locations[0];
    expect(stationary?.lists).toEqual(['fuels']);
    expect(stationary?.cells.map(({ rowCount }) => rowCount)).toEqual([0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(stationary?.cells[4]).toMatchObject({ coveredDays: 0, gapDays: 31 });
    const derived = (await coverage(company, [3, 3])).body;
    expect(derived.isDerived).toBe(true);
    expect(new Set(derived.locations[0]?.lists)).toEqual(new Set(['fuels', 'utilities']));
    expect((await coverage(company, [2, 3])).body).toMatchObject({
      locations: [],
      withoutData: [{ locationId }],
    });
  });

  test('shows what is made on site beside what is bought', async () => {
    const company = await api.company();
    const { token, locationId } = company;
    await bill(company, ['2024-01-01', '2024-12-31']);
    const made = await api.call(createRenewableConsumption, {
      token: token.User,
      body: {
        locationId,
        renewableId: 1,
        unitId: kWh,
        value: 50,
        startDate: '2024-10-01',
        endDate: '2024-10-31',
      },
    });
    expect(made.status).toBe(200);
    const [place] = (await coverage(company, [2, 1])).body.locations;
    expect(place?.lists).toEqual(['utilities', 'renewable']);
    expect(place?.cells.slice(8).map(({ gapDays }) => gapDays)).toEqual([0, 0, 30, 31]);
  });

  test('expects nothing of a location after it was closed, and does not list one without data', async () => {
    const company = await api.company();
    await bill(company, ['2024-01-01', '2024-06-30']);
    await api.db
      .update(locations)
      .set({ isActive: false, closingReason: 1, disabledOn: '2024-07-01' })
      .where(eq(locations.id, company.locationId));
    const now = api.clock.now();
    await api.db.insert(locations).values({
      companyId: company.companyId,
      name: 'Depot',
      countryId: polandId,
      town: 'Poznań',
      address1: 'Polna 2',
      createdOn: now,
      updatedOn: now,
    });
    const { body } = await coverage(company, [2, 1]);
    expect(body.findings.gaps).toBe(0);
    expect(body.withoutData.map(({ locationName }) => locationName)).toEqual(['Depot']);
  });

  test('is the company’s own, of a scope that it has and a category that there is', async () => {
    const [company, other] = [await api.company({ modules: ['SCOPE1'] }), await api.company()];
    await bill(other, ['2024-01-01', '2024-12-31']);
    const ask = (reviewId: number, scopeNumber: number, scopeCategoryNumber: number) =>
      api.call(readReviewCoverage, {
        token: company.token.View,
        params: { reviewId, scopeNumber, scopeCategoryNumber },
      });
    const own = await reviewOf(company, ['2024-01-01', '2024-12-31']);
    expect((await ask(await reviewOf(other, ['2024-01-01', '2024-12-31']), 1, 1)).problem.code).toBe(
      'not_found',
    );
    expect((await ask(own, 2, 1)).problem.code).toBe('module_required');
    expect((await ask(own, 1, 9)).problem.code).toBe('not_found');
    expect((await ask(own, 1, 1)).body.locations).toEqual([]);
  });
});
