import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/contract/activity-data/utility-consumptions';
import * as supplyTypeContract from '#api/contract/company/supply-types';
import { createCompanyFactor } from '#api/contract/factors/company-factors';
import { utilityConsumptions } from '#api/db/schema/consumption';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { auditLog, jobs } from '#api/db/schema/platform';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;

/** Catalogue ids (seed/reference/catalogue). */
const electricity = 1;
const heat = 2;
const kwh = 1;
const litre = 50;
const gb = 826;
const green = 1;

/** DESNZ 2025, UK electricity, kWh: 0.177 kg CO2e, the printed total. */
const ukGridKgPerKwh = 0.177;

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
  utilityId: electricity,
  value: 1000,
  unitId: kwh,
  startDate: '2025-03-01',
  endDate: '2025-03-31',
  reference: null,
});
type Entry = ReturnType<typeof entryFor>;

const create = (company: Company, change: Partial<Entry> = {}, token = company.token.User) =>
  api.call(contract.createUtilityConsumption, { token, body: { ...entryFor(company), ...change } });

const update = (company: Company, id: number, change: Partial<Entry>, seenUpdatedOn?: string) =>
  api.call(contract.updateUtilityConsumption, {
    token: company.token.User,
    params: { id },
    body: { ...entryFor(company), ...change },
    ...(seenUpdatedOn ? { seenUpdatedOn } : {}),
  });

const list = (company: Company) =>
  api.call(contract.listUtilityConsumptions, {
    token: company.token.View,
    params: { locationId: company.locationId },
  });

const sign = (company: Company, change: object = {}, token = company.token.Admin) =>
  api.call(supplyTypeContract.createLocationSupplyType, {
    token,
    body: {
      locationId: company.locationId,
      supplyTypeId: green,
      startDate: '2025-03-16',
      certificateReference: 'GO-1',
      ...change,
    },
  });

const rollupsOf = (company: Company, method: 'location' | 'market') =>
  api.db
    .select()
    .from(emissionRollups)
    .where(
      and(
        eq(emissionRollups.companyId, company.companyId),
        eq(emissionRollups.scope, 2),
        eq(emissionRollups.method, method),
      ),
    )
    .orderBy(emissionRollups.periodMonth, emissionRollups.supplyTypeId);

const sumKg = async (company: Company, method: 'location' | 'market') =>
  (await rollupsOf(company, method)).reduce((total, row) => total + Number(row.kgCo2e), 0);

describe('recording a utility consumption', () => {
  // spec: calls.utility-rows
  test('counts electricity by both methods and shows the headline one', async () => {
    const company = await api.company({ countryId: gb });
    const { status, body } = await create(company);
    expect(status).toBe(200);
    expect(body).toMatchObject({ utilityName: 'Electricity', value: 1000, unitSymbol: 'kWh' });
    expect(await sumKg(company, 'location')).toBeGreaterThan(170);
    // No residual mix of the UK ships, so market-based falls back to the location-based factor.
    expect(body.carbonEquivalent).toBeCloseTo(await sumKg(company, 'market'), 9);
    expect(Math.abs(body.carbonEquivalent - 1000 * ukGridKgPerKwh)).toBeLessThan(0.1);
  });

  test('spreads a bill over its months by days, both ends included', async () => {
    const company = await api.company({ countryId: gb });
    await create(company, { startDate: '2024-12-15', endDate: '2025-01-14' });
    const lines = await api.db
      .select({ month: emissionLines.periodMonth, quantity: emissionLines.activityQuantity })
      .from(emissionLines)
      .where(and(eq(emissionLines.companyId, company.companyId), eq(emissionLines.method, 'location')))
      .orderBy(emissionLines.periodMonth);
    expect(lines.map((line) => line.month)).toEqual(['2024-12-01', '2025-01-01']);
    expect(Number(lines[0]?.quantity)).toBeCloseTo((1000 * 17) / 31, 6);
    expect(Number(lines[1]?.quantity)).toBeCloseTo((1000 * 14) / 31, 6);
  });

  // spec: validation.utility
  test('takes a bill that ends today, but none that ends later or before it starts', async () => {
    const company = await api.company();
    const day = { startDate: '2026-06-01', endDate: '2026-06-15' };
    expect((await create(company, day)).status).toBe(200);
    const later = await create(company, { ...day, endDate: '2026-06-16' });
    expect(later.problem.errors).toEqual({ EndDate: ['The date cannot be after today'] });
    const reversed = await create(company, { startDate: '2025-02-02', endDate: '2025-02-01' });
    expect(reversed.problem.errors).toEqual({ EndDate: ['The start date must not be after the end date'] });
  });

  // spec: validation.utility
  test('names every field that does not fit at once', async () => {
    const company = await api.company();
    const { problem } = await create(company, { locationId: 999_999, unitId: litre, endDate: '2027-01-01' });
    expect(Object.keys(problem.errors ?? {}).toSorted()).toEqual(['EndDate', 'LocationId', 'UnitId']);
    const unknown = await create(company, { utilityId: 99 });
    expect(unknown.problem.errors).toEqual({ UtilityId: ['Choose one of the listed values'] });
  });

  test('records district heat without mixing it into electricity', async () => {
    const company = await api.company({ countryId: gb });
    const { body } = await create(company, { utilityId: heat });
    expect(body.utilityName).toBe('District heat');
    expect((await rollupsOf(company, 'market')).map((row) => row.category)).toEqual(['2.2']);
  });

  test('is refused to the View role, without the module and at a foreign location', async () => {
    const company = await api.company({ modules: ['SCOPE1'] });
    const other = await api.company();
    expect((await create(company)).problem.code).toBe('module_required');
    expect((await create(other, {}, other.token.View)).problem.code).toBe('role_required');
    expect((await create(other, { locationId: company.locationId })).status).toBe(400);
    expect((await list(other)).body).toEqual([]);
  });
});

