import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption, listFuelConsumptions } from '#api/contract/activity-data/fuel-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createScope3Consumption } from '#api/contract/activity-data/value-chain';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { listRecalculations } from '#api/contract/emissions/recalculations';
import {
  createCompanyFactor,
  deleteCompanyFactor,
  listCompanyFactors,
  listCompanyFactorTargets,
  readCompanyFactor,
  updateCompanyFactor,
} from '#api/contract/factors/company-factors';
import { readFactorRadar } from '#api/contract/factors/factors';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { auditLog } from '#api/db/schema/platform';
import { emissionFactors, factorActivities } from '#api/db/schema/reference';
import { factorName } from '#api/domain/factors/names/factor-name';
import { runDueJobs } from '#api/kernel/jobs';
import { rebuildRollups } from '#api/modules/emissions/ledger/emission-lines';
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

const naturalGas = 101;
const kwhGross = 20;
const source = { publisher: 'Lab', document: 'Gas analysis 2024', reference: 'p. 3', note: null };
const gasFactor = {
  appliesTo: 'fuel' as const,
  fuelId: naturalGas,
  unitId: kwhGross,
  kgCo2e: 0.3,
  validFrom: '2024-01-01',
  validTo: '2024-12-31',
  ...source,
};
const gridFactor = {
  appliesTo: 'utility' as const,
  utilityId: 1,
  method: 'location' as const,
  unitId: 1,
  kgCo2e: 0.5,
  validFrom: '2024-12-01',
  validTo: '2024-12-31',
  ...source,
};

const add = (owner: Company, body: object = gasFactor) =>
  api.call(createCompanyFactor, { token: owner.token.Admin, body: body as never });

const runJobs = () => runDueJobs(api.db, api.platform, jobHandlers);

async function enterGas(owner: Company, date = '2024-06-15', fuelId = naturalGas) {
  const { body } = await api.call(createFuelConsumption, {
    token: owner.token.User,
    body: {
      locationId: owner.locationId,
      fuelId,
      fuelVariantId: null,
      unitId: kwhGross,
      value: 1000,
      date,
      reference: null,
    },
  });
  return body.fuelConsumptionId;
}

