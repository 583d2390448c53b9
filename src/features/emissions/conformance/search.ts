import { oneOf, type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

export const resultFilters = ['all', 'passed', 'failed'] as const;

/** What the URL of the conformance page holds. Anything unreadable is as if it were not there. */
export const conformanceSearch = searchOf({
  q: text(),
  result: oneOf(resultFilters),
  page: wholeNumber(1),
  /** The case whose working is open. */
  case: text(),
});
export type ConformanceSearch = SearchOf<typeof conformanceSearch>;
