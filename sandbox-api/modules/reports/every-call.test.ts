import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#api/contract/endpoint';
import { reportsContracts } from '#api/contract/reports/endpoints';
import { users } from '#api/db/schema/account';
import { companyLockedReports, reportIssues } from '#api/db/schema/reports';
import { createTestApi } from '#api/testing/create-test-api';
import { finishedReport, general, recordYear, reportIds } from '#api/testing/filled/filled-report';
import { type Company, insertSession } from '#api/testing/filled/insert-company';
import { pngPicture } from '#api/testing/pictures';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let otherEditor: string;
let headerId: number;
let issueHash: string;
beforeAll(async () => {
  api = await createTestApi();
  owner = await api.company();
  await recordYear(api, owner);
  headerId = (await finishedReport(api, owner)).reportHeaderId;
  const [issue] = await api.db.select().from(reportIssues).where(eq(reportIssues.headerId, headerId));
  issueHash = issue?.hash ?? '';
  const now = api.clock.now();
  const [user] = await api.db
    .insert(users)
    .values({
      companyId: owner.companyId,
      email: 'other-editor@company.example',
      role: 'User',
      languageId: 1,
      passwordHash: 'none',
      createdOn: now,
      updatedOn: now,
    })
    .returning({ id: users.id });
  otherEditor = await insertSession(api, user?.id ?? 0);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Calls about types of reports, not about a single report. */
const ofKinds = [
  'listReports',
  'readReport',
  'readReportDates',
  'readPeriodData',
  'listFacilities',
  'listReportHeaders',
  'createReportHeader',
];

/** The export is of the company's data, and names no report. */
const { dataExport: _ofCompany, ...contractsOfReports } = reportsContracts;

const ofReports = Object.values(contractsOfReports)
  .flatMap((contract): unknown[] => Object.values(contract))
  .filter(isEndpoint)
  .filter(({ id }) => !ofKinds.includes(id));

const bodies = (): Record<string, unknown> => {
  const answer = { reportQuestionId: 1, reportHeaderId: headerId, values: ['a'] };
  const period = { reportId: reportIds.ghg, startDate: '2025-01-01', endDate: '2025-06-30' };
  return {
    updateReportHeader: { reportHeaderId: headerId, ...period },
    updateReportNames: { name: 'Theirs', description: null },
    updateReportAuthors: { author: 'Them', department: 'Theirs' },
    createGeneralInformation: { reportHeaderId: headerId, ...general },
    updateGeneralInformation: { reportHeaderId: headerId, ...general },
    replaceReportFacilities: [],
    createReportAnswer: answer,
    updateReportAnswer: { ...answer, reportAnswerId: 1 },
  };
};

function ask(endpoint: Endpoint, token: string) {
  const form = new FormData();
  form.append('file', new File([pngPicture(4, 4) as Uint8Array<ArrayBuffer>], 'a.png'));
  const body = endpoint.bodyType === 'multipart' ? form : bodies()[endpoint.id];
  const params = {
    headerId,
    id: headerId,
    number: 1,
    imageId: 1,
    answerId: 1,
    questionId: 1,
    hash: issueHash,
    shareStatus: 'public',
    step: 'details',
  };
  return api.call(endpoint, { token, params, query: {}, ...(body ? { body } : {}) } as never);
}

describe('for a private report of another user, and for a type that the plan excludes', () => {
  it('every call is asked', () => expect(ofReports.length).toBeGreaterThan(30));

  it.each(ofReports)('$id reveals and changes nothing', async (endpoint) => {
    const isForAdmins = endpoint.access.level === 'admin';
    const others = await ask(endpoint, otherEditor);
    expect([others.status, others.problem.code]).toEqual(
      isForAdmins ? [403, 'role_required'] : [404, 'not_found'],
    );
    const locked = { companyId: owner.companyId, reportId: reportIds.ghg };
    await api.db.insert(companyLockedReports).values(locked);
    const own = await ask(endpoint, isForAdmins ? owner.token.Admin : owner.token.User);
    await api.db.delete(companyLockedReports);
    expect([own.status, own.problem.code]).toEqual([403, 'plan_required']);
  });
});
