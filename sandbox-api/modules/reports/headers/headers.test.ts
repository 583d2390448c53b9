import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readGeneralInformation } from '#api/contract/reports/general-informations';
import {
  deleteReportHeader,
  listReportHeaders,
  lookAtCopiedStep,
  readReportAuthors,
  readReportHeader,
  readReportNames,
  shareReportHeader,
  updateReportAuthors,
  updateReportHeader,
  updateReportNames,
} from '#api/contract/reports/headers';
import { users } from '#api/db/schema/account';
import { utilityConsumptions } from '#api/db/schema/consumption';
import { auditLog } from '#api/db/schema/platform';
import { companyLockedReports, reportHeaders } from '#api/db/schema/reports';
import { createTestApi } from '#api/testing/create-test-api';
import { beginReport, finishedReport, recordYear, reportIds } from '#api/testing/filled/filled-report';
import { type Company, insertSession } from '#api/testing/filled/insert-company';
import { findNewestIssues } from './repository';

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

const list = (token: string, query: Record<string, unknown> = {}, reportId: number = reportIds.ghg) =>
  api.call(listReportHeaders, { token, params: { reportId }, query: query as never });

const read = (headerId: number, token: string) => api.call(readReportHeader, { token, params: { headerId } });

const rename = (headerId: number, token: string, seenUpdatedOn?: string, name = 'Emissions') =>
  api.call(updateReportNames, {
    token,
    params: { headerId },
    body: { name, description: null },
    ...(seenUpdatedOn ? { seenUpdatedOn } : {}),
  });

const share = (headerId: number, token: string, shareStatus: 'public' | 'private' = 'public') =>
  api.call(shareReportHeader, { token, params: { headerId, shareStatus } });

const remove = (headerId: number, token: string) =>
  api.call(deleteReportHeader, { token, params: { headerId } });

/** A second editor of the company, who owns nothing. */
async function otherEditor(): Promise<string> {
  const now = api.clock.now();
  const [user] = await api.db
    .insert(users)
    .values({
      companyId: owner.companyId,
      email: `second@company-${owner.companyId}.example`,
      role: 'User',
      languageId: 1,
      passwordHash: 'none',
      createdOn: now,
      updatedOn: now,
    })
    .returning({ id: users.id });
  return insertSession(api, user?.id ?? 0);
}

describe('a new report', () => {
  // spec: reports.product.language, reports.states.header, reports.validation.period-end
  it('covers whole months, is private, in the language of its creator, and is audited', async () => {
    const { status, body } = await beginReport(api, owner, {
      startDate: '2025-02-17',
      endDate: '2025-04-03',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      reportId: reportIds.ghg,
      questionnaireType: 'GHG',
      startDate: '2025-02-01',
      endDate: '2025-04-30',
      duration: 3,
      language: 'en',
      name: null,
      isOwner: true,
      isShared: false,
      isComplete: false,
      isExcel: false,
      issueNumber: null,
      copiedSteps: [],
    });
    const [audit] = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entity, 'report_headers')));
    expect(audit).toMatchObject({ action: 'create', userId: owner.userId.User });
  });

  // spec: reports.time-period.earliest, reports.validation.period-months, reports.errors.period
  it.each([
    ['two months', '2025-01-01', '2025-02-28', 'EndDate', 'at least 3 months'],
    ['thirteen months', '2025-01-01', '2026-01-01', 'EndDate', 'at most 12 months'],
    ['an end before its start', '2025-06-01', '2025-05-31', 'EndDate', 'not be before the first'],
    ['months before any data', '2024-12-01', '2025-11-30', 'StartDate', 'from 2025-01 on'],
  ])('is refused for %s', async (_, startDate, endDate, field, words) => {
    const { status, problem } = await beginReport(api, owner, { startDate, endDate });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
    expect(problem.errors?.[field]?.[0]).toContain(words);
  });

  // spec: reports.validation.period-months, reports.calls.create
  it.each([
    ['three months', '2025-01-01', '2025-03-01', 3],
    ['twelve months that end in the next year', '2025-07-01', '2026-06-30', 12],
    ['instants, as the specification writes them', '2025-01-01T00:00:00', '2025-12-31T00:00:00', 12],
  ])('may cover %s', async (_, startDate, endDate, duration) => {
    const { body } = await beginReport(api, owner, { startDate, endDate });
    expect(body.duration).toBe(duration);
  });

  // spec: reports.time-period.no-consumptions
  it('is refused if nothing was entered', async () => {
    const empty = await api.company();
    const { problem } = await beginReport(api, empty);
    expect(problem.errors).toEqual({ StartDate: ['There is no data yet. Enter consumption first'] });
  });

  // spec: reports.roles.module, materiality.roles.plan
  it('is refused for an unknown type, and for one that the plan excludes', async () => {
    expect((await beginReport(api, owner, { reportId: 99 })).problem.errors).toHaveProperty('ReportId');
    await api.db
      .insert(companyLockedReports)
      .values({ companyId: owner.companyId, reportId: reportIds.csrd });
    const { status, problem } = await beginReport(api, owner, { reportId: reportIds.csrd });
    expect([status, problem.code]).toEqual([403, 'plan_required']);
  });
});

