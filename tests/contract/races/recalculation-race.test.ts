/** On PostgreSQL two connections work in parallel; PGlite has only one, so none of this can happen there. */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRecalculation, decideRecalculation } from '#api/contract/emissions/recalculations';
import { createCompanyFactor } from '#api/contract/factors/company-factors';
import { fuelConsumptions } from '#api/db/schema/consumption';
import { emissionLines } from '#api/db/schema/ledger';
import { runDueJobs } from '#api/kernel/jobs';
import { recalculateEmissions } from '#api/modules/emissions/ledger/ledger';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { hold, untilWaiting } from './hold';

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

  test('waits for a row that is being changed, and uses the changed values', async () => {
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

  const runJobs = () => runDueJobs(api.db, api.platform, jobHandlers);

  async function addGasFactor({ token }: Company) {
    const source = { publisher: 'Gas works', document: 'Statement', reference: 'p. 3', note: null };
    const gas = { appliesTo: 'fuel', fuelId: naturalGas.fuelId, unitId: naturalGas.unitId, kgCo2e: 0.5 };
    const body = { ...gas, ...source, validFrom: '2025-01-01', validTo: '2025-12-31' };
    const added = await api.call(createCompanyFactor, { token: token.Admin, body: body as never });
    expect(added.status).toBe(200);
  }

  /** A recalculation that only waits for acceptance. */
  async function previewOfAr5({ token }: Company) {
    const body = { gwpSet: 'AR5' as const, reason: 'The report our customers go by' };
    const asked = await api.call(createRecalculation, { token: token.Admin, body: body as never });
    await runJobs();
    return asked.body.recalculationId;
  }

  test.each([
    {
      change: 'a factor of its own',
      prepare: async () => 0,
      decide: (company: Company) => addGasFactor(company),
    },
    {
      change: 'other warming potentials',
      prepare: previewOfAr5,
      decide: async ({ token }: Company, id: number) => {
        const decision = { params: { id }, body: { decision: 'accept' as const } };
        const { status } = await api.call(decideRecalculation, { token: token.Admin, ...decision });
        expect(status).toBe(200);
      },
    },
  ])(
    'includes an entry that was waiting for its location when the company decided about $change',
    async ({ prepare, decide }) => {
      const company = await api.company();
      await entryOf(company);
      const prepared = await prepare(company);
      const letGo = await hold(
        api.db,
        sql`select from locations where id = ${company.locationId} for no key update`,
      );
      const entering = entryOf(company);
      await untilWaiting(api.db);
      await decide(company, prepared);
      const recalculated = runJobs();
      await Promise.race([untilWaiting(api.db, 2), recalculated]);
      await letGo();
      const { fuelConsumptionId: late } = await entering;
      await recalculated;
      const { fuelConsumptionId: fresh } = await entryOf(company);
      const [lateLines, freshLines] = [await figures(company, late), await figures(company, fresh)];
      expect(freshLines).not.toEqual([]);
      expect(lateLines).toEqual(freshLines);
    },
  );

  /** The factor set of an entry's calculation, and the result. */
  async function figures({ companyId }: Company, id: number) {
    return api.db
      .select({
        gwpSet: emissionLines.gwpSet,
        companyFactorId: emissionLines.companyFactorId,
        kgCo2e: emissionLines.kgCo2e,
      })
      .from(emissionLines)
      .where(and(eq(emissionLines.companyId, companyId), eq(emissionLines.sourceId, id)))
      .orderBy(emissionLines.scope, emissionLines.category);
  }
});
