import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import type { Document, DocumentTable } from '#api/contract/documents/document';
import { readMaterialityMethod, updateMaterialityMethod } from '#api/contract/materiality/information';
import { readReportValidations, updateReportAuthors, updateReportNames } from '#api/contract/reports/headers';
import { finishReport, generateReport } from '#api/contract/reports/issues';
import {
  createAnswerImage,
  createReportAnswer,
  listQuestionnaireSections,
} from '#api/contract/reports/questionnaires';
import { materialityScreenings } from '#api/db/schema/materiality';
import { reportFacilities, reportHeaders, reportIssues } from '#api/db/schema/reports';
import type { LedgerState } from '#api/domain/reports/ledger-state';
import { createTestApi } from '#api/testing/create-test-api';
import { fillMateriality, materialityOf, screenOutOthers } from '#api/testing/filled/filled-materiality';
import {
  beginReport,
  fillReport,
  finishedReport,
  recordYear,
  reportIds,
} from '#api/testing/filled/filled-report';
import type { Company } from '#api/testing/filled/insert-company';
import { pngPicture } from '#api/testing/pictures';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  await recordYear(api, owner);
  await recordYear(api, owner, 2024);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

type Asked = Awaited<ReturnType<typeof questionsOf>>[number];

async function questionsOf(headerId: number) {
  const { body } = await api.call(listQuestionnaireSections, {
    token: owner.token.User,
    params: { headerId },
    query: {},
  });
  return body
    .flatMap(({ questions }) => questions)
    .flatMap(({ subquestions, ...question }) => [question, ...subquestions]);
}

const written = '=SUM(A1:A9) {year} שלום, zażółć gęślą jaźń. ';

/** An answer that the question takes and that opens no other one. */
function answerOf({ code, type, choices, min, max }: Asked): string[] {
  if (code === 'IRO-CLIMATE') return ['yes'];
  if (type === 'text')
    return [
      written
        .repeat(20)
        .slice(0, Math.min(max ?? 300, 300))
        .trim(),
    ];
  if (type === 'int' || type === 'decimal') return [String(Math.max(min ?? 1, 1))];
  const values = choices.map(({ value }) => value);
  const answer = values.find((value) => value === 'esrs2023' || value === 'no' || value === 'none');
  return [answer ?? values[0] ?? ''];
}

const ofAssessment = ['IRO-THRESHOLD', 'IRO-THRESHOLDFIN', 'IRO-CLIMATE', 'E-MATERIAL'];

/** A sustainability report as its owner would fill it in, with a picture. */
async function filled(language: 'en' | 'pl') {
  const token = owner.token.User;
  const begun = await beginReport(api, owner, { reportId: reportIds.csrd, language });
  const headerId = begun.body.reportHeaderId;
  const params = { headerId };
  const materiality = materialityOf(api, headerId, token);
  await fillMateriality(materiality);
  await screenOutOthers(materiality);
  for (const question of await questionsOf(headerId)) {
    if (question.dependencies.length > 0) continue;
    const { reportQuestionId } = question;
    if (question.type === 'image') {
      const body = new FormData();
      body.append('file', new File([pngPicture(30, 20) as Uint8Array<ArrayBuffer>], 'chart.png'));
      await api.call(createAnswerImage, { token, params: { headerId, questionId: reportQuestionId }, body });
      continue;
    }
    const body = {
      reportHeaderId: headerId,
      reportQuestionId,
      // What the assessment answers stays as it answers it.
      values: ofAssessment.includes(question.code) ? (question.suggestion?.values ?? []) : answerOf(question),
      isFromData: false,
    };
    const answer = await api.call(createReportAnswer, { token, params, body } as never);
    expect([question.code, answer.problem?.errors]).toEqual([question.code, undefined]);
  }
  await api.call(updateReportNames, { token, params, body: { name: '=1+1 {x}', description: null } });
  await api.call(updateReportAuthors, {
    token,
    params,
    body: { author: 'Anna Nowak', department: 'Environment' },
  });
  return headerId;
}

function tableOf({ pages }: Document, title: string): DocumentTable {
  const found = pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ paragraphs }) => paragraphs)
    .find((paragraph) => paragraph.type === 'table' && paragraph.title === title);
  if (found?.type !== 'table') throw new Error(`No table ${title}.`);
  return found;
}

