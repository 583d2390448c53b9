import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import * as contract from '#api/contract/materiality/assessments';
import { readMaterialityMethod, updateMaterialityMethod } from '#api/contract/materiality/information';
import { deleteTopicImpact } from '#api/contract/materiality/iros';
import { deleteMaterialityStakeholder } from '#api/contract/materiality/stakeholders';
import { deleteReportHeader } from '#api/contract/reports/headers';
import { createTestApi } from '#api/testing/create-test-api';
import {
  fillMateriality,
  likelyRisk,
  type MaterialityOf,
  materialityOf,
  matters,
  middlingImpact,
} from '#api/testing/filled/filled-materiality';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
let materiality: MaterialityOf;
let impactId: number;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  headerId = await insertReport(api, owner);
  materiality = materialityOf(api, headerId, owner.token.User);
  await materiality.begin();
  const { dmTopicEntryId } = (await materiality.addEntry()).body;
  impactId = (await materiality.addIro('impact', dmTopicEntryId)).body.dmIroId;
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const here = () => ({ token: owner.token.User, params: { id: headerId } });
const at = (iroId: number) => ({ token: owner.token.User, params: { id: headerId, iroId } });
const readImpact = (iroId = impactId) => api.call(contract.readImpactAssessment, at(iroId));
const itemIn = async (
  matter: (typeof matters)[keyof typeof matters],
  kind: 'impact' | 'risk' | 'opportunity',
) => {
  const { dmTopicEntryId } = (await materiality.addEntry(matter)).body;
  return (await materiality.addIro(kind, dmTopicEntryId)).body.dmIroId;
};

