import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { previewLocationSupplyType } from '#api/contract/company/contract-preview';
import { createLocationSupplyType, listLocationSupplyTypes } from '#api/contract/company/supply-types';
import { createEmissionPin } from '#api/contract/emissions/recalculations';
import { emissionLines } from '#api/db/schema/ledger';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const [green, standard] = [1, 2];

async function withBills(): Promise<Company> {
  const company = await api.company();
  for (const [startDate, endDate] of [
    ['2024-12-01', '2024-12-31'],
    ['2025-03-01', '2025-03-31'],
    ['2025-06-01', '2025-06-30'],
  ] as const)
    await api.call(createUtilityConsumption, {
      token: company.token.User,
      body: {
        locationId: company.locationId,
        utilityId: 1,
        value: 1000,
        unitId: 1,
        reference: null,
        startDate,
        endDate,
      },
    });
  return company;
}

const bodyOf = ({ locationId }: Company, change: object = {}) => ({
  locationId,
  supplyTypeId: green,
  startDate: '2025-02-01',
  certificateReference: 'GO 1',
  ...change,
});

const preview = (company: Company, change: object = {}, token = company.token.Admin) =>
  api.call(previewLocationSupplyType, { token, body: bodyOf(company, change) });

const save = (company: Company, change: object = {}) =>
  api.call(createLocationSupplyType, { token: company.token.Admin, body: bodyOf(company, change) });

const contracts = async ({ locationId: id, token }: Company) =>
  (await api.call(listLocationSupplyTypes, { token: token.View, params: { id, utilityId: 1 } })).body;

/** kg CO2e by the market-based method of Scope 2, all bills together. */
async function marketKg({ companyId }: Company): Promise<number> {
  const lines = await api.db
    .select({ kgCo2e: emissionLines.kgCo2e })
    .from(emissionLines)
    .where(
      and(
        eq(emissionLines.companyId, companyId),
        eq(emissionLines.scope, 2),
        eq(emissionLines.method, 'market'),
      ),
    );
  return lines.reduce((sum, line) => sum + Number(line.kgCo2e), 0);
}

describe('what a contract would change', () => {
  // spec: locations.contract-effect
  test('equals the effect of saving it on the bills it covers, and no others', async () => {
    const company = await withBills();
    const before = await marketKg(company);
    const { status, body } = await preview(company);
    expect(status).toBe(200);
    expect(body.changedRows).toBe(2);
    expect(body.years.map(({ year }) => year)).toEqual([2025]);
    expect(body.beforeKg).toBeCloseTo(before, 6);
    expect(body.afterKg).toBeLessThan(before);
    expect(body.headlineChangeKg).toBeCloseTo(body.afterKg - body.beforeKg, 6);
    await save(company);
    expect(await marketKg(company)).toBeCloseTo(body.afterKg, 6);
  });

  test('is refused where saving is: a bill that follows lies in a pinned month', async () => {
    const company = await withBills();
    const { status } = await api.call(createEmissionPin, {
      token: company.token.Admin,
      body: { periodStart: '2025-03-01', periodEnd: '2025-03-31', reason: 'Audited' },
    });
    expect(status).toBe(200);
    const saved = await save(company);
    expect(saved.problem.errors).toEqual({ StartDate: [expect.stringContaining('2025-03')] });
    const asked = await preview(company);
    expect([asked.status, asked.problem.errors]).toEqual([saved.status, saved.problem.errors]);
  });

  test.each([
    ['of a share', { sharePercent: 33.333 }],
    ['of a volume', { volumeMwh: 0.75 }],
    ['of a volume that is enough', { volumeMwh: 750 }],
    ['that starts the day after another', { startDate: '2025-03-11' }],
    ['whose certificate ends within a bill', { certificateTo: '2025-06-10' }],
  ])('is what saving it does, also for one %s', async (_, change) => {
    const company = await withBills();
    const other = { supplyTypeId: standard, startDate: '2025-03-10', certificateReference: null };
    await save(company, other);
    const { body } = await preview(company, change);
    expect((await save(company, change)).status).toBe(200);
    expect(await marketKg(company)).toBeCloseTo(body.afterKg, 9);
  });

  test('is also what it leaves of the volume of another one, for the bills of that year', async () => {
    const company = await withBills();
    await save(company, { startDate: '2025-01-01', volumeMwh: 1 });
    const later = { startDate: '2025-06-01', supplyTypeId: standard, certificateReference: null };
    const before = await marketKg(company);
    const { body } = await preview(company, later);
    // March is covered as a whole then, June is not at all: half of both was before.
    expect(body.changedRows).toBe(2);
    expect(body.headlineChangeKg).toBeCloseTo(0, 9);
    await save(company, later);
    expect(await marketKg(company)).toBeCloseTo(before + body.headlineChangeKg, 9);
  });

  // spec: locations.contract-effect
  test('is only calculated: nothing is stored, and repeating it gives the same', async () => {
    const company = await withBills();
    const before = await marketKg(company);
    const first = (await preview(company)).body;
    expect((await preview(company)).body).toEqual(first);
    expect(await contracts(company)).toEqual([]);
    expect(await marketKg(company)).toBe(before);
  });

  // spec: locations.contract-effect
  test('counts the contract of the same day as replaced, and ends where the next one starts', async () => {
    const company = await withBills();
    await save(company);
    await save(company, { supplyTypeId: standard, startDate: '2025-05-01', certificateReference: null });
    const { body } = await preview(company, { supplyTypeId: standard, certificateReference: null });
    expect(body.changedRows).toBe(1);
    expect(body.afterKg).toBeGreaterThan(body.beforeKg);
  });

  // spec: locations.contract-effect
  test('is nothing where no bill follows', async () => {
    const company = await withBills();
    const { body } = await preview(company, { startDate: '2026-01-01' });
    expect(body).toMatchObject({ changedRows: 0, years: [], headlineChangeKg: 0 });
  });

  test('is for administrators of the own company', async () => {
    const [company, other] = [await withBills(), await api.company()];
    expect((await preview(company, {}, company.token.User)).status).toBe(403);
    const foreign = await preview(other, { locationId: company.locationId });
    expect(foreign.problem.errors).toEqual({ LocationId: ['Choose one of the listed values'] });
  });
});

describe('a contract', () => {
  // spec: locations.contract-rules
  test('before the first day that anything is entered for is refused on its day, and nothing changes', async () => {
    const company = await withBills();
    const early = { startDate: '1989-12-31' };
    for (const { status, problem } of [await save(company, early), await preview(company, early)]) {
      expect(status).toBe(400);
      expect(problem.errors).toEqual({
        StartDate: ['There is no data before 01.01.1990. Choose that day or a later one'],
      });
    }
    expect(await contracts(company)).toEqual([]);
    expect((await save(company, { startDate: '1990-01-01' })).status).toBe(200);
  });

  // spec: locations.contract-rules
  test('on the day of another one replaces it, its files stay with it', async () => {
    const company = await withBills();
    const { body: first } = await save(company);
    const { body: second } = await save(company, { supplyTypeId: standard, certificateReference: null });
    expect(second.id).toBe(first.id);
    expect(await contracts(company)).toMatchObject([{ supplyTypeId: standard, startDate: '2025-02-01' }]);
  });
});
