import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateOwnLanguage, updateProfile } from '#api/contract/account/accounts';
import * as contract from '#api/contract/account/history';
import { createMember, deleteMember, updateMember } from '#api/contract/account/members';
import * as fuel from '#api/contract/activity-data/fuel-consumptions';
import { updateLocation } from '#api/contract/company/locations';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { type HistoryRows, selectHistory } from './repository';

type Api = Awaited<ReturnType<typeof createTestApi>>;

const day = 86_400_000;
const entry = {
  fuelId: 501,
  fuelVariantId: 12,
  value: 100,
  unitId: 50,
  date: '2025-03-10',
  reference: 'FV 12',
};

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

async function read(company: Company, query: object = {}) {
  const { status, body } = await api.call(contract.readHistory, {
    token: company.token.Admin,
    query: query as never,
  });
  expect(status).toBe(200);
  return body;
}

async function enterFuel(company: Company, change: object = {}) {
  const { locationId, token } = company;
  const { body } = await api.call(fuel.createFuelConsumption, {
    token: token.User,
    body: { locationId, ...entry, ...change },
  });
  return body;
}

function changeFuel(company: Company, id: number, change: object) {
  const { locationId, token } = company;
  return api.call(fuel.updateFuelConsumption, {
    token: token.User,
    params: { id },
    body: { locationId, ...entry, ...change },
  });
}

/** Audit rows of the company, one per minute from now backwards. */
async function writeMany(company: Company, rows: number): Promise<void> {
  const now = api.clock.now().getTime();
  await api.db.insert(auditLog).values(
    Array.from({ length: rows }, (_, index) => ({
      companyId: company.companyId,
      userId: company.userId.User,
      action: 'update',
      entity: 'companies',
      entityId: company.companyId,
      requestId: 'test',
      after: { name: `Name ${index}` },
      // Two at each instant: the key tells them apart.
      occurredOn: new Date(now - Math.floor(index / 2) * 60_000),
    })),
  );
}

describe('the history', () => {
  // spec: members.history.fields
  test('shows who changed what, each field before and after, with names instead of keys', async () => {
    const company = await api.company();
    const { fuelConsumptionId: id } = await enterFuel(company);
    await changeFuel(company, id, { value: 120, fuelVariantId: 11 });
    const { entries } = await read(company);
    expect(entries[0]).toMatchObject({
      userId: company.userId.User,
      action: 'update',
      entity: 'fuel_consumptions',
      entityId: id,
      name: 'Diesel',
      locationName: 'Plant',
      startDate: '2025-03-10',
    });
    const changes = new Map(entries[0]?.changes.map((change) => [change.field, change]));
    expect(changes.get('value')).toMatchObject({ before: '100', after: '120' });
    expect(changes.get('fuelVariantId')?.after).not.toBe(11);
    expect(typeof changes.get('fuelVariantId')?.after).toBe('string');
    expect([...changes.keys()].toSorted()).toEqual(['carbonEquivalentKg', 'fuelVariantId', 'value']);
    const created = new Map(entries[1]?.changes.map(({ field, after }) => [field, after]));
    expect(created.get('unitId')).toBe('l');
    expect(created.get('locationId')).toBe('Plant');
  });

  // spec: members.history.pages
  test('is read in pages by keys, both ways, with no entry repeated or missing', async () => {
    const company = await api.company();
    await writeMany(company, 23);
    const seen: number[] = [];
    let page = await read(company, { PageSize: 5 });
    expect(page.newer).toBeNull();
    for (;;) {
      seen.push(...page.entries.map((one) => one.historyEntryId));
      if (!page.older) break;
      const next = await read(company, { PageSize: 5, older: page.older });
      expect(next.newer).not.toBeNull();
      const back = await read(company, { PageSize: 5, newer: next.newer ?? '' });
      expect(back.entries).toEqual(page.entries);
      page = next;
    }
    expect(new Set(seen).size).toBe(23);
    expect(seen).toHaveLength(23);
  });

  // spec: members.history.filters
  test('is filtered by user, type of row, row, location and time, each alone and all at once', async () => {
    const company = await api.company();
    const { token, userId, locationId } = company;
    const { fuelConsumptionId: id } = await enterFuel(company);
    api.clock.advance(3 * day);
    await api.call(updateProfile, { token: token.View, body: { firstName: 'Vera', lastName: 'Viewer' } });
    await api.call(updateLocation, {
      token: token.Admin,
      params: { id: locationId },
      body: { name: 'Mill', countryId: 616, town: 'Poznań', address1: 'Polna 1' },
    });
    const kinds = async (query: object) => (await read(company, query)).entries.map(({ entity }) => entity);
    const today = api.clock.now().toISOString().slice(0, 10);
    expect(await kinds({ userId: userId.View })).toEqual(['users']);
    expect(await kinds({ entity: 'fuel_consumptions' })).toEqual(['fuel_consumptions']);
    expect(await kinds({ entity: 'fuel_consumptions', entityId: id + 1 })).toEqual([]);
    expect(await kinds({ entity: 'users', entityId: userId.View })).toEqual(['users']);
    expect((await kinds({ locationId })).toSorted()).toEqual(['fuel_consumptions', 'locations']);
    expect((await kinds({ startDate: today })).toSorted()).toEqual(['locations', 'users']);
    expect(await kinds({ endDate: '2000-01-01' })).toEqual([]);
    expect(
      await kinds({ userId: userId.User, entity: 'fuel_consumptions', entityId: id, locationId }),
    ).toEqual(['fuel_consumptions']);
  });

  test('of a row from a file starts with the file', async () => {
    const company = await api.company();
    const { companyId, userId, locationId } = company;
    await api.db.insert(auditLog).values({
      companyId,
      userId: userId.User,
      action: 'import',
      entity: 'fuel_consumptions',
      locationId,
      after: { importId: 1, ids: [7_000_001, 7_000_002] },
      requestId: 'test',
      occurredOn: api.clock.now(),
    });
    const { entries } = await read(company, { entity: 'fuel_consumptions', entityId: 7_000_002 });
    expect(entries).toMatchObject([{ action: 'import', rowCount: 2, locationName: 'Plant', changes: [] }]);
    expect((await read(company, { entity: 'fuel_consumptions', entityId: 7_000_003 })).entries).toEqual([]);
  });

  // spec: members.states.name-stays
  test('keeps the name of a removed user, and lists it among the users', async () => {
    const company = await api.company();
    const { token, userId } = company;
    await api.call(updateProfile, { token: token.User, body: { firstName: 'Ula', lastName: 'Use' } });
    await enterFuel(company);
    await api.call(deleteMember, { token: token.Admin, params: { id: userId.User } });
    const { entries } = await read(company, { entity: 'fuel_consumptions' });
    expect(entries[0]?.userName).toBe('Ula Use');
    const { body } = await api.call(contract.listHistoryPeople, { token: token.Admin });
    expect(body).toContainEqual({ userId: userId.User, name: 'Ula Use', isRemoved: true });
  });

  test('of members tells roles and names, and no password', async () => {
    const company = await api.company();
    const { token } = company;
    const email = `history-${company.companyId}@members.example`;
    const { body } = await api.call(createMember, { token: token.Admin, body: { email, roleId: 2 } });
    await api.call(updateMember, {
      token: token.Admin,
      params: { id: body.userId },
      body: { email, roleId: 3 },
    });
    const { entries } = await read(company, { entity: 'users', entityId: body.userId });
    expect(entries[0]).toMatchObject({ name: email, action: 'update' });
    expect(entries[0]?.changes).toContainEqual({ field: 'role', label: null, before: 'User', after: 'View' });
    expect(JSON.stringify(entries)).not.toMatch(/hash/i);
  });

  test('of a chosen language tells the one before, too', async () => {
    const company = await api.company();
    await api.call(updateOwnLanguage, { token: company.token.View, body: { languageId: 2 } });
    const { entries } = await read(company, { userId: company.userId.View });
    expect(entries[0]?.changes).toEqual([
      { field: 'languageId', label: null, before: 'English', after: 'Polish' },
    ]);
  });

  // spec: members.history.admins
  test('is for Admins, and of their company', async () => {
    const company = await api.company();
    await enterFuel(company);
    const other = await api.company();
    expect((await read(other)).entries).toEqual([]);
    for (const token of [company.token.User, company.token.View])
      expect((await api.call(contract.readHistory, { token })).status).toBe(403);
  });

  test('of a key without the type of its row is refused', async () => {
    const { token } = await api.company();
    const query = { entityId: 5 };
    const { status, problem } = await api.call(contract.readHistory, { token: token.Admin, query });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['Entity']]);
  });

  test.each(['1', '1-', '-5', '1-0', 'x-1', '1-9999999999', '999999999999999999-1'])(
    'does not accept "%s" as the end of a page',
    async (older) => {
      const { token } = await api.company();
      const { status } = await api.call(contract.readHistory, { token: token.Admin, query: { older } });
      expect(status).toBe(400);
    },
  );
});

