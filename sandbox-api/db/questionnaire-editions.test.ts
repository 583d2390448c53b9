import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi } from '#api/testing/create-test-api';
import { shippedReference } from '../../seed/load/reference';
import { questionnaireEditions } from './schema/reports';
import { syncReference } from './sync-reference';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const table = shippedReference().tables.find(({ name }) => name === 'questionnaire_editions');

it('is added to a database of an earlier build beside the older edition, which stays as reports use it', async () => {
  const { db } = api;
  const [shipped] = await db.select().from(questionnaireEditions);
  if (!shipped || !table) throw new Error('There is no edition of the questionnaire.');
  const kept = { ...shipped, content: { of: 'then' } };
  await db.update(questionnaireEditions).set(kept).where(eq(questionnaireEditions.version, shipped.version));
  const next = `${shipped.version}-next`;
  const at = table.columns.indexOf('version');
  const newer = table.rows.map((row) => row.map((value, index) => (index === at ? next : value)));
  await syncReference(db, {
    version: 'of another build',
    tables: [{ ...table, rows: [...table.rows, ...newer] }],
  });
  const rows = await db.select().from(questionnaireEditions).orderBy(questionnaireEditions.version);
  expect(rows).toEqual([kept, { ...shipped, version: next }]);
});
