import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateHideTour } from '#api/contract/account/user-settings';
import * as fuels from '#api/contract/activity-data/fuel-consumptions';
import * as renewables from '#api/contract/activity-data/renewable-consumptions';
import * as utilities from '#api/contract/activity-data/utility-consumptions';
import { countParsed, countStatements } from '#api/testing/count-statements';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
});
afterAll(() => api.close());

const common = () => ({ locationId: company.locationId, value: 100, reference: 'FV 1' });
const period = { startDate: '2025-02-01', endDate: '2025-02-28', unitId: 1 };
const bodies = {
  fuel: () => ({ ...common(), fuelId: 501, fuelVariantId: 12, unitId: 50, date: '2025-03-10' }),
  utility: () => ({ ...common(), ...period, utilityId: 1 }),
  renewable: () => ({ ...common(), ...period, renewableId: 1 }),
};

/** As a client sends it: signed in, and with a key that makes it safe to send twice. */
const caller = () => ({
  token: company.token.User,
  headers: { 'idempotency-key': crypto.randomUUID() },
});

/**
 * Each statement costs a round trip to the database, which is most of the time of a change in the worker.
 * Three of each number are always the same: the session with the stored response, BEGIN, COMMIT; a fourth
 * writes the audit row, the job and the response.
 */
describe('a change takes few statements', () => {
  // What is looked up once per database is there after the first of each.
  beforeAll(async () => {
    await api.call(fuels.createFuelConsumption, { ...caller(), body: bodies.fuel() });
    await api.call(utilities.createUtilityConsumption, { ...caller(), body: bodies.utility() });
    await api.call(renewables.createRenewableConsumption, { ...caller(), body: bodies.renewable() });
  });

  test('a new fuel consumption: its settings, the row and its emissions besides', async () => {
    const create = () => api.call(fuels.createFuelConsumption, { ...caller(), body: bodies.fuel() });
    expect(await countStatements(create)).toBe(7);
  });

  test('a new bill of a utility: the contracts besides', async () => {
    const create = () =>
      api.call(utilities.createUtilityConsumption, { ...caller(), body: bodies.utility() });
    expect(await countStatements(create)).toBe(8);
  });

  test('a new entry of a renewable', async () => {
    const create = () =>
      api.call(renewables.createRenewableConsumption, { ...caller(), body: bodies.renewable() });
    expect(await countStatements(create)).toBe(7);
  });

  test('a changed amount: the row before it besides', async () => {
    const { body } = await api.call(fuels.createFuelConsumption, { ...caller(), body: bodies.fuel() });
    const update = () =>
      api.call(fuels.updateFuelConsumption, {
        ...caller(),
        params: { id: body.fuelConsumptionId },
        body: { ...bodies.fuel(), value: 200 },
      });
    expect(await countStatements(update)).toBe(8);
  });

  test('a deletion: its location, the row, its emissions, its evidence, and the sums that nothing is left of', async () => {
    const { body } = await api.call(fuels.createFuelConsumption, {
      ...caller(),
      body: { ...bodies.fuel(), date: '2024-11-03' },
    });
    const remove = () =>
      api.call(fuels.deleteFuelConsumption, { ...caller(), params: { id: body.fuelConsumptionId } });
    expect(await countStatements(remove)).toBe(10);
  });

  test('the smallest: one field of one row', async () => {
    const hide = () => api.call(updateHideTour, { ...caller(), query: { value: 'true' } });
    expect(await countStatements(hide)).toBe(5);
  });
});

describe('a page of a list with its count takes two statements, the session one of them', () => {
  const list = (query: object) =>
    api.call(fuels.listFuelConsumptions, {
      token: company.token.User,
      params: { locationId: company.locationId },
      query: { IncludeCount: 'true', ...query } as never,
    });
  beforeAll(async () => {
    await api.call(fuels.createFuelConsumption, { ...caller(), body: bodies.fuel() });
  });

  test('the first page, which is not planned again', async () => {
    for (let time = 1; time <= 3; time += 1) await list({});
    expect(await countStatements(() => list({}))).toBe(2);
    expect(await countParsed(() => list({}))).toBe(0);
  });

  test('any other page, and one that is searched for', async () => {
    expect(await countStatements(() => list({ PageSize: '1', PageNumber: '1' }))).toBe(2);
    expect(await countStatements(() => list({ search: 'FV' }))).toBe(2);
  });

  test('an empty one looks for its location besides', async () => {
    expect(await countStatements(() => list({ search: 'nothing' }))).toBe(3);
  });
});

/** Reading and planning what replaces a row's emissions took a third of the time of a change. */
test('what was done before is not planned again', async () => {
  const parsed = [];
  for (let time = 1; time <= 4; time += 1) {
    const { body } = await api.call(fuels.createFuelConsumption, { ...caller(), body: bodies.fuel() });
    const params = { id: body.fuelConsumptionId };
    const change = { ...bodies.fuel(), value: 100 + time };
    parsed.push(
      await countParsed(async () => {
        await api.call(fuels.createFuelConsumption, { ...caller(), body: bodies.fuel() });
        await api.call(fuels.updateFuelConsumption, { ...caller(), params, body: change });
        await api.call(fuels.deleteFuelConsumption, { ...caller(), params });
      }),
    );
  }
  expect(parsed.at(-1)).toBe(0);
});
