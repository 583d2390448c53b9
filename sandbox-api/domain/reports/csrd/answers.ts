import type { DocumentParagraph, DocumentSection, DocumentValue } from '#api/contract/documents/document';
import { plain } from '#api/domain/reports/kit/figures';
import {
  list,
  numbers,
  section,
  subtitle,
  table,
  text,
  words as wordColumn,
} from '#api/domain/reports/kit/parts';
import { decimal } from '#api/domain/units/decimal';
import { type CsrdContext, type PageKey, pageOf } from './context';
import type { AnswerFacts } from './facts';
import { currencyOfAnswer } from './revenue';
import { csrdWords } from './words';

/** Step of the wizard that the answers come from. */
const step = 'questionnaire';

export function isFigure({ question }: Pick<AnswerFacts, 'question'>): boolean {
  return question.type === 'int' || question.type === 'decimal';
}

/** Sections of a page as in the questionnaire, with their answers; sections without an answer are left out. */
export function answeredSections(context: CsrdContext, page: PageKey): DocumentSection[] {
  const { facts, language } = context;
  return facts.sections.flatMap(({ number, title }) => {
    const own = facts.answers.filter(
      ({ question }) => question.section === number && pageOf(question.code) === page,
    );
    return own.length > 0 ? [section(title[language], answerParagraphs(context, own), step)] : [];
  });
}

/** Answers in their order; consecutive figures form one table. */
export function answerParagraphs(context: CsrdContext, answers: readonly AnswerFacts[]): DocumentParagraph[] {
  const paragraphs: DocumentParagraph[] = [];
  let figures: AnswerFacts[] = [];
  const flush = () => {
    if (figures.length > 0) paragraphs.push(figureTable(context, figures));
    figures = [];
  };
  for (const answer of answers) {
    if (isFigure(answer)) figures.push(answer);
    else {
      flush();
      paragraphs.push(...inWords(context, answer));
    }
  }
  flush();
  return paragraphs;
}

function figureTable(context: CsrdContext, answers: readonly AnswerFacts[]): DocumentParagraph {
  const { language } = context;
  const words = csrdWords[language];
  return table(
    words.figures,
    [
      wordColumn('figure', words.figure),
      numbers('value', words.value, null),
      wordColumn('unit', words.unit),
      wordColumn('datapoint', words.datapoint),
    ],
    answers.map(({ question, values }): DocumentValue[] => [
      `${question.title[language]}. ${question.text[language]}`,
      figureOf(values),
      unitOf(question.code === 'E1-REVENUE' ? (currencyOfAnswer(context) ?? '') : question.unit, language),
      (question.datapoints ?? []).join(', '),
    ]),
  );
}

export function figureOf([value]: readonly string[]): number | null {
  return value === undefined ? null : plain(decimal(value));
}

const symbols: Readonly<Record<string, string>> = {
  tCO2eq: 't CO₂e',
  'EUR/tCO2eq': 'EUR/t CO₂e',
  m3: 'm³',
};

/** Unit of an answer as it is written; empty for a number of things. */
export function unitOf(unit: string | undefined, language: 'en' | 'pl'): string {
  if (unit === 'days') return csrdWords[language].days;
  return unit === undefined ? '' : (symbols[unit] ?? unit);
}

function inWords(context: CsrdContext, answer: AnswerFacts): DocumentParagraph[] {
  const { language, say } = context;
  const { question, values, image } = answer;
  const head = subtitle(question.title[language]);
  if (question.type === 'image') {
    const alt = question.title[language];
    return image ? [{ type: 'image', ...image, alt }] : [];
  }
  if (question.type === 'text') {
    const lines = (values[0] ?? '').split(/\n+/).filter((line) => line.trim() !== '');
    return [head, ...lines.map((line) => text(say('{answer}', { answer: line })))];
  }
  const chosen = values.map(
    (value) => question.choices.find((choice) => choice.value === value)?.displayString[language] ?? value,
  );
  const asked = text(question.text[language]);
  return question.type === 'ms_tickboxes'
    ? [head, asked, ...list(chosen)]
    : [head, text(say('{question} {answer}', { question: question.text[language], answer: chosen.join() }))];
}