async function enterBill(owner: Company) {
  const { body } = await api.call(createUtilityConsumption, {
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
  return body.utilityConsumptionId;
}

async function linesOf(owner: Company, kind: 'fuel' | 'utility', id: number) {
  const { body } = await api.call(readEmissionTrail, { token: owner.token.View, params: { kind, id } });
  return body;
}

async function figureOf(owner: Company, id: number) {
  const { body } = await api.call(listFuelConsumptions, {
    token: owner.token.View,
    params: { locationId: owner.locationId },
    query: { PageSize: 100 },
  });
  return body.find((row) => row.fuelConsumptionId === id)?.carbonEquivalent;
}

const rollupsOf = (owner: Company) =>
  api.db
    .select({ month: emissionRollups.periodMonth, scope: emissionRollups.scope, kg: emissionRollups.kgCo2e })
    .from(emissionRollups)
    .where(eq(emissionRollups.companyId, owner.companyId))
    .orderBy(emissionRollups.periodMonth, emissionRollups.scope, emissionRollups.kgCo2e);

describe('a factor of the company’s own', () => {
  it('replaces the published one in the rows it is for, and deleting it brings that one back', async () => {
    const owner = await api.company();
    const row = await enterGas(owner);
    const published = await figureOf(owner, row);
    const { body: factor, status } = await add(owner);
    expect(status).toBe(200);
    await runJobs();
    expect(await figureOf(owner, row)).toBe(300);
    const trail = await linesOf(owner, 'fuel', row);
    expect(trail.lines[0]).toMatchObject({
      reason: 'company-factor',
      factor: { isCompanyOwn: true, id: factor.companyFactorId, publisher: 'Lab', reference: 'p. 3' },
    });
    const { body: detail } = await api.call(readCompanyFactor, {
      token: owner.token.View,
      params: { id: factor.companyFactorId },
    });
    expect(detail).toMatchObject({ useCount: 1, uses: [{ kind: 'fuel', sourceId: row }] });
    const { body: radar } = await api.call(readFactorRadar, { token: owner.token.View });
    expect(radar.reasons.map(({ reason }) => reason)).toContain('company-factor');
    await api.call(deleteCompanyFactor, {
      token: owner.token.Admin,
      params: { id: factor.companyFactorId },
      seenUpdatedOn: factor.updatedOn,
    });
    await runJobs();
    expect(await figureOf(owner, row)).toBe(published);
    expect((await linesOf(owner, 'fuel', row)).lines.some((line) => line.factor?.isCompanyOwn)).toBe(false);
  });

  it('holds month by month: a bill over the turn of its validity has it in its own month only', async () => {
    const owner = await api.company();
    await add(owner, gridFactor);
    const trail = await linesOf(owner, 'utility', await enterBill(owner));
    const location = trail.lines.filter((line) => line.scope === 2 && line.method === 'location');
    expect(location.map(({ periodMonth, reason }) => [periodMonth, reason])).toEqual([
      ['2024-12-01', 'company-factor'],
      ['2025-01-01', expect.not.stringContaining('company-factor')],
    ]);
    const market = trail.lines.filter((line) => line.method === 'market');
    expect(market.every(({ reason }) => reason !== 'company-factor')).toBe(true);
    // 1,000 kWh × 17/31 × 0.5
    expect(Number(location[0]?.kgCo2e)).toBeCloseTo((1000 * 17 * 0.5) / 31, 9);
  });

  it('is the solution named in a refusal: electricity of a country without a published grid factor', async () => {
    const andorra = 20;
    const owner = await api.company({ countryId: andorra });
    const bill = { utilityId: 1, unitId: 1, value: 1000, startDate: '2025-03-01', endDate: '2025-03-31' };
    const enter = () =>
      api.call(createUtilityConsumption, {
        token: owner.token.User,
        body: { ...bill, locationId: owner.locationId, reference: null },
      });
    const refused = await enter();
    expect([refused.status, refused.problem.errors]).toEqual([
      400,
      {
        UtilityId: [
          'No emission factor for Electricity covers 2025. Choose another date or add your own factor',
        ],
      },
    ]);
    const own = { ...gridFactor, method: 'both' as const, validFrom: '2025-01-01', validTo: null };
    const added = (await add(owner, own)).body;
    expect((await enter()).body.carbonEquivalent).toBe(500);
    await runJobs();
    const needed =
      'Some entries of 2025 would have no factor, because none is published. Delete these entries first, or choose other months';
    const byId = { token: owner.token.Admin, params: { id: added.companyFactorId } };
    const seen = { seenUpdatedOn: added.updatedOn };
    const later = { ...own, validFrom: '2025-04-01' };
    const shortened = await api.call(updateCompanyFactor, { ...byId, ...seen, body: later as never });
    const deleted = await api.call(deleteCompanyFactor, { ...byId, ...seen });
    for (const { status, problem } of [shortened, deleted])
      expect([status, problem.errors]).toEqual([400, { ValidFrom: [needed] }]);
  });

  it('recalculates exactly the rows it concerns, and the monthly sums still match the lines', async () => {
    const owner = await api.company();
    const other = await api.company();
    const touched = await enterGas(owner);
    const untouched = [await enterGas(owner, '2023-06-15'), await enterGas(other)];
    const versionsOf = async (sourceId: number) =>
      (
        await api.db
          .select({ version: sql<string>`xmin::text` })
          .from(emissionLines)
          .where(eq(emissionLines.sourceId, sourceId))
      ).map(({ version }) => version);
    const before = await Promise.all([touched, ...untouched].map(versionsOf));
    await add(owner);
    await runJobs();
    const after = await Promise.all([touched, ...untouched].map(versionsOf));
    expect(after[0]).not.toEqual(before[0]);
    expect(after.slice(1)).toEqual(before.slice(1));
    const kept = await rollupsOf(owner);
    await rebuildRollups(api.db, owner.companyId);
    expect(await rollupsOf(owner)).toEqual(kept);
    const { body: runs } = await api.call(listRecalculations, { token: owner.token.View });
    expect(runs[0]).toMatchObject({
      kind: 'company-factor',
      state: 'applied',
      totalRows: 1,
      doneRows: 1,
      companyFactorName: 'Natural gas',
    });
  });

  it('changes with its value, is audited, and a stale change is refused with the row as it is', async () => {
    const owner = await api.company();
    const row = await enterGas(owner);
    const { body: factor } = await add(owner);
    const { appliesTo: _, fuelId: __, ...state } = gasFactor;
    const update = (seenUpdatedOn: string, kgCo2e: number) =>
      api.call(updateCompanyFactor, {
        token: owner.token.Admin,
        params: { id: factor.companyFactorId },
        body: { ...state, kgCo2e },
        seenUpdatedOn,
      });
    expect((await update(factor.updatedOn, 0.4)).status).toBe(200);
    expect((await update(factor.updatedOn, 0.5)).status).toBe(412);
    await runJobs();
    expect(await figureOf(owner, row)).toBe(400);
    const audits = await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.entity, 'company_factors'));
    expect(audits.map(({ action }) => action)).toContain('update');
  });

  it('has its gases restated to the inventory’s potentials, from the basis it states', async () => {
    const owner = await api.company();
    await add(owner, {
      ...gasFactor,
      kgCo2e: null,
      kgCo2: 0.18,
      kgCh4Co2e: 0.028,
      kgN2oCo2e: null,
      gwpBasis: 'AR5',
    });
    const [line] = (await linesOf(owner, 'fuel', await enterGas(owner))).lines;
    // 1,000 × (0.18 + 0.028 × 29.8 / 28)
    expect(Number(line?.kgCo2e)).toBeCloseTo(180 + 28 * (29.8 / 28), 9);
    expect(line?.gwp).toEqual([{ gas: 'ch4', published: '28', applied: '29.8' }]);
  });
});

