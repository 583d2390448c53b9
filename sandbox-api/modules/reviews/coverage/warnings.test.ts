import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createScope3Consumption } from '#api/contract/activity-data/value-chain';
import { listReviewWarnings } from '#api/contract/reviews/warnings';
import { reviewHeaders } from '#api/db/schema/company';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

async function warnings(company: Company, [scopeNumber, scopeCategoryNumber]: [number, number]) {
  const [header] = await api.db
    .insert(reviewHeaders)
    .values({
      companyId: company.companyId,
      periodStart: '2024-01-01',
      periodEnd: '2024-12-31',
      updatedOn: api.clock.now(),
    })
    .returning();
  const { body } = await api.call(listReviewWarnings, {
    token: company.token.View,
    params: { reviewId: header?.id ?? 0, scopeNumber, scopeCategoryNumber },
  });
  return body;
}

const bill = ({ token, locationId }: Company, startDate: string, endDate: string, value = 1000) =>
  api.call(createUtilityConsumption, {
    token: token.User,
    body: { locationId, utilityId: 1, unitId: 1, value, startDate, endDate },
  });

const delivery = ({ token, locationId }: Company, date: string, value: number) =>
  api.call(createFuelConsumption, {
    token: token.User,
    body: { locationId, fuelId: 101, fuelVariantId: null, unitId: 20, value, date, reference: 'INV 7' },
  });

const flight = ({ token, locationId }: Company) =>
  api.call(createScope3Consumption, {
    token: token.User,
    body: {
      locationId,
      scope3InputFormId: 6,
      scope3MethodId: 602,
      values: {
        startDate: '2024-04-10',
        travelMode: 'short-haul-to-from-uk',
        travelVariant: 'economy-class',
        distance: 1200,
        passengers: 2,
        radiativeForcing: true,
        reference: 'Ticket 77',
      },
    },
  });

const said = ({ entries }: Awaited<ReturnType<typeof warnings>>) =>
  entries.map(({ startDate, warnings: found }) => [startDate, found.map(({ code }) => code)]);

describe('recorded entries with warnings', () => {
  test('are those of the period and the category, the later one of two that share days', async () => {
    const company = await api.company();
    await bill(company, '2024-01-01', '2024-01-31');
    await bill(company, '2024-01-20', '2024-02-20');
    await bill(company, '2024-03-01', '2024-03-03');
    // Before the period, and of another category.
    await bill(company, '2023-05-01', '2023-05-02');
    await delivery(company, '2024-05-05', 100);
    const found = await warnings(company, [2, 1]);
    expect(said(found)).toEqual([
      ['2024-03-01', ['shortPeriod']],
      ['2024-01-20', ['overlap']],
    ]);
    expect(found.total).toBe(2);
    expect(found.entries[1]).toMatchObject({
      locationId: company.locationId,
      list: 'utilities',
      value: 1000,
      unitSymbol: 'kWh',
    });
    expect(found.entries[1]?.warnings[0]?.other).toMatchObject({ startDate: '2024-01-01' });
  });

  test('include those that share days with a bill from before them to after the period', async () => {
    const company = await api.company();
    await bill(company, '2024-11-01', '2025-01-31', 3000);
    await bill(company, '2024-12-01', '2024-12-31');
    const found = await warnings(company, [2, 1]);
    expect(said(found)).toEqual([['2024-12-01', ['overlap']]]);
    expect(found.entries[0]?.warnings[0]?.other).toMatchObject({ endDate: '2025-01-31' });
  });

  test('are compared with four years before', async () => {
    const company = await api.company();
    for (let month = 1; month <= 8; month += 1)
      await bill(company, `2023-0${month}-01`, `2023-0${month}-28`, 280);
    await bill(company, '2024-02-01', '2024-02-28', 280_000);
    const found = await warnings(company, [2, 1]);
    expect(said(found)).toEqual([['2024-02-01', ['unitSlip']]]);
    expect(found.entries[0]?.warnings[0]).toMatchObject({ found: 10_000, isPerDay: true });
  });

  test('are of fuels and of the value chain too, and never of another company', async () => {
    const [company, other] = [await api.company(), await api.company()];
    for (const owner of [company, company]) await delivery(owner, '2024-05-05', 100);
    for (const owner of [company, company]) await flight(owner);
    expect(said(await warnings(company, [1, 1]))).toEqual([['2024-05-05', ['duplicate']]]);
    const travel = await warnings(company, [3, 6]);
    expect(said(travel)).toEqual([['2024-04-10', ['duplicate']]]);
    expect(travel.entries[0]).toMatchObject({ list: 'value-chain', reference: 'Ticket 77' });
    expect(await warnings(other, [1, 1])).toEqual({ entries: [], total: 0 });
  });
});