describe('a report from a template', () => {
  // spec: reports.wizard.template, reports.general.copied, reports.states.start, reports.calls.create
  it('has the template’s words and names, and marks the steps until they are reviewed', async () => {
    const template = await finishedReport(api, owner);
    const { body } = await beginReport(api, owner, {
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      basedOnId: template.reportHeaderId,
    });
    expect(body).toMatchObject({
      name: 'Emissions 2026',
      author: 'Anna Nowak',
      department: 'Environment',
      basedOnId: template.reportHeaderId,
      isComplete: false,
      copiedSteps: ['generalInfo', 'details', 'author'],
    });
    const params = { headerId: body.reportHeaderId };
    const { body: information } = await api.call(readGeneralInformation, { token: owner.token.User, params });
    expect(information).toMatchObject({ companyName: 'Młyn Jagodno', basedOnId: template.reportHeaderId });
    const look = (step: 'author' | 'details' | 'generalInfo') =>
      api.call(lookAtCopiedStep, { token: owner.token.User, params: { ...params, step } });
    const looked = await look('author');
    expect(looked.body).toMatchObject({
      copiedSteps: ['generalInfo', 'details'],
      updatedOn: body.updatedOn,
    });
    expect((await look('author')).body.copiedSteps).toEqual(['generalInfo', 'details']);
    const { body: renamed } = await rename(body.reportHeaderId, owner.token.User);
    expect(renamed.copiedSteps).toEqual(['generalInfo']);
    await look('generalInfo');
    const known = await api.call(readGeneralInformation, { token: owner.token.User, params });
    expect(known.body.basedOnId).toBeNull();
  });

  // spec: reports.wizard.template
  it('needs a complete template of its type that the caller may see', async () => {
    const template = await finishedReport(api, owner, { token: owner.token.Admin });
    const begin = async (basedOnId: number, reportId: number = reportIds.ghg) =>
      (await beginReport(api, owner, { basedOnId, reportId })).problem.errors?.BasedOnId;
    expect(await begin(template.reportHeaderId)).toEqual(['Choose one of the listed values']);
    await share(template.reportHeaderId, owner.token.Admin);
    expect(await begin(template.reportHeaderId, reportIds.csrd)).toEqual([
      expect.stringContaining('Only a complete report'),
    ]);
    await rename(template.reportHeaderId, owner.token.Admin, undefined, 'Changed since');
    expect(await begin(template.reportHeaderId)).toEqual([expect.stringContaining('Only a complete report')]);
    const stranger = await api.company();
    await recordYear(api, stranger);
    const theirs = await finishedReport(api, stranger);
    expect(await begin(theirs.reportHeaderId)).toEqual(['Choose one of the listed values']);
  });
});

describe('permissions', () => {
  // spec: reports.roles.tenant
  it('a private one is for its owner and Admins; for all others it is missing', async () => {
    const { reportHeaderId: id } = (await beginReport(api, owner)).body;
    const other = await otherEditor();
    const stranger = await api.company();
    for (const token of [owner.token.View, other, stranger.token.Admin]) {
      expect((await read(id, token)).status).toBe(404);
      expect((await list(token)).body).toEqual([]);
    }
    for (const token of [other, stranger.token.Admin]) {
      // Not even a stale request receives its current state.
      const answer = await rename(id, token, '2020-01-01T00:00:00Z');
      expect([answer.status, answer.problem.current]).toEqual([404, undefined]);
      expect((await remove(id, token)).status).toBe(404);
      expect((await share(id, token)).status).toBe(404);
    }
    expect((await read(id, owner.token.Admin)).body).toMatchObject({ isOwner: false });
    expect((await rename(id, owner.token.Admin)).status).toBe(200);
  });

  // spec: reports.states.shared, reports.roles.owner, reports.calls.share
  it('a public one is read by all of the company, changed by its owner and Admins, shared by its owner', async () => {
    const { reportHeaderId: id } = (await beginReport(api, owner)).body;
    expect((await share(id, owner.token.User)).body).toMatchObject({ isShared: true, shareStatus: 'public' });
    const other = await otherEditor();
    expect((await read(id, owner.token.View)).status).toBe(200);
    expect((await list(owner.token.View)).body).toHaveLength(1);
    for (const answer of [await rename(id, other), await share(id, other), await remove(id, other)])
      expect([answer.status, answer.problem.code]).toEqual([403, 'owner_required']);
    expect((await share(id, owner.token.Admin, 'private')).problem.code).toBe('owner_required');
    expect((await rename(id, owner.token.View)).problem.code).toBe('role_required');
    expect((await remove(id, owner.token.User)).status).toBe(204);
    expect((await read(id, owner.token.Admin)).status).toBe(404);
  });

  // spec: reports.product.enforced, reports.roles.module
  it('no user has it if the module is missing, or the plan excludes the type', async () => {
    const without = await api.company({ modules: ['SCOPE1', 'SCOPE2'] });
    expect((await list(without.token.Admin)).problem.code).toBe('module_required');
    const { reportHeaderId: id } = (await beginReport(api, owner)).body;
    await api.db.insert(companyLockedReports).values({ companyId: owner.companyId, reportId: reportIds.ghg });
    const token = owner.token.User;
    for (const answer of [await list(token), await read(id, token), await rename(id, token)])
      expect([answer.status, answer.problem.code]).toEqual([403, 'plan_required']);
  });
});

