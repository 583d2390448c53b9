import { type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

/** The URL parameters of a form. Unreadable values are ignored. */
export const valueChainSearch = searchOf({
  location: wholeNumber(1),
  page: wholeNumber(1, 1_000_000),
  /** The month of the listed entries; if left out, all entries. */
  month: text({ pattern: /^\d{4}-(0[1-9]|1[0-2])$/ }),
  /** The default period of a new entry. */
  from: text({ pattern: /^\d{4}-\d{2}-\d{2}$/ }),
  to: text({ pattern: /^\d{4}-\d{2}-\d{2}$/ }),
});
export type ValueChainSearch = SearchOf<typeof valueChainSearch>;
