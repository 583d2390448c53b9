import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateOwnLanguage } from '#api/contract/account/accounts';
import { createFuelConsumption, listFuelConsumptions } from '#api/contract/activity-data/fuel-consumptions';
import {
  createUtilityConsumption,
  listUtilityConsumptions,
} from '#api/contract/activity-data/utility-consumptions';
import * as contract from '#api/contract/company/locations';
import { readPendingRecalculation } from '#api/contract/emissions/pending-recalculation';
import { locations } from '#api/db/schema/company';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { auditLog } from '#api/db/schema/platform';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, polandId } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;

const gb = 826;
const antarctica = 10;
const usa = 840;
const [english, polish] = [1, 2];

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const warehouse = { name: 'Warehouse', countryId: polandId, town: 'Gdynia', address1: 'Portowa 3' };

const create = (company: Company, change: object = {}, token = company.token.Admin) =>
  api.call(contract.createLocation, { token, body: { ...warehouse, ...change } });

const update = (company: Company, id: number, change: object, seenUpdatedOn?: string) =>
  api.call(contract.updateLocation, {
    token: company.token.Admin,
    params: { id },
    body: { ...warehouse, ...change },
    ...(seenUpdatedOn ? { seenUpdatedOn } : {}),
  });

const archive = (company: Company, id: number, query: object, token = company.token.Admin) =>
  api.call(contract.archiveLocation, { token, params: { id }, query: query as never });

const list = (company: Company, query: object = {}) =>
  api.call(contract.listLocations, { token: company.token.View, query: query as never });

const restore = (company: Company, id: number) =>
  api.call(contract.restoreLocation, { token: company.token.Admin, params: { id } });

/** 1,000 kWh of electricity and 100 l of diesel in March 2025. */
async function enterActivity(company: Company) {
  const { locationId } = company;
  const token = company.token.User;
  const shared = { locationId, reference: null };
  const bill = { ...shared, utilityId: 1, value: 1000, unitId: 1 };
  await api.call(createUtilityConsumption, {
    token,
    body: { ...bill, startDate: '2025-03-01', endDate: '2025-03-31' },
  });
  await api.call(createFuelConsumption, {
    token,
    body: { ...shared, fuelId: 501, fuelVariantId: 12, value: 100, unitId: 50, date: '2025-03-10' },
  });
}

const bills = async (company: Company) =>
  (
    await api.call(listUtilityConsumptions, {
      token: company.token.View,
      params: { locationId: company.locationId },
    })
  ).body;

const sumOf = async (company: Company, method: 'location' | 'none') =>
  (
    await api.db
      .select()
      .from(emissionRollups)
      .where(and(eq(emissionRollups.companyId, company.companyId), eq(emissionRollups.method, method)))
  ).reduce((total, row) => total + (row.scope <= 2 ? Number(row.kgCo2e) : 0), 0);

async function closingReasonOf({ locationId }: Company) {
  const [row] = await api.db.select().from(locations).where(eq(locations.id, locationId));
  return row?.closingReason;
}

describe('listing locations', () => {
  test('gives the company’s own by name, with one line of address, in the reader’s language', async () => {
    const company = await api.company();
    await api.company();
    await create(company, { name: 'Alpha', postCode: '81-001' });
    const { body } = await list(company);
    expect(body.map((location) => location.name)).toEqual(['Alpha', 'Plant']);
    expect(body[0]?.address).toBe('Portowa 3, 81-001 Gdynia, Poland');
  });

  test('goes by the reader’s alphabet, and by numbers inside a name', async () => {
    const company = await api.company();
    for (const name of ['Warszawa', 'Łódź 10', 'Łódź 2', 'Lublin']) await create(company, { name });
    const namesIn = async (languageId: number) => {
      await api.call(updateOwnLanguage, { token: company.token.View, body: { languageId } });
      return (await list(company)).body.map(({ name }) => name);
    };
    expect(await namesIn(polish)).toEqual(['Lublin', 'Łódź 2', 'Łódź 10', 'Plant', 'Warszawa']);
    expect(await namesIn(english)).toEqual(['Łódź 2', 'Łódź 10', 'Lublin', 'Plant', 'Warszawa']);
  });

  // spec: calls.locations, locations.archive
  test('puts "all" first on demand and leaves archived ones out unless asked', async () => {
    const company = await api.company();
    const { body: location } = await create(company);
    await archive(company, location.locationId, { disableDate: '2026-06-01' });
    expect((await list(company, { addOptionAll: 'true' })).body.map((row) => row.locationId)).toEqual([
      0,
      company.locationId,
    ]);
    const all = (await list(company, { includeInactive: 'true' })).body;
    expect(all.map((row) => [row.name, row.active, row.dateDisabled])).toEqual([
      ['Plant', true, null],
      ['Warehouse', false, '2026-06-01'],
    ]);
  });

  // spec: calls.locations
  test('tolerates an empty If-Modified-Since header', async () => {
    const company = await api.company();
    const headers = { 'if-modified-since': '' };
    const { status } = await api.call(contract.listLocations, {
      token: company.token.User,
      query: {},
      headers,
    });
    expect(status).toBe(200);
  });
});

