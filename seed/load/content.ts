import content from '#seed/reference/content/faqs.json';
import glossary from '#seed/reference/content/glossary.json';

/** Questions and answers as rows, in both languages. */
export const faqRows = content.faqs.map(({ code, sortOrder, groups, question, answer }) => ({
  id: sortOrder,
  code,
  groups,
  questionEn: question.en,
  questionPl: question.pl,
  answerEn: answer.en,
  answerPl: answer.pl,
  displayOrder: sortOrder,
}));

/** Articles of advice as rows, in both languages. */
export const adviceRows = content.advice.map(({ code, sortOrder, title, body }) => ({
  id: sortOrder,
  code,
  titleEn: title.en,
  titlePl: title.pl,
  bodyEn: body.en,
  bodyPl: body.pl,
  displayOrder: sortOrder,
}));

/** Terms of the dictionary as rows, in both languages and in the order they are listed in. */
export const glossaryRows = glossary.terms.map((term, index) => ({
  id: index + 1,
  ...term,
  abbreviation: term.abbreviation ?? '',
}));
