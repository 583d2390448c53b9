/** Factors of the company's own that hold for one of its locations: two suppliers of heat, two of gas. */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createScope3Consumption } from '#api/contract/activity-data/value-chain';
import { archiveLocation, createLocation, restoreLocation } from '#api/contract/company/locations';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { listRecalculations } from '#api/contract/emissions/recalculations';
import {
  createCompanyFactor,
  deleteCompanyFactor,
  listCompanyFactors,
  readCompanyFactor,
  updateCompanyFactor,
} from '#api/contract/factors/company-factors';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { auditLog } from '#api/db/schema/platform';
import { emissionFactors } from '#api/db/schema/reference';
import { runDueJobs } from '#api/kernel/jobs';
import { rebuildRollups } from '#api/modules/emissions/ledger/emission-lines';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, polandId } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const gigajoule = 5;
const source = { publisher: 'Heat works', document: 'Statement 2024', reference: 'p. 3', note: null };
const heatFactor = {
  appliesTo: 'utility' as const,
  utilityId: 2,
  method: 'both' as const,
  unitId: gigajoule,
  kgCo2e: 90,
  validFrom: '2024-01-01',
  validTo: '2024-12-31',
  ...source,
};
const gasFactor = {
  appliesTo: 'fuel' as const,
  fuelId: 101,
  unitId: 20,
  kgCo2e: 0.3,
  validFrom: '2024-01-01',
  validTo: '2024-12-31',
  ...source,
};

const add = (owner: Company, body: object) =>
  api.call(createCompanyFactor, { token: owner.token.Admin, body: body as never });

async function added(owner: Company, body: object) {
  const { status, body: factor, problem } = await add(owner, body);
  expect(status, JSON.stringify(problem)).toBe(200);
  return factor;
}

const remove = (owner: Company, factor: { companyFactorId: number; updatedOn: string }) =>
  api.call(deleteCompanyFactor, {
    token: owner.token.Admin,
    params: { id: factor.companyFactorId },
    seenUpdatedOn: factor.updatedOn,
  });

const archive = (owner: Company, id: number, query: { deleteData: string } | { disableDate: string }) =>
  api.call(archiveLocation, { token: owner.token.Admin, params: { id }, query: query as never });

const runJobs = () => runDueJobs(api.db, api.platform, jobHandlers);

async function addPlace(owner: Company, name: string, countryId = polandId): Promise<number> {
  const place = { name, countryId, town: 'Łódź', address1: 'Polna 1' };
  const { body } = await api.call(createLocation, { token: owner.token.Admin, body: place as never });
  return body.locationId;
}

async function enterBill(owner: Company, locationId: number, value: number, utilityId = 2) {
  const days = { startDate: '2024-03-01', endDate: '2024-03-31' };
  const { status, body, problem } = await api.call(createUtilityConsumption, {
    token: owner.token.User,
    body: { locationId, utilityId, unitId: utilityId === 2 ? gigajoule : 1, value, ...days, reference: null },
  });
  expect(status, JSON.stringify(problem)).toBe(200);
  return body.utilityConsumptionId;
}

async function enterGas(owner: Company, locationId: number) {
  const { body } = await api.call(createFuelConsumption, {
    token: owner.token.User,
    body: {
      locationId,
      fuelId: 101,
      fuelVariantId: null,
      unitId: 20,
      value: 1000,
      date: '2024-06-15',
      reference: null,
    },
  });
  return body.fuelConsumptionId;
}

const trailOf = async (owner: Company, kind: 'fuel' | 'utility' | 'scope3', id: number) =>
  (await api.call(readEmissionTrail, { token: owner.token.View, params: { kind, id } })).body;

const figureOf = async (owner: Company, kind: 'fuel' | 'utility', id: number) =>
  Number((await trailOf(owner, kind, id)).carbonEquivalentKg);

/** Changes with every write of a line. */
async function versionsOf(owner: Company, sourceId: number) {
  const rows = await api.db
    .select({ version: sql<string>`xmin::text` })
    .from(emissionLines)
    .where(and(eq(emissionLines.companyId, owner.companyId), eq(emissionLines.sourceId, sourceId)));
  return rows.map(({ version }) => version);
}

const errorsOf = async (owner: Company, body: object) => (await add(owner, body)).problem.errors ?? {};

