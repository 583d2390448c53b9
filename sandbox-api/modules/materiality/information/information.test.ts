import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { copyMateriality } from '#api/contract/materiality/copies';
import { updateMaterialityFileDescription } from '#api/contract/materiality/files';
import {
  explainClimate,
  type MaterialityInformation,
  type MaterialityMethod,
  readMaterialityCompletion,
  readMaterialityInformation,
  readMaterialityMethod,
  updateMaterialityInformation,
  updateMaterialityMethod,
} from '#api/contract/materiality/information';
import { listTopicEntries } from '#api/contract/materiality/topics';
import { readReportHeader, readReportValidations } from '#api/contract/reports/headers';
import { auditLog } from '#api/db/schema/platform';
import { reportHeaders } from '#api/db/schema/reports';
import { createTestApi } from '#api/testing/create-test-api';
import {
  fillMateriality,
  type MaterialityOf,
  materialityOf,
  matters,
  noClimate,
  screenOutOthers,
} from '#api/testing/filled/filled-materiality';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport, reportKinds } from '#api/testing/filled/insert-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
let materiality: MaterialityOf;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  await begunIn('2025');
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** The report that the tests are about, of another year. */
async function begunIn(year: string) {
  headerId = await insertReport(api, owner, { periodStart: `${year}-01-01`, periodEnd: `${year}-12-31` });
  materiality = materialityOf(api, headerId, owner.token.User);
}

const here = () => ({ token: owner.token.User, params: { id: headerId } });
const read = () => api.call(readMaterialityInformation, here());
const completion = async () => (await api.call(readMaterialityCompletion, here())).body;

function update(seen: MaterialityInformation, over: Partial<MaterialityInformation> = {}) {
  const { reportHeaderId, dmSectorId, dmCompanySizeId } = { ...seen, ...over };
  const edition = over.edition;
  return api.call(updateMaterialityInformation, {
    ...here(),
    body: {
      reportHeaderId,
      dmSectorId,
      dmCompanySizeId,
      readConfirmation: true,
      ...(edition && { edition }),
    },
    seenUpdatedOn: seen.updatedOn,
  });
}

describe('the information of an assessment', () => {
  // spec: materiality.entities.context, materiality.calls.information
  it('is empty before it is saved, and then as saved', async () => {
    expect((await read()).body).toBeNull();
    const { status, body } = await materiality.begin();
    expect([status, body.edition, body.isEditionOpen]).toEqual([200, 'ESRS2023', false]);
    expect((await read()).body).toEqual(body);
  });

  // spec: materiality.calls.information
  it('is created once: a second time is a conflict', async () => {
    await materiality.begin();
    const again = await materiality.begin({ dmSectorId: 1 });
    expect([again.status, again.problem.code]).toEqual([409, 'conflict']);
  });

  // spec: materiality.validation.information, materiality.validation.server
  it('needs the guidance to be read, and a sector and a size of the lists', async () => {
    const { reportHeaderId, ...rest } = { reportHeaderId: headerId, dmSectorId: 3, dmCompanySizeId: 4 };
    const { problem } = await api.call(updateMaterialityInformation, {
      ...here(),
      body: { reportHeaderId, ...rest, readConfirmation: false },
    });
    expect(problem.errors).toEqual({ ReadConfirmation: ['Confirm that you have read the guidance'] });
    const unlisted = await materiality.begin({ dmSectorId: 99, dmCompanySizeId: 98 });
    expect(Object.keys(unlisted.problem.errors ?? {})).toEqual(['DmSectorId', 'DmCompanySizeId']);
  });

  // spec: materiality.calls.information
  it('is refused to a user who read it before another user changed it', async () => {
    const seen = (await materiality.begin()).body;
    const first = await update(seen, { dmSectorId: 1 });
    expect(first.status).toBe(200);
    const second = await update(seen, { dmSectorId: 2 });
    expect([second.status, second.problem.current]).toEqual([412, first.body]);
  });

  // spec: materiality.product.kind
  it('does not exist for a greenhouse gas report', async () => {
    headerId = await insertReport(api, owner, { reportId: reportKinds.ghg, questionnaireVersion: null });
    expect((await read()).status).toBe(404);
    expect((await materialityOf(api, headerId, owner.token.User).begin()).status).toBe(404);
  });

  // spec: materiality.roles.readers
  it('is written by its owner and admins, read by others once the report is shared', async () => {
    await materiality.begin();
    const call = { ...here(), token: owner.token.View };
    expect((await api.call(readMaterialityInformation, call)).status).toBe(404);
    await api.db.update(reportHeaders).set({ shareStatus: 'public' }).where(eq(reportHeaders.id, headerId));
    expect((await api.call(readMaterialityInformation, call)).status).toBe(200);
    expect((await materialityOf(api, headerId, owner.token.Admin).addActivity()).status).toBe(200);
  });

  it('tells in the history what was chosen, in words', async () => {
    const seen = (await materiality.begin()).body;
    await update(seen, { dmSectorId: 1 });
    const rows = await api.db
      .select({ action: auditLog.action, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entity, 'materiality_assessments')))
      .orderBy(asc(auditLog.id));
    expect(rows).toMatchObject([
      { action: 'create', after: { report: 'Statement 2025', sector: 'Manufacturing', impactThreshold: 3 } },
      { action: 'update', after: { sector: 'Agriculture, forestry and fishing' } },
    ]);
  });
});

