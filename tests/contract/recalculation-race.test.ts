/** On PostgreSQL two connections work at once; PGlite has one, where nothing of this can happen. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/fuel-consumptions';
import { fuelConsumptions } from '#api/db/schema/consumption';
import { emissionLines } from '#api/db/schema/ledger';
import { recalculateEmissions } from '#api/modules/emissions/ledger';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/insert-company';

const databaseUrl = inject('databaseUrl');

describe.runIf(databaseUrl !== null)('a recalculation on PostgreSQL', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    api = await createTestApi({ databaseUrl: databaseUrl ?? undefined });
  });
  afterAll(() => api.close());

  const naturalGas = { fuelId: 101, fuelVariantId: null, unitId: 20, date: '2025-03-10', reference: null };

  async function entryOf(company: Company) {
    const body = { ...naturalGas, locationId: company.locationId, value: 100 };
    return (await api.call(createFuelConsumption, { token: company.token.User, body })).body;
  }

  async function quantities(company: Company, id: number) {
    const lines = await api.db
      .select({ quantity: emissionLines.activityQuantity })
      .from(emissionLines)
      .where(and(eq(emissionLines.companyId, company.companyId), eq(emissionLines.sourceId, id)));
    return [...new Set(lines.map(({ quantity }) => Number(quantity)))];
  }

  test('waits for a row that somebody is changing, and goes by what they changed it to', async () => {
    const company = await api.company();
    const { companyId } = company;
    const { fuelConsumptionId: id } = await entryOf(company);
    let recalculated: Promise<number> | undefined;
    await api.db.transaction(async (tx) => {
      await tx.update(fuelConsumptions).set({ value: '250' }).where(eq(fuelConsumptions.id, id));
      recalculated = api.db.transaction((db) => recalculateEmissions({ db, companyId }));
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await recalculated;
    expect(await quantities(company, id)).toEqual([250]);
  });
});