describe('a factor for one location', () => {
  it('lets each of two suppliers of heat have its own figure, and a third place that of the company', async () => {
    const owner = await api.company();
    const [lodz, gniezno] = [await addPlace(owner, 'Łódź'), await addPlace(owner, 'Gniezno')];
    const places = [owner.locationId, lodz, gniezno];
    const bills: number[] = [];
    for (const place of places) bills.push(await enterBill(owner, place, 100));
    await added(owner, heatFactor);
    const ofLodz = await added(owner, { ...heatFactor, locationId: lodz, kgCo2e: 62.5 });
    const ofGniezno = await added(owner, { ...heatFactor, locationId: gniezno, kgCo2e: 110.25 });
    expect([ofLodz.locationId, ofLodz.locationName]).toEqual([lodz, 'Łódź']);
    await runJobs();
    const later = await enterBill(owner, lodz, 8);
    // 100 GJ × 90, × 62.5, × 110.25; 8 GJ × 62.5
    const figures: number[] = [];
    for (const bill of [...bills, later]) figures.push(await figureOf(owner, 'utility', bill));
    expect(figures).toEqual([9000, 6250, 11_025, 500]);
    const { lines } = await trailOf(owner, 'utility', bills[2] ?? 0);
    const own = lines.filter(({ factor }) => factor?.isCompanyOwn);
    expect(
      own.map(({ method, kgCo2e, factor }) => [method, kgCo2e, factor?.id, factor?.locationName]),
    ).toEqual([
      ['location', '11025', ofGniezno.companyFactorId, 'Gniezno'],
      ['market', '11025', ofGniezno.companyFactorId, 'Gniezno'],
    ]);
    const everywhere = (await trailOf(owner, 'utility', bills[0] ?? 0)).lines[0]?.factor;
    expect([everywhere?.isCompanyOwn, everywhere?.locationName]).toEqual([true, null]);
    const published = lines.find(({ factor }) => factor && !factor.isCompanyOwn)?.factor;
    expect(published?.locationName).toBeNull();
  });

  it('is listed with its location, and its uses are of that location only', async () => {
    const owner = await api.company();
    const lodz = await addPlace(owner, 'Łódź');
    await enterBill(owner, owner.locationId, 100);
    await enterBill(owner, lodz, 100);
    await added(owner, heatFactor);
    const factor = await added(owner, { ...heatFactor, locationId: lodz });
    await runJobs();
    const { body: list } = await api.call(listCompanyFactors, { token: owner.token.View });
    expect(list.map(({ locationId, locationName }) => [locationId, locationName])).toEqual([
      [lodz, 'Łódź'],
      [null, null],
    ]);
    const params = { id: factor.companyFactorId };
    const { body: detail } = await api.call(readCompanyFactor, { token: owner.token.View, params });
    expect(detail).toMatchObject({ useCount: 1, locationName: 'Łódź', uses: [{ locationName: 'Łódź' }] });
    const { body: runs } = await api.call(listRecalculations, { token: owner.token.View });
    expect(runs.map(({ companyFactorName, totalRows }) => [companyFactorName, totalRows])).toEqual([
      ['District heat, Łódź', 1],
      ['District heat', 2],
    ]);
  });

  it('deleted, gives its rows back to the company’s factor, that one’s to the published one, and touches no others', async () => {
    const owner = await api.company();
    const lodz = await addPlace(owner, 'Łódź');
    const [here, there] = [await enterGas(owner, owner.locationId), await enterGas(owner, lodz)];
    const published = await figureOf(owner, 'fuel', there);
    const everywhere = await added(owner, gasFactor);
    const ofLodz = await added(owner, { ...gasFactor, locationId: lodz, kgCo2e: 0.7 });
    await runJobs();
    expect([await figureOf(owner, 'fuel', here), await figureOf(owner, 'fuel', there)]).toEqual([300, 700]);
    const untouched = await versionsOf(owner, here);
    expect((await remove(owner, ofLodz)).status).toBe(204);
    await runJobs();
    expect(await figureOf(owner, 'fuel', there)).toBe(300);
    expect(await versionsOf(owner, here)).toEqual(untouched);
    await remove(owner, everywhere);
    await runJobs();
    expect(await figureOf(owner, 'fuel', there)).toBe(published);
  });

  it('changed, recalculates only its own location’s rows, and the monthly sums still match the lines', async () => {
    const owner = await api.company();
    const lodz = await addPlace(owner, 'Łódź');
    const [here, there] = [await enterGas(owner, owner.locationId), await enterGas(owner, lodz)];
    const factor = await added(owner, { ...gasFactor, locationId: lodz });
    await runJobs();
    const untouched = await versionsOf(owner, here);
    const { status, body: changed } = await api.call(updateCompanyFactor, {
      token: owner.token.Admin,
      params: { id: factor.companyFactorId },
      // The location is part of the factor's target: a location that is sent changes nothing.
      body: { ...gasFactor, locationId: owner.locationId, kgCo2e: 0.4 } as never,
      seenUpdatedOn: factor.updatedOn,
    });
    expect([status, changed.locationId]).toEqual([200, lodz]);
    await runJobs();
    expect(await figureOf(owner, 'fuel', there)).toBe(400);
    expect(await versionsOf(owner, here)).toEqual(untouched);
    const sums = () =>
      api.db
        .select({
          place: emissionRollups.locationId,
          scope: emissionRollups.scope,
          kg: emissionRollups.kgCo2e,
        })
        .from(emissionRollups)
        .where(eq(emissionRollups.companyId, owner.companyId))
        .orderBy(emissionRollups.locationId, emissionRollups.scope, emissionRollups.kgCo2e);
    const kept = await sums();
    await rebuildRollups(api.db, owner.companyId);
    expect(await sums()).toEqual(kept);
  });

  it('replaces an activity of the value chain at its location only', async () => {
    const owner = await api.company();
    const lodz = await addPlace(owner, 'Łódź');
    const values = {
      startDate: '2025-04-10',
      travelMode: 'short-haul-to-from-uk',
      travelVariant: 'economy-class',
      distance: 1200,
      passengers: 2,
      radiativeForcing: true,
    };
    const flights: number[] = [];
    for (const locationId of [owner.locationId, lodz]) {
      const { body } = await api.call(createScope3Consumption, {
        token: owner.token.User,
        body: { scope3InputFormId: 6, scope3MethodId: 602, locationId, values },
      });
      flights.push(body.scope3ConsumptionEntryId);
    }
    const [here = 0, there = 0] = flights;
    const untouched = await trailOf(owner, 'scope3', here);
    const [published] = await api.db
      .select()
      .from(emissionFactors)
      .where(eq(emissionFactors.id, untouched.lines[0]?.factor?.id ?? 0));
    await added(owner, {
      appliesTo: 'activity',
      activityId: published?.activityId,
      unitId: published?.unitId,
      locationId: lodz,
      kgCo2e: 0.1,
      validFrom: '2025-01-01',
      validTo: null,
      ...source,
    });
    await runJobs();
    // 1,200 km × 2 passengers × 0.1
    const [line] = (await trailOf(owner, 'scope3', there)).lines;
    expect(line).toMatchObject({ kgCo2e: '240', reason: 'company-factor', factor: { locationName: 'Łódź' } });
    expect(await trailOf(owner, 'scope3', here)).toEqual(untouched);
  });
});