describe('adding a location', () => {
  // spec: locations.rules
  test('stores what was entered and writes the audit row', async () => {
    const company = await api.company();
    const { status, body } = await create(company, { area: 1200, address2: '  ', postCode: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Warehouse', area: 1200, address2: null, active: true });
    const [row] = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, company.companyId), eq(auditLog.entity, 'locations')));
    expect(row).toMatchObject({ action: 'create', entityId: body.locationId, userId: company.userId.Admin });
  });

  // spec: locations.rules
  test('names every missing field at once', async () => {
    const company = await api.company();
    const { problem } = await create(company, { name: ' ', town: '', address1: undefined, countryId: null });
    expect(Object.keys(problem.errors ?? {}).toSorted()).toEqual(['Address1', 'CountryId', 'Name', 'Town']);
    expect(problem.errors?.Name).toEqual(["This field can't be empty"]);
  });

  // spec: constants.area, locations.rules
  test('refuses an unknown country and a negative area, and rounds an area to whole square metres', async () => {
    const company = await api.company();
    const unknown = await create(company, { countryId: 999 });
    expect(unknown.problem.errors).toEqual({ CountryId: ['Choose one of the listed values'] });
    expect(Object.keys((await create(company, { area: -1 })).problem.errors ?? {})).toEqual(['Area']);
    expect((await create(company, { area: 1234.6 })).body.area).toBe(1235);
  });

  test('takes a part of the grid that the country has, and refuses any other', async () => {
    const company = await api.company();
    const inCalifornia = await create(company, { countryId: usa, gridSubregion: 'CAMX' });
    expect(inCalifornia.body).toMatchObject({ countryId: usa, gridSubregion: 'CAMX' });
    expect((await create(company, { countryId: usa, gridSubregion: ' ' })).body.gridSubregion).toBeNull();
    for (const change of [{ countryId: usa, gridSubregion: 'camx' }, { gridSubregion: 'CAMX' }]) {
      const { status, problem } = await create(company, change);
      expect(status).toBe(400);
      expect(problem.errors).toEqual({ GridSubregion: ['Choose one of the listed values'] });
    }
  });

  test('is for administrators', async () => {
    const company = await api.company();
    for (const token of [company.token.User, company.token.View]) {
      expect((await create(company, {}, token)).problem.code).toBe('role_required');
    }
  });
});

describe('changing a location', () => {
  test('to another country recalculates what was entered there by the factors of that country', async () => {
    const company = await api.company();
    await enterActivity(company);
    const [polish] = await bills(company);
    const { status } = await update(company, company.locationId, { countryId: gb });
    expect(status).toBe(200);
    const [british] = await bills(company);
    expect(polish?.carbonEquivalent).toBeGreaterThan(2 * (british?.carbonEquivalent ?? 0));
    expect(british?.carbonEquivalent).toBeCloseTo(await sumOf(company, 'location'), 6);
  });

  test('to another part of the grid recalculates what was entered there, and no part is the whole of it', async () => {
    const company = await api.company();
    await enterActivity(company);
    const perBill = async (change: object) => {
      expect((await update(company, company.locationId, { countryId: usa, ...change })).status).toBe(200);
      const [bill] = await bills(company);
      return bill?.carbonEquivalent;
    };
    // eGRID2023, kg for 1,000 kWh: the newest there is for 2025.
    expect(await perBill({})).toBeCloseTo(351.6425, 6);
    expect(await perBill({ gridSubregion: 'CAMX' })).toBeCloseTo(198.7415, 6);
    expect(await perBill({ gridSubregion: 'ERCT' })).toBeCloseTo(336.03574, 6);
    expect(await sumOf(company, 'location')).toBeCloseTo(336.03574, 6);
    expect(await perBill({ gridSubregion: null })).toBeCloseTo(351.6425, 6);
  });

  test('to a country without factors for what was entered is refused, and nothing changes', async () => {
    const company = await api.company();
    await enterActivity(company);
    const before = await bills(company);
    const { status, problem } = await update(company, company.locationId, { countryId: antarctica });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual(['CountryId']);
    expect(await bills(company)).toEqual(before);
    expect((await list(company)).body[0]?.countryId).toBe(polandId);
  });

  test('reports figures as pending until a job has recalculated hundreds of entries, to its own company only', async () => {
    const [company, other] = [await api.company(), await api.company()];
    const token = company.token.Admin;
    const power = {
      utilityId: 1,
      unitId: 1,
      startDate: '2025-03-01',
      endDate: '2025-03-31',
      reference: null,
    };
    for (let value = 1; value <= 201; value += 1) {
      const body = { ...power, value, locationId: company.locationId };
      await api.call(createUtilityConsumption, { token, body });
    }
    const isPending = async (of: string) =>
      (await api.call(readPendingRecalculation, { token: of })).body.any;
    expect(await isPending(token)).toBe(false);
    expect((await update(company, company.locationId, { countryId: gb })).status).toBe(200);
    expect([await isPending(token), await isPending(other.token.Admin)]).toEqual([true, false]);
    await runDueJobs(api.db, api.platform, jobHandlers);
    expect(await isPending(token)).toBe(false);
  });

  test('is refused too when a job would recalculate the entries, whichever entry has no factor', async () => {
    const company = await api.company();
    const { locationId } = company;
    const token = company.token.User;
    const diesel = { fuelId: 501, fuelVariantId: 12, unitId: 50, value: 100, reference: null };
    for (let entry = 0; entry < 201; entry += 1) {
      const body = { ...diesel, locationId, date: '2025-03-10' };
      await api.call(createFuelConsumption, { token, body });
    }
    const power = { utilityId: 1, unitId: 1, value: 10, startDate: '2025-03-01', endDate: '2025-03-31' };
    await api.call(createUtilityConsumption, { token, body: { ...power, locationId, reference: null } });
    const { body: before } = await list(company);
    const { status, problem } = await update(company, locationId, { countryId: antarctica });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual(['CountryId']);
    expect((await list(company)).body).toEqual(before);
  });

  test('is refused when stale and missing when foreign', async () => {
    const [company, other] = [await api.company(), await api.company()];
    const { body: seen } = await create(company);
    const { body: theirs } = await update(company, seen.locationId, { name: 'Depot' }, seen.updatedOn ?? '');
    const stale = await update(company, seen.locationId, { name: 'Hub' }, seen.updatedOn ?? '');
    expect([stale.status, stale.problem.current]).toEqual([412, theirs]);
    expect((await update(other, seen.locationId, {})).status).toBe(404);
  });
});