function cell(table: DocumentTable, datapoint: string, key: string) {
  const at = table.columns.findIndex((column) => column.key === key);
  return table.rows.find((row) => row.includes(datapoint))?.[at];
}

const titles = {
  en: {
    emissions: 'GHG emissions by scope',
    energy: 'Energy consumption and mix',
    page: '5 Climate change (E1)',
  },
  pl: {
    emissions: 'Emisje gazów cieplarnianych według zakresów',
    energy: 'Zużycie energii i koszyk energetyczny',
    page: '5 Zmiana klimatu (E1)',
  },
};

it.each(['en', 'pl'] as const)(
  'is finished and generated in %s with the figures of the ledger',
  async (language) => {
    const token = owner.token.User;
    await api.call(createRenewableConsumption, {
      token,
      body: {
        locationId: owner.locationId,
        reference: null,
        renewableId: 1,
        unitId: 2,
        value: 1.5,
        startDate: '2025-06-01',
        endDate: '2025-06-30',
      },
    });
    const headerId = await filled(language);
    const params = { headerId };
    const finished = await api.call(finishReport, { token, params });
    expect(finished.problem?.errors).toBeUndefined();
    const { status, body } = await api.call(generateReport, { token, params, query: {} });
    expect([status, body.title, body.language]).toEqual([200, '=1+1 {x}', language]);
    const [issue] = await api.db.select().from(reportIssues).where(eq(reportIssues.headerId, headerId));
    const state = issue?.ledgerState as LedgerState;
    const emissions = tableOf(body, titles[language].emissions);
    expect(cell(emissions, 'E1-6_12', 'n')).toBeCloseTo(Number(state.totalKg.location) / 1000, 9);
    expect(cell(emissions, 'E1-6_13', 'n')).toBeCloseTo(Number(state.totalKg.market) / 1000, 9);
    expect(cell(emissions, 'E1-6_09', 'comparative')).toBeGreaterThan(0);
    const energy = tableOf(body, titles[language].energy);
    expect(['E1-5_14', 'E1-5_03', 'E1-5_08'].map((datapoint) => cell(energy, datapoint, 'n'))).toEqual([
      11, 1, 1.5,
    ]);
    expect(cell(energy, 'E1-5_14', 'comparative')).toBe(12);
    expect(body.pages.map(({ title }) => title)).toContain(titles[language].page);
    const pictures = body.pages
      .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
      .flatMap((paragraph) => (paragraph.type === 'image' ? [paragraph.src] : []));
    expect(pictures).toHaveLength(2);
    for (const src of pictures) expect(src).toContain(`/Issues/1/`);
    expect(body.variables.filter(({ value }) => String(value).startsWith('=SUM(A1:A9) {year}'))).not.toEqual(
      [],
    );
  },
);

it('compares neither report with a year that has data in fewer of the months', async () => {
  const other = await api.company();
  const token = other.token.User;
  await recordYear(api, other);
  for (const month of ['11', '12'])
    await api.call(createUtilityConsumption, {
      token,
      body: {
        utilityId: 1,
        unitId: 1,
        value: 1000,
        reference: null,
        locationId: other.locationId,
        startDate: `2024-${month}-01`,
        endDate: `2024-${month}-30`,
      },
    });
  const documentOf = async (reportId: number) => {
    const { body } = await beginReport(api, other, { reportId, language: 'en' });
    const params = { headerId: body.reportHeaderId };
    return (await api.call(generateReport, { token, params, query: { draft: 'true' } as never })).body;
  };
  const csrd = await documentOf(reportIds.csrd);
  expect(cell(tableOf(csrd, titles.en.emissions), 'E1-6_12', 'n')).toBeGreaterThan(0);
  expect(cell(tableOf(csrd, titles.en.emissions), 'E1-6_12', 'comparative')).toBeNull();
  expect(cell(tableOf(csrd, titles.en.energy), 'E1-5_14', 'comparative')).toBeNull();
  expect(JSON.stringify(csrd)).toContain('2024: data for fewer of these months');
  const { rows, note } = tableOf(await documentOf(reportIds.ghg), 'Emissions by scope');
  expect(rows.map(([, , before]) => before)).toEqual(rows.map(() => null));
  expect(note).toContain('The year before has data for fewer of these months');
});

