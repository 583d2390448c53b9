import xlsx from '@e965/xlsx/dist/xlsx.mini.min.js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import {
  listAssessedFinancials,
  listAssessedImpacts,
  updateImpactAssessment,
} from '#api/contract/materiality/assessments';
import { copyMateriality } from '#api/contract/materiality/copies';
import {
  explainClimate,
  readMaterialityInformation,
  readMaterialityMethod,
  updateMaterialityMethod,
} from '#api/contract/materiality/information';
import {
  compareMateriality,
  downloadMaterialityWorkbook,
  listCategorySummaries,
  listMaterialitySources,
  listMaterialTopics,
  listTopicsByFinancial,
  listTopicsByImpact,
  readIroTrail,
  readMaterialityResults,
  readSubtopicTrail,
} from '#api/contract/materiality/results';
import { readReportValidations } from '#api/contract/reports/headers';
import { generateReport } from '#api/contract/reports/issues';
import { users } from '#api/db/schema/account';
import { createTestApi } from '#api/testing/create-test-api';
import {
  fillMateriality,
  type MaterialityOf,
  materialityOf,
  type matters,
  middlingImpact,
  noClimate,
  screenOutOthers,
} from '#api/testing/filled/filled-materiality';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
let materiality: MaterialityOf;
let filled: Awaited<ReturnType<typeof fillMateriality>>;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  headerId = await insertReport(api, owner);
  materiality = materialityOf(api, headerId, owner.token.User);
  filled = await fillMateriality(materiality);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const here = () => ({ token: owner.token.User, params: { id: headerId } });
const results = async (query: object = {}) =>
  (await api.call(readMaterialityResults, { ...here(), query })).body;

