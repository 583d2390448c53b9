import { oneOf, type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

export const resultFilters = ['all', 'passed', 'failed'] as const;

/** The search parameters of the conformance page. Invalid values are ignored. */
export const conformanceSearch = searchOf({
  q: text(),
  result: oneOf(resultFilters),
  page: wholeNumber(1),
  /** The case whose calculation is open. */
  case: text(),
});
export type ConformanceSearch = SearchOf<typeof conformanceSearch>;