describe('two factors for one thing', () => {
  it('overlap at the same location, and "everywhere" counts as a separate location', async () => {
    const owner = await api.company();
    const lodz = await addPlace(owner, 'Łódź');
    await added(owner, { ...heatFactor, locationId: owner.locationId });
    await added(owner, { ...heatFactor, locationId: lodz });
    await added(owner, heatFactor);
    for (const locationId of [owner.locationId, lodz, null, undefined])
      expect(await errorsOf(owner, { ...heatFactor, locationId })).toHaveProperty('ValidFrom');
    const next = { ...heatFactor, validFrom: '2025-01-01', validTo: null };
    await added(owner, { ...next, locationId: lodz });
    expect(await errorsOf(owner, { ...next, method: 'market', locationId: lodz })).toHaveProperty(
      'ValidFrom',
    );
    await added(owner, { ...next, method: 'market' });
  });

  it('keep each other’s rows calculable where no factor is published: the last one of a location cannot be deleted', async () => {
    const andorra = 20;
    const owner = await api.company({ countryId: andorra });
    const south = await addPlace(owner, 'South', andorra);
    const grid = { ...heatFactor, utilityId: 1, unitId: 1, kgCo2e: 0.5 };
    const everywhere = await added(owner, grid);
    await enterBill(owner, owner.locationId, 1000, 1);
    await enterBill(owner, south, 1000, 1);
    await runJobs();
    // The row that is tried first has a factor of its own location; the other one depends on this one.
    const ofFirst = await added(owner, { ...grid, locationId: owner.locationId });
    const refused = await remove(owner, everywhere);
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([400, ['ValidFrom']]);
    const ofSouth = await added(owner, { ...grid, locationId: south });
    expect((await remove(owner, everywhere)).status).toBe(204);
    await runJobs();
    for (const last of [ofFirst, ofSouth]) expect((await remove(owner, last)).status).toBe(400);
  });
});

