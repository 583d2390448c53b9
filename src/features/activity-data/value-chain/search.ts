import { type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

/** What the URL of a form holds. Anything unreadable is as if it were not there. */
export const valueChainSearch = searchOf({
  location: wholeNumber(1),
  page: wholeNumber(1, 1_000_000),
  /** The month whose entries are listed; all of them without it. */
  month: text({ pattern: /^\d{4}-(0[1-9]|1[0-2])$/ }),
  /** The days that a new entry is for, unless the person says otherwise. */
  from: text({ pattern: /^\d{4}-\d{2}-\d{2}$/ }),
  to: text({ pattern: /^\d{4}-\d{2}-\d{2}$/ }),
});
export type ValueChainSearch = SearchOf<typeof valueChainSearch>;
