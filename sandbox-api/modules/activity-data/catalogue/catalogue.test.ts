import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi } from '#api/testing/create-test-api';
import { seedReference } from '#api/testing/seed-reference';
import { renewableCatalogue, utilityCatalogue } from './repository';

let api: Awaited<ReturnType<typeof createTestApi>>;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const { utilities, renewables } = seedReference().data;

it.each([
  ['utility', utilityCatalogue, utilities],
  ['renewable', renewableCatalogue, renewables],
] as const)(
  'offers for each %s the units it is entered in, the usual one first',
  async (_, catalogue, listed) => {
    const expected = [...listed]
      .sort((left, right) => left.id - right.id)
      .map(({ id, unitIds }) => [id, [...unitIds]]);
    const all = await catalogue.findAll(api.db);
    expect(all.map(({ id, units }) => [id, units.map((unit) => unit.id)])).toEqual(expected);
    for (const [id, unitIds] of expected) {
      const found = await catalogue.find(api.db, Number(id));
      expect(found?.units.map((unit) => unit.id)).toEqual(unitIds);
    }
  },
);
