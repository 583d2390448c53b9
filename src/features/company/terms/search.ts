import { type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

/** The URL parameters of the terms. */
export const termsSearch = searchOf({
  /** The language of the text; by default that of the interface. */
  language: wholeNumber(1, 1000),
  /** For the list of acceptances. */
  page: wholeNumber(1, 100_000),
});
export type TermsSearch = SearchOf<typeof termsSearch>;

export const pageSize = 10;
