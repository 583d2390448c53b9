/** On PostgreSQL two connections work in parallel; on PGlite, requests only wait for each other. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as fuels from '#api/contract/activity-data/fuel-consumptions';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

const databaseUrl = inject('databaseUrl');

describe.runIf(databaseUrl !== null)('a request that arrives several times at once on PostgreSQL', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  let company: Company;
  beforeAll(async () => {
    api = await createTestApi({ databaseUrl: databaseUrl ?? undefined });
    company = await api.company();
  });
  afterAll(async () => {
    expect(api.unexpected).toEqual([]);
    await api.close();
  });

  const body = () => {
    const { locationId } = company;
    return {
      locationId,
      fuelId: 501,
      fuelVariantId: 12,
      unitId: 50,
      value: 10,
      date: '2025-03-10',
      reference: null,
    };
  };
  const caller = (key: string) => ({
    token: company.token.User,
    headers: { 'idempotency-key': key },
  });

  test('is done once, and each gets the same response', async () => {
    for (let round = 0; round < 12; round += 1) {
      const send = () =>
        api.call(fuels.createFuelConsumption, { ...caller(`create-${round}`), body: body() });
      const answers = await Promise.all([send(), send(), send()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.fuelConsumptionId)).size).toBe(1);
    }
    const { headers } = await api.call(fuels.listFuelConsumptions, {
      ...caller('list'),
      params: { locationId: company.locationId },
      query: { IncludeCount: 'true' } as never,
    });
    expect(JSON.parse(headers.get('x-pagination') ?? '{}')).toMatchObject({ TotalCount: 12 });
  });

  test('that the first of them makes stale gets the same response as the first and is not refused', async () => {
    const created = await api.call(fuels.createFuelConsumption, { ...caller('to-change'), body: body() });
    const { fuelConsumptionId: id, updatedOn } = created.body;
    const send = () =>
      api.call(fuels.updateFuelConsumption, {
        ...caller('change'),
        params: { id },
        body: { ...body(), value: 20 },
        seenUpdatedOn: updatedOn,
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status, body }) => [status, body.value])).toEqual(Array(3).fill([200, 20]));
  });
});