describe('the assessment of an impact', () => {
  // spec: materiality.states.item, materiality.calls.assessments
  it('is empty at first, then has the choices with score and working', async () => {
    expect((await readImpact()).body).toBeNull();
    const { status, body } = await materiality.assessImpact(impactId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...middlingImpact, dmIroId: impactId });
    expect(body.score).toMatchObject({ score: 3, severity: 3, reachesThreshold: true, needsReason: false });
    expect(body.score.working.map(({ rule }) => rule)).toContain('R4');
    expect((await readImpact()).body).toEqual(body);
  });

  // spec: materiality.entities.probability, materiality.validation.impact
  it('drops the probability of an actual impact, whatever it was', async () => {
    const { body } = await materiality.assessImpact(impactId, { dmAssessmentProbabilityId: 99 });
    expect(body.dmAssessmentProbabilityId).toBeNull();
  });

  // spec: materiality.validation.impact
  it('needs the probability of a potential one', async () => {
    const { problem } = await materiality.assessImpact(impactId, { dmAssessmentType2Id: 4 });
    expect(problem.errors).toEqual({ DmAssessmentProbabilityId: ["This field can't be empty"] });
  });

  test.each([
    ['positive', { dmAssessmentType1Id: 2 }, 'A positive impact needs no remedy. Choose “Not applicable”'],
    [
      'negative',
      { dmAssessmentIrremediabilityId: 10 },
      'Rate how hard the negative impact is to remedy. “Not applicable” is for positive impacts',
    ],
  ])('refuses an irremediability that does not fit a %s one', async (_character, over, message) => {
    const { problem } = await materiality.assessImpact(impactId, over);
    expect(problem.errors).toEqual({ DmAssessmentIrremediabilityId: [message] });
  });

  test.each([
    ['dmAssessmentIrremediabilityId', 23],
    ['dmAssessmentType1Id', 3],
    ['dmAssessmentType2Id', 1],
    ['dmAssessmentScopeId', 43],
    ['dmAssessmentImpactScaleId', 53],
    ['dmAssessmentMaterialityId', 9],
  ])('refuses as %s the option %i of another list', async (field, id) => {
    const { problem } = await materiality.assessImpact(impactId, { [field]: id });
    const named = field.replace('dm', 'Dm');
    expect(problem.errors).toEqual({ [named]: ['Choose one of the listed values'] });
  });

  it('requires a reason if score and conclusion disagree, and stores it', async () => {
    const refused = await materiality.assessImpact(impactId, { dmAssessmentMaterialityId: 3 });
    expect(Object.keys(refused.problem.errors ?? {})).toEqual(['Reason']);
    const kept = await materiality.assessImpact(impactId, {
      dmAssessmentMaterialityId: 3,
      reason: 'One site, closing next year.',
    });
    expect(kept.body).toMatchObject({ reason: 'One site, closing next year.', score: { disagrees: true } });
  });

  it('requires a reason if a severe impact stays below the threshold, even to be monitored', async () => {
    const rare = {
      dmAssessmentType2Id: 4,
      dmAssessmentProbabilityId: 31,
      dmAssessmentMaterialityId: 2,
      dmAssessmentImpactScaleId: 45,
      dmAssessmentScopeId: 24,
      dmAssessmentIrremediabilityId: 15,
    };
    expect(Object.keys((await materiality.assessImpact(impactId, rare)).problem.errors ?? {})).toEqual([
      'Reason',
    ]);
    const { body } = await materiality.assessImpact(impactId, { ...rare, reason: 'Watched.' });
    expect(body.score).toMatchObject({ isTailRisk: true, score: 0.9333 });
  });

  it('ignores likelihood if human rights are affected', async () => {
    const rights = await itemIn(matters.secureWork, 'impact');
    const rare = { dmAssessmentType2Id: 4, dmAssessmentProbabilityId: 32 };
    const { body } = await materiality.assessImpact(rights, rare);
    expect(body.score.score).toBe(3);
    const plain = await materiality.assessImpact(impactId, { ...rare, dmAssessmentMaterialityId: 3 });
    expect(plain.body.score.score).toBe(1.2);
  });

  it('requires a reason if an impact above the threshold is only monitored', async () => {
    const watched = { dmAssessmentMaterialityId: 2 };
    const refused = await materiality.assessImpact(impactId, watched);
    expect(Object.keys(refused.problem.errors ?? {})).toEqual(['Reason']);
    const kept = await materiality.assessImpact(impactId, { ...watched, reason: 'Looked at each quarter.' });
    expect(kept.body.score.disagrees).toBe(true);
  });

  it('concerns human rights as the list proposes, or as the assessor decides for this item', async () => {
    const rights = await itemIn(matters.secureWork, 'impact');
    const rare = { dmAssessmentType2Id: 4, dmAssessmentProbabilityId: 32, dmAssessmentMaterialityId: 3 };
    const plain = await materiality.assessImpact(rights, { ...rare, isHumanRights: false });
    expect([plain.body.isHumanRights, plain.body.score.score]).toEqual([false, 1.2]);
    const village = await materiality.assessImpact(impactId, {
      ...rare,
      isHumanRights: true,
      dmAssessmentMaterialityId: 1,
    });
    expect([village.body.isHumanRights, village.body.score.score]).toEqual([true, 3]);
  });

  it('names when, where and whom it concerns, and these cannot be deleted then', async () => {
    const activity = (await materiality.addActivity({ name: 'Brewing' })).body;
    const stakeholder = (await materiality.addStakeholder([activity.dmActivityId], { name: 'Brewers' })).body;
    const placed = {
      horizon: 'long' as const,
      activityIds: [activity.dmActivityId],
      stakeholderIds: [stakeholder.dmStakeholderId],
    };
    const strange = await materiality.assessImpact(impactId, { ...placed, activityIds: [1_000_000] });
    expect(strange.status).toBe(400);
    const { body } = await materiality.assessImpact(impactId, placed);
    expect(body).toMatchObject(placed);
    const params = { id: headerId, stakeholderId: stakeholder.dmStakeholderId };
    const kept = await api.call(deleteMaterialityStakeholder, {
      token: owner.token.User,
      params,
      seenUpdatedOn: stakeholder.updatedOn,
    });
    expect([kept.status, kept.problem.code]).toEqual([409, 'blocked_by_dependants']);
  });

  // spec: materiality.states.item
  it('is created once: a second user is refused with the first one', async () => {
    await materiality.assessImpact(impactId);
    const again = await materiality.assessImpact(impactId);
    expect([again.status, again.problem.code]).toEqual([409, 'conflict']);
  });

  // spec: materiality.states.item, materiality.calls.assessments
  it('is changed by a user who saw its current state', async () => {
    const seen = (await materiality.assessImpact(impactId)).body;
    const change = (dmAssessmentImpactScaleId: number, dmIroId = impactId) =>
      api.call(contract.updateImpactAssessment, {
        ...at(impactId),
        body: { ...middlingImpact, dmAssessmentImpactScaleId, dmIroId },
        seenUpdatedOn: seen.updatedOn,
      });
    const other = await change(44, impactId + 1);
    expect(Object.keys(other.problem.errors ?? {})).toEqual(['DmIroId']);
    const first = await change(44);
    expect(first.body.score.score).toBe(3.3333);
    const second = await change(45);
    expect([second.status, second.problem.current]).toEqual([412, first.body]);
  });

  it('belongs to an impact of this report, not to another type or report', async () => {
    const riskId = await itemIn(matters.water, 'risk');
    expect(Object.keys((await materiality.assessImpact(riskId)).problem.errors ?? {})).toEqual(['DmIroId']);
    expect((await readImpact(riskId)).status).toBe(404);
    const otherId = await insertReport(api, owner);
    const other = materialityOf(api, otherId, owner.token.User);
    await other.begin();
    expect(Object.keys((await other.assessImpact(impactId)).problem.errors ?? {})).toEqual(['DmIroId']);
  });

  // spec: materiality.blocks.item, materiality.errors.blocked
  it('prevents the deletion of its item', async () => {
    await materiality.assessImpact(impactId);
    const blocked = await api.call(deleteTopicImpact, at(impactId));
    expect([blocked.status, blocked.problem.code]).toEqual([409, 'blocked_by_dependants']);
  });
});

