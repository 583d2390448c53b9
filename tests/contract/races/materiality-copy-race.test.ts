/** On PostgreSQL two connections work in parallel; PGlite has only one, so none of this can happen there. */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { copyMateriality } from '#api/contract/materiality/copies';
import { materialityIros, materialityTopicEntries } from '#api/db/schema/materiality';
import { createTestApi } from '#api/testing/create-test-api';
import { fillMateriality, materialityOf } from '#api/testing/filled/filled-materiality';
import { insertReport } from '#api/testing/filled/insert-report';
import { untilWaiting } from './hold';

const databaseUrl = inject('databaseUrl');

describe.runIf(databaseUrl !== null)('a copy of an assessment on PostgreSQL', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    api = await createTestApi({ databaseUrl: databaseUrl ?? undefined });
    return () => api.close();
  });

  test('waits for a matter with an item being added to the original, and contains both', async () => {
    const owner = await api.company();
    const { companyId, token } = owner;
    const headerId = await insertReport(api, owner);
    await fillMateriality(materialityOf(api, headerId, token.User));
    const id = await insertReport(api, owner);
    let copy: Promise<{ status: number; body: { iroCount: number } }> | undefined;
    await api.db.transaction(async (tx) => {
      // A change of an assessment locks its report. The table is locked so that the copy has read the matters by
      // then.
      await tx.execute(sql`select from report_headers where id = ${headerId} for update`);
      await tx.execute(sql`lock table materiality_iros in access exclusive mode`);
      const body = { fromReportHeaderId: headerId };
      copy = api.call(copyMateriality, { token: token.User, params: { id }, body });
      await untilWaiting(api.db);
      const columns = { companyId, headerId, updatedOn: api.clock.now() };
      const [entry] = await tx
        .insert(materialityTopicEntries)
        .values({ ...columns, categoryId: 1, topicId: 101, subtopicId: 1003, issue: 'Ovens' })
        .returning({ id: materialityTopicEntries.id });
      await tx
        .insert(materialityIros)
        .values({ ...columns, topicEntryId: entry?.id ?? 0, kind: 'risk', value: 'Price of gas' });
    });
    const answer = await copy;
    expect([answer?.status, answer?.body.iroCount]).toEqual([200, 4]);
    expect(api.unexpected).toEqual([]);
  });
});
