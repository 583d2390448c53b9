import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi } from '#api/testing/create-test-api';
import { shippedReference } from '../../seed/load/reference';
import { scenarioDefinitions, scenarioParameters } from './schema/scenarios';
import { syncReference } from './sync-reference';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const tables = shippedReference().tables.filter(({ name }) => name.startsWith('scenario_'));
const atVersion = (version: string) =>
  tables.map((table) => {
    const at = table.columns.indexOf('version');
    return {
      ...table,
      rows: table.rows.map((row) => row.map((value, index) => (index === at ? version : value))),
    };
  });

it('ships an edition with its definitions, defaults and sources', () => {
  expect(tables.map(({ name, rows }) => [name, rows.length > 0])).toEqual([
    ['scenario_editions', true],
    ['scenario_definitions', true],
    ['scenario_parameters', true],
    ['scenario_sources', true],
  ]);
});

it('is added to a database of an earlier build beside the older edition, which stays as saved simulations use it', async () => {
  const { db } = api;
  const [before] = await db.select().from(scenarioDefinitions).where(eq(scenarioDefinitions.scenarioId, 1));
  if (!before) throw new Error('There is no definition.');
  const kept = { ...before, content: { of: 'then' } };
  await db.update(scenarioDefinitions).set(kept).where(eq(scenarioDefinitions.scenarioId, 1));
  const next = `${before.version}-next`;
  await syncReference(db, {
    version: 'of another build',
    tables: tables.map((table, index) => {
      const newer = atVersion(next)[index];
      return { ...table, rows: [...table.rows, ...(newer?.rows ?? [])] };
    }),
  });
  const rows = await db.select().from(scenarioDefinitions).where(eq(scenarioDefinitions.scenarioId, 1));
  expect(rows.find(({ version }) => version === before.version)).toEqual(kept);
  expect(rows.find(({ version }) => version === next)).toEqual({ ...before, version: next });
  const ofNext = await db.select().from(scenarioParameters).where(eq(scenarioParameters.version, next));
  expect(ofNext.length).toBeGreaterThan(300);
});
