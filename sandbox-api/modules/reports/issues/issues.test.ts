import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { replaceLogo } from '#api/contract/company/company-logo';
import {
  type GeneralInformationBody,
  readGeneralInformation,
  updateGeneralInformation,
} from '#api/contract/reports/general-informations';
import {
  deleteReportHeader,
  lastStampOf,
  readReportHeader,
  readReportValidations,
  shareReportHeader,
  updateReportNames,
} from '#api/contract/reports/headers';
import {
  findReportIssue,
  finishReport,
  generateReport,
  listReportIssues,
  readIssueImage,
  readReportChanges,
} from '#api/contract/reports/issues';
import { users } from '#api/db/schema/account';
import { auditLog } from '#api/db/schema/platform';
import { reportIssues } from '#api/db/schema/reports';
import { digest } from '#api/kernel/digest';
import { createTestApi } from '#api/testing/create-test-api';
import { beginReport, fillReport, finishedReport, recordYear } from '#api/testing/filled/filled-report';
import type { Company } from '#api/testing/filled/insert-company';
import { pngPicture } from '#api/testing/pictures';
import { canonicalJson } from './canonical-json';

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

const finish = (headerId: number, seenUpdatedOn?: string, token = owner.token.User) =>
  api.call(finishReport, {
    token,
    params: { headerId },
    ...(seenUpdatedOn ? { seenUpdatedOn } : {}),
  });

const generate = (
  headerId: number,
  query: { issue?: number; draft?: string } = {},
  token = owner.token.User,
) => api.call(generateReport, { token, params: { headerId }, query: query as never });

const rename = (headerId: number, name: string) =>
  api.call(updateReportNames, {
    token: owner.token.User,
    params: { headerId },
    body: { name, description: null },
  });

const changes = (headerId: number, query: { issue?: number } = {}) =>
  api.call(readReportChanges, { token: owner.token.User, params: { headerId }, query: query as never });

const read = async (headerId: number) =>
  (await api.call(readReportHeader, { token: owner.token.User, params: { headerId } })).body;

describe('a report with something missing', () => {
  // spec: reports.list.reading, reports.states.header
  it('is not finished: each field is named by its step, and nothing is stored', async () => {
    const { body } = await beginReport(api, owner);
    const headerId = body.reportHeaderId;
    const { status, problem } = await finish(headerId);
    expect([status, problem.code]).toEqual([409, 'report_incomplete']);
    expect(Object.keys(problem.errors ?? {})).toEqual([
      'GeneralInfo.companyName',
      'GeneralInfo.countries',
      'Details.name',
      'Author.author',
      'Author.department',
    ]);
    expect(await api.db.select().from(reportIssues).where(eq(reportIssues.headerId, headerId))).toEqual([]);
    expect((await generate(headerId)).problem.code).toBe('report_incomplete');
    expect((await generate(headerId, { draft: 'true' })).body).toMatchObject({ isDraft: true });
  });

  // spec: reports.states.header, reports.calls.validations
  it('lists what each step needs in the reader’s language, until nothing is missing', async () => {
    const { body } = await beginReport(api, owner);
    const params = { headerId: body.reportHeaderId };
    const validations = async () =>
      (await api.call(readReportValidations, { token: owner.token.User, params })).body;
    const english = await validations();
    expect(english.canFinish).toBe(false);
    expect(english.steps.map(({ step, isComplete }) => [step, isComplete])).toEqual([
      ['timePeriod', true],
      ['generalInfo', false],
      ['details', false],
      ['author', false],
      ['facilities', true],
      ['review', false],
    ]);
    expect(english.steps[2]?.missing).toEqual([{ field: 'name', text: 'Report name', page: null }]);
    expect(english.data.gaps).toEqual([]);
    await api.db.update(users).set({ languageId: 2 }).where(eq(users.id, owner.userId.User));
    expect((await validations()).steps[2]?.missing[0]?.text).toBe('Nazwa raportu');
    await fillReport(api, body, owner.token.User);
    expect(await validations()).toMatchObject({ canFinish: true });
  });
});

