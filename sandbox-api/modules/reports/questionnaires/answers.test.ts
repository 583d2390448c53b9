import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { lastStampOf } from '#api/contract/reports/headers';
import { finishReport } from '#api/contract/reports/issues';
import {
  type Answer,
  createReportAnswer,
  deleteReportAnswer,
  listQuestionnairePages,
  listQuestionnaireSections,
  listReportAnswers,
  updateReportAnswer,
} from '#api/contract/reports/questionnaires';
import { auditLog } from '#api/db/schema/platform';
import { reportHeaders } from '#api/db/schema/reports';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport, reportKinds } from '#api/testing/filled/insert-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
const keys = new Map<string, number>();
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  headerId = await insertReport(api, owner);
  for (const { code, reportQuestionId } of await asked()) keys.set(code, reportQuestionId);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

type By = { token?: string; of?: number };

const sections = ({ token = owner.token.User, of = headerId, page = 0 }: By & { page?: number } = {}) =>
  api.call(listQuestionnaireSections, {
    token,
    params: { headerId: of },
    query: page > 0 ? { PageNumber: page } : {},
  });
const asked = async () =>
  (await sections()).body.flatMap(({ questions }) =>
    questions.flatMap((question) => [question, ...question.subquestions]),
  );
const pages = async (query = {}) =>
  (await api.call(listQuestionnairePages, { token: owner.token.User, params: { headerId }, query })).body;

const keyOf = (code: string) => keys.get(code) ?? 0;

function answer(code: string, values: string[], { token = owner.token.User, of = headerId }: By = {}) {
  const body = { reportQuestionId: keyOf(code), reportHeaderId: of, values };
  return api.call(createReportAnswer, { token, params: { headerId: of }, body });
}

type Seen = By & { seen?: string };

function change(
  answer: Answer,
  values: string[],
  { token = owner.token.User, seen = answer.updatedOn }: Seen = {},
) {
  const { reportAnswerId, reportQuestionId, reportHeaderId } = answer;
  return api.call(updateReportAnswer, {
    token,
    params: { headerId: reportHeaderId, answerId: reportAnswerId },
    body: { reportAnswerId, reportQuestionId, reportHeaderId, values },
    seenUpdatedOn: seen,
  });
}

function takeBack(answer: Answer, { token = owner.token.User, seen = answer.updatedOn }: Seen = {}) {
  const params = { headerId: answer.reportHeaderId, answerId: answer.reportAnswerId };
  return api.call(deleteReportAnswer, { token, params, seenUpdatedOn: seen });
}

const list = (since = '', { token = owner.token.User, of = headerId }: By = {}) =>
  api.call(listReportAnswers, {
    token,
    params: { headerId: of },
    headers: since ? { 'if-modified-since': since } : {},
  });

async function header() {
  const [row] = await api.db.select().from(reportHeaders).where(eq(reportHeaders.id, headerId));
  if (!row) throw new Error('The report is gone.');
  return row;
}

const errorsOf = ({ status, problem }: { status: number; problem: { errors?: object | undefined } }) => [
  status,
  problem.errors,
];

describe('the questionnaire of a report', () => {
  // spec: reports.questionnaire.pages, reports.calls.pages
  it('has ten pages with what is required on each, and says so in the caller’s language', async () => {
    const all = await pages();
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(all[0]).toEqual({ number: 1, title: 'Basis of the report', requiredCount: 5, answeredCount: 0 });
    expect(await pages({ PageNumber: 2 })).toEqual([all[1]]);
    expect(await pages({ PageNumber: 99 })).toEqual([]);
  });

  // spec: reports.questionnaire.sections, reports.calls.pages
  it('is read by sections of a page, with the sub-questions of each question', async () => {
    const { body } = await sections({ page: 1 });
    expect(body.map(({ number, title }) => [number, title])).toEqual([
      [1, 'How the report was prepared'],
      [2, 'Special circumstances'],
    ]);
    const [, consolidation] = body[0]?.questions ?? [];
    expect(consolidation).toMatchObject({ code: 'BP-CONSOLIDATION', number: '1.2', type: 'radio' });
    expect(consolidation?.subquestions.map(({ number, dependencies }) => [number, dependencies])).toEqual([
      ['1.2.1', [{ dependentOnQuestionId: keyOf('BP-CONSOLIDATION'), choiceValue: 'consolidated' }]],
      ['1.2.2', [{ dependentOnQuestionId: keyOf('BP-SAMESCOPE'), choiceValue: 'no' }]],
    ]);
  });

  // spec: reports.wizard.by-kind
  it('asks nothing in a report of another kind, which takes no answer either', async () => {
    const ghg = await insertReport(api, owner, { reportId: reportKinds.ghg, questionnaireVersion: null });
    expect((await sections({ of: ghg })).body).toEqual([]);
    expect(errorsOf(await answer('GOV-EXEC', ['3'], { of: ghg }))).toEqual([
      400,
      { ReportQuestionId: ['Choose one of the listed values'] },
    ]);
  });
});

