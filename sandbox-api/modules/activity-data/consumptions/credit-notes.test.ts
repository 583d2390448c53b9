import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as fuels from '#api/contract/activity-data/fuel-consumptions';
import * as bills from '#api/contract/activity-data/utility-consumptions';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { locations } from '#api/db/schema/company';
import { emissionRollups } from '#api/db/schema/ledger';
import { recalculateEmissions } from '#api/modules/emissions/ledger/ledger';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, polandId } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const bill = ({ locationId }: Company) => ({
  locationId,
  utilityId: 1,
  value: 1000,
  unitId: 1,
  startDate: '2025-03-17',
  endDate: '2025-04-15',
  reference: 'FV 4' as string | null,
});
const enter = (company: Company, change: object = {}) =>
  api.call(bills.createUtilityConsumption, {
    token: company.token.User,
    body: { ...bill(company), ...change },
  });
const correct = (company: Company, correctsId: number, change: object = {}) =>
  enter(company, { value: -200, reference: 'KOR 1', correctsId, ...change });
const listed = async (company: Company, query: object = {}) =>
  api.call(bills.listUtilityConsumptions, {
    token: company.token.View,
    params: { locationId: company.locationId },
    query: { IncludeCount: 'true', ...query } as never,
  });
const months = async ({ companyId }: Company) => {
  const rows = await api.db
    .select({ month: emissionRollups.periodMonth, kg: sql<string>`sum(${emissionRollups.kgCo2e})` })
    .from(emissionRollups)
    .where(and(eq(emissionRollups.companyId, companyId), eq(emissionRollups.isHeadline, true)))
    .groupBy(emissionRollups.periodMonth)
    .orderBy(emissionRollups.periodMonth);
  return rows.map(({ month, kg }) => [month, Number(Number(kg).toFixed(6))]);
};

describe('a credit note', () => {
  test('reduces each month of the bill by its share, also after a recalculation', async () => {
    const [corrected, plain] = [await api.company(), await api.company()];
    const { body } = await enter(corrected);
    const note = await correct(corrected, body.utilityConsumptionId);
    expect([note.status, note.body.value, note.body.correctsId]).toEqual([
      200,
      -200,
      body.utilityConsumptionId,
    ]);
    await enter(plain, { value: 800 });
    const expected = await months(plain);
    expect(expected).toHaveLength(2);
    expect(await months(corrected)).toEqual(expected);
    const { companyId } = corrected;
    await api.db.transaction((db) => recalculateEmissions({ db, companyId }));
    expect(await months(corrected)).toEqual(expected);
  });

  test('is shown in the row of the bill, does not count as an entry, and is found by its number', async () => {
    const company = await api.company();
    const { body } = await enter(company);
    const note = await correct(company, body.utilityConsumptionId);
    const all = await listed(company);
    expect(all.body).toHaveLength(1);
    expect(all.body[0]).toMatchObject({
      value: 1000,
      creditNotes: [
        {
          id: note.body.utilityConsumptionId,
          value: -200,
          reference: 'KOR 1',
          carbonEquivalent: note.body.carbonEquivalent,
        },
      ],
    });
    expect((await listed(company, { search: 'kor' })).body).toHaveLength(1);
    expect((await listed(company, { search: 'nothing' })).body).toHaveLength(0);
    const summary = await api.call(bills.summarizeUtilityConsumptions, {
      token: company.token.View,
      params: { locationId: company.locationId },
    });
    expect(summary.body.entries).toBe(1);
    expect(summary.body.carbonEquivalent).toBeCloseTo(body.carbonEquivalent + note.body.carbonEquivalent, 6);
  });

  test('is told in the trail of the bill with what is left', async () => {
    const company = await api.company();
    const { body } = await enter(company);
    await correct(company, body.utilityConsumptionId);
    const trail = await api.call(readEmissionTrail, {
      token: company.token.View,
      params: { kind: 'utility', id: body.utilityConsumptionId },
    });
    const labels = trail.body.details.map(({ label }) => label);
    expect(labels).toEqual(['Credit note KOR 1', 'Net of credit notes']);
    expect(trail.body.details[1]?.value).toMatch(/^800 kWh, /);
  });

  test('causes no warning, neither for itself nor for the next bill', async () => {
    const company = await api.company();
    const { body } = await enter(company);
    await correct(company, body.utilityConsumptionId);
    const check = async (entry: object) => {
      const { body } = await api.call(bills.checkUtilityConsumptions, {
        token: company.token.User,
        body: { entries: [{ ...bill(company), ...entry }] },
      });
      return body[0]?.map(({ code }) => code);
    };
    expect(await check({ value: -100, correctsId: body.utilityConsumptionId })).toEqual([]);
    expect(
      await check({ value: 820, startDate: '2025-04-16', endDate: '2025-05-15', reference: 'FV 5' }),
    ).toEqual([]);
    expect(await check({ value: 800 })).toContain('duplicate');
  });

  test('that cancels a bill as a whole leaves its days to the bill that follows', async () => {
    const company = await api.company();
    const { body } = await enter(company);
    await correct(company, body.utilityConsumptionId, { value: -1000 });
    const { body: found } = await api.call(bills.checkUtilityConsumptions, {
      token: company.token.User,
      body: { entries: [{ ...bill(company), value: 900, reference: 'FV 4/2' }] },
    });
    expect(found).toEqual([[]]);
  });

  test('stays in what a changed bill is compared by', async () => {
    const company = await api.company();
    await enter(company, {
      value: 480,
      startDate: '2024-03-17',
      endDate: '2024-04-15',
      reference: 'FV 4/2024',
    });
    const { body } = await enter(company);
    await correct(company, body.utilityConsumptionId);
    const { body: found } = await api.call(bills.checkUtilityConsumptions, {
      token: company.token.User,
      body: {
        entries: [
          {
            ...bill(company),
            reference: 'FV 4a',
            utilityConsumptionId: body.utilityConsumptionId,
          },
        ],
      },
    });
    expect(found).toEqual([[]]);
  });
});

