import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConformanceCase, runConformance } from '#api/contract/emissions/conformance';
import { emissionFactors } from '#api/db/schema/reference';
import { goldenCases } from '#api/domain/emissions/golden-cases';
import { createTestApi } from '#api/testing/create-test-api';

let api: Awaited<ReturnType<typeof createTestApi>>;
let cases: ConformanceCase[];

beforeAll(async () => {
  api = await createTestApi();
  const company = await api.company({ modules: [] });
  cases = (await api.call(runConformance, { token: company.token.View })).body;
});
afterAll(() => api.close());

describe('the golden cases, run by the API over its own reference data', () => {
  it('are all there', () => {
    expect(cases.map(({ id }) => id)).toEqual(goldenCases.map(({ id }) => id));
    expect(cases.length).toBeGreaterThanOrEqual(80);
  });

  it.each(goldenCases.map(({ id }) => id))('%s', (id) => {
    const found = cases.find((one) => one.id === id);
    expect(found, JSON.stringify(found)).toMatchObject({ hasPassed: true });
    expect(found?.source && found.working && found.title).toBeTruthy();
  });

  it('fail when a stored factor is not what was published', async () => {
    const altered = await createTestApi();
    const [gas2025] = await altered.db
      .update(emissionFactors)
      .set({ kgCo2e: '0.18297' })
      .where(eq(emissionFactors.kgCo2e, '0.18296'))
      .returning({ id: emissionFactors.id });
    expect(gas2025).toBeDefined();
    const company = await altered.company();
    const { body } = await altered.call(runConformance, { token: company.token.View });
    const failed = body.filter(({ hasPassed }) => !hasPassed).map(({ id }) => id);
    expect(failed).toContain('uk-natural-gas-2025');
    expect(failed.length).toBeLessThan(10);
    await altered.close();
  });
});
