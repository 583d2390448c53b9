import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConformanceCase, runConformance } from '#api/contract/emissions/conformance';
import { users } from '#api/db/schema/account';
import { emissionFactors } from '#api/db/schema/reference';
import { goldenCases } from '#api/domain/conformance/golden-cases';
import { materialityGoldenCases } from '#api/domain/materiality/golden-cases/golden-cases';
import { scenarioGoldenCases } from '#api/domain/scenarios/golden-cases/golden-cases';
import { createTestApi } from '#api/testing/create-test-api';

const all = [...goldenCases, ...scenarioGoldenCases, ...materialityGoldenCases];

let api: Awaited<ReturnType<typeof createTestApi>>;
let cases: ConformanceCase[];

beforeAll(async () => {
  api = await createTestApi();
  const company = await api.company({ modules: [] });
  cases = (await api.call(runConformance, { token: company.token.View })).body;
});
afterAll(() => api.close());

describe('the golden cases, run by the API over its own reference data', () => {
  it('are all run', () => {
    expect(cases.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(goldenCases.length).toBeGreaterThanOrEqual(80);
    expect(scenarioGoldenCases.length).toBeGreaterThanOrEqual(30);
    expect(materialityGoldenCases.length).toBeGreaterThanOrEqual(79);
  });

  it.each(all.map(({ id }) => id))('%s', (id) => {
    const found = cases.find((one) => one.id === id);
    expect(found, JSON.stringify(found)).toMatchObject({ hasPassed: true });
    expect(found?.source && found.working && found.title).toBeTruthy();
  });

  it('name the figure of a scenario with its unit in the reader’s language', async () => {
    const find = (list: readonly ConformanceCase[]) => list.find(({ id }) => id === 'scenario-led-kwh');
    expect(find(cases)).toMatchObject({
      title: 'LED: electricity before',
      countryCode: 'PL',
      figure: { label: 'Lighting before', unit: 'kWh/year', expected: '11736', actual: '11736' },
    });
    const company = await api.company({ modules: [] });
    await api.db.update(users).set({ languageId: 2 }).where(eq(users.companyId, company.companyId));
    const { body } = await api.call(runConformance, { token: company.token.View });
    expect(find(body)).toMatchObject({
      title: 'LED: energia przed',
      working: expect.stringContaining('3\u00a0000 h'),
      figure: { label: 'Oświetlenie przed', unit: 'kWh/rok' },
    });
  });

  it('name materiality results in the reader’s language, with the method used', async () => {
    const rare = (list: readonly ConformanceCase[]) =>
      list.find(({ id }) => id === 'materiality-weight-half-rare');
    expect(rare(cases)).toMatchObject({
      title: 'Weight 0.5, severe but rare',
      countryCode: null,
      gwpSet: null,
      source: 'Materiality rules R1, R2, R6, R10, R11, R14, R16; ESRS 1 (2023)',
      working: expect.stringMatching(
        /2\.8 < 3; R10 .*Rules version 2.* \(financial\).*weight of likelihood 0\.5\.$/,
      ),
      outcomes: expect.arrayContaining([
        { label: 'Score', expected: '2.8', actual: '2.8' },
        { label: 'Flagged as severe, but below the threshold', expected: 'yes', actual: 'yes' },
      ]),
    });
    const company = await api.company({ modules: [] });
    await api.db.update(users).set({ languageId: 2 }).where(eq(users.companyId, company.companyId));
    const { body } = await api.call(runConformance, { token: company.token.View });
    expect(rare(body)).toMatchObject({
      title: 'Waga 0,5, dotkliwy, ale rzadki',
      working: expect.stringMatching(/2,8 < 3; R10 .* waga prawdopodobieństwa 0,5\.$/),
      outcomes: expect.arrayContaining([{ label: 'Ocena', expected: '2,8', actual: '2,8' }]),
    });
    const turned = body.find(({ id }) => id === 'materiality-turn-mean');
    expect(turned?.outcomes).toEqual([
      {
        label: 'Zmiana',
        expected: 'tylko wpływ → żadna, przestaje być istotne',
        actual: 'tylko wpływ → żadna, przestaje być istotne',
      },
    ]);
  });

  it('fail when a stored factor differs from the published one', async () => {
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