describe('a credit note is refused', () => {
  const errorsOf = async (call: Promise<{ problem: { errors?: object } }>) => (await call).problem.errors;

  test('as a negative amount that corrects nothing', async () => {
    const company = await api.company();
    expect(await errorsOf(enter(company, { value: -200 }))).toEqual({
      Value: ['A negative amount is a credit note. Enter it from the entry it corrects'],
    });
  });

  test('with other days, unit or item, or for an entry that does not exist', async () => {
    const [company, other] = [await api.company(), await api.company()];
    const { body } = await enter(company);
    const id = body.utilityConsumptionId;
    const fields = async (change: object) =>
      Object.keys((await errorsOf(correct(company, id, change))) ?? {});
    expect(await fields({ endDate: '2025-04-14' })).toEqual(['EndDate']);
    expect(await fields({ unitId: 2 })).toEqual(['UnitId']);
    expect(await errorsOf(correct(other, id))).toHaveProperty('CorrectsId');
    const note = await correct(company, id);
    expect(await errorsOf(correct(company, note.body.utilityConsumptionId))).toHaveProperty('CorrectsId');
  });

  test('for more than is left of the bill', async () => {
    const company = await api.company();
    const { body } = await enter(company);
    await correct(company, body.utilityConsumptionId);
    expect(await errorsOf(correct(company, body.utilityConsumptionId, { value: -801 }))).toEqual({
      Value: ['The corrected entry would fall below 0. It has 800 left'],
    });
    expect((await correct(company, body.utilityConsumptionId, { value: -800 })).status).toBe(200);
  });

  test('if it is the second of two at once that together exceed the rest', async () => {
    const company = await api.company();
    const { body } = await enter(company);
    const both = await Promise.all(
      [-600, -700].map((value) => correct(company, body.utilityConsumptionId, { value })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('after which the bill cannot change its days or location, fall below the correction, or be deleted', async () => {
    const company = await api.company();
    const { body } = await enter(company);
    const id = body.utilityConsumptionId;
    const note = await correct(company, id);
    const change = (changed: object) =>
      api.call(bills.updateUtilityConsumption, {
        token: company.token.User,
        params: { id },
        body: { ...bill(company), ...changed },
      });
    expect(await errorsOf(change({ startDate: '2025-03-16' }))).toEqual({
      StartDate: ['This entry has credit notes. Delete them before you change this'],
    });
    const now = api.clock.now();
    const [elsewhere] = await api.db
      .insert(locations)
      .values({
        companyId: company.companyId,
        name: 'Depot',
        countryId: polandId,
        town: 'Poznań',
        address1: 'Polna 2',
        createdOn: now,
        updatedOn: now,
      })
      .returning();
    expect(await errorsOf(change({ locationId: elsewhere?.id }))).toEqual({
      LocationId: ['This entry has credit notes. Delete them before you change this'],
    });
    expect(await errorsOf(change({ value: 199 }))).toEqual({
      Value: ["The amount can't be below 200, which credit notes deduct"],
    });
    expect((await change({ value: 900, reference: 'FV 4a' })).body).toMatchObject({
      value: 900,
      creditNotes: [{ value: -200 }],
    });
    const remove = (removed: number) =>
      api.call(bills.deleteUtilityConsumption, { token: company.token.User, params: { id: removed } });
    expect((await remove(id)).status).toBe(409);
    expect((await remove(note.body.utilityConsumptionId)).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
  });
});

test('of a delivery of fuel is calculated by the delivery’s own values', async () => {
  const company = await api.company({ countryId: 826 });
  const delivery = {
    locationId: company.locationId,
    fuelId: 101,
    fuelVariantId: null,
    value: 1000,
    unitId: 51,
    startDate: '2025-03-17',
    date: '2025-04-15',
    reference: 'GAS 4',
    calorificValue: 39.5,
    calorificValueUnit: 'MJ/m3-gross',
    volumeCorrection: 1.02264,
  } as const;
  const create = (change: object = {}) =>
    api.call(fuels.createFuelConsumption, { token: company.token.User, body: { ...delivery, ...change } });
  const { body } = await create();
  const note = { value: -250, reference: 'GAS 4 K', correctsId: body.fuelConsumptionId };
  const other = await create({ ...note, calorificValue: 38 });
  expect(Object.keys(other.problem.errors ?? {})).toEqual(['CalorificValue']);
  const { body: credited } = await create(note);
  expect(credited.carbonEquivalent).toBeCloseTo(-body.carbonEquivalent / 4, 9);
});
