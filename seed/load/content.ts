import content from '#seed/reference/content/faqs.json';
import conditions from '#seed/reference/content/policies.json';

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

/** Versions of the terms as rows, in both languages. */
export const policyRows = conditions.policies.map(({ title, body, ...version }) => ({
  ...version,
  titleEn: title.en,
  titlePl: title.pl,
  bodyEn: body.en,
  bodyPl: body.pl,
}));