describe('changing a utility consumption', () => {
  test('moves its emissions to the new months and records both states', async () => {
    const company = await api.company({ countryId: gb });
    const { body: row } = await create(company);
    const { body } = await update(company, row.utilityConsumptionId, {
      value: 500,
      startDate: '2025-05-01',
      endDate: '2025-05-31',
    });
    expect(body.carbonEquivalent).toBeCloseTo(row.carbonEquivalent / 2, 9);
    expect((await rollupsOf(company, 'market')).map((rollup) => rollup.periodMonth)).toEqual(['2025-05-01']);
    const [change] = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, company.companyId), eq(auditLog.action, 'update')));
    expect(change).toMatchObject({ entity: 'utility_consumptions', before: { startDate: '2025-03-01' } });
  });

  test('is refused when another user was faster, with the current row', async () => {
    const company = await api.company();
    const { body: seen } = await create(company);
    const { body: theirs } = await update(company, seen.utilityConsumptionId, { value: 2 }, seen.updatedOn);
    const { status, problem } = await update(
      company,
      seen.utilityConsumptionId,
      { value: 3 },
      seen.updatedOn,
    );
    expect(status).toBe(412);
    expect(problem.current).toEqual(theirs);
  });

  test('of another company is missing, and so is deleting it', async () => {
    const [company, other] = [await api.company(), await api.company()];
    const { body: row } = await create(other);
    const params = { id: row.utilityConsumptionId };
    expect((await update(company, params.id, {})).status).toBe(404);
    const deletion = await api.call(contract.deleteUtilityConsumption, {
      token: company.token.Admin,
      params,
    });
    expect(deletion.status).toBe(404);
    expect((await list(other)).body).toHaveLength(1);
  });

  test('by deleting takes it out of the sums', async () => {
    const company = await api.company();
    const { body: row } = await create(company);
    const params = { id: row.utilityConsumptionId };
    const { status } = await api.call(contract.deleteUtilityConsumption, {
      token: company.token.User,
      params,
    });
    expect(status).toBe(204);
    expect((await list(company)).body).toEqual([]);
    const left = await api.db
      .select()
      .from(emissionRollups)
      .where(eq(emissionRollups.companyId, company.companyId));
    expect(left).toEqual([]);
  });
});

// spec: calls.utility-rows
test('a range gives the bills that touch it, oldest first', async () => {
  const company = await api.company();
  for (const month of ['01', '02', '03']) {
    await create(company, { startDate: `2025-${month}-10`, endDate: `2025-${month}-20` });
  }
  await create(company, { utilityId: heat, startDate: '2025-02-10', endDate: '2025-02-20' });
  const { body } = await api.call(contract.listUtilityConsumptionsInRange, {
    token: company.token.View,
    params: { locationId: company.locationId, utilityId: electricity },
    query: { startDate: '2025-01-20', endDate: '2025-02-10' },
  });
  expect(body.map((row) => row.startDate)).toEqual(['2025-01-10', '2025-02-10']);
});