describe('the results', () => {
  it('roll items up to their subtopics: an impact of 3 and a risk of 3.2 make climate material on both axes', async () => {
    const { topics, materialStandards, unassessedCount } = await results();
    expect(topics).toMatchObject([
      { standard: 'E1', impactMateriality: 3, financialMateriality: 3.2, outcome: 'double', rank: 1 },
      { standard: 'G1', impactMateriality: 0, financialMateriality: 1.8, outcome: 'none', rank: null },
    ]);
    expect(topics[0]).toMatchObject({
      decidingImpactIroId: filled.impact.dmIroId,
      decidingFinancialIroId: filled.risk.dmIroId,
    });
    expect(materialStandards).toEqual(['E1']);
    expect(unassessedCount).toBe(0);
  });

  // spec: materiality.results.tables, materiality.calls.results
  it('are listed by importance and by each axis, and by category', async () => {
    const material = (await api.call(listMaterialTopics, here())).body;
    expect(material.map(({ standard }) => standard)).toEqual(['E1']);
    const byImpact = (await api.call(listTopicsByImpact, here())).body;
    expect(byImpact.map(({ impactMateriality }) => impactMateriality)).toEqual([3, 0]);
    const byFinancial = (await api.call(listTopicsByFinancial, here())).body;
    expect(byFinancial.map(({ financialMateriality }) => financialMateriality)).toEqual([3.2, 1.8]);
    const categories = (await api.call(listCategorySummaries, here())).body;
    expect(categories).toMatchObject([
      { name: 'Environmental', subtopicCount: 1, materialCount: 1, iroCount: 2 },
      { name: 'Governance', subtopicCount: 1, materialCount: 0, iroCount: 1 },
    ]);
  });

  it('show what another method would change, and store none of it', async () => {
    const asked = await results({ impactThreshold: 3.1, financialThreshold: 3.5 });
    expect(asked.changed).toMatchObject([{ before: 'double', after: 'none' }]);
    expect(asked.chosenMethod.impactThreshold).toBe(3);
    expect((await results()).changed).toEqual([]);
  });

  test.each([
    ['likelihoodWeight', ''],
    ['likelihoodWeight', '1e0'],
    ['impactThreshold', '0x3'],
    ['impactThreshold', '3.00000000001'],
    ['financialThreshold', '3,5'],
    ['financialThreshold', '3.25'],
  ])('of another method are refused for a %s of "%s"', async (name, value) => {
    const path = readMaterialityResults.path.replace('{id}', String(headerId));
    const answer = await api.app.request(`${path}?${name}=${encodeURIComponent(value)}`, {
      headers: { authorization: `Basic ${owner.token.User}` },
    });
    expect(answer.status).toBe(400);
  });

  it('are in the order of the reader’s alphabet if scores are equal', async () => {
    const training = { dmTopicCategoryId: 2, dmTopicId: 106, dmSubtopicId: 1040 };
    const measures = { ...training, dmSubtopicId: 1042 };
    for (const matter of [measures, training]) {
      const { dmTopicEntryId } = (await materiality.addEntry(matter as typeof matters.secureWork)).body;
      const { dmIroId } = (await materiality.addIro('impact', dmTopicEntryId)).body;
      await materiality.assessImpact(dmIroId, { dmAssessmentScopeId: 25 });
    }
    await api.db.update(users).set({ languageId: 2 }).where(eq(users.companyId, owner.companyId));
    const { body } = await api.call(listTopicsByImpact, here());
    await api.db.update(users).set({ languageId: 1 }).where(eq(users.companyId, owner.companyId));
    const first = body.slice(0, 2).map(({ dmSubtopicId }) => dmSubtopicId);
    // In Polish Ś follows S, and so Środki follows Szkolenia.
    expect(first).toEqual([1040, 1042]);
  });

  it('of an open item give no conclusion about its subtopic', async () => {
    await materiality.addIro('risk', filled.corruption.dmTopicEntryId);
    const { topics, unassessedCount, leftOutStandards } = await results();
    expect(topics[1]).toMatchObject({ impactMateriality: null, financialMateriality: null, outcome: null });
    expect(unassessedCount).toBe(1);
    expect(leftOutStandards).toEqual([]);
  });

  it('name the standards that the report need not answer, none of them without screening or assessment', async () => {
    expect((await results()).leftOutStandards.map(({ standard }) => standard)).toEqual(['G1']);
    await screenOutOthers(materiality);
    const { leftOutStandards } = await results();
    expect(leftOutStandards.map(({ standard }) => standard)).toEqual([
      'E2',
      'E3',
      'E4',
      'E5',
      'S1',
      'S2',
      'S3',
      'S4',
      'G1',
    ]);
    expect(leftOutStandards.every(({ requirementCount }) => requirementCount > 0)).toBe(true);
  });

  it('use the chosen method; a conclusion that then departs from its score lacks a reason', async () => {
    const { updatedOn, defaults } = (await api.call(readMaterialityMethod, here())).body;
    await api.call(updateMaterialityMethod, {
      ...here(),
      headers: { 'If-Unmodified-Since': new Date(updatedOn).toUTCString() },
      body: { ...defaults, impactThreshold: 4 },
    });
    expect(await results()).toMatchObject({ disagreementCount: 1, missingReasonCount: 1 });
    const { steps } = (
      await api.call(readReportValidations, { token: owner.token.User, params: { headerId } })
    ).body;
    const step = steps.find((one) => one.step === 'doubleMaterialityAssessment');
    expect(step?.missing.map(({ field }) => field)).toEqual(['standards', 'reasons']);
  });
});