describe('the edition of the lists', () => {
  test.each([
    ['2024', 'ESRS2023', false],
    ['2026', 'ESRS2023', true],
    ['2027', 'ESRS2026', false],
  ])('of %s is %s', async (year, edition, isEditionOpen) => {
    await begunIn(year);
    expect((await materiality.begin()).body).toMatchObject({ edition, isEditionOpen });
  });

  test.each([
    ['2025', 'ESRS2026'],
    ['2027', 'ESRS2023'],
  ] as const)('of %s cannot be %s', async (year, edition) => {
    await begunIn(year);
    const { status, problem } = await materiality.begin({ edition });
    expect(status).toBe(400);
    expect(problem.errors).toEqual({
      Edition: ['This edition does not apply to the financial year of the report'],
    });
  });

  it('of 2026 may be chosen until a matter is listed', async () => {
    await begunIn('2026');
    const first = (await materiality.begin({ edition: 'ESRS2026' })).body;
    expect(first.edition).toBe('ESRS2026');
    const second = (await update(first, { edition: 'ESRS2023' })).body;
    expect([second.edition, second.isEditionOpen]).toEqual(['ESRS2023', true]);
    await materiality.addEntry(matters.climate);
    const third = (await read()).body;
    expect(third?.isEditionOpen).toBe(false);
    const refused = await update(second, { edition: 'ESRS2026' });
    expect(refused.problem.errors).toEqual({
      Edition: ['Topics are already listed. Delete them before you choose another edition'],
    });
    // The same one is no other one.
    expect((await update(second, { edition: 'ESRS2023' })).status).toBe(200);
  });

  it('of a year that the report was moved out of is in the way of finishing it', async () => {
    await fillMateriality(materiality);
    await screenOutOthers(materiality);
    const missing = async () => {
      const call = { token: owner.token.User, params: { headerId } };
      const { steps } = (await api.call(readReportValidations, call)).body;
      return steps.find(({ step }) => step === 'doubleMaterialityAssessment')?.missing;
    };
    expect(await missing()).toEqual([]);
    const next = { periodStart: '2027-01-01', periodEnd: '2027-12-31' };
    await api.db.update(reportHeaders).set(next).where(eq(reportHeaders.id, headerId));
    const text = 'Topics from the ESRS edition that applies to the financial year';
    expect(await missing()).toEqual([{ field: 'edition', text, page: null }]);
  });

  it('of a year that the report was moved out of is told, and is not where it may be chosen or left behind', async () => {
    const isOfYear = async () => (await completion()).isEditionOfYear;
    expect(await isOfYear()).toBe(true);
    await fillMateriality(materiality);
    expect(await isOfYear()).toBe(true);
    const next = { periodStart: '2027-01-01', periodEnd: '2027-12-31' };
    await api.db.update(reportHeaders).set(next).where(eq(reportHeaders.id, headerId));
    expect(await isOfYear()).toBe(false);

    // The proposed alternative: a new report of that year, which starts with everything that does not depend
    // on the list.
    const stuck = headerId;
    await begunIn('2027');
    const copy = await api.call(copyMateriality, { ...here(), body: { fromReportHeaderId: stuck } });
    const filled = copy.body.steps.filter(({ isFilled }) => isFilled).map(({ step }) => step);
    expect([copy.status, copy.body.isEditionOfYear, filled]).toEqual([
      200,
      true,
      ['information', 'valueChain', 'stakeholders'],
    ]);
    expect((await read()).body?.edition).toBe('ESRS2026');
  });

  it('of a year that the report was moved out of is left for that of its year while no topic is listed', async () => {
    const begun = (await materiality.begin()).body;
    const next = { periodStart: '2027-01-01', periodEnd: '2027-12-31' };
    await api.db.update(reportHeaders).set(next).where(eq(reportHeaders.id, headerId));
    expect([(await completion()).isEditionOfYear, (await read()).body?.isEditionOpen]).toEqual([false, true]);
    await update(begun, { edition: 'ESRS2026' });
    expect((await completion()).isEditionOfYear).toBe(true);
  });

  it('refuses a topic of 2023 in an assessment by the lists of 2026', async () => {
    await begunIn('2027');
    await materiality.begin();
    const { problem } = await materiality.addEntry(matters.climate);
    const message = 'This topic belongs to another edition of the ESRS. Choose one from the list';
    expect(problem.errors).toEqual({ DmTopicId: [message], DmSubtopicId: [message] });
  });
});

