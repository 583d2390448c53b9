/** On PostgreSQL two connections work in parallel; PGlite has only one, so none of this can happen there. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { archiveLocation } from '#api/contract/company/locations';
import { listSupplyTypeFiles } from '#api/contract/company/supply-type-files';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import { createTestApi } from '#api/testing/create-test-api';
import { hold, untilWaiting } from './hold';

const databaseUrl = inject('databaseUrl');

describe.runIf(databaseUrl !== null)('a file of a contract on PostgreSQL', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    api = await createTestApi({ databaseUrl: databaseUrl ?? undefined });
  });
  afterAll(async () => {
    expect(api.unexpected).toEqual([]);
    await api.close();
  });

  test('that is being stored while its location is archived with its data is deleted with it', async () => {
    const { token, locationId, companyId } = await api.company();
    const caller = { token: token.Admin };
    const { body: contract } = await api.call(createLocationSupplyType, {
      ...caller,
      body: { locationId, supplyTypeId: 1, startDate: '2025-01-01', certificateReference: 'GO 1' },
    });
    const release = await hold(
      api.db,
      sql`insert into location_supply_type_files
          (company_id, location_supply_type_id, name, media_type, content, created_on)
        select ${companyId}, id, 'a.pdf', 'application/pdf', 'x', now() from location_supply_types
        where id = ${contract.id} for share`,
    );
    const archiving = api.call(archiveLocation, {
      ...caller,
      params: { id: locationId },
      query: { deleteData: 'true' } as never,
    });
    await untilWaiting(api.db);
    await release();
    expect((await archiving).status).toBe(204);
    const { status } = await api.call(listSupplyTypeFiles, { ...caller, params: { id: contract.id } });
    expect(status).toBe(404);
  });
});
