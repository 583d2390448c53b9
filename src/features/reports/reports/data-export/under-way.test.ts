import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { readPendingRecalculation } from '#api/contract/emissions/pending-recalculation';
import { createCompanyFactor } from '#api/contract/factors/company-factors';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { type Ask, FiguresUnderWay, readCompanyData } from './read-data';

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const factor = {
  appliesTo: 'fuel',
  fuelId: 501,
  fuelVariantId: null,
  unitId: 50,
  validFrom: '2025-01-01',
  validTo: null,
  kgCo2e: 2.5,
  kgCo2: null,
  kgCh4Co2e: null,
  kgN2oCo2e: null,
  kgCo2Biogenic: null,
  gwpBasis: null,
  utilityId: null,
  activityId: null,
  method: null,
  networkBoundary: null,
  locationId: null,
  publisher: 'Supplier',
  document: 'Declaration 2025',
  reference: 'Page 2',
  note: null,
};

/** Emissions in the ledger's own fuel lines, as exported. */
async function fuelLines(ask: Ask): Promise<(string | number | null | undefined)[]> {
  const { tables } = await readCompanyData(() => undefined, ask);
  const ledger = tables.find(({ name }) => name === 'ledger');
  const at = (column: string) => ledger?.columns.findIndex(({ name }) => name === column) ?? -1;
  return (ledger?.rows ?? []).filter((row) => row[at('scope')] === 1).map((row) => row[at('kg_co2e')]);
}

test('creates no file while the ledger still has to catch up with a saved change', async () => {
  const token = company.token.Admin;
  const ask = (async (endpoint, input) => {
    const answer = await api.call(endpoint, { ...input, token } as never);
    expect(answer.status).toBe(200);
    return answer.body;
  }) as Ask;
  await runDueJobs(api.db, api.platform, jobHandlers);
  await api.call(createFuelConsumption, {
    token,
    body: {
      locationId: company.locationId,
      reference: null,
      fuelId: 501,
      fuelVariantId: null,
      unitId: 50,
      value: 1000,
      date: '2025-02-03',
    },
  });
  const [before] = await fuelLines(ask);
  expect(before).not.toBe('2500');
  expect((await api.call(createCompanyFactor, { token, body: factor as never })).status).toBe(200);
  expect((await api.call(readPendingRecalculation, { token })).body).toEqual({ any: true });
  await expect(fuelLines(ask)).rejects.toThrow(FiguresUnderWay);
  await runDueJobs(api.db, api.platform, jobHandlers);
  expect(await fuelLines(ask)).toEqual(['2500']);
});
