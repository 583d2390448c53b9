import type { Locale } from '#api/contract/messages';
import type { Answer, BaseQuestion, QuestionnaireSection } from '#api/contract/reports/questionnaires';
import type { Question, Questionnaire, Section } from '#api/domain/reports/questionnaire/edition';
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
  { locale, suggest }: { locale: Locale; suggest: Suggest },
): QuestionnaireSection[] {
  const toWire = (question: Question) => questionToWire(question, { locale, suggest });
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

function questionToWire(
  question: Question,
  { locale, suggest }: { locale: Locale; suggest: Suggest },
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
    isRequired: question.isRequired,
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