describe('an electricity contract', () => {
  // spec: locations.green
  test('takes its days of recorded bills to zero market-based and leaves location-based alone', async () => {
    const company = await api.company({ countryId: gb });
    const { body: row } = await create(company);
    const before = await sumKg(company, 'location');
    const { status, body } = await sign(company);
    expect(status).toBe(200);
    expect(body).toMatchObject({ supplyTypeName: 'Green contract', isCertificateMissing: false });
    expect(await sumKg(company, 'location')).toBeCloseTo(before, 9);
    const [changed] = (await list(company)).body;
    expect(changed?.carbonEquivalent).toBeCloseTo((row.carbonEquivalent * 15) / 31, 6);
    expect(changed?.updatedOn).toBe(row.updatedOn);
    const market = await rollupsOf(company, 'market');
    expect(market.map((rollup) => [rollup.supplyTypeId, Math.round(Number(rollup.energyKwh))])).toEqual([
      [0, 484],
      [green, 516],
    ]);
  });

  // spec: locations.contract-rules
  test('that starts on the same day is replaced, which recalculates again', async () => {
    const company = await api.company({ countryId: gb });
    const { body: row } = await create(company);
    await sign(company);
    await sign(company, { supplyTypeId: 2, certificateReference: null });
    const { body } = await api.call(supplyTypeContract.listLocationSupplyTypes, {
      token: company.token.View,
      params: { id: company.locationId, utilityId: electricity },
    });
    expect(body.map((contract) => contract.supplyTypeName)).toEqual(['Standard contract']);
    expect((await list(company)).body[0]?.carbonEquivalent).toBeCloseTo(row.carbonEquivalent, 9);
  });

  test('covers a share and names its certificates, and only a green one can', async () => {
    const company = await api.company({ countryId: gb });
    const { body: row } = await create(company);
    const details = {
      sharePercent: 37.5,
      certificateType: 'rego',
      certificateMwh: 120.5,
      certificateFrom: '2025-01-01',
      certificateTo: '2025-12-31',
    };
    const { body } = await sign(company, { startDate: '2025-01-01', ...details });
    expect(body).toMatchObject(details);
    expect((await list(company)).body[0]?.carbonEquivalent).toBeCloseTo(row.carbonEquivalent * 0.625, 6);
    const refused = await sign(company, { supplyTypeId: 2, sharePercent: 50 });
    expect(refused.problem.errors).toHaveProperty('SharePercent');
    const reversed = await sign(company, { ...details, certificateTo: '2024-12-31' });
    expect(reversed.problem.errors).toHaveProperty('CertificateTo');
    // One of another start day is another contract: the same day without a share covers all again.
    await sign(company, { startDate: '2025-01-01' });
    expect((await list(company)).body[0]?.carbonEquivalent).toBe(0);
  });

  // spec: locations.green
  test('without a certificate says so', async () => {
    const company = await api.company();
    expect((await sign(company, { certificateReference: null })).body.isCertificateMissing).toBe(true);
  });

  test('of a location with many bills is followed by a job', async () => {
    const company = await api.company({ countryId: gb });
    const { body: row } = await create(company);
    const [stored] = await api.db
      .select()
      .from(utilityConsumptions)
      .where(eq(utilityConsumptions.id, row.utilityConsumptionId));
    if (!stored) throw new Error('The row is missing.');
    const { id: _, ...copy } = stored;
    await api.db.insert(utilityConsumptions).values(Array.from({ length: 200 }, () => copy));
    await sign(company, { startDate: '2025-01-01' });
    expect((await list(company)).body.at(-1)?.carbonEquivalent).toBeGreaterThan(0);
    api.clock.advance(3000);
    await runDueJobs(api.db, api.platform, jobHandlers);
    expect((await list(company)).body.map((bill) => bill.carbonEquivalent)).toEqual(Array(10).fill(0));
    const states = await api.db
      .select({ kind: jobs.kind, state: jobs.state })
      .from(jobs)
      .where(eq(jobs.companyId, company.companyId));
    expect(states.map((job) => job.state)).toEqual(states.map(() => 'done'));
    expect(states.map((job) => job.kind)).toContain('emissions.recalculate');
  });

  // spec: locations.contract-rules
  test('is for administrators, for own locations and for known kinds only', async () => {
    const [company, other] = [await api.company(), await api.company()];
    expect((await sign(company, {}, company.token.User)).status).toBe(403);
    const { status, problem } = await sign(company, { locationId: other.locationId, supplyTypeId: 99 });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {}).toSorted()).toEqual(['LocationId', 'SupplyTypeId']);
  });

  // spec: locations.modal
  test('is offered for electricity and for nothing else', async () => {
    const company = await api.company();
    const offered = (utilityId: number) =>
      api.call(supplyTypeContract.listAvailableSupplyTypes, {
        token: company.token.View,
        params: { id: company.locationId, utilityId },
      });
    expect((await offered(electricity)).body.map((type) => type.name)).toContain('Green contract');
    expect((await offered(heat)).body).toEqual([]);
    expect((await offered(99)).status).toBe(404);
  });
});

test('cooling is refused while only its supplier knows the factor, and taken by the company’s own', async () => {
  const company = await api.company();
  const cooling = { utilityId: 4 };
  const { problem } = await create(company, cooling);
  expect(problem.errors?.Cop?.[0]).toMatch(/^No factor for .* is published/);
  const { status } = await api.call(createCompanyFactor, {
    token: company.token.Admin,
    body: {
      appliesTo: 'utility',
      utilityId: 4,
      method: 'both',
      unitId: kwh,
      kgCo2e: 0.13825,
      validFrom: '2025-01-01',
      publisher: 'Supplier',
      document: 'Statement',
      reference: 'COP 4',
    },
  });
  expect(status).toBe(200);
  expect((await create(company, cooling)).body.carbonEquivalent).toBeCloseTo(138.25, 9);
});
