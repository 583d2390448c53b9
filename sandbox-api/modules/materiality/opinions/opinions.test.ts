import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAssessments } from '#api/contract/materiality/assessments';
import { copyMateriality } from '#api/contract/materiality/copies';
import { deleteTopicImpact, listTopicImpacts, withdrawIro } from '#api/contract/materiality/iros';
import * as contract from '#api/contract/materiality/opinions';
import { deleteReportHeader } from '#api/contract/reports/headers';
import { materialityIroOpinions } from '#api/db/schema/materiality';
import { auditLog } from '#api/db/schema/platform';
import { reportHeaders } from '#api/db/schema/reports';
import { createTestApi } from '#api/testing/create-test-api';
import {
  fillMateriality,
  likelyRisk,
  materialityOf,
  middlingImpact,
} from '#api/testing/filled/filled-materiality';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
let items: Awaited<ReturnType<typeof fillMateriality>>;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  headerId = await insertReport(api, owner);
  items = await fillMateriality(materialityOf(api, headerId, owner.token.User));
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** Of the middle, as `middlingImpact`. */
const middling = { ...pickLevels(middlingImpact), personName: null, comment: null };
type Body = typeof middling | Record<string, unknown>;
type By = { token?: string; iroId?: number };

type Judged = Pick<
  typeof middlingImpact,
  'dmAssessmentMaterialityId' | 'reason' | 'horizon' | 'activityIds' | 'stakeholderIds'
>;

/** What an assessment chooses, without what only the company says of an item. */
function pickLevels<T extends Judged>(assessed: T) {
  const { dmAssessmentMaterialityId: _conclusion, reason: _reason, horizon: _horizon, ...rest } = assessed;
  const { activityIds: _activities, stakeholderIds: _stakeholders, ...levels } = rest;
  return levels;
}

const on = ({ token = owner.token.User, iroId = items.impact.dmIroId }: By = {}) => ({
  token,
  params: { id: headerId, iroId },
});
const list = async (by: By = {}) => (await api.call(contract.listIroOpinions, on(by))).body;
const give = (over: Body = {}, by: By = {}) =>
  api.call(contract.createIroOpinion, { ...on(by), body: { ...middling, ...over } });
type Seen = { dmOpinionId: number; updatedOn: string };
const at = ({ dmOpinionId, updatedOn }: Seen, by: By) => {
  const { token, params } = on(by);
  return { token, params: { ...params, opinionId: dmOpinionId }, seenUpdatedOn: updatedOn };
};
const change = (seen: Seen, over: Body = {}, by: By = {}) =>
  api.call(contract.updateIroOpinion, { ...at(seen, by), body: { ...middling, ...over } });
const remove = (seen: Seen, by: By = {}) => api.call(contract.deleteIroOpinion, at(seen, by));
const rowOf = async (iroId = items.impact.dmIroId) => {
  const { body } = await api.call(listAssessments, { token: owner.token.User, params: { id: headerId } });
  return body.find(({ dmIroId }) => dmIroId === iroId);
};
const withdraw = async () => {
  const { token, params } = on();
  const { body } = await api.call(listTopicImpacts, {
    token,
    params: { id: headerId, topicEntryId: items.climate.dmTopicEntryId },
  });
  const impact = body.find(({ dmIroId }) => dmIroId === params.iroId);
  return api.call(withdrawIro, {
    token,
    params,
    body: { reason: 'The site was sold' },
    ...(impact && { seenUpdatedOn: impact.updatedOn }),
  });
};
const grave = { dmAssessmentImpactScaleId: 45, dmAssessmentScopeId: 24 };

