import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id } from '#api/contract/fields';

export const reviewHeader = z
  .object({
    reviewHeaderId: id,
    /** The period in words: `2025`, or its first and last day. */
    title: z.string(),
    periodStart: date,
    periodEnd: date,
    isComplete: z.boolean(),
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
