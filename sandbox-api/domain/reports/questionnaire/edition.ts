import type { Answers } from '#api/contract/reports/question-visibility';
import type { QuestionType } from '#api/contract/reports/questionnaires';
import { type Edition, editions, type StandardsContent } from '#api/domain/reports/csrd/standards';
import type { Text } from '#api/domain/reports/text';

/** A figure of the company that may fill an answer (`prefill.ts`). */
export type PrefillHint =
  | 'energy.fossil'
  | 'energy.nuclear'
  | 'energy.renewable'
  | 'ghg.scope1'
  | 'ghg.scope2lb'
  | 'ghg.scope2mb'
  | 'ghg.scope3'
  | 'keyFigures.revenue'
  | 'keyFigures.revenueCurrency'
  | 'keyFigures.revenueEur'
  | 'company.baseYear'
  | 'dma.threshold'
  | 'dma.financialThreshold'
  | 'dma.topic.E1'
  | 'dma.topics'
  | 'dma.topics.people';

type StoredChoice = { value: string; displayString: Text; tooltip?: Text };

type StoredQuestion = {
  /** Fixed in the file; never reused for another question, not even in a later edition. */
  reportQuestionId: number;
  code: string;
  type: QuestionType;
  title: Text;
  text: Text;
  subtext?: Text;
  placeholder?: Text;
  unit?: string;
  isRequired: boolean;
  /** Characters of a text, value of a number. */
  min?: number;
  max?: number;
  choices?: readonly StoredChoice[];
  /** By code. */
  dependencies: readonly { dependentOnQuestionId: string; choiceValue: string }[];
  /** Editions of the standards that ask it; left out: each of them. */
  editions?: readonly Edition[];
  /** Editions with a relief from it, so that it need not be answered there. */
  optionalIn?: readonly Edition[];
  /** In the edition of 2023. */
  esrsRef?: string;
  /** In the revised edition, where its code is not the one that continues that of 2023. */
  esrsRef2026?: string;
  datapoints?: readonly string[];
  prefill?: PrefillHint;
  subquestions?: readonly StoredQuestion[];
};

type StoredSection = {
  number: number;
  title: Text;
  infoBlocks: readonly { text: Text; linkUrl?: string; linkLabel?: Text }[];
  questions: readonly StoredQuestion[];
};

/** An edition as it is stored (seed/reference/reports/questionnaire.json, without its version). */
export type EditionContent = {
  pages: readonly { number: number; title: Text; sections: readonly StoredSection[] }[];
  /** What the standards that it asks for require, and their tables. */
  standards?: StandardsContent;
};

export type Question = Omit<StoredQuestion, 'dependencies' | 'editions' | 'subquestions' | 'choices'> & {
  /** section.question, or section.question.sub. */
  number: string;
  page: number;
  section: number;
  /** The question that it stands below; null for one of the section itself. */
  parentId: number | null;
  choices: readonly StoredChoice[];
  /** It shows only while each of these has that choice. */
  dependencies: readonly { questionId: number; choice: string }[];
  /** Asked only while the question of the edition has one of these choices; null: always. */
  askedBy: { questionId: number; choices: readonly Edition[] } | null;
};

/** Where a question stands. */
type Place = Omit<Question, keyof StoredQuestion | 'askedBy'>;

export type Section = Omit<StoredSection, 'questions'> & { page: number };

/** A questionnaire ready for use: its questions in order, each after its parent. */
export type Questionnaire = {
  pages: readonly { number: number; title: Text }[];
  sections: readonly Section[];
  questions: readonly Question[];
  byId: ReadonlyMap<number, Question>;
};

/** A type of report without questions. */
export const noQuestions: Questionnaire = { pages: [], sections: [], questions: [], byId: new Map() };

/**
 * Reads an edition: numbers its questions and replaces the codes of what they depend on by keys.
 * @throws Error for an edition that names a question that it does not have, or gives a key or a code twice.
 */
export function readEdition({ pages }: EditionContent): Questionnaire {
  const sections: Section[] = [];
  const stored: { question: StoredQuestion; place: Place }[] = [];
  for (const page of pages) {
    for (const { questions, ...section } of page.sections) {
      sections.push({ ...section, page: page.number });
      for (const [index, question] of questions.entries()) {
        const number = `${section.number}.${index + 1}`;
        const place = { page: page.number, section: section.number };
        stored.push({ question, place: { ...place, number, parentId: null } });
        for (const [at, below] of (question.subquestions ?? []).entries()) {
          const parentId = question.reportQuestionId;
          stored.push({ question: below, place: { ...place, number: `${number}.${at + 1}`, parentId } });
        }
      }
    }
  }
  const keys = new Map(stored.map(({ question }) => [question.code, question.reportQuestionId]));
  const questions = stored.map(({ question, place }) => read(question, place, keys));
  const byId = new Map(questions.map((question) => [question.reportQuestionId, question]));
  if (keys.size < stored.length || byId.size < stored.length)
    throw new Error('A questionnaire gives a key or a code to two questions.');
  return { pages: pages.map(({ number, title }) => ({ number, title })), sections, questions, byId };
}

function read(
  { subquestions: _below, editions: ofEditions, ...question }: StoredQuestion,
  place: Place,
  keys: ReadonlyMap<string, number>,
): Question {
  const keyOf = (code: string) => {
    const questionId = keys.get(code);
    if (questionId === undefined) throw new Error(`The question "${question.code}" depends on "${code}".`);
    return questionId;
  };
  const dependencies = question.dependencies.map(({ dependentOnQuestionId, choiceValue }) => ({
    questionId: keyOf(dependentOnQuestionId),
    choice: choiceValue,
  }));
  const askedBy = ofEditions ? { questionId: keyOf(ofTheEdition), choices: ofEditions } : null;
  return { ...question, ...place, dependencies, askedBy, choices: question.choices ?? [] };
}

/** Code of the question that states the edition of the standards. */
const ofTheEdition = 'BP-EDITION';

/** The edition of the standards that these answers state; null until they do. */
export function editionStated(
  { questions }: Pick<Questionnaire, 'questions'>,
  answers: Answers,
): Edition | null {
  const key = questions.find(({ code }) => code === ofTheEdition)?.reportQuestionId;
  const stated = key === undefined ? undefined : answers.get(key)?.[0];
  return editions.find((one) => one === stated) ?? null;
}
