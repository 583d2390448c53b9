import content from '#seed/reference/content/faqs.json';
import glossary from '#seed/reference/content/glossary.json';
import conditions from '#seed/reference/content/policies.json';
import explanations from '#seed/reference/content/review-explanations.json';

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

/** Articles as rows, in both languages. */
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

/** Reasons of completeness reviews as rows: those of a category before the general ones, "other" last. */
export const reviewExplanationRows = explanations.explanations.map(
  ({ typeCode, title, description, ...row }) => ({
    ...row,
    typeCode: typeCode as 'ZERO' | 'INCOMPLETE',
    titleEn: title.en,
    titlePl: title.pl,
    descriptionEn: description.en,
    descriptionPl: description.pl,
    displayOrder: row.categoryNumber > 0 ? 0 : row.id,
  }),
);

/** Terms of the dictionary as rows, in both languages and in display order. */
export const glossaryRows = glossary.terms.map((term, index) => ({
  id: index + 1,
  ...term,
  abbreviation: term.abbreviation ?? '',
}));