describe('items', () => {
  // spec: materiality.results.impacts, materiality.results.financials, materiality.calls.result-tables
  it('are shown with their scores, impacts separate from risks and opportunities', async () => {
    const impacts = (await api.call(listAssessedImpacts, here())).body;
    expect(impacts).toMatchObject([
      { impactType: 'Negative, actual', score: 3, severity: 3, band: 'significant' },
    ]);
    const financials = (await api.call(listAssessedFinancials, here())).body;
    expect(financials.map(({ typeCode, score }) => [typeCode, score])).toEqual([
      ['risk', 3.2],
      ['opportunity', 1.8],
    ]);
  });

  it('explain their score, with the rule, its mark and its paragraph', async () => {
    const params = { id: headerId, iroId: filled.impact.dmIroId };
    const trail = (await api.call(readIroTrail, { token: owner.token.User, params })).body;
    expect(trail.score).toBe(3);
    expect(trail.choices.map(({ value }) => value)).toContain('Medium');
    const rules = trail.steps.map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['R1', 'R4', 'R16']));
    expect(trail.steps.find(({ rule }) => rule === 'R4')).toMatchObject({
      mark: 'norm',
      paragraph: expect.stringContaining('par. 45'),
    });
  });

  it('determine their subtopic, which lists each of them', async () => {
    const params = { id: headerId, subtopicId: filled.climate.dmSubtopicId };
    const trail = (await api.call(readSubtopicTrail, { token: owner.token.User, params })).body;
    expect(trail.iros.map(({ score }) => score)).toEqual([3, 3.2]);
    expect(trail.steps.some(({ rule }) => rule === 'R15')).toBe(true);
  });

  it('of another report are missing here', async () => {
    const other = await insertReport(api, owner);
    const elsewhere = await fillMateriality(materialityOf(api, other, owner.token.User));
    const params = { id: headerId, iroId: elsewhere.impact.dmIroId };
    const { status } = await api.call(readIroTrail, { token: owner.token.User, params });
    expect(status).toBe(404);
  });
});

describe('climate change that is not material', () => {
  it('requires an explanation, which the report prints', async () => {
    const params = { id: headerId, iroId: filled.impact.dmIroId };
    const low = { dmAssessmentScopeId: 21, dmAssessmentImpactScaleId: 41, dmAssessmentIrremediabilityId: 11 };
    const body = { ...middlingImpact, ...low, dmAssessmentMaterialityId: 3, dmIroId: filled.impact.dmIroId };
    await api.call(updateImpactAssessment, { token: owner.token.User, params, body });
    const { updatedOn, defaults } = (await api.call(readMaterialityMethod, here())).body;
    await api.call(updateMaterialityMethod, { ...here(), body: { ...defaults, financialThreshold: 4 } });
    // The conclusion of the risk still says that it is material.
    expect((await results()).needsClimateExplanation).toBe(false);
    expect(updatedOn).toBeTruthy();
  });
});

describe('next year', () => {
  it('a copy contains everything, and a comparison shows what changed and why', async () => {
    const next = await insertReport(api, owner);
    const call = { token: owner.token.User, params: { id: next } };
    const sources = (await api.call(listMaterialitySources, call)).body;
    expect(sources.map(({ reportHeaderId }) => reportHeaderId)).toEqual([headerId]);
    const copy = await api.call(copyMateriality, { ...call, body: { fromReportHeaderId: headerId } });
    expect(copy.body).toMatchObject({ isComplete: true, iroCount: 3, assessedCount: 3 });
    const impacts = (await api.call(listAssessedImpacts, call)).body;
    const iroId = impacts[0]?.dmIroId ?? 0;
    await api.call(updateImpactAssessment, {
      token: owner.token.User,
      params: { id: next, iroId },
      body: { ...middlingImpact, dmAssessmentScopeId: 25, dmIroId: iroId },
    });
    const { body: comparison } = await api.call(compareMateriality, {
      token: owner.token.User,
      params: { id: next, otherId: headerId },
    });
    expect(comparison.moved).toMatchObject([{ impactBefore: 3, wasMaterial: true, isMaterial: true }]);
    expect(comparison.moved[0]?.impactAfter).toBe(4);
    expect(comparison.moved[0]?.reasons.join(' ')).toContain('from 3 to 5');
    expect(comparison.unchangedCount).toBe(1);
    const again = await api.call(copyMateriality, { ...call, body: { fromReportHeaderId: headerId } });
    expect(again.status).toBe(409);
  });

  it('an item is recognised two copies later, also from the earlier report', async () => {
    const token = owner.token.User;
    const copyOf = async (fromReportHeaderId: number) => {
      const id = await insertReport(api, owner);
      await api.call(copyMateriality, { token, params: { id }, body: { fromReportHeaderId } });
      return id;
    };
    const last = await copyOf(await copyOf(headerId));
    const [impact] = (await api.call(listAssessedImpacts, { token, params: { id: last } })).body;
    const iroId = impact?.dmIroId ?? 0;
    const body = { ...middlingImpact, dmAssessmentScopeId: 25, dmIroId: iroId };
    await api.call(updateImpactAssessment, { token, params: { id: last, iroId }, body });
    const reasons = async (id: number, otherId: number) =>
      (await api.call(compareMateriality, { token, params: { id, otherId } })).body.moved.map(
        (one) => one.reasons,
      );
    expect(await reasons(last, headerId)).toEqual([['An impact: scope changed from 3 to 5.']]);
    expect(await reasons(headerId, last)).toEqual([['An impact: scope changed from 5 to 3.']]);
  });

  it('a source states whether its topics are included, and they are only then', async () => {
    const of = async (period: { periodStart: string; periodEnd: string }) => {
      const next = await insertReport(api, owner, period);
      const call = { token: owner.token.User, params: { id: next } };
      const source = (await api.call(listMaterialitySources, call)).body.find(
        ({ reportHeaderId }) => reportHeaderId === headerId,
      );
      const copy = await api.call(copyMateriality, { ...call, body: { fromReportHeaderId: headerId } });
      return [source?.copiesTopics, copy.body.iroCount];
    };
    expect(await of({ periodStart: '2026-01-01', periodEnd: '2026-12-31' })).toEqual([true, 3]);
    expect(await of({ periodStart: '2027-01-01', periodEnd: '2027-12-31' })).toEqual([false, 0]);
  });
});

