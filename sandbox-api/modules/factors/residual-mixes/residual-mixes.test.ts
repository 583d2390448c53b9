/** Market-based electricity of countries whose residual mix is published but does not ship: the company enters it once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createLocation } from '#api/contract/company/locations';
import { readScopeAggregates } from '#api/contract/emissions/dashboard';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { createEmissionPin } from '#api/contract/emissions/recalculations';
import {
  createCompanyFactor,
  deleteCompanyFactor,
  listCompanyFactors,
} from '#api/contract/factors/company-factors';
import {
  createResidualMix,
  listResidualMixes,
  previewResidualMix,
} from '#api/contract/factors/residual-mixes';
import { units } from '#api/db/schema/reference';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
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

const [spain, poland, usa] = [724, 616, 840];
const source = {
  publisher: 'AIB',
  document: 'European Residual Mixes 2024, Version 1.1',
  reference: 'Table 2',
};
/** A number of the test's own. */
const mix = { region: 'ES', year: 2024, value: 300, unit: 'g/kWh', gases: 'co2', ...source } as const;

const runJobs = () => runDueJobs(api.db, api.platform, jobHandlers);
const list = async (company: Company) =>
  (await api.call(listResidualMixes, { token: company.token.View })).body;
const enter = (company: Company, change: object = {}, token = company.token.Admin) =>
  api.call(createResidualMix, { token, body: { ...mix, ...change } });
const preview = (company: Company, change: object = {}, token = company.token.Admin) =>
  api.call(previewResidualMix, { token, body: { ...mix, ...change } });

/** 1,000 kWh of a month. */
async function addBill(
  company: Company,
  month = '2024-05',
  locationId = company.locationId,
): Promise<number> {
  const { body } = await api.call(createUtilityConsumption, {
    token: company.token.User,
    body: {
      locationId,
      utilityId: 1,
      unitId: 1,
      value: 1000,
      startDate: `${month}-01`,
      endDate: `${month}-28`,
      reference: null,
    },
  });
  return body.utilityConsumptionId;
}

async function marketLine(company: Company, id: number, kind: 'utility' | 'fuel' = 'utility') {
  const { body } = await api.call(readEmissionTrail, { token: company.token.View, params: { kind, id } });
  return body.lines.find(({ scope, method }) => scope === 2 && method === 'market');
}

const spanish = () => api.company({ countryId: spain });

describe('the residual mixes that a company needs', () => {
  it('are the countries and years with a replacement factor, with the publication of each', async () => {
    const company = await spanish();
    await addBill(company, '2024-05');
    await addBill(company, '2022-05');
    const needs = await list(company);
    expect(
      needs.map(({ region, regionName, year, locations, entered }) => [
        region,
        regionName,
        year,
        locations,
        entered,
      ]),
    ).toEqual([
      ['ES', 'Spain', 2024, ['Plant'], null],
      ['ES', 'Spain', 2022, ['Plant'], null],
    ]);
    expect(needs[0]?.publication).toMatchObject({ status: 'published', reference: 'Table 2', year: 2024 });
    expect(needs[1]?.publication).toMatchObject({ status: 'other-year', year: 2023 });
    expect(Number(needs[0]?.standInKgCo2e)).toBeCloseTo(
      Number((await marketLine(company, await addBill(company, '2024-06')))?.kgCo2e),
      6,
    );
  });

  it('are none where a residual mix ships', async () => {
    const company = await api.company({ countryId: poland });
    await addBill(company);
    expect(await list(company)).toEqual([]);
  });

  it('are by part of the grid in the US, and by country for a vehicle that charges anywhere', async () => {
    const company = await api.company({ countryId: usa });
    const { body: plant } = await api.call(createLocation, {
      token: company.token.Admin,
      body: {
        name: 'West',
        countryId: usa,
        gridSubregion: 'CAMX',
        town: 'Fresno',
        address1: 'Main 1',
      } as never,
    });
    await addBill(company, '2023-05', plant.locationId);
    await api.call(createFuelConsumption, {
      token: company.token.User,
      body: {
        locationId: plant.locationId,
        fuelId: 601,
        fuelVariantId: 201,
        unitId: 60,
        value: 1000,
        date: '2023-05-14',
        reference: null,
      },
    });
    expect((await list(company)).map(({ region, regionName }) => [region, regionName]).toSorted()).toEqual([
      ['CAMX', 'WECC California (CAMX)'],
      ['US', 'United States'],
    ]);
    expect((await enter(company, { region: 'CAMX', year: 2023, value: 434.22, unit: 'lb/MWh' })).status).toBe(
      200,
    );
    await runJobs();
    expect(
      (await list(company))
        .map(({ region, standInKgCo2e, entered }) => [region, standInKgCo2e === '0', entered?.kgCo2ePerMwh])
        .toSorted(),
    ).toEqual([
      ['CAMX', true, '196.9588789014'],
      ['US', false, undefined],
    ]);
  });
});

