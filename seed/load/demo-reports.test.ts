import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Document } from '#api/contract/documents/document';
import { auditLog } from '#api/db/schema/platform';
import {
  companyLockedReports,
  reportAnswers,
  reportFacilities,
  reportHeaders,
  reportIssues,
} from '#api/db/schema/reports';
import { digest } from '#api/kernel/digest';
import { runDueJobs } from '#api/kernel/jobs';
import { readReportHeader } from '#api/modules/reports/headers/read';
import { canonicalJson } from '#api/modules/reports/issues/canonical-json';
import { createTestApi } from '#api/testing/create-test-api';
import { demoCompanies } from '../companies/demo-companies';
import { referenceDate } from '../reference-date';
import { loadDemo } from './demo';
import { contextOf } from './demo-context';
import { moveDemoKind } from './move-demo';
import { moveDemoJob, rollForward } from './roll-forward';

let api: Awaited<ReturnType<typeof createTestApi>>;
const clock = { now: () => new Date(`${referenceDate}T00:00:00Z`) };

beforeAll(async () => {
  api = await createTestApi();
  const platform = { ...api.platform, clock };
  await loadDemo({ db: api.db, platform, referenceDate, companies: demoCompanies });
}, 600_000);
afterAll(() => api.close());

const headers = () => api.db.select().from(reportHeaders).orderBy(asc(reportHeaders.id));
const issues = () => api.db.select().from(reportIssues).orderBy(asc(reportIssues.id));

const said = (row: { document: unknown }) => JSON.stringify(row.document);

/** As each owner sees it. */
async function dataChanges() {
  const answers = [];
  for (const { id, companyId, createdBy } of await headers()) {
    const company = demoCompanies.find((one) => one.id === companyId);
    if (!company) throw new Error(`There is no company ${companyId}.`);
    const ctx = contextOf({ db: api.db, platform: api.platform }, company, createdBy);
    const header = await readReportHeader({ ctx, input: { params: { headerId: id } } });
    answers.push({ issueNumber: header.issueNumber, dataChange: header.dataChange });
  }
  return answers;
}

const finishedThrice = [
  { issueNumber: 1, dataChange: null },
  { issueNumber: 1, dataChange: null },
  { issueNumber: null, dataChange: null },
  { issueNumber: 1, dataChange: null },
];

it('has reports of two years, one in progress and one over all shops, of several owners, and one kind locked', async () => {
  const stated = (await headers()).map(
    ({ companyId, reportId, createdBy, language, periodStart, periodEnd, isComplete, shareStatus }) =>
      [companyId, reportId, createdBy, language, periodStart, periodEnd, isComplete, shareStatus].join(' '),
  );
  expect(stated).toEqual([
    '1 1 102 pl 2024-01-01 2024-12-31 true public',
    '1 1 101 en 2025-01-01 2025-12-31 true public',
    '1 2 111 pl 2025-01-01 2025-12-31 false public',
    '4 1 402 en 2025-01-01 2025-12-31 true public',
  ]);
  expect(await api.db.select().from(companyLockedReports)).toEqual([{ companyId: 2, reportId: 2 }]);
  const facilities = await api.db.select().from(reportFacilities);
  expect(facilities.filter(({ companyId }) => companyId === 4).length).toBeGreaterThanOrEqual(40);
  expect(facilities.filter(({ isExcluded }) => isExcluded)).toHaveLength(2);
});

it('answers about a third of the questionnaire, and nothing that the data would fill in', async () => {
  const answers = await api.db.select().from(reportAnswers);
  expect(answers.length).toBeGreaterThanOrEqual(20);
  expect(answers.length).toBeLessThan(32);
  expect(answers.filter(({ isFromData }) => isFromData)).toEqual([]);
});

it('keeps issues whose hash is that of their document, from which the data does not differ', async () => {
  for (const issue of await issues()) {
    expect(issue.hash).toBe(await digest(canonicalJson(issue.document as Document)));
    expect(issue.createdOn < clock.now()).toBe(true);
  }
  expect(await dataChanges()).toEqual(finishedThrice);
});

it('tells in the history who began and finished them', async () => {
  const told = await api.db
    .select({ entityId: auditLog.entityId, action: auditLog.action, userId: auditLog.userId })
    .from(auditLog)
    .where(eq(auditLog.entity, 'report_headers'));
  for (const { id, isComplete, createdBy: userId } of await headers()) {
    expect(told).toContainEqual({ entityId: id, action: 'create', userId });
    expect(told.some((row) => row.entityId === id && row.action === 'finish')).toBe(isComplete);
  }
});

it('moves with the demo: issues keep number and day, tell of the new period, and nothing has changed since', async () => {
  const before = await issues();
  const [first] = await headers();
  expect(await rollForward(api.db, '2027-01-09')).toBe(2);
  const later = { ...api.platform, clock: { now: () => new Date('2027-01-09T08:00:00Z') } };
  await runDueJobs(api.db, later, { [moveDemoJob]: moveDemoKind });

  const after = await issues();
  expect(after.map(({ id, number, createdBy }) => [id, number, createdBy])).toEqual(
    before.map(({ id, number, createdBy }) => [id, number, createdBy]),
  );
  expect((await headers())[0]).toMatchObject({ periodStart: '2024-03-01', periodEnd: '2025-02-28' });
  expect(first).toMatchObject({ periodStart: '2024-01-01', periodEnd: '2024-12-31' });
  for (const [index, issue] of after.entries()) {
    expect(issue.createdOn.toISOString().slice(5, 10)).toBe('05-12');
    expect(issue.hash).not.toBe(before[index]?.hash);
    expect(issue.hash).toBe(await digest(canonicalJson(issue.document as Document)));
    expect(issue.ledgerState).toMatchObject({ firstMonth: index === 0 ? '2024-03-01' : '2025-03-01' });
  }
  expect(said(after[1] ?? { document: null })).toContain('March 2025 – February 2026, issue 1 of');
  expect(await dataChanges()).toEqual(finishedThrice);
  const finished = await api.db.select().from(auditLog).where(eq(auditLog.action, 'finish'));
  expect(finished).toHaveLength(3);
}, 120_000);