describe('an answer', () => {
  // spec: reports.states.answers
  it('is stored with who gave it, counts on its page, and is audited by the name of its question', async () => {
    const { status, body } = await answer('GOV-EXEC', ['007']);
    expect([status, body]).toMatchObject([
      200,
      {
        reportQuestionId: keyOf('GOV-EXEC'),
        reportHeaderId: headerId,
        values: ['7'],
        image: null,
        isFromData: false,
      },
    ]);
    expect((await list()).body).toEqual([body]);
    expect((await pages({ PageNumber: 2 }))[0]?.answeredCount).toBe(1);
    await change(body, ['8']);
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entity, 'report_answers')))
      .orderBy(asc(auditLog.id));
    expect(trail.map(({ action, after }) => [action, after])).toMatchObject([
      ['create', { report: 'Statement 2025', question: 'GOV-EXEC', answer: '7' }],
      ['update', { question: 'GOV-EXEC', answer: '8' }],
    ]);
  });

  it('opens the questions that depend on it, and a page asks for more', async () => {
    const before = (await pages())[0];
    await answer('BP-CONSOLIDATION', ['consolidated']);
    const after = (await pages())[0];
    expect(after).toMatchObject({ requiredCount: (before?.requiredCount ?? 0) + 1, answeredCount: 1 });
  });

  // spec: reports.questionnaire.taken-back, reports.states.answers
  it('to a question that no longer shows is kept and does not count, and can be taken back', async () => {
    const { body: level } = await answer('BP-CONSOLIDATION', ['consolidated']);
    const { body: same } = await answer('BP-SAMESCOPE', ['yes']);
    const { body: changed } = await change(level, ['individual']);
    expect((await list()).body.map(({ values }) => values)).toEqual([['individual'], ['yes']]);
    expect((await pages())[0]).toMatchObject({ requiredCount: 5, answeredCount: 1 });
    expect(errorsOf(await change(same, ['no']))).toEqual([
      400,
      { Values: [expect.stringMatching(/this question is not asked/)] },
    ]);
    await change(changed, ['consolidated']);
    expect((await pages())[0]).toMatchObject({ requiredCount: 6, answeredCount: 2 });
    expect((await takeBack(same)).status).toBe(204);
  });

  it('undoes the end of the report, whatever of it changes', async () => {
    const { body } = await answer('GOV-EXEC', ['3']);
    for (const act of [
      () => change(body, ['4'], { seen: '2030-01-01T00:00:00Z' }),
      () => takeBack(body, { seen: '2030-01-01T00:00:00Z' }),
    ]) {
      await api.db.update(reportHeaders).set({ isComplete: true }).where(eq(reportHeaders.id, headerId));
      expect((await act()).status).toBeLessThan(300);
      expect((await header()).isComplete).toBe(false);
    }
  });

  it('that is saved as it was changes nothing: the report stays complete, and no stamp moves', async () => {
    const { body } = await answer('GOV-EXEC', ['3']);
    await api.db.update(reportHeaders).set({ isComplete: true }).where(eq(reportHeaders.id, headerId));
    const before = await header();
    expect((await change(body, ['003'])).body).toEqual(body);
    expect(await header()).toEqual(before);
    const { body: newer } = await change(body, ['4'], { token: owner.token.Admin });
    // An unchanged save is refused if another user has changed the answer.
    expect((await change(body, ['3'])).problem.current).toEqual(newer);
  });

  it('that another user gave since is not issued unseen', async () => {
    const seen = await header();
    await answer('GOV-EXEC', ['3'], { token: owner.token.Admin });
    const finish = ({ updatedOn, modifiedOn }: typeof seen) =>
      api.call(finishReport, {
        token: owner.token.User,
        params: { headerId },
        seenUpdatedOn: lastStampOf({
          updatedOn: updatedOn.toISOString(),
          modifiedOn: modifiedOn.toISOString(),
        }),
      });
    expect((await finish(seen)).problem.code).toBe('stale');
    expect((await finish(await header())).problem.code).toBe('report_incomplete');
  });

  // spec: reports.validation.answers
  test.each([
    ['a question that does not show', 'BP-SAMESCOPE', ['yes'], /not asked/],
    ['a blank text', 'SBM-MARKETS', ['  \u200b '], "This field can't be empty"],
    ['no value', 'SBM-MARKETS', [], "This field can't be empty"],
    ['a text below its least length', 'SBM-MARKETS', ['Bakeries'], 'Enter at least 20 characters'],
    ['a text above its greatest length', 'SBM-MARKETS', ['x'.repeat(2001)], 'Enter at most 2000 characters'],
    ['a text beyond all texts', 'SBM-MARKETS', ['x'.repeat(10_001)], 'Enter at most 10000 characters'],
    [
      'marks that turn a text round',
      'SBM-MARKETS',
      ['Bakeries and \u202eshops in Poland'],
      /invisible characters/,
    ],
    ['a word for a whole number', 'GOV-EXEC', ['three'], 'Enter a whole number, digits only'],
    ['a fraction for a whole number', 'GOV-EXEC', ['3.5'], 'Enter a whole number, digits only'],
    ['a number above its limit', 'GOV-EXEC', ['201'], 'The value must be at most 200'],
    ['a number below its limit', 'GOV-WOMEN', ['-1'], 'The value must be at least 0'],
    ['a number with a comma', 'GOV-WOMEN', ['12,5'], 'Enter a number'],
    ['two values of one choice', 'BP-EDITION', ['esrs2023', 'esrs2026'], 'This question takes one answer'],
    ['a value that is no choice', 'BP-EDITION', ['esrs2099'], 'Choose one of the listed values'],
    ['a box that there is not', 'BP-VALUECHAIN', ['own', 'sideways'], 'Choose one of the listed values'],
    ['a box twice', 'BP-VALUECHAIN', ['own', 'own'], 'Each choice can be selected once'],
    ['none beside a box', 'GOV-DD', ['act', 'none'], /excludes other choices/],
    ['a text for a picture', 'GOV-CHART', ['chart.png'], 'Only an image can answer this question'],
  ])('cannot be %s', async (_case, code, values, text) => {
    const message = typeof text === 'string' ? text : expect.stringMatching(text);
    expect(errorsOf(await answer(code, values))).toEqual([400, { Values: [message] }]);
    expect((await list()).body).toEqual([]);
  });

  it('of several lines, with a formula or written from the right, is stored as it was entered', async () => {
    const text = `=HYPERLINK("http://x")\nאבגדהוזחטיכלמנסעפ\n${'Ż'.repeat(100)}`;
    expect((await answer('SBM-MARKETS', [`  ${text} `])).body.values).toEqual([text]);
  });

  it('names the report and the question of its address', async () => {
    const { body } = await answer('GOV-EXEC', ['3']);
    const other = await insertReport(api, owner);
    const params = { headerId, answerId: body.reportAnswerId };
    const given = {
      reportAnswerId: body.reportAnswerId,
      reportQuestionId: body.reportQuestionId,
      reportHeaderId: headerId,
      values: ['4'],
    };
    for (const [field, wrong] of [
      ['ReportHeaderId', { reportHeaderId: other }],
      ['ReportAnswerId', { reportAnswerId: body.reportAnswerId + 1 }],
      ['ReportQuestionId', { reportQuestionId: keyOf('GOV-NONEXEC') }],
    ] as const) {
      const refused = await api.call(updateReportAnswer, {
        token: owner.token.User,
        params,
        body: { ...given, ...wrong },
      });
      expect(errorsOf(refused)).toEqual([400, { [field]: ['This value is not valid'] }]);
    }
    const elsewhere = { ...body, reportHeaderId: other };
    expect((await change(elsewhere, ['4'])).status).toBe(404);
    expect((await takeBack(elsewhere)).status).toBe(404);
  });
});