describe('the opinions of several people', () => {
  it("are none at first, and then listed with each person's choices and their score", async () => {
    expect(await list()).toMatchObject({
      opinions: [],
      joined: { irremediability: null, scope: null, scale: null, probability: null, score: null },
      canAddOwn: true,
      canAddForColleague: true,
    });
    const { status, body } = await give({ comment: 'As last year' });
    expect(status).toBe(200);
    await give({ ...grave, personName: 'Anna Nowak' });
    const { opinions, canAddOwn } = await list();
    expect(canAddOwn).toBe(false);
    expect(opinions).toMatchObject([
      { dmOpinionId: body.dmOpinionId, isOwn: true, personName: null, comment: 'As last year', score: 3 },
      { person: 'Anna Nowak', personName: 'Anna Nowak', isOwn: false, ...grave, score: 4 },
    ]);
    expect(opinions[0]?.person).not.toBe('');
  });

  it('are combined by factor, with the levels nearest to the means as a proposal', async () => {
    await give();
    await give(grave, { token: owner.token.Admin });
    const { joined, offered } = await list();
    expect(joined.scale).toEqual({ count: 2, mean: 4, lowest: 3, highest: 5, differs: true });
    expect(joined.scope).toEqual({ count: 2, mean: 3.5, lowest: 3, highest: 4, differs: false });
    expect(joined.irremediability).toMatchObject({ mean: 3, differs: false });
    expect(joined.probability).toBeNull();
    expect(joined.score).toMatchObject({ mean: 3.5, lowest: 3, highest: 4 });
    expect(offered).toMatchObject({
      dmAssessmentImpactScaleId: 44,
      dmAssessmentScopeId: 24,
      dmAssessmentIrremediabilityId: 13,
      dmAssessmentType1Id: 1,
      dmAssessmentType2Id: 3,
      dmAssessmentProbabilityId: null,
      dmAssessmentRiskScaleId: null,
    });
  });

  it('propose no type on which people are divided, and nothing that depends on it', async () => {
    await give();
    const positive = { dmAssessmentType1Id: 2, dmAssessmentIrremediabilityId: 10 };
    const potential = { dmAssessmentType2Id: 4, dmAssessmentProbabilityId: 34 };
    await give({ ...positive, ...potential, personName: 'Anna Nowak' });
    const { joined, offered } = await list();
    // "Not applicable" and no likelihood are no levels.
    expect(joined.irremediability).toMatchObject({ count: 1, mean: 3 });
    expect(joined.probability).toMatchObject({ count: 1, mean: 4 });
    expect(offered).toMatchObject({
      dmAssessmentType1Id: null,
      dmAssessmentType2Id: null,
      dmAssessmentIrremediabilityId: null,
      dmAssessmentProbabilityId: null,
      dmAssessmentImpactScaleId: 43,
    });
  });

  it('are given on risks by the fields of a risk, whatever else is sent', async () => {
    const iroId = items.risk.dmIroId;
    const { body } = await give(pickLevels(likelyRisk), { iroId });
    expect(body).toMatchObject({
      dmAssessmentRiskScaleId: 54,
      dmAssessmentProbabilityId: 34,
      dmAssessmentScopeId: null,
      dmAssessmentImpactScaleId: null,
      score: 3.2,
    });
    expect((await list({ iroId })).offered).toMatchObject({
      dmAssessmentRiskScaleId: 54,
      dmAssessmentProbabilityId: 34,
      dmAssessmentType1Id: null,
    });
  });

  it('are checked as an assessment is', async () => {
    const missing = await give({ dmAssessmentScopeId: null, dmAssessmentImpactScaleId: 53 });
    expect(missing.problem.errors).toEqual({
      DmAssessmentScopeId: ["This field can't be empty"],
      DmAssessmentImpactScaleId: ['Choose one of the listed values'],
    });
    const potential = await give({ dmAssessmentType2Id: 4 });
    expect(Object.keys(potential.problem.errors ?? {})).toEqual(['DmAssessmentProbabilityId']);
    const remedy = await give({ dmAssessmentType1Id: 2 });
    expect(Object.keys(remedy.problem.errors ?? {})).toEqual(['DmAssessmentIrremediabilityId']);
  });

  it('are shown in the list of the assessment: how many, and whether they differ', async () => {
    expect(await rowOf()).toMatchObject({ opinionCount: 0, opinionsDiffer: false });
    await give();
    await give({ dmAssessmentScopeId: 24, personName: 'Anna Nowak' });
    expect(await rowOf()).toMatchObject({ opinionCount: 2, opinionsDiffer: false });
    await give({ ...grave, personName: 'Jan Kos' });
    expect(await rowOf()).toMatchObject({ opinionCount: 3, opinionsDiffer: true, score: 3 });
    expect(await rowOf(items.risk.dmIroId)).toMatchObject({ opinionCount: 0 });
  });
});