describe('the method', () => {
  const readMethod = () => api.call(readMaterialityMethod, here());
  const choose = (seen: MaterialityMethod, over: Partial<MaterialityMethod>) => {
    const { defaults: _defaults, updatedOn, ...choice } = { ...seen, ...over };
    return api.call(updateMaterialityMethod, { ...here(), body: choice, seenUpdatedOn: updatedOn });
  };

  it('is missing before the assessment is started, and then the recommended one', async () => {
    expect((await readMethod()).status).toBe(404);
    await materiality.begin();
    const recommended = {
      impactThreshold: 3,
      financialThreshold: 3,
      severityForm: 'meanWithExtreme',
      likelihoodWeight: 1,
    };
    expect((await readMethod()).body).toMatchObject({ ...recommended, defaults: recommended });
  });

  it('keeps tenths as they were chosen', async () => {
    await materiality.begin();
    const choice = { impactThreshold: 2.7, financialThreshold: 0.1, likelihoodWeight: 0.3 };
    const { body } = await choose((await readMethod()).body, { ...choice, severityForm: 'maximum' });
    expect(body).toMatchObject({ ...choice, severityForm: 'maximum' });
    expect((await readMethod()).body).toEqual(body);
  });

  test.each([
    ['impactThreshold', 0],
    ['impactThreshold', 5.1],
    ['financialThreshold', 2.75],
    ['likelihoodWeight', 1.1],
  ])('refuses %s of %s', async (field, value) => {
    await materiality.begin();
    const { status } = await choose((await readMethod()).body, { [field]: value });
    expect(status).toBe(400);
  });
});

it('of a climate that is not material keeps why, and lets it be taken back', async () => {
  const begun = (await materiality.begin()).body;
  const explain = (climateExplanation: string | null, seenUpdatedOn: string) =>
    api.call(explainClimate, { ...here(), body: { climateExplanation }, seenUpdatedOn });
  const said = await explain(`  ${noClimate}  `, begun.updatedOn);
  expect(said.body.climateExplanation).toBe(noClimate);
  const short = await explain('No burners.', said.body.updatedOn);
  expect(short.problem.errors?.ClimateExplanation?.join()).toMatch(/ESRS 1, par\. 32.*100/);
  expect((await explain('', begun.updatedOn)).status).toBe(412);
  expect((await explain('', said.body.updatedOn)).body.climateExplanation).toBeNull();
});

it('keeps simultaneous changes to different parts, and refuses two changes to one part', async () => {
  const { updatedOn: seenUpdatedOn } = (await materiality.begin()).body;
  const seen = (await read()).body as MaterialityInformation;
  const { defaults } = (await api.call(readMaterialityMethod, here())).body;
  const writes = {
    method: (impactThreshold: number) =>
      api.call(updateMaterialityMethod, { ...here(), seenUpdatedOn, body: { ...defaults, impactThreshold } }),
    climate: (climateExplanation: string) =>
      api.call(explainClimate, { ...here(), seenUpdatedOn, body: { climateExplanation } }),
    files: (description: string) =>
      api.call(updateMaterialityFileDescription, { ...here(), seenUpdatedOn, body: { description } }),
  };
  expect([
    (await writes.method(2)).status,
    (await writes.climate(noClimate)).status,
    (await update(seen, { dmSectorId: 1 })).status,
    (await writes.files('Two workshops.')).status,
  ]).toEqual([200, 200, 200, 200]);
  expect([
    (await writes.method(4)).status,
    (await writes.climate(`Still ${noClimate}`)).status,
    (await update(seen, { dmSectorId: 2 })).status,
    (await writes.files('Three workshops.')).status,
  ]).toEqual([412, 412, 412, 412]);
  const { body } = await api.call(readMaterialityMethod, here());
  expect([body.impactThreshold, (await read()).body]).toMatchObject([
    2,
    { dmSectorId: 1, climateExplanation: noClimate },
  ]);
});

