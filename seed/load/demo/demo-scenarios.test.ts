import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyLockedScenarios, reductionPlanMeasures, scenarioSimulations } from '#api/db/schema/scenarios';
import { createDemoApi } from '#api/testing/create-demo-api';

let api: Awaited<ReturnType<typeof createDemoApi>>;
beforeAll(async () => {
  api = await createDemoApi();
});
afterAll(() => api.close());

it('has simulations of several owners in two companies, based on the company’s own numbers', async () => {
  const rows = await api.db.select().from(scenarioSimulations);
  const of = (companyId: number) => rows.filter((row) => row.companyId === companyId);
  for (const companyId of [1, 4]) {
    expect(new Set(of(companyId).map(({ createdBy }) => createdBy)).size).toBeGreaterThan(2);
    for (const row of of(companyId)) {
      expect(
        row.inputs.some(({ origin }) => origin === 'company'),
        row.name,
      ).toBe(true);
      const { locationBasedYear1T, marketBasedYear1T } = row.summary;
      expect(Math.abs(locationBasedYear1T) + Math.abs(marketBasedYear1T), row.name).toBeGreaterThan(1);
    }
  }
  expect(rows.length).toBe(of(1).length + of(4).length);
});

// spec: scenarios.access.available
it('has one plan, and two scenarios that are not in the retail group’s plan', async () => {
  expect(await api.db.select().from(reductionPlanMeasures)).toHaveLength(5);
  const locked = await api.db.select().from(companyLockedScenarios);
  expect(locked).toEqual([
    { companyId: 4, scenarioId: 3 },
    { companyId: 4, scenarioId: 8 },
  ]);
});
