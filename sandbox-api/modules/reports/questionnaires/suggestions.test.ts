import { and, between, eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createKeyFigure } from '#api/contract/company/key-figures';
import {
  createReportAnswer,
  listQuestionnaireSections,
  updateReportAnswer,
} from '#api/contract/reports/questionnaires';
import { emissionRollups } from '#api/db/schema/ledger';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  headerId = await insertReport(api, owner);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const kilowattHours = 1;
const bill = (year: number) => ({
  locationId: owner.locationId,
  unitId: kilowattHours,
  reference: null,
  startDate: `${year}-01-01`,
  endDate: `${year}-12-31`,
});

async function record(kwh: { bought: number; sun: number }, year = 2025) {
  const { User: token } = owner.token;
  const { bought, sun } = kwh;
  await api.call(createUtilityConsumption, { token, body: { ...bill(year), utilityId: 1, value: bought } });
  await api.call(createRenewableConsumption, { token, body: { ...bill(year), renewableId: 1, value: sun } });
}

async function question(code: string, of = headerId) {
  const { body } = await api.call(listQuestionnaireSections, {
    token: owner.token.User,
    params: { headerId: of },
    query: {},
  });
  const all = body.flatMap(({ questions }) => questions.flatMap((one) => [one, ...one.subquestions]));
  const found = all.find((one) => one.code === code);
  if (!found) throw new Error(`There is no question ${code}.`);
  return found;
}

const suggested = async (code: string, of = headerId) =>
  (await question(code, of)).suggestion?.values ?? null;

describe('what the company’s data says to a question', () => {
  it('is nothing while nothing is recorded', async () => {
    for (const code of ['E1-S1', 'E1-S2LB', 'E1-S3', 'E1-FOSSIL', 'E1-RENEW', 'E1-REVENUE', 'E1-BASEYEAR'])
      expect(await suggested(code), code).toBeNull();
  });

  it('is of the months of the report, with its source', async () => {
    await record({ bought: 12_000, sun: 3000 });
    await record({ bought: 77_000, sun: 0 }, 2024);
    expect((await question('E1-FOSSIL')).suggestion).toEqual({
      values: ['12'],
      source: expect.stringMatching(/without a renewable contract, all locations, 01\.2025–12\.2025/),
    });
    expect(await suggested('E1-RENEW')).toEqual(['3']);
    expect(await suggested('E1-NUCLEAR')).toBeNull();
    expect(await suggested('E1-S1')).toBeNull();
    const [ledger] = await api.db
      .select({ kg: sum(emissionRollups.kgCo2e) })
      .from(emissionRollups)
      .where(
        and(
          eq(emissionRollups.companyId, owner.companyId),
          eq(emissionRollups.method, 'location'),
          eq(emissionRollups.scope, 2),
          between(emissionRollups.periodMonth, '2025-01-01', '2025-12-01'),
        ),
      );
    expect(Number(await suggested('E1-S2LB'))).toBeCloseTo(Number(ledger?.kg) / 1000, 3);
  });

  it('says that vehicles entered by distance are not in the energy, and counts their emissions', async () => {
    await record({ bought: 12_000, sun: 0 });
    const car = { fuelId: 601, fuelVariantId: null, unitId: 60, value: 1000, date: '2025-05-14' };
    await api.call(createFuelConsumption, {
      token: owner.token.User,
      body: { ...car, locationId: owner.locationId, reference: null },
    });
    expect((await question('E1-FOSSIL')).suggestion).toEqual({
      values: ['12'],
      source: expect.stringMatching(/Vehicles entered by distance are not included/),
    });
    expect(Number(await suggested('E1-S1'))).toBeGreaterThan(0.1);
  });

  it('is revenue of a calendar year with its currency, and of no other period', async () => {
    const figures = { year: 2025, revenue: 1_200_000.5, revenueCurrency: 'PLN' } as const;
    await api.call(createKeyFigure, { token: owner.token.Admin, body: figures });
    expect(await suggested('E1-REVENUE')).toEqual(['1200000.5']);
    expect(await suggested('E1-REVENUECUR')).toEqual(['PLN']);
    const shifted = await insertReport(api, owner, { periodStart: '2025-04-01', periodEnd: '2026-03-31' });
    expect(await suggested('E1-REVENUE', shifted)).toBeNull();
    expect(await suggested('E1-REVENUECUR', shifted)).toBeNull();
  });

  it('marks an answer as from data while the two agree', async () => {
    await record({ bought: 12_000, sun: 3000 });
    const { reportQuestionId } = await question('E1-FOSSIL');
    const { User: token } = owner.token;
    const body = { reportQuestionId, reportHeaderId: headerId };
    const { body: taken } = await api.call(createReportAnswer, {
      token,
      params: { headerId },
      body: { ...body, values: ['12.00'] },
    });
    expect(taken).toMatchObject({ values: ['12'], isFromData: true });
    const { reportAnswerId } = taken;
    const change = async (value: string) =>
      api.call(updateReportAnswer, {
        token,
        params: { headerId, answerId: reportAnswerId },
        body: { ...body, reportAnswerId, values: [value] },
      });
    expect((await change('11')).body.isFromData).toBe(false);
    expect((await change('12')).body.isFromData).toBe(true);
  });
});
