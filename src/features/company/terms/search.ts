import { type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

/** What the URL of the terms holds. */
export const termsSearch = searchOf({
  /** In which the text is read; the one of the interface without it. */
  language: wholeNumber(1, 1000),
  /** Of the list of those who accepted. */
  page: wholeNumber(1, 100_000),
});
export type TermsSearch = SearchOf<typeof termsSearch>;

export const pageSize = 10;
