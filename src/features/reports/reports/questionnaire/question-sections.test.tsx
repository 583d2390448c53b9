import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Answer, BaseQuestion, QuestionnaireSection } from '#api/contract/reports/questionnaires';
import { QuestionSections } from './question-sections';
import type { Answers, FieldState } from './use-answers';

const asked = (reportQuestionId: number, number: string) =>
  ({
    reportQuestionId,
    number,
    type: 'text',
    text: `Text of ${number}`,
    subtext: `Below ${number}`,
    isRequired: false,
    max: null,
    choices: [],
    dependencies: [],
    suggestion: null,
    reference: null,
  }) as unknown as BaseQuestion;

const sections = [
  {
    number: 2,
    title: 'Governance',
    infoBlocks: [
      { text: 'Read this first', linkUrl: 'https://example.org/guide', linkLabel: 'Guide' },
      { text: 'Without a link', linkUrl: null, linkLabel: null },
    ],
    questions: [{ ...asked(1, '2.1'), subquestions: [asked(2, '2.1.1')] }],
  },
] as QuestionnaireSection[];

/** A page whose first question has an unsaved text. */
function drawn(theirs: string, state?: FieldState): string {
  const saved = new Map([[1, { values: [theirs], updatedOn: '2026-01-02T00:00:00.000Z' } as Answer]]);
  const draft = { values: ['mine'], seen: { answerId: 7, updatedOn: '2026-01-01T00:00:00.000Z' } };
  const answers = {
    saved,
    valuesOf: () => [],
    stateOf: (id: number) => (id === 1 ? state : undefined),
    draftOf: (id: number) => (id === 1 ? draft : undefined),
    isSending: () => false,
  } as unknown as Answers;
  return renderToStaticMarkup(
    <QuestionSections
      headerId={7}
      sections={sections}
      answers={answers}
      isShown={() => true}
      isMissing={() => false}
    />,
  );
}

// spec: reports.questionnaire.sections, reports.questionnaire.information
it('shows numbered sections, introductions, questions and the questions below them', () => {
  const page = drawn('theirs');
  for (const part of ['2. Governance', 'Text of 2.1<', 'Below 2.1<', 'Text of 2.1.1<', 'Read this first'])
    expect(page, part).toContain(part);
  expect(page).toMatch(/<a href="https:\/\/example\.org\/guide"[^>]*>Guide<\/a>/);
  expect(page.match(/<a /g)).toHaveLength(1);
});

// spec: reports.questionnaire.updated
it('warns at the question when the server has a different value by now', () => {
  expect(drawn('theirs').split('questionnaire.updated')).toHaveLength(2);
  expect(drawn('mine')).not.toContain('questionnaire.updated');
});

// spec: reports.errors.overwrite-late
it('says that the answer was already updated when an overwrite came too late', () => {
  expect(drawn('theirs', { kind: 'alreadyUpdated' })).toContain('questionnaire.alreadyUpdated');
});