it('reconciles its total with the newest finished greenhouse gas report of the period', async () => {
  const token = owner.token.User;
  const drawn = async () => {
    const { body } = await beginReport(api, owner, { reportId: reportIds.csrd, language: 'en' });
    const params = { headerId: body.reportHeaderId };
    return (await api.call(generateReport, { token, params, query: { draft: 'true' } as never })).body;
  };
  expect(JSON.stringify(await drawn())).toContain(
    'No finished greenhouse gas report for this period is available to the readers',
  );
  const begun = await beginReport(api, owner);
  const headerId = begun.body.reportHeaderId;
  const facility = { companyId: owner.companyId, headerId, locationId: owner.locationId, facilityId: 1 };
  await api.db.insert(reportFacilities).values([
    { ...facility, areaM2: 300, isOwned: true, isExcluded: false, position: 0 },
    { ...facility, areaM2: 100, isOwned: true, isExcluded: true, position: 1 },
  ]);
  await fillReport(api, begun.body, token);
  expect((await api.call(finishReport, { token, params: { headerId } })).status).toBe(200);
  await api.call(createUtilityConsumption, {
    token,
    body: {
      utilityId: 1,
      unitId: 1,
      value: 4000,
      reference: null,
      locationId: owner.locationId,
      startDate: '2025-05-01',
      endDate: '2025-05-31',
    },
  });
  const csrd = await drawn();
  const table = tableOf(csrd, 'Reconciliation with the greenhouse gas report');
  // 12 MWh were issued for three quarters of the site; 16 MWh are recorded now, for all of it.
  const here = Number(table.total?.[2]);
  const shares = table.rows.map((row) => Number(row[2]) / here);
  expect(shares.map((share) => Math.round(share * 1e6) / 1e6)).toEqual([0.5625, 0.25, 0.1875]);
  expect(table.total?.[2]).toBe(cell(tableOf(csrd, titles.en.emissions), 'E1-6_09', 'n'));
  const [issue] = await api.db.select().from(reportIssues).where(eq(reportIssues.headerId, headerId));
  expect(csrd.variables.map(({ value }) => value)).toContain(issue?.hash.slice(0, 12));
});

it('names no private greenhouse gas report of another user', async () => {
  const { reportHeaderId } = await finishedReport(api, owner, { token: owner.token.Admin });
  const { body } = await beginReport(api, owner, { reportId: reportIds.csrd, language: 'en' });
  const isNamed = async () => {
    const call = { token: owner.token.User, params: { headerId: body.reportHeaderId } };
    const document = await api.call(generateReport, { ...call, query: { draft: 'true' } as never });
    return JSON.stringify(document.body).includes('Reconciliation with the greenhouse gas report');
  };
  expect(await isNamed()).toBe(false);
  await api.db
    .update(reportHeaders)
    .set({ shareStatus: 'public' })
    .where(eq(reportHeaders.id, reportHeaderId));
  expect(await isNamed()).toBe(true);
});

it('is not finished with an answer that contradicts the assessment, or an unscreened standard', async () => {
  const token = owner.token.User;
  const headerId = await filled('en');
  const params = { headerId };
  const { updatedOn, defaults } = (await api.call(readMaterialityMethod, { token, params: { id: headerId } }))
    .body;
  // One of the two thresholds moves after the answer.
  await api.call(updateMaterialityMethod, {
    token,
    params: { id: headerId },
    headers: { 'If-Unmodified-Since': new Date(updatedOn).toUTCString() },
    body: { ...defaults, financialThreshold: 2.5 },
  });
  const refused = await api.call(finishReport, { token, params });
  const said =
    '7.2.1 Threshold of risks and opportunities: the answer is “3”, but the double materiality assessment says “2.5”. Change one of them';
  expect([refused.status, refused.problem.errors]).toEqual([
    409,
    { 'Questionnaire.IRO-THRESHOLDFIN': [said] },
  ]);
  const { steps } = (await api.call(readReportValidations, { token, params })).body;
  expect(steps.find(({ step }) => step === 'questionnaire')?.missing).toEqual([
    { field: 'IRO-THRESHOLDFIN', text: said, page: 4 },
  ]);
  await api.db.delete(materialityScreenings).where(eq(materialityScreenings.headerId, headerId));
  const unscreened = (await api.call(finishReport, { token, params })).problem.errors ?? {};
  expect(Object.keys(unscreened)).toContain('DoubleMaterialityAssessment.standards');
});
