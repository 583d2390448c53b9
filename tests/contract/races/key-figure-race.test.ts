import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createKeyFigure, updateKeyFigure } from '#api/contract/company/key-figures';
import { createTestApi } from '#api/testing/create-test-api';

const databaseUrl = inject('databaseUrl');

describe.runIf(databaseUrl !== null)('key figures on PostgreSQL', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    api = await createTestApi({ databaseUrl: databaseUrl ?? undefined });
    return () => api.close();
  });

  test('refuse one at its field when two are changed to the same year at the same time', async () => {
    const { token } = await api.company();
    const figures = { employees: 5, revenue: null, revenueCurrency: null, output: null, outputUnit: null };
    const add = async (year: number) =>
      (await api.call(createKeyFigure, { token: token.Admin, body: { ...figures, year } })).body;
    const move = (id: number, year: number) =>
      api.call(updateKeyFigure, { token: token.Admin, params: { id }, body: { ...figures, year } });
    for (let round = 0; round < 10; round += 1) {
      const year = 1990 + round * 3;
      const [one, other] = [await add(year), await add(year + 1)];
      const answers = await Promise.all([
        move(one.companyKeyFigureId, year + 2),
        move(other.companyKeyFigureId, year + 2),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      const refused = answers.find(({ status }) => status === 400);
      expect(Object.keys(refused?.problem.errors ?? {})).toEqual(['Year']);
    }
    expect(api.unexpected).toEqual([]);
  });
});