describe('risks and opportunities', () => {
  // spec: materiality.assessment.opportunity, materiality.calls.assessments
  it('are scored alike, each by its own scale', async () => {
    const riskId = await itemIn(matters.energy, 'risk');
    const risk = await materiality.assessRisk(riskId);
    expect(risk.body.score).toMatchObject({ score: 3.2, severity: null, reachesThreshold: true });
    const opportunityId = await itemIn(matters.energy, 'opportunity');
    const opportunity = await materiality.assessOpportunity(opportunityId);
    expect(opportunity.body.score).toMatchObject({ score: 1.8, reachesThreshold: false });
    const swapped = await materiality.assessOpportunity(await itemIn(matters.energy, 'opportunity'), {
      dmAssessmentOpportunityScaleId: 54,
    });
    expect(Object.keys(swapped.problem.errors ?? {})).toEqual(['DmAssessmentOpportunityScaleId']);
  });
});

describe('a score while the form is filled', () => {
  it('is the result of saving, requires no reason and stores nothing', async () => {
    const body = { ...middlingImpact, dmIroId: impactId, dmAssessmentMaterialityId: 3 };
    const shown = await api.call(contract.scoreImpact, { ...here(), body });
    expect(shown.body).toMatchObject({ score: 3, needsReason: true });
    expect((await readImpact()).body).toBeNull();
    const saved = await materiality.assessImpact(impactId, {
      dmAssessmentMaterialityId: 3,
      reason: 'Small.',
    });
    expect(saved.body.score).toEqual(shown.body);
  });

  it('reports invalid fields', async () => {
    const body = { ...likelyRisk, dmIroId: impactId };
    const { problem } = await api.call(contract.scoreRisk, { ...here(), body });
    expect(Object.keys(problem.errors ?? {})).toEqual(['DmIroId']);
  });
});

describe('the list of items', () => {
  const list = async () => (await api.call(contract.listAssessments, here())).body;

  // spec: materiality.entities.row-codes
  it('is in the order of the matters, with open items', async () => {
    const corruption = (await materiality.addEntry(matters.corruption)).body.dmTopicEntryId;
    await materiality.addIro('opportunity', corruption, 'Fair buying');
    await materiality.addIro('risk', corruption, 'Fines');
    await materiality.assessImpact(impactId);
    expect((await list()).map(({ type, description, score }) => [type, description, score])).toEqual([
      ['Impact', 'An impact', 3],
      ['Risk', 'Fines', null],
      ['Opportunity', 'Fair buying', null],
    ]);
  });

  it('names items without a reason since the method was changed', async () => {
    await materiality.assessImpact(impactId);
    const { updatedOn, defaults } = (await api.call(readMaterialityMethod, here())).body;
    await api.call(updateMaterialityMethod, {
      ...here(),
      body: { ...defaults, impactThreshold: 3.1 },
      seenUpdatedOn: updatedOn,
    });
    expect(await list()).toMatchObject([
      { disagrees: true, isReasonMissing: true, isAssessmentCompleted: true },
    ]);
  });
});

it('is deleted with its report', async () => {
  const fullId = await insertReport(api, owner);
  await fillMateriality(materialityOf(api, fullId, owner.token.User));
  const gone = await api.call(deleteReportHeader, { token: owner.token.User, params: { headerId: fullId } });
  expect(gone.status).toBe(204);
  const tables = ['assessments', 'activities', 'stakeholders', 'topic_entries', 'iros', 'iro_assessments'];
  for (const name of tables) {
    const table = sql.identifier(`materiality_${name}`);
    const { rows } = await api.db.execute(sql`select 1 from ${table} where header_id = ${fullId}`);
    expect(rows, name).toEqual([]);
  }
});