it('replaces a published activity of the value chain, only in the entries that use the activity', async () => {
  const owner = await api.company();
  const travel = async (travelVariant: string) => {
    const { body } = await api.call(createScope3Consumption, {
      token: owner.token.User,
      body: {
        scope3InputFormId: 6,
        scope3MethodId: 602,
        locationId: owner.locationId,
        values: {
          startDate: '2025-04-10',
          travelMode: 'short-haul-to-from-uk',
          travelVariant,
          distance: 1200,
          passengers: 2,
          radiativeForcing: true,
        },
      },
    });
    return body.scope3ConsumptionEntryId;
  };
  const [economy, business] = [await travel('economy-class'), await travel('business-class')];
  const lineOf = async (id: number) => {
    const params = { kind: 'scope3', id } as const;
    const { body } = await api.call(readEmissionTrail, { token: owner.token.View, params });
    return body.lines[0];
  };
  const untouched = await lineOf(business);
  const [published] = await api.db
    .select()
    .from(emissionFactors)
    .where(eq(emissionFactors.id, (await lineOf(economy))?.factor?.id ?? 0));
  const { status } = await add(owner, {
    ...gasFactor,
    appliesTo: 'activity',
    fuelId: null,
    activityId: published?.activityId,
    unitId: published?.unitId,
    kgCo2e: 0.1,
    validFrom: '2025-01-01',
    validTo: null,
  });
  expect(status).toBe(200);
  await runJobs();
  expect(await lineOf(economy)).toMatchObject({ reason: 'company-factor', kgCo2e: '240' });
  expect(await lineOf(business)).toEqual(untouched);
});

