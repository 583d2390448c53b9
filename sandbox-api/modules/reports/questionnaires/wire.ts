import type { Locale } from '#api/contract/messages';
import type { Answer, BaseQuestion, QuestionnaireSection } from '#api/contract/reports/questionnaires';
import { requirementsOf } from '#api/domain/reports/csrd/standards';
import type { Question, Questionnaire, Section } from '#api/domain/reports/questionnaire/edition';
import {
  isRequiredNow,
  type StandardStates,
  type Standing,
  standardOf,
} from '#api/domain/reports/questionnaire/standing';
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

type Told = { locale: Locale; suggest: Suggest; standing: Standing };

/** Sections of a page, or of all, each with its questions and those below them. */
export function sectionsToWire(
  { sections, questions }: Questionnaire,
  page: number | undefined,
  { locale, suggest, standing }: Told,
): QuestionnaireSection[] {
  const toWire = (question: Question) => questionToWire(question, { locale, suggest, standing });
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
        standing.states,
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

function questionToWire(question: Question, { locale, suggest, standing }: Told): BaseQuestion {
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
    isRequired: isRequiredNow(question, standing),
    min: question.min ?? null,
    max: question.max ?? null,
    dependencies: question.dependencies.map(({ questionId, choice }) => ({
      dependentOnQuestionId: questionId,
      choiceValue: choice,
    })),
    askedBy: question.askedBy && {
      questionId: question.askedBy.questionId,
      choices: [...question.askedBy.choices],
    },
    reference: referenceOf(question),
    datapoints: [...(question.datapoints ?? [])],
    suggestion: suggestion && { values: suggestion.values, source: suggestion.source[locale] },
  };
}

/** Codes mean other things in the other edition, so each is named with its own; what names no requirement stands as it is. */
function referenceOf(question: Question): string | null {
  const { esrsRef = null, esrsRef2026 } = question;
  if (esrsRef === null || requirementsOf({ esrsRef }).size === 0) return esrsRef;
  return [`${esrsRef} (ESRS 2023)`, ...(esrsRef2026 ? [`${esrsRef2026} (ESRS 2026)`] : [])].join('; ');
}
