import { type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

/** What the URL of a form holds. Anything unreadable is as if it were not there. */
export const valueChainSearch = searchOf({
  location: wholeNumber(1),
  page: wholeNumber(1, 1_000_000),
});
export type ValueChainSearch = SearchOf<typeof valueChainSearch>;