describe('a change', () => {
  // spec: reports.states.incomplete
  it('of a complete report’s content makes it incomplete; saving it unchanged changes nothing', async () => {
    const finished = await finishedReport(api, owner);
    const { reportHeaderId: id, reportId, name, author, department, startDate, endDate } = finished;
    const token = owner.token.User;
    const params = { headerId: id };
    const changes = () =>
      api.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entityId, id)));
    const before = await changes();
    const period = { reportHeaderId: id, reportId, startDate, endDate };
    for (const { body } of [
      await rename(id, token, finished.updatedOn, name ?? ''),
      await api.call(updateReportAuthors, {
        token,
        params,
        seenUpdatedOn: finished.updatedOn,
        body: { author: author ?? '', department: department ?? '' },
      }),
      await api.call(updateReportHeader, { token, params, body: period }),
      await share(id, token, 'private'),
    ])
      expect(body).toEqual(finished);
    // Saved without a change.
    for (const { before: was, after } of (await changes()).slice(before.length)) expect(after).toEqual(was);
    const shared = (await share(id, token)).body;
    expect([shared.isComplete, shared.updatedOn > finished.updatedOn]).toEqual([true, true]);
    expect((await share(id, token)).body).toEqual(shared);
    expect((await rename(id, token)).body).toMatchObject({ isComplete: false, issueNumber: 1 });
  });

  it('of a report that another user changed since is refused with the current report', async () => {
    const { body } = await beginReport(api, owner);
    expect((await rename(body.reportHeaderId, owner.token.Admin, body.updatedOn, 'First')).status).toBe(200);
    const { status, problem } = await rename(body.reportHeaderId, owner.token.User, body.updatedOn);
    expect([status, problem.code]).toEqual([412, 'stale']);
    expect(problem.current).toMatchObject({ name: 'First' });
  });

  // spec: reports.validation.period-end, reports.calls.update
  it('of the period is checked like a new one, and is refused for another report', async () => {
    const { body } = await beginReport(api, owner);
    const update = (over: object) =>
      api.call(updateReportHeader, {
        token: owner.token.User,
        params: { headerId: body.reportHeaderId },
        body: {
          reportHeaderId: body.reportHeaderId,
          reportId: reportIds.ghg,
          startDate: '2025-04-01',
          endDate: '2025-06-30',
          ...over,
        },
      });
    expect((await update({ language: 'pl' })).body).toMatchObject({ duration: 3, language: 'pl' });
    expect((await update({ endDate: '2025-05-31' })).problem.errors).toHaveProperty('EndDate');
    const wrong = await update({ reportHeaderId: body.reportHeaderId + 1, reportId: reportIds.csrd });
    expect(Object.keys(wrong.problem.errors ?? {})).toEqual(['ReportHeaderId', 'ReportId']);
  });

  it('of the language alone is accepted when data at the start of the period was deleted', async () => {
    const { body } = await beginReport(api, owner);
    const january = and(
      eq(utilityConsumptions.companyId, owner.companyId),
      eq(utilityConsumptions.startDate, '2025-01-01'),
    );
    await api.db.delete(utilityConsumptions).where(january);
    const answer = await api.call(updateReportHeader, {
      token: owner.token.User,
      params: { headerId: body.reportHeaderId },
      body: {
        reportHeaderId: body.reportHeaderId,
        reportId: reportIds.ghg,
        language: 'pl',
        startDate: body.startDate,
        endDate: body.endDate,
      },
    });
    expect(answer.body).toMatchObject({ language: 'pl', startDate: '2025-01-01' });
  });

  // spec: reports.validation.author, reports.calls.names
  it('of author and department needs both: an existing author is never removed', async () => {
    const { reportHeaderId } = await finishedReport(api, owner);
    const params = { headerId: reportHeaderId };
    const { problem } = await api.call(updateReportAuthors, {
      token: owner.token.User,
      params,
      body: { author: ' ', department: 'Environment' },
    });
    expect(problem.errors).toEqual({ Author: ["This field can't be empty"] });
    const { body } = await api.call(readReportAuthors, { token: owner.token.User, params });
    expect(body).toMatchObject({ author: 'Anna Nowak', department: 'Environment' });
  });

  // spec: reports.details.fields, reports.validation.details, reports.calls.names
  it.each([
    ['nothing', ' '],
    ['101 letters', 'x'.repeat(101)],
    ['two lines', 'a\nb'],
    ['marks that turn the text', 'a\u202Eb'],
  ])('of the name to %s is refused', async (_, name) => {
    const { reportHeaderId } = (await beginReport(api, owner)).body;
    expect((await rename(reportHeaderId, owner.token.User, undefined, name)).problem.errors).toHaveProperty(
      'Name',
    );
    expect((await rename(reportHeaderId, owner.token.User, undefined, '=1+1')).body.name).toBe('=1+1');
    const { body } = await api.call(readReportNames, {
      token: owner.token.User,
      params: { headerId: reportHeaderId },
    });
    expect(body.name).toBe('=1+1');
  });

  // spec: reports.calls.delete, reports.errors.gone
  it('of a report deleted in another tab is refused as missing', async () => {
    const { reportHeaderId: id } = (await beginReport(api, owner)).body;
    expect((await remove(id, owner.token.User)).status).toBe(204);
    expect(await api.db.select().from(reportHeaders).where(eq(reportHeaders.id, id))).toEqual([]);
    for (const answer of [await rename(id, owner.token.User), await remove(id, owner.token.User)])
      expect(answer.status).toBe(404);
  });
});