describe('a user', () => {
  it('gives one opinion, and lists a colleague once', async () => {
    await give();
    expect((await give()).status).toBe(409);
    await give({ personName: 'Anna Nowak' });
    const twice = await give({ personName: ' anna nowak ' });
    expect([twice.status, Object.keys(twice.problem.errors ?? {})]).toEqual([400, ['PersonName']]);
  });

  it('needs to enter data and read the report; the owner and Admins enter opinions of colleagues', async () => {
    headerId = await insertReport(api, owner, { createdBy: owner.userId.Admin });
    items = await fillMateriality(materialityOf(api, headerId, owner.token.Admin));
    expect((await give()).status).toBe(404);
    await api.db.update(reportHeaders).set({ shareStatus: 'public' }).where(eq(reportHeaders.id, headerId));
    expect(await list()).toMatchObject({ canAddOwn: true, canAddForColleague: false });
    const own = (await give()).body;
    expect((await give({ personName: 'Anna Nowak' })).problem.code).toBe('owner_required');
    const colleagues = (await give({ personName: 'Anna Nowak' }, { token: owner.token.Admin })).body;
    const { opinions } = await list();
    expect(opinions.map(({ canChange, canDelete }) => [canChange, canDelete])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect((await change(colleagues)).problem.code).toBe('owner_required');
    expect((await remove(colleagues)).problem.code).toBe('owner_required');
    expect((await change(own, grave)).status).toBe(200);
  });

  it('with the View role gives none', async () => {
    const own = (await give()).body;
    await api.db.update(reportHeaders).set({ shareStatus: 'public' }).where(eq(reportHeaders.id, headerId));
    const token = owner.token.View;
    expect(await list({ token })).toMatchObject({
      canAddOwn: false,
      canAddForColleague: false,
      opinions: [{ canChange: false, canDelete: false }],
    });
    expect((await give({}, { token })).status).toBe(403);
    expect((await change(own, {}, { token })).status).toBe(403);
    expect((await remove(own, { token })).status).toBe(403);
  });

  it('sees nothing of another company', async () => {
    const own = (await give()).body;
    const token = (await api.company()).token.Admin;
    expect((await api.call(contract.listIroOpinions, on({ token }))).status).toBe(404);
    expect((await give({}, { token })).status).toBe(404);
    expect((await change(own, {}, { token })).status).toBe(404);
    expect((await remove(own, { token })).status).toBe(404);
    const other = { iroId: items.risk.dmIroId };
    expect((await change(own, pickLevels(likelyRisk), other)).status).toBe(404);
  });
});

describe('an opinion', () => {
  it('is changed by its author, based on its current state', async () => {
    const own = (await give()).body;
    const changed = (await change(own, { ...grave, comment: 'After the visit' })).body;
    expect(changed).toMatchObject({ ...grave, comment: 'After the visit', isOwn: true });
    const stale = await change(own);
    expect([stale.status, stale.problem.current]).toEqual([412, changed]);
    // Not even an Admin says what another member thinks.
    expect((await change(changed, {}, { token: owner.token.Admin })).problem.code).toBe('owner_required');
    expect((await change(changed, { personName: 'Anna Nowak' })).body.personName).toBeNull();
  });

  it('of a colleague keeps a name, which may be corrected', async () => {
    const given = (await give({ personName: 'Ana Nowak' })).body;
    const nameless = await change(given, { personName: null });
    expect(Object.keys(nameless.problem.errors ?? {})).toEqual(['PersonName']);
    expect((await change(given, { personName: 'Anna Nowak' })).body.person).toBe('Anna Nowak');
  });

  it('is deleted by who gave it, or by an Admin', async () => {
    const own = (await give()).body;
    const admins = (await give({}, { token: owner.token.Admin })).body;
    expect((await remove(admins)).problem.code).toBe('owner_required');
    expect((await remove(own, { token: owner.token.Admin })).status).toBe(204);
    expect((await remove(admins, { token: owner.token.Admin })).status).toBe(204);
    expect((await list()).opinions).toEqual([]);
    expect((await remove(own)).status).toBe(404);
  });

  it('changes no report, and is in the history in words', async () => {
    await api.db.update(reportHeaders).set({ isComplete: true }).where(eq(reportHeaders.id, headerId));
    const { dmOpinionId } = (await give({ personName: 'Anna Nowak' })).body;
    const [header] = await api.db.select().from(reportHeaders).where(eq(reportHeaders.id, headerId));
    expect(header?.isComplete).toBe(true);
    const told = await api.db.select().from(auditLog).where(eq(auditLog.entity, 'materiality_iro_opinions'));
    const own = told.filter(({ entityId }) => entityId === dmOpinionId);
    expect(own.map(({ action, after }) => [action, after])).toMatchObject([
      ['create', { iroKind: 'impact', iro: 'An impact', person: 'Anna Nowak', impactType: 'Negative' }],
    ]);
  });

  it('on a withdrawn item can be read, but not given, changed or deleted', async () => {
    const own = (await give()).body;
    await withdraw();
    expect(await list()).toMatchObject({
      canAddOwn: false,
      canAddForColleague: false,
      opinions: [{ canChange: false, canDelete: false }],
    });
    expect((await give({ personName: 'Anna Nowak' })).status).toBe(409);
    expect((await change(own)).status).toBe(409);
    expect((await remove(own)).status).toBe(409);
  });

  it('is deleted with its item and its report, and is not copied into another report', async () => {
    const stored = () =>
      api.db
        .select({ header: materialityIroOpinions.headerId })
        .from(materialityIroOpinions)
        .where(eq(materialityIroOpinions.companyId, owner.companyId));
    await give();
    await give(pickLevels(likelyRisk), { iroId: items.risk.dmIroId });
    const copyId = await insertReport(api, owner);
    const copy = { token: owner.token.User, params: { id: copyId } };
    await api.call(copyMateriality, { ...copy, body: { fromReportHeaderId: headerId } });
    const { body } = await api.call(listAssessments, copy);
    expect(body.map(({ opinionCount }) => opinionCount)).toEqual([0, 0, 0]);
    const withdrawn = (await withdraw()).body;
    await api.call(deleteTopicImpact, { ...on(), seenUpdatedOn: withdrawn.updatedOn });
    expect(await stored()).toEqual([{ header: headerId }]);
    await api.call(deleteReportHeader, { token: owner.token.User, params: { headerId } });
    expect(await stored()).toEqual([]);
  });
});
