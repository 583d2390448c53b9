import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, idParam, instant, optionalText, wholeParam } from '#api/contract/fields';

export const reviewHeader = z
  .object({
    reviewHeaderId: id,
    /** The period in words: `2025`, or its first and last day. */
    title: z.string(),
    periodStart: date,
    periodEnd: date,
    isComplete: z.boolean(),
    /** Its period has started: it can be answered. */
    isOpen: z.boolean(),
  })
  .meta({ id: 'ReviewHeader' });
export type ReviewHeader = z.output<typeof reviewHeader>;

export const listReviews = defineEndpoint({
  id: 'listReviews',
  tag: 'Reviews',
  summary: 'Completeness reviews of the company, newest period first',
  method: 'get',
  path: '/api/Emissions/Reviews',
  access: { level: 'member' },
  response: z.array(reviewHeader),
});

export const readAnyIncompleteReview = defineEndpoint({
  id: 'readAnyIncompleteReview',
  tag: 'Reviews',
  summary: 'Whether any review is incomplete; polled after a change of activity data',
  method: 'get',
  path: '/api/Emissions/Reviews/Incomplete/Any',
  access: { level: 'member' },
  response: z.object({ any: z.boolean() }),
});

/** Reason for no emissions of a category, or for incomplete data. */
export const explanationTypes = ['ZERO', 'INCOMPLETE'] as const;
export type ExplanationType = (typeof explanationTypes)[number];

export const reviewCategory = z
  .object({
    id,
    /** No emissions in the period when last checked. */
    isZero: z.boolean(),
    /** "All data entered"; null until answered. */
    allData: z.boolean().nullable(),
    reviewExplanationId: id.nullable(),
    comments: z.string().nullable(),
    scopeNumber: z.number().int(),
    /** Within its scope. */
    scopeCategoryNumber: z.number().int(),
    scopeName: z.string(),
    scopeCategoryName: z.string(),
    scopeCategoryDescription: z.string(),
    /** Emissions of the period in `unitSymbol`, Scope 2 by the headline method; null until first looked at. */
    lastEmissionValue: z.number().nullable(),
    unitSymbol: z.string(),
    /** Answered with all required parts. */
    isComplete: z.boolean(),
    /** Who gave the answer; null while there is none. */
    answeredByName: z.string().nullable(),
    /** When they gave it; null also for an answer from before this was kept. */
    answeredOn: instant.nullable(),
    /** When the emissions last changed, as the background check found them. */
    checkedOn: instant.nullable(),
    updatedOn: instant,
  })
  .meta({ id: 'ReviewCategory' });
export type ReviewCategory = z.output<typeof reviewCategory>;

export const reviewExplanation = z
  .object({
    reviewExplanationId: id,
    title: z.string(),
    description: z.string(),
    requiresComments: z.boolean(),
    /** Holds for every category of the scope, so that one can be given for several at once. */
    isForWholeScope: z.boolean(),
  })
  .meta({ id: 'ReviewExplanation' });
export type ReviewExplanation = z.output<typeof reviewExplanation>;

const answerFields = {
  reviewExplanationId: id.nullish(),
  /** Blanks are none. */
  comments: optionalText(2000),
};

/** Additional requirements of the categories are checked by the server, which knows their emissions. */
export const reviewAnswer = z.object({ allData: z.boolean(), ...answerFields });
export type ReviewAnswer = z.output<typeof reviewAnswer>;

/** Several answers of one review, each given once, to be stored together or not at all. */
export const reviewAnswers = z
  .object({
    categories: z
      .array(
        z.object({
          id,
          /** Null withdraws an answer, for undoing. */
          allData: z.boolean().nullable(),
          ...answerFields,
          /** Stamp of the category as the caller saw it; a later change by another user refuses all. */
          updatedOn: instant.nullish(),
        }),
      )
      .min(1)
      .max(100),
    /** The caller undoes their last answer: the restored earlier answer keeps its user and time. */
    isUndo: z.boolean().optional(),
  })
  .check(({ value, issues }) => {
    const ids = value.categories.map((category) => category.id);
    if (new Set(ids).size < ids.length)
      issues.push({ code: 'custom', path: ['categories'], params: { code: 'invalid' }, input: ids });
  });
export type ReviewAnswers = z.output<typeof reviewAnswers>;

const scopeNumber = wholeParam(1, 3);
const members = { level: 'member' } as const;
const editors = { level: 'editor' } as const;

export const readReview = defineEndpoint({
  id: 'readReview',
  tag: 'Reviews',
  summary: 'One completeness review',
  method: 'get',
  path: '/api/Emissions/Reviews/{headerId}',
  access: members,
  params: z.object({ headerId: idParam }),
  response: reviewHeader,
});

export const listReviewCategories = defineEndpoint({
  id: 'listReviewCategories',
  tag: 'Reviews',
  summary: 'The questions of a review with their answers: every category of the licensed scopes',
  method: 'get',
  path: '/api/Emissions/Reviews/{reviewId}/Scopes/Categories',
  access: members,
  params: z.object({ reviewId: idParam }),
  response: z.array(reviewCategory),
});

export const listReviewScopeCategories = defineEndpoint({
  id: 'listReviewScopeCategories',
  tag: 'Reviews',
  summary: 'The questions of a review about one scope',
  method: 'get',
  path: '/api/Emissions/Reviews/{reviewId}/Scopes/{scopeNumber}/Categories',
  access: members,
  params: z.object({ reviewId: idParam, scopeNumber }),
  response: z.array(reviewCategory),
});

export const answerReviewCategories = defineEndpoint({
  id: 'answerReviewCategories',
  tag: 'Reviews',
  summary:
    'Answer several categories of a review at once: all or nothing. Stale: all those changed by others',
  method: 'put',
  path: '/api/Emissions/Reviews/{reviewHeaderId}/Scopes/Categories/Batch',
  access: editors,
  params: z.object({ reviewHeaderId: idParam }),
  body: reviewAnswers,
  response: z.array(reviewCategory),
});

export const answerReviewCategory = defineEndpoint({
  id: 'answerReviewCategory',
  tag: 'Reviews',
  summary: 'Answer whether all data of a category is entered',
  method: 'put',
  path: '/api/Emissions/Reviews/{reviewHeaderId}/Scopes/Categories/{id}',
  access: editors,
  params: z.object({ reviewHeaderId: idParam, id: idParam }),
  body: reviewAnswer,
  response: reviewCategory,
  isGuarded: true,
});

export const listReviewExplanations = defineEndpoint({
  id: 'listReviewExplanations',
  tag: 'Reviews',
  summary: 'What may explain that a category has no emissions (ZERO), or that data is missing (INCOMPLETE)',
  method: 'get',
  path: '/api/Emissions/Scope/{scopeNumber}/Category/{scopeCategoryNumber}/Reviews/Explanations/Types/{typeCode}',
  access: members,
  params: z.object({
    scopeNumber,
    scopeCategoryNumber: wholeParam(1, 15),
    typeCode: z.enum(explanationTypes),
  }),
  response: z.array(reviewExplanation),
});