describe('archiving a location', () => {
  // spec: locations.archive
  test('as closed keeps its data and can be undone', async () => {
    const company = await api.company();
    await enterActivity(company);
    const before = await sumOf(company, 'location');
    expect((await archive(company, company.locationId, { disableDate: '2026-05-31' })).status).toBe(204);
    expect((await list(company)).body).toEqual([]);
    expect(await sumOf(company, 'location')).toBe(before);
    expect(await closingReasonOf(company)).toBe(1);
    const { body } = await restore(company, company.locationId);
    expect(body).toMatchObject({ active: true, dateDisabled: null });
    expect(await closingReasonOf(company)).toBe(null);
  });

  test('takes no new data while it is archived', async () => {
    const company = await api.company();
    await archive(company, company.locationId, { disableDate: '2026-05-31' });
    await enterActivity(company);
    expect(await bills(company)).toEqual([]);
  });

  test('with its data deleted leaves no row, line or sum of it, and those of others alone', async () => {
    const [company, other] = [await api.company(), await api.company()];
    await enterActivity(company);
    await enterActivity(other);
    const untouched = await sumOf(other, 'location');
    expect((await archive(company, company.locationId, { deleteData: 'true' })).status).toBe(204);
    expect(await bills(company)).toEqual([]);
    expect(await closingReasonOf(company)).toBe(2);
    const fuels = await api.call(listFuelConsumptions, {
      token: company.token.View,
      params: { locationId: company.locationId },
    });
    expect(fuels.body).toEqual([]);
    for (const table of [emissionLines, emissionRollups]) {
      expect(await api.db.select().from(table).where(eq(table.companyId, company.companyId))).toEqual([]);
    }
    expect(await sumOf(other, 'location')).toBe(untouched);
    expect((await bills(other)).length).toBe(1);
  });

  test('with its data deleted keeps in the audit what every entry was', async () => {
    const company = await api.company();
    await enterActivity(company);
    await archive(company, company.locationId, { deleteData: 'true' });
    const trail = await api.db
      .select({ entity: auditLog.entity, entityId: auditLog.entityId, before: auditLog.before })
      .from(auditLog)
      .where(and(eq(auditLog.companyId, company.companyId), eq(auditLog.action, 'delete')))
      .orderBy(auditLog.entity);
    expect(trail).toEqual([
      expect.objectContaining({ entity: 'fuel_consumptions', entityId: expect.any(Number) }),
      expect.objectContaining({ entity: 'utility_consumptions', entityId: expect.any(Number) }),
    ]);
    expect(trail.map(({ before }) => Number((before as { value: string }).value))).toEqual([100, 1000]);
  });

  // spec: locations.removal-rules
  test('needs a closing day that is not in the future, unless the data goes', async () => {
    const company = await api.company();
    const without = await archive(company, company.locationId, {});
    expect(without.problem.errors).toEqual({ DisableDate: ["This field can't be empty"] });
    const later = await archive(company, company.locationId, { disableDate: '2026-06-16' });
    expect(later.problem.errors).toEqual({ DisableDate: ['The date cannot be after today'] });
    expect((await list(company)).body).toHaveLength(1);
  });

  // spec: locations.permissions
  test('is for administrators of the own company', async () => {
    const [company, other] = [await api.company(), await api.company()];
    const query = { disableDate: '2026-05-31' };
    expect((await archive(company, company.locationId, query, company.token.User)).status).toBe(403);
    expect((await archive(other, company.locationId, query)).status).toBe(404);
    expect((await restore(other, company.locationId)).status).toBe(404);
  });
});
