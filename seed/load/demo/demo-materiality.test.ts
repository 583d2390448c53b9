import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '#api/db/schema/platform';
import { listAssessments } from '#api/modules/materiality/assessments/list';
import { readMaterialityCompletion } from '#api/modules/materiality/completion/service';
import { createTestApi } from '#api/testing/create-test-api';
import { insertReport } from '#api/testing/filled/insert-report';
import { demoMaterialities } from '../../companies/demo-materialities';
import { contextOf } from './demo-context';
import { insertMateriality } from './demo-materiality';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** The demo's assessment in a report of a separate company, by the user who owns the report. */
async function begun(demoCompanyId: number) {
  const company = await api.company();
  const headerId = await insertReport(api, company);
  const made = demoMaterialities[demoCompanyId];
  if (!made) throw new Error(`Company ${demoCompanyId} of the demo has no assessment.`);
  const { companyId: id, userId } = company;
  const ctx = contextOf(api, { id, modules: ['REPORTS', 'CSRD'], accounts: [] }, userId.User);
  await insertMateriality({ at: () => ctx, headerId }, made);
  const input = { params: { id: headerId } };
  return {
    completion: await readMaterialityCompletion({ ctx, input }),
    rows: await listAssessments({ ctx, input }),
  };
}

it("completes the food producer's assessment with the calls of a user", async () => {
  const { completion, rows } = await begun(1);
  expect(completion.isComplete).toBe(true);
  expect(rows).toHaveLength(60);
  expect(rows.filter(({ isTailRisk }) => isTailRisk)).toHaveLength(3);
  expect(rows.filter(({ disagrees }) => disagrees)).toHaveLength(1);
  expect(rows.filter(({ isReasonMissing }) => isReasonMissing)).toEqual([]);
  const told = new Set((await api.db.select().from(auditLog)).map(({ entity }) => entity));
  expect(told).toContain('materiality_assessments');
});

it("leaves the retail group's assessment at its last step", async () => {
  const { completion } = await begun(4);
  expect(completion.isComplete).toBe(false);
  const open = completion.steps.filter(({ isUnlocked, isFilled }) => isUnlocked && !isFilled);
  expect(open.map(({ step }) => step)).toEqual(['assessment']);
  expect(completion.assessedCount).toBeGreaterThan(8);
  expect(completion.assessedCount).toBeLessThan(completion.iroCount);
});