describe('two people at once', () => {
  // spec: reports.errors.conflict
  it('are told of each other’s answer to a question that neither saw answered', async () => {
    const { body: first } = await answer('GOV-EXEC', ['3'], { token: owner.token.Admin });
    const { status, problem } = await answer('GOV-EXEC', ['4']);
    expect([status, problem.code, problem.current]).toEqual([412, 'stale', first]);
    expect(problem.lastChange).toMatchObject({ byName: owner.email.Admin, isOwn: false });
    const both = await Promise.all([
      answer('GOV-NONEXEC', ['5']),
      answer('GOV-NONEXEC', ['6'], { token: owner.token.Admin }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await list()).body).toHaveLength(2);
  });

  // spec: reports.calls.answers-guarded, reports.errors.overwrite
  it('do not overwrite or take back what they have not seen, and may once they have', async () => {
    const { body: seen } = await answer('GOV-EXEC', ['3']);
    const { body: newer } = await change(seen, ['4'], { token: owner.token.Admin });
    for (const late of [await change(seen, ['5']), await takeBack(seen)])
      expect([late.status, late.problem.current, late.problem.lastChange?.byName]).toEqual([
        412,
        newer,
        owner.email.Admin,
      ]);
    expect((await change(newer, ['5'])).body.values).toEqual(['5']);
  });

  it('find an answer gone that the other one took back', async () => {
    const { body } = await answer('GOV-EXEC', ['3']);
    await takeBack(body, { token: owner.token.Admin });
    expect((await change(body, ['4'])).status).toBe(404);
  });
});

describe('the list of answers', () => {
  // spec: reports.calls.answers-since
  it('is sent again only when something has changed, and says since when', async () => {
    const { body: first } = await answer('GOV-EXEC', ['3']);
    const seen = await list();
    const since = seen.headers.get('last-modified') ?? '';
    const unchanged = await list(since);
    expect([unchanged.status, unchanged.headers.get('last-modified')]).toEqual([304, since]);
    await takeBack(first);
    const changed = await list(since);
    expect([changed.status, changed.body]).toEqual([200, []]);
    expect((await list(changed.headers.get('last-modified') ?? '')).status).toBe(304);
  });

  // spec: reports.calls.answers-since
  it('tells two changes within one second apart', async () => {
    const { body: first } = await answer('GOV-EXEC', ['3']);
    const since = (await list()).headers.get('last-modified') ?? '';
    await change(first, ['4']);
    expect((await list(since)).status).toBe(200);
    const later = (await list()).headers.get('last-modified') ?? '';
    await change(first, ['5'], { seen: '2030-01-01T00:00:00Z' });
    expect((await list(later)).body.map(({ values }) => values)).toEqual([['5']]);
  });

  it('is sent in full for an invalid date', async () => {
    expect((await list('yesterday')).status).toBe(200);
  });
});

describe('the questionnaire', () => {
  it('of a private report is missing for others, and of a public one only read by them', async () => {
    const { companyId } = owner;
    const admins = await insertReport(api, owner, { createdBy: owner.userId.Admin });
    const own = owner.token.User;
    expect([
      (await sections({ of: admins })).status,
      (await answer('GOV-EXEC', ['3'], { of: admins })).status,
    ]).toEqual([404, 404]);
    await api.db
      .update(reportHeaders)
      .set({ shareStatus: 'public' })
      .where(and(eq(reportHeaders.companyId, companyId), eq(reportHeaders.id, admins)));
    expect((await list('', { of: admins, token: own })).status).toBe(200);
    expect((await answer('GOV-EXEC', ['3'], { of: admins })).problem.code).toBe('owner_required');
    expect((await answer('GOV-EXEC', ['3'], { of: admins, token: owner.token.View })).problem.code).toBe(
      'role_required',
    );
  });

  it('of another company is missing', async () => {
    const stranger = await api.company();
    const { token } = { token: stranger.token.Admin };
    expect((await list('', { token })).status).toBe(404);
    expect((await answer('GOV-EXEC', ['3'], { token })).status).toBe(404);
  });
});
