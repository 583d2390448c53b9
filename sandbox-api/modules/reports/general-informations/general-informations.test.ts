import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeyFigure } from '#api/contract/company/key-figures';
import {
  createGeneralInformation,
  type GeneralInformationBody,
  readGeneralInformation,
  readHeaderGeneralInformation,
  updateGeneralInformation,
} from '#api/contract/reports/general-informations';
import { readReportHeader } from '#api/contract/reports/headers';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import {
  beginReport,
  finishedReport,
  general,
  recordYear,
  reportIds,
} from '#api/testing/filled/filled-report';
import { type Company, polandId } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company({ name: 'Młyn' });
  await recordYear(api, owner);
  headerId = (await beginReport(api, owner)).body.reportHeaderId;
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

type Body = Partial<GeneralInformationBody>;

const create = (over: Body = {}, token = owner.token.User) =>
  api.call(createGeneralInformation, { token, body: { reportHeaderId: headerId, ...general, ...over } });

const update = (over: Body = {}, seenUpdatedOn?: string) =>
  api.call(updateGeneralInformation, {
    token: owner.token.User,
    params: { headerId },
    body: { reportHeaderId: headerId, ...general, ...over },
    ...(seenUpdatedOn ? { seenUpdatedOn } : {}),
  });

const read = (token = owner.token.User) => api.call(readGeneralInformation, { token, params: { headerId } });

describe('general information', () => {
  // spec: reports.calls.general
  it('is proposed from known data of the company until something is stored', async () => {
    const figures = { revenue: null, revenueCurrency: null, output: null, outputUnit: null };
    for (const [year, employees] of [
      [2024, 80],
      [2025, 99.5],
    ] as const)
      await api.call(createKeyFigure, {
        token: owner.token.Admin,
        body: { year, employees, ...figures },
      });
    const { body } = await read();
    expect(body).toMatchObject({
      companyName: 'Młyn',
      countries: [polandId],
      countryNames: ['Poland'],
      employees: 100,
      production: null,
      updatedOn: null,
    });
    const other = await api.call(readHeaderGeneralInformation, {
      token: owner.token.User,
      params: { id: headerId },
    });
    expect(other.body).toEqual(body);
  });

  // spec: reports.calls.general
  it('is created once, audited, and refused to a second user with the first one’s data', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...general, basedOnId: null, updatedOn: expect.any(String) });
    const { problem } = await create({}, owner.token.Admin);
    expect(problem.code).toBe('conflict');
    expect(problem.lastChange).toMatchObject({ byName: owner.email.User, isOwn: false });
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entity, 'report_general_informations')),
      );
    expect(trail.map(({ action }) => action)).toEqual(['create']);
  });

  // spec: reports.validation.general
  it('needs company name and countries, and nothing else', async () => {
    const { companyName, countries } = general;
    const body = { reportHeaderId: headerId, companyName, countries } as GeneralInformationBody;
    const { status, body: stored } = await api.call(createGeneralInformation, {
      token: owner.token.User,
      body,
    });
    expect(status).toBe(200);
    expect(stored).toMatchObject({ companyName, countries, production: null, policies: null });
    expect((await update({ production: ' ', policies: '' })).body).toMatchObject({
      production: null,
      policies: null,
    });
  });

  // spec: reports.validation.general-sent
  it('stores a comment only if its question was answered with yes', async () => {
    const { body } = await create({
      investments: true,
      investmentComments: 'Burners',
      energyChanges: false,
      energyComments: 'None',
      processComments: 'Nobody answered',
    });
    expect(body).toMatchObject({
      investmentComments: 'Burners',
      energyComments: null,
      processComments: null,
    });
  });

  // spec: reports.validation.general-sent, reports.constants.audit
  it.each([
    [true, 7, 1],
    [false, 7, 7],
    [null, 7, null],
  ])('has for "first audit: %s" with the number %s the number %s', async (isFirstAudit, number, stored) => {
    expect((await create({ isFirstAudit, number })).body.number).toBe(stored);
  });

  // spec: reports.validation.general
  it.each([
    ['a country that there is not', { countries: [polandId, 999_999] }, 'Countries.1'],
    ['no country', { countries: [] }, 'Countries'],
    ['a blank name', { companyName: ' ' }, 'CompanyName'],
    ['501 letters of a comment', { energyChanges: true, energyComments: 'x'.repeat(501) }, 'EnergyComments'],
    ['1,001 letters of policies', { policies: 'x'.repeat(1001) }, 'Policies'],
    ['a name of two lines', { companyName: 'a\nb' }, 'CompanyName'],
  ])('is refused for %s', async (_, over, field) => {
    expect((await create(over)).problem.errors).toHaveProperty([field]);
  });

  // spec: reports.calls.general
  it('is changed by its own stamp, and makes a complete report incomplete', async () => {
    headerId = (await finishedReport(api, owner)).reportHeaderId;
    const seen = (await read()).body.updatedOn ?? '';
    expect((await update({ companyName: 'First' }, seen)).status).toBe(200);
    const { status, problem } = await update({ companyName: 'Second' }, seen);
    expect([status, problem.code]).toEqual([412, 'stale']);
    expect(problem.current).toMatchObject({ companyName: 'First' });
    const { body } = await api.call(readReportHeader, { token: owner.token.User, params: { headerId } });
    expect(body).toMatchObject({ isComplete: false, issueNumber: 1 });
    expect((await update({ reportHeaderId: headerId + 1 })).problem.errors).toHaveProperty('ReportHeaderId');
  });

  it('saved unchanged changes nothing: the report stays complete, and no stamp moves', async () => {
    const finished = await finishedReport(api, owner);
    headerId = finished.reportHeaderId;
    const params = { headerId };
    const header = async () => (await api.call(readReportHeader, { token: owner.token.User, params })).body;
    const stated = (await read()).body;
    expect((await update()).body).toEqual(stated);
    expect([(await read()).body, await header()]).toEqual([stated, finished]);
    await update({ isFirstAudit: true });
    expect((await header()).isComplete).toBe(false);
  });

  // spec: reports.wizard.by-kind
  it('is missing for strangers, for a private report of another user, and for a type without it', async () => {
    const stranger = await api.company();
    for (const token of [stranger.token.Admin, owner.token.View])
      expect((await read(token)).status).toBe(404);
    expect((await create({}, stranger.token.Admin)).status).toBe(404);
    expect((await update()).status).toBe(404);
    headerId = (await beginReport(api, owner, { reportId: reportIds.csrd })).body.reportHeaderId;
    expect([(await read()).status, (await create()).status]).toEqual([404, 404]);
  });
});
