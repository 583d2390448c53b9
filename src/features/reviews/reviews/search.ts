import { type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

/** What the URL of a review holds. Anything unreadable is as if it were not there. */
export const reviewSearch = searchOf({
  /** The tab. */
  scope: wholeNumber(1, 3),
});
export type ReviewSearch = SearchOf<typeof reviewSearch>;
