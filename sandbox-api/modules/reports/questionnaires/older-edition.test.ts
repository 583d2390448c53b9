import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateReport } from '#api/contract/reports/issues';
import {
  createReportAnswer,
  listQuestionnairePages,
  listQuestionnaireSections,
} from '#api/contract/reports/questionnaires';
import { questionnaireEditions } from '#api/db/schema/reports';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';
import { questionnaireEditionRows } from '../../../../seed/load/questionnaires';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;

/** The edition before pages and requirements had conditions of an edition: none of their fields, and nine pages. */
function contentOfThen(): unknown {
  const [shipped] = questionnaireEditionRows;
  const { pages, standards, ...content } = shipped?.content ?? { pages: [], standards: null };
  const later = new Set(['esrsRef2026', 'editions', 'optionalIn']);
  const requirements = standards?.requirements
    .filter(({ edition, standard }) => edition === 'ESRS2023' || standard !== 'G1')
    .map((one) => (['G1-2', 'G1-3'].includes(one.code) ? { ...one, code2026: null } : one));
  const of = { ...content, pages: pages.slice(0, 9), standards: { ...standards, requirements } };
  return JSON.parse(JSON.stringify(of, (key, value: unknown) => (later.has(key) ? undefined : value)));
}

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.company();
  const version = 'csrd-2026-14';
  await api.db.insert(questionnaireEditions).values({ version, content: contentOfThen() });
  headerId = await insertReport(api, owner, { questionnaireVersion: version });
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const call = () => ({ token: owner.token.User, params: { headerId } });
const sections = async () => (await api.call(listQuestionnaireSections, { ...call(), query: {} })).body;
async function answer(code: string, values: string[]) {
  const asked = (await sections()).flatMap(({ questions }) =>
    questions.flatMap((one) => [one, ...one.subquestions]),
  );
  const reportQuestionId = asked.find((one) => one.code === code)?.reportQuestionId ?? 0;
  const body = { reportQuestionId, reportHeaderId: headerId, values };
  expect((await api.call(createReportAnswer, { ...call(), body })).status).toBe(200);
}

describe('a report that was started with an edition without conditions', () => {
  it('asks what it asked, in every edition of the standards', async () => {
    await answer('BP-EDITION', ['esrs2026']);
    const pages = await api.call(listQuestionnairePages, { ...call(), query: {} });
    expect(pages.body.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const all = (await sections()).flatMap(({ questions }) => questions);
    expect(all.filter(({ askedBy }) => askedBy !== null)).toEqual([]);
    expect(all.map(({ code }) => code)).not.toContain('G1-SUPPLIERS');
    expect(all.find(({ code }) => code === 'G1-MDRA')?.reference).toBe('G1; MDR-A par. 62, 68-69');
  });

  it('is printed with its answers, and its index invents none for what was not asked', async () => {
    await answer('G1-POLICY', ['code']);
    const { status, body } = await api.call(generateReport, { ...call(), query: { draft: 'true' } as never });
    expect(status).toBe(200);
    const rows = body.pages
      .flatMap(({ sections: of }) => of.flatMap(({ paragraphs }) => paragraphs))
      .flatMap((paragraph) => (paragraph.type === 'table' ? paragraph.rows : []));
    expect(rows.find(([code]) => code === 'E1-3')).toContain('Not answered');
    expect(rows.find(([code]) => code === 'G1-1')).toContain('Partly reported');
  });
});

it('names the edition of a reference in a report that is started now', async () => {
  const now = await insertReport(api, owner);
  const { body } = await api.call(listQuestionnaireSections, {
    token: owner.token.User,
    params: { headerId: now },
    query: {},
  });
  const all = body.flatMap(({ questions }) => questions);
  const reference = (code: string) => all.find((one) => one.code === code)?.reference;
  expect(reference('G1-SUPPLIERS')).toBe('G1-2 par. 12-15 (ESRS 2023)');
  expect(reference('E1-RESILIENCE')).toBe('E1 SBM-3 (ESRS 2023); E1-3 (ESRS 2026)');
  expect(reference('BP-EDITION')).toBe('ESRS 1; Delegated Regulation (EU) 2026/1563');
  expect(reference('E-TAXONOMY')).toBe('Regulation (EU) 2020/852, Article 8');
  const effects = all.find((one) => one.code === 'G1-CORRUPTION');
  expect(effects?.askedBy).toEqual({ questionId: 1, choices: ['esrs2023', 'esrs2023reliefs'] });
});
