import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readReportAccordance } from '#api/contract/reports/accordance';
import { type FacilityRow, replaceReportFacilities } from '#api/contract/reports/facilities';
import { type ReportStep, readReportValidations } from '#api/contract/reports/headers';
import { finishReport } from '#api/contract/reports/issues';
import { createReportAnswer } from '#api/contract/reports/questionnaires';
import { locations } from '#api/db/schema/company';
import { createTestApi } from '#api/testing/create-test-api';
import { beginReport, fillReport, recordYear, reportIds } from '#api/testing/filled/filled-report';
import { type Company, polandId } from '#api/testing/filled/insert-company';

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

const finish = (headerId: number) =>
  api.call(finishReport, { token: owner.token.User, params: { headerId } });

describe('a report that cannot be finished', () => {
  const stepOf = async (headerId: number, step: ReportStep) => {
    const params = { headerId };
    const { body } = await api.call(readReportValidations, { token: owner.token.User, params });
    return { canFinish: body.canFinish, ...body.steps.find((one) => one.step === step) };
  };
  const leftOut = (reportHeaderId: number, locationId = owner.locationId): FacilityRow => ({
    reportHeaderId,
    locationId,
    facilityId: 1,
    area: 300,
    isOwned: true,
    exclude: true,
  });

  // spec: reports.states.header
  it.each(['ghg', 'csrd'] as const)('is refused before its period is over: %s', async (kind) => {
    const reportId = reportIds[kind];
    const period = { startDate: '2026-01-01', endDate: '2026-06-30' };
    const { body } = await beginReport(api, owner, { ...period, reportId });
    if (kind === 'ghg') await fillReport(api, body, owner.token.User);
    const words =
      'The period only ends on 30 June 2026. Choose an earlier last month, or finish the report after that day';
    expect(await stepOf(body.reportHeaderId, 'timePeriod')).toMatchObject({
      canFinish: false,
      isComplete: false,
      missing: [{ field: 'endDate', text: words, page: null }],
    });
    const { status, problem } = await finish(body.reportHeaderId);
    expect([status, problem.code]).toEqual([409, 'report_incomplete']);
    expect(problem.errors?.['TimePeriod.endDate']).toEqual([words]);
  });

  it('names the obstacles to "in accordance", except for a sustainability report', async () => {
    const { body } = await beginReport(api, owner);
    const ofReport = async (headerId: number, token: string) =>
      (await api.call(readReportAccordance, { token, params: { headerId } })).body;
    const { isAsked, missing } = await ofReport(body.reportHeaderId, owner.token.User);
    expect(isAsked).toBe(true);
    expect(missing.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['reviews', 'baseYear', 'uncertainty', 'verification']),
    );
    expect(missing.map(({ check }) => check)).not.toContain('dataGaps');
    const csrd = await beginReport(api, owner, { reportId: reportIds.csrd });
    expect(await ofReport(csrd.body.reportHeaderId, owner.token.User)).toEqual({
      isAsked: false,
      missing: [],
    });
  });

  // spec: reports.states.header
  it('is refused with every facility excluded, and finished with one included again', async () => {
    const { body } = await beginReport(api, owner);
    const { reportHeaderId: id } = await fillReport(api, body, owner.token.User);
    const replace = (rows: FacilityRow[]) =>
      api.call(replaceReportFacilities, { token: owner.token.User, params: { id }, body: rows });
    await replace([leftOut(id), leftOut(id)]);
    expect(await stepOf(id, 'facilities')).toMatchObject({
      canFinish: false,
      missing: [{ field: 'facilities', text: expect.stringContaining('Every facility is left out') }],
    });
    expect((await finish(id)).problem.errors).toEqual({
      'Facilities.facilities': [expect.stringContaining('Include at least one')],
    });
    await replace([leftOut(id), { ...leftOut(id), exclude: false }]);
    expect(await stepOf(id, 'facilities')).toMatchObject({ canFinish: true, missing: [] });
    expect((await finish(id)).body).toMatchObject({ isComplete: true });
  });

  it('is refused with a part above its whole, and names both questions', async () => {
    const { body } = await beginReport(api, owner, { reportId: reportIds.csrd });
    const { reportHeaderId } = body;
    const answer = (reportQuestionId: number, value: string) =>
      api.call(createReportAnswer, {
        token: owner.token.User,
        params: { headerId: reportHeaderId },
        body: { reportQuestionId, reportHeaderId, values: [value] },
      });
    await answer(67, '100');
    await answer(68, '101');
    const text = '14.1.1 Of which women (101) is more than 14.1 Employees (100). Correct one of them';
    expect((await stepOf(reportHeaderId, 'questionnaire')).missing).toContainEqual({
      field: 'S1-WOMEN',
      text,
      page: 8,
    });
    expect((await finish(reportHeaderId)).problem.errors?.['Questionnaire.S1-WOMEN']).toContain(text);
  });

  it('is finished if one location is excluded and another one counts', async () => {
    const { body } = await beginReport(api, owner);
    const { reportHeaderId: id } = await fillReport(api, body, owner.token.User);
    await api.db.insert(locations).values({
      companyId: owner.companyId,
      name: 'Second plant',
      countryId: polandId,
      town: 'Lublin',
      address1: 'Polna 1',
      createdOn: api.clock.now(),
      updatedOn: api.clock.now(),
    });
    await api.call(replaceReportFacilities, {
      token: owner.token.User,
      params: { id },
      body: [leftOut(id)],
    });
    expect((await finish(id)).body).toMatchObject({ isComplete: true });
  });
});