describe('a finished report', () => {
  // spec: reports.calls.generate
  it('is stored with the hash of its document, which anyone can recalculate, and is audited', async () => {
    const header = await finishedReport(api, owner);
    expect(header).toMatchObject({ isComplete: true, issueNumber: 1, isExcel: true, dataChange: null });
    const { body: document } = await generate(header.reportHeaderId);
    const { body: issues } = await api.call(listReportIssues, {
      token: owner.token.User,
      params: { headerId: header.reportHeaderId },
    });
    expect(issues).toMatchObject([{ number: 1, name: 'Emissions 2025', gwpSet: 'AR6' }]);
    expect(issues[0]?.hash).toBe(await digest(canonicalJson(document)));
    expect(issues[0]?.locationBasedT).toBeCloseTo(12 * (0.553 + 0.18163773), 3);
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.action, 'finish')));
    expect(trail).toMatchObject([{ entity: 'report_headers', entityId: header.reportHeaderId }]);
  });

  it('is found by its checksum by its readers, and names the user who finished it even after a rename', async () => {
    const { reportHeaderId } = await finishedReport(api, owner);
    const params = { headerId: reportHeaderId };
    const [issue] = (await api.call(listReportIssues, { token: owner.token.User, params })).body;
    const hash = issue?.hash ?? '';
    const find = (token: string, by = hash) => api.call(findReportIssue, { token, params: { hash: by } });
    expect((await find(owner.token.User)).body).toMatchObject({ reportHeaderId, number: 1, hash });
    expect((await find(owner.token.User, 'a'.repeat(64))).status).toBe(404);
    expect((await find((await api.company()).token.Admin)).status).toBe(404);
    const { body: before } = await generate(reportHeaderId);
    expect(before.finishedBy).toBe(issue?.createdByName);
    expect(before.results).toHaveLength(2);
    expect(JSON.stringify(before)).not.toContain(hash);
    await api.db.update(users).set({ lastName: 'Renamed' }).where(eq(users.id, owner.userId.User));
    expect((await generate(reportHeaderId)).body.finishedBy).toBe(before.finishedBy);
  });

  it('from before checksums were stored is still opened and listed', async () => {
    const { reportHeaderId } = await finishedReport(api, owner);
    const { finishedBy: _, results: __, ...document } = (await generate(reportHeaderId)).body;
    await api.db
      .update(reportIssues)
      .set({ hash: '', document })
      .where(eq(reportIssues.headerId, reportHeaderId));
    expect((await generate(reportHeaderId)).body).toEqual(document);
    const params = { headerId: reportHeaderId };
    const { body } = await api.call(listReportIssues, { token: owner.token.User, params });
    expect(body).toMatchObject([{ number: 1, hash: '' }]);
  });

  // spec: reports.document.frozen
  it('does not change with the data, reports by how much and why, and can be issued again', async () => {
    const { reportHeaderId: id } = await finishedReport(api, owner);
    const { body: issued } = await generate(id);
    expect((await changes(id)).body).toMatchObject({ issueNumber: 1, hasChanged: false, scopes: [] });
    await api.call(createUtilityConsumption, {
      token: owner.token.User,
      body: {
        locationId: owner.locationId,
        utilityId: 1,
        unitId: 1,
        value: 10_000,
        reference: null,
        startDate: '2025-05-01',
        endDate: '2025-05-31',
      },
    });
    expect((await generate(id)).body).toEqual(issued);
    const { body: difference } = await changes(id);
    expect(difference.hasChanged).toBe(true);
    const byLocation = difference.scopes.find(({ label }) => label === 'Scope 2 (location-based)');
    expect((byLocation?.nowT ?? 0) - (byLocation?.issuedT ?? 0)).toBeCloseTo(5.53, 6);
    expect(difference.locations).toMatchObject([{ label: 'Plant', reasons: ['new-rows'] }]);
    expect(difference.categories.map(({ label }) => label)).toContainEqual(
      expect.stringMatching(/^2\.1 .+\(market-based\)$/),
    );
    const again = await finish(id);
    expect(again.body).toMatchObject({ issueNumber: 2, dataChange: null });
    expect((await generate(id, { issue: 1 })).body).toEqual(issued);
    expect((await generate(id)).body).not.toEqual(issued);
    expect((await changes(id, { issue: 1 })).body.hasChanged).toBe(true);
  });

  // spec: reports.states.incomplete
  it('changed afterwards is not a report until it is finished again; the issue stays readable', async () => {
    const { reportHeaderId: id } = await finishedReport(api, owner);
    const { body: issued } = await generate(id);
    await rename(id, 'Another name');
    expect((await generate(id)).problem.code).toBe('report_incomplete');
    expect((await changes(id)).problem.code).toBe('report_incomplete');
    expect((await generate(id, { issue: 1 })).body).toEqual(issued);
    expect((await generate(id, { issue: 2 })).status).toBe(404);
    const both = await generate(id, { issue: 1, draft: 'true' });
    expect(both.problem.errors).toEqual({ Issue: [expect.stringContaining('has no issue number')] });
    expect((await finish(id)).body).toMatchObject({ isComplete: true, issueNumber: 2 });
  });

  // spec: reports.document.logo
  it('shows the logo of that time, whatever the company has now', async () => {
    const upload = (bytes: Uint8Array) => {
      const body = new FormData();
      body.append('file', new File([bytes as Uint8Array<ArrayBuffer>], 'logo.png'));
      return api.call(replaceLogo, { token: owner.token.Admin, body });
    };
    await upload(pngPicture(30, 20));
    const { reportHeaderId: headerId } = await finishedReport(api, owner);
    const { coverLogo, headerLogo } = (await generate(headerId)).body;
    expect(coverLogo).toMatch(/\/Issues\/1\/Images\/\d+$/);
    expect(headerLogo).toBe(coverLogo);
    await upload(pngPicture(40, 10));
    const image = (token: string, number: number) =>
      api.call(readIssueImage, {
        token,
        params: { headerId, number, imageId: Number(coverLogo?.split('/').at(-1)) },
      });
    const { body } = await image(owner.token.User, 1);
    expect(new Uint8Array(body as unknown as ArrayBuffer)).toEqual(pngPicture(30, 20));
    expect((await image(owner.token.User, 2)).status).toBe(404);
    expect((await image(owner.token.View, 1)).status).toBe(404);
  });
});

