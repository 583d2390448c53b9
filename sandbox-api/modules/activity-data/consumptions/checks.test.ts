import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as fuels from '#api/contract/activity-data/fuel-consumptions';
import * as renewables from '#api/contract/activity-data/renewable-consumptions';
import * as utilities from '#api/contract/activity-data/utility-consumptions';
import * as valueChain from '#api/contract/activity-data/value-chain';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
let stranger: Company;
beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
  stranger = await api.company();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const user = () => ({ token: company.token.User });
const bill = (change: object = {}) => ({
  locationId: company.locationId,
  utilityId: 1,
  value: 1000,
  unitId: 1,
  reference: 'INV 1',
  meterNumber: 'A',
  startDate: '2025-03-01',
  endDate: '2025-03-31',
  ...change,
});
const checkBills = (...entries: object[]) =>
  api.call(utilities.checkUtilityConsumptions, {
    ...user(),
    body: { entries: entries as ReturnType<typeof bill>[] },
  });

describe('the check of entries before they are recorded', () => {
  test('names the recorded bill it compares with, and records nothing', async () => {
    const { body: recorded } = await api.call(utilities.createUtilityConsumption, {
      ...user(),
      body: bill(),
    });
    const { status, body } = await checkBills(
      bill({ value: 1.2, unitId: 2, reference: 'INV 2' }),
      bill({ meterNumber: 'B' }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject([
      [
        {
          code: 'twin',
          part: 'period',
          unitSymbol: 'MWh',
          other: {
            entryId: recorded.utilityConsumptionId,
            index: null,
            value: 1000,
            unitSymbol: 'kWh',
            reference: 'INV 1',
            updatedOn: recorded.updatedOn,
          },
        },
      ],
      [],
    ]);
    const { body: listed } = await api.call(utilities.listUtilityConsumptions, {
      ...user(),
      params: { locationId: company.locationId },
    });
    expect(listed).toEqual([recorded]);
    const itself = await checkBills(bill({ utilityConsumptionId: recorded.utilityConsumptionId, value: 1 }));
    expect(itself.body).toEqual([[]]);
  });

  test('tells the stamp by which the recorded bill can be replaced, which keeps its history', async () => {
    const may = { startDate: '2025-05-01', endDate: '2025-05-31', meterNumber: 'C', reference: 'INV 5' };
    await api.call(utilities.createUtilityConsumption, { ...user(), body: bill(may) });
    const corrected = bill({ ...may, value: 1150 });
    const { body } = await checkBills(corrected);
    const other = body[0]?.find(({ code }) => code === 'twin')?.other;
    const { status, body: replaced } = await api.call(utilities.updateUtilityConsumption, {
      ...user(),
      params: { id: other?.entryId ?? 0 },
      body: corrected,
      seenUpdatedOn: other?.updatedOn ?? '',
    });
    expect(status).toBe(200);
    expect(replaced).toMatchObject({ utilityConsumptionId: other?.entryId, value: 1150 });
    const told = await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.entity, 'utility_consumptions'),
          eq(auditLog.entityId, replaced.utilityConsumptionId),
        ),
      )
      .orderBy(auditLog.id);
    expect(told.map(({ action }) => action)).toEqual(['create', 'update']);
  });

  test('compares entries of one call with each other', async () => {
    const april = { startDate: '2025-04-01', endDate: '2025-04-30', reference: null };
    const { body } = await checkBills(bill(april), bill({ ...april, value: 900 }));
    expect(body[1]).toMatchObject([{ code: 'twin', other: { entryId: null, index: 0, updatedOn: null } }]);
  });

  test('compares fuel, renewables and the value chain with their own entries', async () => {
    const fuel = {
      locationId: company.locationId,
      fuelId: 101,
      fuelVariantId: null,
      unitId: 20,
      value: 500,
      date: '2025-03-01',
      reference: 'R 1',
    };
    await api.call(fuels.createFuelConsumption, { ...user(), body: fuel });
    const fuelCheck = await api.call(fuels.checkFuelConsumptions, { ...user(), body: { entries: [fuel] } });
    expect(fuelCheck.body).toMatchObject([[{ code: 'duplicate' }]]);
    const { utilityId: _, meterNumber: __, ...period } = bill();
    const roof = { ...period, renewableId: 1 };
    await api.call(renewables.createRenewableConsumption, { ...user(), body: roof });
    const roofCheck = await api.call(renewables.checkRenewableConsumptions, {
      ...user(),
      body: { entries: [roof] },
    });
    expect(roofCheck.body).toMatchObject([[{ code: 'duplicate' }]]);
    const water = (amount: number) => ({
      locationId: company.locationId,
      scope3InputFormId: 5,
      scope3MethodId: 504,
      values: { startDate: '2025-03-01', endDate: '2025-03-31', wastewaterVolume: amount },
    });
    const { body: entry } = await api.call(valueChain.createScope3Consumption, {
      ...user(),
      body: water(12),
    });
    const waterCheck = await api.call(valueChain.checkScope3Consumptions, {
      ...user(),
      body: { entries: [water(12), water(16777.215)] },
    });
    expect(waterCheck.body).toMatchObject([
      [{ code: 'duplicate', other: { entryId: entry.scope3ConsumptionEntryId } }],
      [{ code: 'twin' }, { code: 'sentinel', found: 16777.215 }],
    ]);
  });

  test('is refused for another company, and for the View role', async () => {
    const foreign = await checkBills(bill({ locationId: stranger.locationId }));
    expect(foreign.status).toBe(404);
    const viewer = await api.call(utilities.checkUtilityConsumptions, {
      token: company.token.View,
      body: { entries: [bill()] },
    });
    expect(viewer.status).toBe(403);
  });
});
