/** On PostgreSQL two connections work in parallel; PGlite has only one, so none of this can happen there. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { archiveLocation, createLocation } from '#api/contract/company/locations';
import { createCompanyFactor, listCompanyFactors } from '#api/contract/factors/company-factors';
import { createTestApi } from '#api/testing/create-test-api';
import { polandId } from '#api/testing/filled/insert-company';

const databaseUrl = inject('databaseUrl');

describe.runIf(databaseUrl !== null)('a factor for a location on PostgreSQL', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    api = await createTestApi({ databaseUrl: databaseUrl ?? undefined });
  });
  afterAll(async () => {
    expect(api.unexpected).toEqual([]);
    await api.close();
  });

  test('added while the location is archived with its data is refused or deleted with it, without a deadlock', async () => {
    const { token } = await api.company();
    const caller = { token: token.Admin };
    const days = { startDate: '2025-03-01', endDate: '2025-03-31' };
    for (let round = 0; round < 12; round += 1) {
      const place = { name: `Place ${round}`, countryId: polandId, town: 'Łódź', address1: 'Polna 1' };
      const { locationId } = (await api.call(createLocation, { ...caller, body: place as never })).body;
      const heat = { locationId, utilityId: 2, unitId: 5 };
      const source = { publisher: 'Heat works', document: 'Statement', reference: 'p. 3', note: null };
      const months = { validFrom: '2025-01-01', validTo: '2025-12-31' };
      const factor = { ...heat, ...source, ...months, appliesTo: 'utility', method: 'both', kgCo2e: 90 };
      const bill = { ...heat, ...days, value: 10, reference: null };
      const [added, archived, entered] = await Promise.all([
        api.call(createCompanyFactor, { ...caller, body: factor as never }),
        api.call(archiveLocation, {
          ...caller,
          params: { id: locationId },
          query: { deleteData: 'true' } as never,
        }),
        api.call(createUtilityConsumption, { ...caller, body: bill }),
      ]);
      expect(archived.status).toBe(204);
      expect([200, 400]).toContain(added.status);
      expect([200, 400]).toContain(entered.status);
      const { body: left } = await api.call(listCompanyFactors, caller);
      expect(left).toEqual([]);
    }
  });
});