describe('the location of a factor', () => {
  it.each([
    ['of another company', async () => (await api.company()).locationId],
    ['that does not exist', async () => 2_000_000_000],
  ])('is refused in its field when it is one %s', async (_, idOf) => {
    const owner = await api.company();
    const errors = await errorsOf(owner, { ...heatFactor, locationId: await idOf(), unitId: 50 });
    expect(Object.keys(errors).sort()).toEqual(['LocationId', 'UnitId']);
    expect((await api.call(listCompanyFactors, { token: owner.token.View })).body).toEqual([]);
  });

  it('is refused when it is archived; one that is there already may still be put right and deleted', async () => {
    const owner = await api.company();
    const lodz = await addPlace(owner, 'Łódź');
    const bill = await enterBill(owner, lodz, 100);
    const factor = await added(owner, { ...heatFactor, locationId: lodz });
    expect((await archive(owner, lodz, { disableDate: '2024-06-30' })).status).toBe(204);
    const next = { ...heatFactor, validFrom: '2025-01-01', validTo: null, locationId: lodz };
    expect(await errorsOf(owner, next)).toHaveProperty('LocationId');
    const byId = { token: owner.token.Admin, params: { id: factor.companyFactorId } };
    const { appliesTo: _, utilityId: __, method: ___, ...state } = heatFactor;
    const body = { ...state, kgCo2e: 50 };
    const { body: changed } = await api.call(updateCompanyFactor, {
      ...byId,
      body,
      seenUpdatedOn: factor.updatedOn,
    });
    await runJobs();
    expect(await figureOf(owner, 'utility', bill)).toBe(5000);
    expect((await remove(owner, changed)).status).toBe(204);
  });

  it('archived with its data ends its factors, audited; restored, it does not bring them back', async () => {
    const owner = await api.company();
    const stranger = await api.company();
    const lodz = await addPlace(owner, 'Łódź');
    await enterBill(owner, lodz, 100);
    const gone = [
      await added(owner, { ...heatFactor, locationId: lodz }),
      await added(owner, { ...gasFactor, locationId: lodz }),
    ];
    const earlier = await added(owner, {
      ...gasFactor,
      locationId: lodz,
      validFrom: '2025-01-01',
      validTo: null,
    });
    await remove(owner, earlier);
    const kept = [
      await added(owner, { ...heatFactor, locationId: owner.locationId }),
      await added(owner, gasFactor),
    ];
    await added(stranger, { ...heatFactor, locationId: stranger.locationId });
    expect((await archive(owner, lodz, { deleteData: 'true' })).status).toBe(204);
    await runJobs();
    const listed = async (company: Company) =>
      (await api.call(listCompanyFactors, { token: company.token.View })).body.map(
        (row) => row.companyFactorId,
      );
    expect((await listed(owner)).sort()).toEqual(kept.map((row) => row.companyFactorId).sort());
    expect(await listed(stranger)).toHaveLength(1);
    const audits = await api.db
      .select({ id: auditLog.entityId, before: auditLog.before })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.companyId, owner.companyId),
          eq(auditLog.entity, 'company_factors'),
          eq(auditLog.action, 'delete'),
        ),
      )
      .orderBy(auditLog.id);
    expect(audits.map(({ id, before }) => [Number(id), before])).toEqual(
      [earlier, ...gone].map((row) => [
        row.companyFactorId,
        expect.objectContaining({ locationId: lodz, deletedOn: null }),
      ]),
    );
    await api.call(restoreLocation, { token: owner.token.Admin, params: { id: lodz } });
    const again = await enterBill(owner, lodz, 100);
    expect((await trailOf(owner, 'utility', again)).lines.some(({ factor }) => factor?.isCompanyOwn)).toBe(
      false,
    );
    // The deleted factors do not block a new one.
    await added(owner, { ...heatFactor, locationId: lodz });
  });
});
