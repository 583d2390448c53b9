import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listReportAnswers } from '#api/contract/reports/questionnaires';
import { questionnaireEditions, reportAnswers } from '#api/db/schema/reports';
import { type EditionContent, readEdition } from '#api/domain/reports/questionnaire/edition';
import { createTestApi } from '#api/testing/create-test-api';
import { beginReport, recordYear, reportIds } from '#api/testing/filled/filled-report';
import { insertReport } from '#api/testing/filled/insert-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

it('leaves out answers that the edition of the new report would not accept: they are asked again', async () => {
  const owner = await api.company();
  await recordYear(api, owner);
  const [edition] = await api.db
    .select()
    .from(questionnaireEditions)
    .orderBy(desc(questionnaireEditions.version))
    .limit(1);
  const content = edition?.content as EditionContent;
  const { questions } = readEdition(content);
  const [kept, changed] = questions.filter(({ type, parentId }) => type === 'radio' && parentId === null);
  if (!edition || !kept || !changed) throw new Error('The questionnaire has no two questions with choices.');
  const chosen = (values: typeof kept) => [values.choices[0]?.value ?? ''];
  const template = await insertReport(api, owner, {
    isComplete: true,
    questionnaireVersion: edition.version,
  });
  for (const question of [kept, changed]) {
    const columns = { companyId: owner.companyId, headerId: template, updatedOn: api.clock.now() };
    const { reportQuestionId: questionId } = question;
    await api.db.insert(reportAnswers).values({ ...columns, questionId, values: chosen(question) });
  }
  await api.db.insert(questionnaireEditions).values({
    version: `${edition.version}-next`,
    content: withoutChoice(content, changed.code, chosen(changed)[0]),
  });
  const { body } = await beginReport(api, owner, { reportId: reportIds.csrd, basedOnId: template });
  expect(body.copiedSteps).toContain('questionnaire');
  const params = { headerId: body.reportHeaderId };
  const { body: answers } = await api.call(listReportAnswers, { token: owner.token.User, params });
  expect(answers.map(({ reportQuestionId, values }) => [reportQuestionId, values])).toEqual([
    [kept.reportQuestionId, chosen(kept)],
  ]);
  const ofTemplate = and(eq(reportAnswers.companyId, owner.companyId), eq(reportAnswers.headerId, template));
  expect(await api.db.select().from(reportAnswers).where(ofTemplate)).toHaveLength(2);
});

/** The edition as it would be if a question had lost one of its choices. */
function withoutChoice(content: EditionContent, code: string, value: string | undefined): EditionContent {
  return {
    pages: content.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({
        ...section,
        questions: section.questions.map((question) =>
          question.code === code
            ? { ...question, choices: (question.choices ?? []).filter((choice) => choice.value !== value) }
            : question,
        ),
      })),
    })),
  };
}