// spec: members.history.filters
test('each filter of the history is found by an index', async () => {
  const company = await api.company();
  const { companyId, userId, locationId } = company;
  // Every fifth row is a file, which has no key of its own and lists the keys of its rows. With fewer rows
  // any plan looks good.
  await api.db.execute(sql`
    insert into audit_log
      (company_id, user_id, action, entity, entity_id, location_id, after, request_id, occurred_on)
    select ${companyId}, ${userId.User}, 'update', 'fuel_consumptions', case when n % 5 > 0 then n end, ${locationId},
      case when n % 5 = 0 then jsonb_build_object('ids', jsonb_build_array(n, n + 1)) end, 'test',
      now() - n * interval '1 minute' from generate_series(1, 30000) n`);
  await api.db.execute(sql`analyze audit_log`);
  const plan = async (asked: Partial<HistoryRows>) => {
    const query = selectHistory(api.db, companyId, { filter: {}, limit: 26, ...asked });
    const { rows } = await api.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const filters: [Partial<HistoryRows>, string][] = [
    [{}, 'audit_log_company_time'],
    [{ filter: { userId: userId.Admin } }, 'audit_log_company_user'],
    [{ filter: { entity: 'fuel_consumptions' } }, 'audit_log_company_time'],
    // Seldom: by its kind, in order or sorted.
    [{ filter: { entity: 'locations' } }, 'audit_log_company_'],
    [{ filter: { entity: 'fuel_consumptions', entityId: 77 } }, 'audit_log_company_entity'],
    [{ filter: { locationId: locationId + 1 } }, 'audit_log_company_location'],
    [{ filter: { until: new Date(Date.now() - 5 * day) } }, 'audit_log_company_time'],
    [{ older: { occurredOn: new Date(), id: 100_000 } }, 'audit_log_company_time'],
  ];
  for (const [asked, index] of filters) {
    const text = await plan(asked);
    expect(text, JSON.stringify(asked)).toContain(index);
    expect(text, JSON.stringify(asked)).not.toContain('Seq Scan on audit_log');
  }
  // By its key alone, and not one row after the other.
  const ofThing = await plan({ filter: { entity: 'fuel_consumptions', entityId: 77 } });
  expect(ofThing).not.toContain('audit_log_company_time');
}, 120_000);