describe('the list', () => {
  // spec: reports.list.paged, reports.time-period.ask, reports.calls.headers
  it('is paged, newest first, with its totals; for templates it has only complete ones', async () => {
    const complete = await finishedReport(api, owner);
    const ids = [complete.reportHeaderId];
    for (let count = 0; count < 2; count += 1)
      ids.unshift((await beginReport(api, owner)).body.reportHeaderId);
    const first = await list(owner.token.User, { PageSize: 2 });
    expect(first.body.map(({ reportHeaderId }) => reportHeaderId)).toEqual(ids.slice(0, 2));
    expect(JSON.parse(first.headers.get('x-pagination') ?? '')).toEqual({
      TotalCount: 3,
      PageSize: 2,
      CurrentPage: 1,
      TotalPages: 2,
    });
    const templates = await list(owner.token.User, { PageNumber: 1, PageSize: 1, completeOnly: true });
    expect(templates.body).toMatchObject([{ reportHeaderId: complete.reportHeaderId, isComplete: true }]);
    expect((await list(owner.token.User, {}, reportIds.csrd)).body).toEqual([]);
    expect((await list(owner.token.User, {}, 99)).status).toBe(404);
  });

  it('reads only the totals of an issue’s ledger state, not the rows of every location', async () => {
    const { reportHeaderId: headerId } = await finishedReport(api, owner);
    const issues = await findNewestIssues(api.db, owner.companyId, [headerId]);
    const totalKg = { location: expect.any(String), market: expect.any(String) };
    expect(issues).toEqual([{ headerId, number: 1, totalKg, hasWorkbook: true }]);
  });

  it('shows by how much the data has changed since a report was issued', async () => {
    const { reportHeaderId } = await finishedReport(api, owner);
    expect((await read(reportHeaderId, owner.token.User)).body.dataChange).toBeNull();
    await recordYear(api, owner);
    const { body } = await list(owner.token.User);
    // 12,000 kWh more at 0.553 kg by location, and what comes with it upstream.
    expect(body[0]?.dataChange?.locationBasedT).toBeCloseTo(12 * (0.553 + 0.18163773), 3);
    expect(body[0]?.isComplete).toBe(true);
  });

  it('compares nothing with an issue while the report has another period', async () => {
    const { reportHeaderId } = await finishedReport(api, owner);
    const { body } = await api.call(updateReportHeader, {
      token: owner.token.User,
      params: { headerId: reportHeaderId },
      body: { reportHeaderId, reportId: reportIds.ghg, startDate: '2025-01-01', endDate: '2025-03-31' },
    });
    expect(body).toMatchObject({ isComplete: false, issueNumber: 1, dataChange: null });
  });
});