describe('finishing', () => {
  it('twice at once makes one issue: the second is refused because the report was changed', async () => {
    const { body } = await beginReport(api, owner);
    await fillReport(api, body, owner.token.User);
    const seen = lastStampOf(await read(body.reportHeaderId));
    const answers = await Promise.all([
      finish(body.reportHeaderId, seen),
      finish(body.reportHeaderId, seen, owner.token.Admin),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await read(body.reportHeaderId)).issueNumber).toBe(1);
  });

  it('does not issue a statement made a moment ago: the user is told, and reviews it', async () => {
    const { body } = await beginReport(api, owner);
    await fillReport(api, body, owner.token.User);
    const params = { headerId: body.reportHeaderId };
    const seen = await read(body.reportHeaderId);
    const { body: stated } = await api.call(readGeneralInformation, { token: owner.token.Admin, params });
    const { countryNames: _names, basedOnId: _basis, updatedOn: _stamp, ...general } = stated;
    api.clock.advance(60_000);
    const changed = await api.call(updateGeneralInformation, {
      token: owner.token.Admin,
      params,
      body: { ...general, policies: 'Something else' } as GeneralInformationBody,
    });
    expect(changed.status).toBe(200);
    const refused = await finish(body.reportHeaderId, lastStampOf(seen));
    expect([refused.status, refused.problem.code]).toEqual([412, 'stale']);
    expect(refused.problem.lastChange).toMatchObject({ byName: owner.email.Admin, isOwn: false });
    expect(refused.problem.current).toMatchObject({ updatedOn: seen.updatedOn, isComplete: false });
    const now = await read(body.reportHeaderId);
    expect((await finish(body.reportHeaderId, lastStampOf(now))).status).toBe(200);
  });

  it('is for the owner and Admins, and for no one if the report was deleted in another tab', async () => {
    const { body } = await beginReport(api, owner, { token: owner.token.Admin });
    const headerId = body.reportHeaderId;
    await fillReport(api, body, owner.token.Admin);
    expect((await finish(headerId)).status).toBe(404);
    await api.call(shareReportHeader, {
      token: owner.token.Admin,
      params: { headerId, shareStatus: 'public' },
    });
    expect((await finish(headerId)).problem.code).toBe('owner_required');
    expect((await finish(headerId, undefined, owner.token.View)).problem.code).toBe('role_required');
    expect((await finish(headerId, undefined, owner.token.Admin)).status).toBe(200);
    expect((await generate(headerId, {}, owner.token.View)).status).toBe(200);
    const stranger = await api.company();
    expect((await generate(headerId, { issue: 1 }, stranger.token.Admin)).status).toBe(404);
    await api.call(deleteReportHeader, {
      token: owner.token.Admin,
      params: { headerId },
      query: { name: 'Emissions 2025' },
    });
    for (const answer of [await finish(headerId, undefined, owner.token.Admin), await generate(headerId)])
      expect(answer.status).toBe(404);
  });

  // spec: reports.document.no-emissions
  it('a report of months without emissions can be finished, too', async () => {
    const { body } = await beginReport(api, owner, { startDate: '2026-02-01', endDate: '2026-04-30' });
    await fillReport(api, body, owner.token.User);
    expect((await finish(body.reportHeaderId)).body).toMatchObject({ issueNumber: 1, dataChange: null });
  });
});