describe('the content that the assessment gives to the report', () => {
  it('is its method, topics and items, in a draft and in a workbook', async () => {
    const { body: document } = await api.call(generateReport, {
      token: owner.token.User,
      params: { headerId },
      query: { draft: 'true' },
    });
    const text = JSON.stringify(document);
    expect(text).toContain('Assessment process (IRO-1)');
    expect(text).toContain('Material topics (IRO-2)');
    expect(text).toContain('Farmers');
    const matrix = document.pages
      .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
      .find((paragraph) => paragraph.type === 'matrix');
    const { topics } = await results();
    expect(matrix?.points.map(({ number, name, x, y }) => [number, name, x, y])).toEqual(
      topics
        .toSorted((a, b) => (a.matrixNumber ?? 0) - (b.matrixNumber ?? 0))
        .map((topic) => [
          topic.matrixNumber,
          topic.subtopicName,
          topic.financialMateriality,
          topic.impactMateriality,
        ]),
    );
    expect(matrix?.points.map(({ number }) => number)).toEqual([1, 2]);
    const file = await api.app.request(downloadMaterialityWorkbook.path.replace('{id}', String(headerId)), {
      headers: { authorization: `Basic ${owner.token.User}` },
    });
    const book = xlsx.read(new Uint8Array(await file.arrayBuffer()), { type: 'array' });
    expect(book.SheetNames).toEqual([
      'Method',
      'Value chain',
      'Stakeholders',
      'Topics',
      'Impacts, risks, opportunities',
      'How scores were calculated',
    ]);
  });

  it('has no topics while an item is open', async () => {
    await materiality.addIro('risk', filled.corruption.dmTopicEntryId);
    const { body: document } = await api.call(generateReport, {
      token: owner.token.User,
      params: { headerId },
      query: { draft: 'true' },
    });
    expect(JSON.stringify(document)).not.toContain('Material topics (IRO-2)');
  });
});

it('an explanation can be written and withdrawn', async () => {
  const { updatedOn } = (await api.call(readMaterialityInformation, here())).body ?? { updatedOn: '' };
  const said = await api.call(explainClimate, {
    ...here(),
    body: { climateExplanation: noClimate },
  });
  expect(said.body.climateExplanation).toBe(noClimate);
  expect(said.body.updatedOn > updatedOn).toBe(true);
  const gone = await api.call(explainClimate, { ...here(), body: { climateExplanation: '' } });
  expect(gone.body.climateExplanation).toBeNull();
});