describe('for travel that another factor works in', () => {
  const electricCar = 'cars-by-size/average-car/battery-electric-vehicle';
  const [poland, unitedStates] = [616, 840];

  const travelled = async (owner: Company, travelMode: string, travelVariant: string) => {
    const { body } = await api.call(createScope3Consumption, {
      token: owner.token.User,
      body: {
        scope3InputFormId: 6,
        scope3MethodId: 602,
        locationId: owner.locationId,
        values: { startDate: '2025-04-10', travelMode, travelVariant, distance: 1000, passengers: 1 },
      },
    });
    return body.scope3ConsumptionEntryId;
  };
  const linesOfTravel = async (owner: Company, id: number) => {
    const params = { kind: 'scope3', id } as const;
    return (await api.call(readEmissionTrail, { token: owner.token.View, params })).body.lines;
  };
  const addForTravel = async (owner: Company, means: string) => {
    const code = `uk-desnz:business-travel-land/${means}`;
    const [published] = await api.db
      .select({ activityId: emissionFactors.activityId, unitId: emissionFactors.unitId })
      .from(emissionFactors)
      .innerJoin(factorActivities, eq(factorActivities.id, emissionFactors.activityId))
      .where(eq(factorActivities.code, code))
      .limit(1);
    const time = { validFrom: '2025-01-01', validTo: null };
    return add(owner, {
      ...gasFactor,
      ...published,
      ...time,
      appliesTo: 'activity',
      fuelId: null,
      kgCo2e: 0.04,
    });
  };

  it.each<[string, number, string, string]>([
    ['an electric car abroad, by the grid', poland, 'cars-by-size/average-car', 'battery-electric-vehicle'],
    ['a plug-in hybrid abroad', poland, 'cars-by-size/small-car', 'plug-in-hybrid-electric-vehicle'],
    ['a train abroad', poland, 'rail', 'national-rail'],
    ['a train in the US, by the EPA’s row', unitedStates, 'rail', 'national-rail'],
  ])(
    'finds entries of %s, and deleting it brings their figure back',
    async (_, countryId, means, variant) => {
      const owner = await api.company({ countryId });
      const id = await travelled(owner, means, variant);
      const before = await linesOfTravel(owner, id);
      expect(before.every(({ reason }) => reason !== 'company-factor')).toBe(true);
      const { body: factor, status } = await addForTravel(owner, `${means}/${variant}`);
      expect(status).toBe(200);
      await runJobs();
      const own = await linesOfTravel(owner, id);
      expect(own).toMatchObject([{ reason: 'company-factor', kgCo2e: '40' }]);
      const params = { id: factor.companyFactorId };
      const seen = { token: owner.token.Admin, params, seenUpdatedOn: factor.updatedOn };
      await api.call(deleteCompanyFactor, seen);
      await runJobs();
      expect(await linesOfTravel(owner, id)).toEqual(before);
    },
  );

  it('leaves other cars on the same grid out of its run', async () => {
    const owner = await api.company({ countryId: poland });
    await travelled(owner, 'cars-by-size/average-car', 'battery-electric-vehicle');
    const small = await travelled(owner, 'cars-by-size/small-car', 'battery-electric-vehicle');
    const untouched = await linesOfTravel(owner, small);
    await addForTravel(owner, electricCar);
    await runJobs();
    expect(await linesOfTravel(owner, small)).toEqual(untouched);
    const { body: runs } = await api.call(listRecalculations, { token: owner.token.View });
    expect(runs[0]).toMatchObject({ kind: 'company-factor', totalRows: 1, doneRows: 1, changedRows: 1 });
  });
});

describe('a factor is valid by the day', () => {
  it('so that a bill is split where it starts, and shows its days as entered', async () => {
    const owner = await api.company();
    const row = await enterBill(owner);
    const { body } = await add(owner, { ...gridFactor, validFrom: '2024-12-20', validTo: '2025-01-04' });
    expect(body).toMatchObject({ validFrom: '2024-12-20', validTo: '2025-01-04' });
    await runJobs();
    const { lines } = await linesOf(owner, 'utility', row);
    const own = lines.filter(({ factor, method }) => factor?.isCompanyOwn && method === 'location');
    // 1,000 kWh of 31 days: twelve of December, four of January.
    expect(own.map(({ activityQuantity }) => Math.round(Number(activityQuantity)))).toEqual([387, 129]);
  });

  it('and two may follow each other within a month', async () => {
    const owner = await api.company();
    expect((await add(owner, { ...gasFactor, validTo: '2024-06-10' })).status).toBe(200);
    const overlapping = await add(owner, { ...gasFactor, validFrom: '2024-06-10' });
    expect(overlapping.problem.errors?.ValidFrom?.[0]).toContain('2024-06-10');
    expect((await add(owner, { ...gasFactor, validFrom: '2024-06-11', kgCo2e: 0.4 })).status).toBe(200);
    const rows = [await enterGas(owner, '2024-06-10'), await enterGas(owner, '2024-06-11')];
    expect([await figureOf(owner, rows[0] ?? 0), await figureOf(owner, rows[1] ?? 0)]).toEqual([300, 400]);
  });

  it('and one of purchased energy says whether it is for the plant, where that has a network of published losses', async () => {
    const owner = await api.company();
    const { body: targets } = await api.call(listCompanyFactorTargets, { token: owner.token.View });
    const { body } = await add(owner, { ...gridFactor, networkBoundary: 'plant' });
    expect(body).toMatchObject({ networkBoundary: 'plant', hasNetwork: true });
    const cooling = targets.find(({ appliesTo, hasNetwork }) => appliesTo === 'utility' && !hasNetwork);
    const ofCooling = { ...gridFactor, utilityId: cooling?.itemId, unitId: cooling?.units[0]?.unitId };
    const refused = await add(owner, { ...ofCooling, networkBoundary: 'plant' });
    expect(refused.problem.errors).toHaveProperty('NetworkBoundary');
  });
});