describe('a residual mix that a company enters', () => {
  it('does to the lines what the preview says, and the trail names its source', async () => {
    const company = await spanish();
    const bill = await addBill(company);
    const before = await marketLine(company, bill);
    expect(before).toMatchObject({ notes: expect.arrayContaining(['no-residual-mix']) });
    expect(before?.residualMix).toMatchObject({ status: 'published', year: 2024 });
    const { body: effect } = await preview(company);
    expect(effect).toMatchObject({ afterKg: '300', changedRows: 1 });
    expect(Number(effect.beforeKg)).toBeCloseTo(Number(before?.kgCo2e), 6);
    expect((await marketLine(company, bill))?.kgCo2e).toBe(before?.kgCo2e);
    expect((await enter(company)).status).toBe(200);
    await runJobs();
    const after = await marketLine(company, bill);
    expect(after).toMatchObject({ kgCo2e: '300', reason: 'company-factor', residualMix: null });
    expect(after?.factor).toMatchObject({
      isCompanyOwn: true,
      publisher: 'AIB',
      reference: 'Table 2',
      region: 'ES',
    });
    expect(after?.notes).toEqual(['co2-only']);
    expect((await list(company))[0]).toMatchObject({ standInKgCo2e: '0', entered: { kgCo2ePerMwh: '300' } });
  });

  it('counts for bills entered later, in its year only', async () => {
    const company = await spanish();
    await enter(company);
    await runJobs();
    expect(await marketLine(company, await addBill(company, '2024-07'))).toMatchObject({ kgCo2e: '300' });
    expect((await marketLine(company, await addBill(company, '2023-07')))?.reason).not.toBe('company-factor');
  });

  it('counts for a vehicle that charges anywhere in the country', async () => {
    const company = await spanish();
    const { body } = await api.call(createFuelConsumption, {
      token: company.token.User,
      body: {
        locationId: company.locationId,
        fuelId: 601,
        fuelVariantId: 201,
        unitId: 60,
        value: 1000,
        date: '2024-05-14',
        reference: null,
      },
    });
    await enter(company);
    await runJobs();
    expect(await marketLine(company, body.fuelConsumptionId, 'fuel')).toMatchObject({
      reason: 'company-factor',
    });
  });

  it('leaves other companies and other countries alone', async () => {
    const [company, other] = [await spanish(), await spanish()];
    const foreign = await addBill(other);
    const before = await marketLine(other, foreign);
    await addBill(company);
    await enter(company);
    await runJobs();
    expect(await marketLine(other, foreign)).toEqual(before);
    expect((await list(other))[0]?.entered).toBeNull();
  });

  it('is one of the own factors, and its lines return to the replacement when it is deleted', async () => {
    const company = await spanish();
    const bill = await addBill(company);
    await enter(company);
    await runJobs();
    const { token } = company;
    const { body } = await api.call(listCompanyFactors, { token: token.View });
    const [factor] = body;
    expect(factor).toMatchObject({
      name: 'Residual mix, Spain, 2024',
      region: 'ES',
      unitSymbol: 'MWh',
      kgCo2: '300',
    });
    await api.call(deleteCompanyFactor, {
      token: token.Admin,
      params: { id: factor?.companyFactorId ?? 0 },
      seenUpdatedOn: factor?.updatedOn ?? '',
    });
    await runJobs();
    expect((await marketLine(company, bill))?.notes).toContain('no-residual-mix');
  });

  it('is entered once for a country and year, and said in the fields of its form', async () => {
    const company = await spanish();
    await enter(company);
    const again = await enter(company);
    expect([again.status, again.problem?.errors]).toMatchObject([400, { Year: [expect.any(String)] }]);
    const nowhere = await enter(company, { region: 'XX' });
    expect([nowhere.status, Object.keys(nowhere.problem?.errors ?? {})]).toEqual([400, ['Region']]);
  });

  it('cannot reach into a pinned month', async () => {
    const company = await spanish();
    await addBill(company);
    const body = { periodStart: '2024-05-01', periodEnd: '2024-05-31', reason: 'Assured' };
    await api.call(createEmissionPin, { token: company.token.Admin, body });
    expect((await enter(company)).status).toBe(400);
  });

  it('is listed per MWh, whatever unit of electricity it is kept in', async () => {
    const company = await spanish();
    const electricityUnits = await api.db.select({ id: units.id, code: units.code }).from(units);
    const perMwh = async (year: number, code: string, kgCo2e: number) => {
      const { status } = await api.call(createCompanyFactor, {
        token: company.token.Admin,
        body: {
          appliesTo: 'residual-mix',
          region: 'ES',
          unitId: electricityUnits.find((unit) => unit.code === code)?.id,
          kgCo2e,
          validFrom: `${year}-01-01`,
          validTo: `${year}-12-31`,
          ...source,
        } as never,
      });
      expect([code, status]).toEqual([code, 200]);
      return (await list(company)).find((need) => need.year === year)?.entered?.kgCo2ePerMwh;
    };
    expect(await perMwh(2022, 'kWh', 0.36)).toBe('360');
    expect(await perMwh(2023, 'GJ', 100)).toBe('360');
    expect(await perMwh(2024, 'GWh', 360_000)).toBe('360');
  });

  it('is refused as an own factor of less than a year', async () => {
    const company = await spanish();
    const body = {
      appliesTo: 'residual-mix',
      region: 'ES',
      unitId: 1,
      kgCo2e: 0.3,
      validFrom: '2024-03-01',
      validTo: '2024-12-31',
      ...source,
    };
    const { status } = await api.call(createCompanyFactor, {
      token: company.token.Admin,
      body: body as never,
    });
    expect(status).toBe(400);
  });

  it('is for Admins to preview and enter, and for everyone with Scope 2 to read', async () => {
    const company = await spanish();
    for (const role of ['User', 'View'] as const) {
      expect((await enter(company, {}, company.token[role])).status, role).toBe(403);
      expect((await preview(company, {}, company.token[role])).status, role).toBe(403);
    }
    const without = await api.company({ modules: ['SCOPE1'] });
    expect((await api.call(listResidualMixes, { token: without.token.Admin })).status).toBe(403);
  });
});

describe('the share of the market-based total that depends on a replacement factor', () => {
  const shareOf = async (company: Company) =>
    (await api.call(readScopeAggregates, { token: company.token.View })).body.marketBasedStandInShare;

  it('is with the headline figures, until every residual mix is entered', async () => {
    const company = await spanish();
    await addBill(company);
    const share = await shareOf(company);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(1);
    await enter(company);
    await runJobs();
    expect(await shareOf(company)).toBe(0);
  });

  it('includes the own factor of a location that is used as a replacement', async () => {
    const company = await spanish();
    const body = {
      appliesTo: 'utility',
      utilityId: 1,
      method: 'location',
      unitId: 1,
      kgCo2e: 0.2,
      validFrom: '2024-01-01',
      validTo: '2024-12-31',
      ...source,
    };
    await api.call(createCompanyFactor, { token: company.token.Admin, body: body as never });
    await addBill(company);
    expect((await list(company))[0]).toMatchObject({ region: 'ES', standInKgCo2e: '200' });
    expect(await shareOf(company)).toBeGreaterThan(0);
  });

  it('is 0 without any electricity', async () => {
    expect(await shareOf(await spanish())).toBe(0);
  });
});
