import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/contract/activity-data/renewable-consumptions';
import { emissionRollups } from '#api/db/schema/ledger';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;

/** Catalogue ids (seed/reference/catalogue). */
const solar = 1;
const wind = 2;
const kwh = 1;

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
  renewableId: solar,
  value: 800,
  unitId: kwh,
  startDate: '2025-06-01',
  endDate: '2025-06-30',
  reference: 'Inverter 1',
});

const create = (company: Company, change: object = {}, token = company.token.User) =>
  api.call(contract.createRenewableConsumption, { token, body: { ...entryFor(company), ...change } });

const update = (company: Company, id: number, change: object, seenUpdatedOn?: string) =>
  api.call(contract.updateRenewableConsumption, {
    token: company.token.User,
    params: { id },
    body: { ...entryFor(company), ...change },
    ...(seenUpdatedOn ? { seenUpdatedOn } : {}),
  });

const remove = (token: string, id: number) =>
  api.call(contract.deleteRenewableConsumption, { token, params: { id } });

const list = (company: Company) =>
  api.call(contract.listRenewableConsumptions, {
    token: company.token.View,
    params: { locationId: company.locationId },
    query: { IncludeCount: 'true' } as never,
  });

const rollupsOf = (company: Company) =>
  api.db.select().from(emissionRollups).where(eq(emissionRollups.companyId, company.companyId));

describe('renewable energy made on site', () => {
  test('emits nothing in Scope 2; what it avoids is kept apart from the scopes', async () => {
    const company = await api.company();
    const { status, body } = await create(company);
    expect(status).toBe(200);
    expect(body).toMatchObject({ renewableName: 'Solar photovoltaics', value: 800, carbonEquivalent: 0 });
    const rollups = await rollupsOf(company);
    const inScopes = rollups.filter((row) => row.scope === 2);
    expect(inScopes.map((row) => Number(row.kgCo2e))).toEqual([0, 0]);
    const avoided = rollups.filter((row) => row.category === 'avoided');
    expect(avoided.map((row) => [row.scope, row.isHeadline])).toEqual([[9, false]]);
    expect(Number(avoided[0]?.kgCo2e)).toBeGreaterThan(300);
  });

  // spec: input-data.licences
  test('needs no module', async () => {
    const company = await api.company({ modules: [] });
    expect((await create(company)).status).toBe(200);
    expect((await list(company)).body).toHaveLength(1);
  });

  // spec: validation.renewable
  test('names every field that does not fit at once', async () => {
    const company = await api.company();
    const { problem } = await create(company, { locationId: 999_999, unitId: 50, endDate: '2027-01-01' });
    expect(Object.keys(problem.errors ?? {}).toSorted()).toEqual(['EndDate', 'LocationId', 'UnitId']);
  });

  // spec: calls.renewable-rows
  test('changes to another type and leaves an audit row for each step', async () => {
    const company = await api.company();
    const { body: row } = await create(company);
    const { body } = await update(company, row.renewableConsumptionId, { renewableId: wind });
    expect(body.renewableName).toBe('Wind');
    expect(new Set((await rollupsOf(company)).map((rollup) => rollup.itemId))).toEqual(new Set([wind]));
    expect((await remove(company.token.User, row.renewableConsumptionId)).status).toBe(204);
    expect(await rollupsOf(company)).toEqual([]);
    const actions = await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.companyId, company.companyId))
      .orderBy(auditLog.id);
    expect(actions.map((entry) => entry.action)).toEqual(['create', 'update', 'delete']);
  });

  test('is refused when stale, foreign, or to the View role', async () => {
    const [company, other] = [await api.company(), await api.company()];
    const { body: seen } = await create(company);
    await update(company, seen.renewableConsumptionId, { value: 1 });
    const stale = await update(company, seen.renewableConsumptionId, { value: 2 }, seen.updatedOn);
    expect([stale.status, (stale.problem.current as { value: number }).value]).toEqual([412, 1]);
    expect((await remove(other.token.Admin, seen.renewableConsumptionId)).status).toBe(404);
    expect((await remove(company.token.View, seen.renewableConsumptionId)).status).toBe(403);
    expect((await create(company, {}, company.token.View)).status).toBe(403);
    expect((await list(company)).headers.get('x-pagination')).toContain('"TotalCount":1');
  });

  // spec: calls.renewable-rows
  test('by range gives what touches it, of one type', async () => {
    const company = await api.company();
    await create(company);
    await create(company, { renewableId: wind });
    const ranged = (startDate: string, endDate: string) =>
      api.call(contract.listRenewableConsumptionsInRange, {
        token: company.token.View,
        params: { locationId: company.locationId, renewableId: solar },
        query: { startDate, endDate },
      });
    expect((await ranged('2025-06-30', '2025-07-31')).body.map((row) => row.renewableId)).toEqual([solar]);
    expect((await ranged('2025-07-01', '2025-07-31')).body).toEqual([]);
  });
});
