import type { Locale } from '#api/contract/messages';
import type { Answer, BaseQuestion, QuestionnaireSection } from '#api/contract/reports/questionnaires';
import type { Question, Questionnaire, Section } from '#api/domain/reports/questionnaire/edition';
import { isNeedless, type StandardStates, standardOf } from '#api/domain/reports/questionnaire/standing';
import type { Text } from '#api/domain/reports/text';
import type { ShownAnswer } from './repository';
import type { Suggest } from './suggestions';

export function answerToWire({ row, image, author }: ShownAnswer): Answer {
  return {
    reportAnswerId: row.id,
    reportQuestionId: row.questionId,
    reportHeaderId: row.headerId,
    values: row.values,
    image: image && { name: image.name, widthPx: image.widthPx, heightPx: image.heightPx },
    isFromData: row.isFromData,
    updatedByName: author && ([author.firstName, author.lastName].filter(Boolean).join(' ') || author.email),
    updatedOn: row.updatedOn.toISOString(),
  };
}

/** Sections of a page, or of all, each with its questions and those below them. */
export function sectionsToWire(
  { sections, questions }: Questionnaire,
  page: number | undefined,
  { locale, suggest, states }: { locale: Locale; suggest: Suggest; states: StandardStates },
): QuestionnaireSection[] {
  const toWire = (question: Question) => questionToWire(question, { locale, suggest, states });
  const below = (parent: Question | null, section: Section) =>
    questions.filter(
      (question) =>
        question.section === section.number && question.parentId === (parent?.reportQuestionId ?? null),
    );
  return sections
    .filter((section) => page === undefined || section.page === page)
    .map((section) => ({
      number: section.number,
      title: section.title[locale],
      standing: standingOf(
        questions.filter((question) => question.section === section.number),
        states,
      ),
      infoBlocks: section.infoBlocks.map(({ text, linkUrl, linkLabel }) => ({
        text: text[locale],
        linkUrl: linkUrl ?? null,
        linkLabel: linkLabel?.[locale] ?? null,
      })),
      questions: below(null, section).map((question) => ({
        ...toWire(question),
        subquestions: below(question, section).map(toWire),
      })),
    }));
}

/** What the assessment says of the standard that a whole section asks for; null of a section of several, or of none. */
function standingOf(
  questions: readonly Question[],
  states: StandardStates,
): QuestionnaireSection['standing'] {
  const named = new Set(questions.map(standardOf));
  named.delete(null);
  const [standard] = named;
  const state = standard && named.size === 1 ? states.get(standard) : undefined;
  return standard && state ? { standard, state } : null;
}

function questionToWire(
  question: Question,
  { locale, suggest, states }: { locale: Locale; suggest: Suggest; states: StandardStates },
): BaseQuestion {
  const words = (text: Text | undefined) => text?.[locale] ?? null;
  const suggestion = suggest(question);
  return {
    reportQuestionId: question.reportQuestionId,
    code: question.code,
    type: question.type,
    title: question.title[locale],
    text: question.text[locale],
    number: question.number,
    subtext: words(question.subtext),
    choices: question.choices.map(({ value, displayString, tooltip }) => ({
      value,
      displayString: displayString[locale],
      tooltip: words(tooltip),
    })),
    placeholder: words(question.placeholder),
    unit: question.unit ?? null,
    isRequired: question.isRequired && !isNeedless(question, states),
    min: question.min ?? null,
    max: question.max ?? null,
    dependencies: question.dependencies.map(({ questionId, choice }) => ({
      dependentOnQuestionId: questionId,
      choiceValue: choice,
    })),
    reference: question.esrsRef ?? null,
    datapoints: [...(question.datapoints ?? [])],
    suggestion: suggestion && { values: suggestion.values, source: suggestion.source[locale] },
  };
}
