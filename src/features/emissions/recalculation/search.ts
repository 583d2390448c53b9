import { type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

/** The search parameters of the recalculation page. */
export const recalculationSearch = searchOf({
  /** The selected recalculation. Without it, the open one is shown. */
  run: wholeNumber(1, 2_147_483_647),
  /** Filters of the comparison. */
  location: wholeNumber(1, 2_147_483_647),
  year: wholeNumber(1990, 2100),
  scope: wholeNumber(1, 3),
  /** 1 also shows unchanged rows. */
  all: wholeNumber(1, 1),
  page: wholeNumber(1, 100_000),
  /** Page of the history. */
  history: wholeNumber(1, 100_000),
});
export type RecalculationSearch = SearchOf<typeof recalculationSearch>;