describe('a factor is refused', () => {
  const errorsOf = async (owner: Company, body: object) => (await add(owner, body)).problem.errors ?? {};

  it('when its time overlaps another one for the same thing', async () => {
    const owner = await api.company();
    await add(owner);
    expect(await errorsOf(owner, { ...gasFactor, validFrom: '2024-12-31', validTo: null })).toHaveProperty(
      'ValidFrom',
    );
    expect((await add(owner, { ...gasFactor, validFrom: '2025-01-01', validTo: null })).status).toBe(200);
    expect((await add(owner, { ...gridFactor })).status).toBe(200);
    expect(await errorsOf(owner, { ...gridFactor, method: 'both' })).toHaveProperty('ValidFrom');
    expect((await add(owner, { ...gridFactor, method: 'market' })).status).toBe(200);
  });

  it.each<[string, object, string]>([
    ['without a number', { kgCo2e: null }, 'KgCo2e'],
    ['without a source', { publisher: ' ' }, 'Publisher'],
    ['when its gases exceed its total', { kgCo2: 0.4 }, 'KgCo2e'],
    ['when it states methane without the basis of its potential', { kgCh4Co2e: 0.01 }, 'GwpBasis'],
    ['per kWh without a calorific basis', { unitId: 1 }, 'UnitId'],
    ['for a fuel that does not exist', { fuelId: 99_999 }, 'FuelId'],
    ['when it ends before it begins', { validTo: '2023-01-01' }, 'ValidTo'],
  ])('%s', async (_, change, field) => {
    const owner = await api.company();
    expect(await errorsOf(owner, { ...gasFactor, ...change })).toHaveProperty(field);
    const { body } = await api.call(listCompanyFactors, { token: owner.token.View });
    expect(body).toEqual([]);
  });
});

it('names the published activity whose units do not fit', async () => {
  const owner = await api.company();
  const [published] = await api.db
    .select({ activityId: emissionFactors.activityId, path: factorActivities.path })
    .from(emissionFactors)
    .innerJoin(factorActivities, eq(factorActivities.id, emissionFactors.activityId))
    .where(like(factorActivities.path, 'Business travel%'))
    .limit(1);
  const { problem } = await add(owner, {
    ...gasFactor,
    appliesTo: 'activity',
    fuelId: null,
    activityId: published?.activityId,
  });
  expect(problem.errors?.UnitId).toEqual([expect.stringContaining(factorName(published?.path ?? '', 'en'))]);
});

it('offers what a factor can be for, with units that name their calorific basis', async () => {
  const owner = await api.company();
  const { body } = await api.call(listCompanyFactorTargets, { token: owner.token.View });
  const gas = body.find(({ appliesTo, itemId }) => appliesTo === 'fuel' && itemId === naturalGas);
  expect(gas?.units.map(({ symbol }) => symbol)).toContain('kWh (gross CV)');
  expect(gas?.units.map(({ symbol }) => symbol)).not.toContain('kWh');
  expect(body.filter(({ units }) => units.length === 0)).toEqual([]);
});

it('never shows a factor of another company', async () => {
  const { body: factor } = await add(await api.company());
  const stranger = await api.company();
  const answer = await api.call(readCompanyFactor, {
    token: stranger.token.Admin,
    params: { id: factor.companyFactorId },
  });
  expect(answer.status).toBe(404);
  expect((await api.call(listCompanyFactors, { token: stranger.token.View })).body).toEqual([]);
});