describe('a finished report', () => {
  const finish = () =>
    api.db.update(reportHeaders).set({ isComplete: true }).where(eq(reportHeaders.id, headerId));
  const header = async () =>
    (await api.call(readReportHeader, { token: owner.token.User, params: { headerId } })).body;

  it('is no longer complete once its assessment changes', async () => {
    const seen = (await materiality.begin()).body;
    await finish();
    const before = await header();
    await update(seen, { dmSectorId: 1 });
    const after = await header();
    expect([before.isComplete, after.isComplete]).toEqual([true, false]);
    expect(after.modifiedOn > before.modifiedOn).toBe(true);
  });

  it('stays complete when it is saved unchanged', async () => {
    const seen = (await materiality.begin()).body;
    await finish();
    const before = await header();
    await update(seen);
    const after = await header();
    expect([after.isComplete, after.modifiedOn]).toEqual([true, before.modifiedOn]);
  });
});

describe('the steps of the wizard', () => {
  const states = async () =>
    (await completion()).steps.map(({ step, isUnlocked, isFilled }) => [step, isUnlocked, isFilled]);

  // spec: materiality.wizard.reporting-scope, materiality.states.information, materiality.states.value-chain
  // spec: materiality.states.stakeholders, materiality.states.topics, materiality.states.iro
  // spec: materiality.states.assessment, materiality.states.scope, materiality.calls.completion
  it('unlock and fill as the table of the specification says', async () => {
    const locked = ['reportingScope', false, false];
    const expectSteps = async (unlocked: readonly string[], filled: readonly string[]) => {
      const names = ['information', 'valueChain', 'stakeholders', 'topics', 'iro', 'assessment'];
      const expected = names.map((name) => [name, unlocked.includes(name), filled.includes(name)]);
      expect(await states()).toEqual([...expected, locked]);
    };
    await expectSteps(['information'], []);
    await materiality.begin();
    const unlocked = ['information', 'valueChain'];
    await expectSteps(unlocked, ['information']);
    const { dmActivityId } = (await materiality.addActivity()).body;
    await expectSteps([...unlocked, 'stakeholders'], unlocked);
    await materiality.addStakeholder([dmActivityId]);
    unlocked.push('stakeholders');
    await expectSteps([...unlocked, 'topics'], unlocked);
    const first = (await materiality.addEntry(matters.climate)).body;
    const second = (await materiality.addEntry(matters.water)).body;
    unlocked.push('topics');
    await expectSteps([...unlocked, 'iro'], unlocked);
    const impact = (await materiality.addIro('impact', first.dmTopicEntryId)).body;
    // Every matter needs one.
    await expectSteps([...unlocked, 'iro'], unlocked);
    const risk = (await materiality.addIro('risk', second.dmTopicEntryId)).body;
    unlocked.push('iro');
    await expectSteps([...unlocked, 'assessment'], unlocked);
    await materiality.assessImpact(impact.dmIroId);
    await expectSteps([...unlocked, 'assessment'], unlocked);
    expect(await completion()).toMatchObject({ isComplete: false, iroCount: 2, assessedCount: 1 });
    await materiality.assessRisk(risk.dmIroId);
    unlocked.push('assessment');
    await expectSteps(unlocked, unlocked);
    expect(await completion()).toMatchObject({ isComplete: true, iroCount: 2, assessedCount: 2 });
  });

  // spec: materiality.states.order
  it('refuse additions before the first one is saved', async () => {
    for (const answer of [
      await materiality.addActivity(),
      await materiality.addStakeholder([1]),
      await materiality.addEntry(),
      await materiality.addIro('impact', 1),
      await materiality.assessImpact(1),
    ])
      expect([answer.status, answer.problem.code]).toEqual([409, 'conflict']);
    expect((await api.call(listTopicEntries, here())).body).toEqual([]);
  });
});
