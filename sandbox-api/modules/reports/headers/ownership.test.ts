import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readHistory } from '#api/contract/account/history';
import {
  deleteReportHeader,
  readReportHeader,
  shareReportHeader,
  takeOverReportHeader,
} from '#api/contract/reports/headers';
import { generateReport, listReportIssues } from '#api/contract/reports/issues';
import { users } from '#api/db/schema/account';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import { beginReport, finishedReport, recordYear } from '#api/testing/filled/filled-report';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  await recordYear(api, owner);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const remove = (headerId: number, token: string, name?: string) =>
  api.call(deleteReportHeader, { token, params: { headerId }, query: name === undefined ? {} : { name } });

const takeOver = (headerId: number, token = owner.token.Admin) =>
  api.call(takeOverReportHeader, { token, params: { headerId } });

const read = (headerId: number, token: string) => api.call(readReportHeader, { token, params: { headerId } });

const deactivateOwner = () =>
  api.db.update(users).set({ isActive: false }).where(eq(users.id, owner.userId.User));

const trail = (entity: string, action: string) =>
  api.db
    .select()
    .from(auditLog)
    .where(
      and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entity, entity), eq(auditLog.action, action)),
    )
    .orderBy(asc(auditLog.id));

describe('a report is deleted', () => {
  // spec: reports.roles.owner
  it('by its owner alone: another Admin cannot destroy an issue', async () => {
    const { reportHeaderId: id, name } = await finishedReport(api, owner);
    const { status, problem } = await remove(id, owner.token.Admin, name ?? '');
    expect([status, problem.code]).toEqual([403, 'owner_required']);
    const issue = await api.call(generateReport, {
      token: owner.token.User,
      params: { headerId: id },
      query: { issue: 1 } as never,
    });
    expect(issue.status).toBe(200);
  });

  it('without its name only if it has no finished issue', async () => {
    const { body: begun } = await beginReport(api, owner);
    expect((await remove(begun.reportHeaderId, owner.token.User)).status).toBe(204);
    const { reportHeaderId: id } = await finishedReport(api, owner);
    for (const name of [undefined, '', 'Emissions', 'emissions 2025'])
      expect((await remove(id, owner.token.User, name)).problem.errors).toEqual({
        Name: ['This report has finished issues. Type its name to delete it: Emissions 2025'],
      });
    expect((await remove(id, owner.token.User, ' Emissions 2025 ')).status).toBe(204);
    expect((await read(id, owner.token.User)).status).toBe(404);
  });

  it('with checksum, period and totals of its issues kept in the history', async () => {
    const { reportHeaderId: id } = await finishedReport(api, owner);
    const params = { headerId: id };
    const { body: issues } = await api.call(listReportIssues, { token: owner.token.User, params });
    await remove(id, owner.token.User, 'Emissions 2025');
    const [issue] = issues;
    expect(await trail('report_issues', 'delete')).toMatchObject([
      {
        userId: owner.userId.User,
        before: {
          headerId: id,
          name: 'Emissions 2025',
          issueNumber: 1,
          periodStart: '2025-01-01',
          periodEnd: '2025-12-31',
          locationBasedT: issue?.locationBasedT,
          marketBasedT: issue?.marketBasedT,
          checksum: issue?.hash,
        },
      },
    ]);
    const { body: history } = await api.call(readHistory, {
      token: owner.token.Admin,
      query: { entity: 'report_issues' } as never,
    });
    const told = history.entries[0]?.changes.map(({ field, before }) => [field, before]);
    expect(told).toContainEqual(['checksum', issue?.hash]);
    expect(told).toContainEqual(['periodEnd', '2025-12-31']);
  });
});

describe('a report of a removed or deactivated user', () => {
  // spec: reports.roles.owner
  it('is taken over by an Admin, who becomes its owner, as the history shows', async () => {
    const { body: begun } = await beginReport(api, owner);
    const id = begun.reportHeaderId;
    expect((await read(id, owner.token.Admin)).body).toMatchObject({ isOwner: false, isOwnerActive: true });
    await deactivateOwner();
    expect((await read(id, owner.token.Admin)).body).toMatchObject({ isOwner: false, isOwnerActive: false });
    const { body: taken } = await takeOver(id);
    expect(taken).toMatchObject({ isOwner: true, isOwnerActive: true });
    expect(taken.updatedOn > begun.updatedOn).toBe(true);
    expect((await takeOver(id)).body).toEqual(taken);
    const [entry, ...others] = await trail('report_headers', 'take-over');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      userId: owner.userId.Admin,
      before: { createdBy: owner.userId.User, owner: begun.userName },
      after: { createdBy: owner.userId.Admin, owner: taken.userName },
    });
    const shared = await api.call(shareReportHeader, {
      token: owner.token.Admin,
      params: { headerId: id, shareStatus: 'public' },
    });
    expect(shared.body).toMatchObject({ isShared: true });
    expect((await remove(id, owner.token.Admin)).status).toBe(204);
  });

  it('cannot be taken over while its owner is active, or by a user who is not an Admin', async () => {
    const { body: begun } = await beginReport(api, owner);
    const { status, problem } = await takeOver(begun.reportHeaderId);
    expect([status, problem.code]).toEqual([409, 'owner_active']);
    expect(problem.detail).toContain(`Ask ${begun.userName} to`);
    const { body: ofAdmin } = await beginReport(api, owner, { token: owner.token.Admin });
    for (const token of [owner.token.User, owner.token.View])
      expect((await takeOver(ofAdmin.reportHeaderId, token)).problem.code).toBe('role_required');
    const stranger = await api.company();
    await deactivateOwner();
    expect((await takeOver(begun.reportHeaderId, stranger.token.Admin)).status).toBe(404);
  });
});
