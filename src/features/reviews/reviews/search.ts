import { type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

/** The URL parameters of a review. Unreadable values are ignored. */
export const reviewSearch = searchOf({
  /** The tab. */
  scope: wholeNumber(1, 3),
});
export type ReviewSearch = SearchOf<typeof reviewSearch>;
