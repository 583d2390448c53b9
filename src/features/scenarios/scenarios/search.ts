import { flag, oneOf, type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

const id = wholeNumber(1, 2_147_483_647);

/** What the URL of a calculator holds. */
export const calculatorSearch = searchOf({
  /** The saved simulation that is being changed. */
  simulation: id,
  /** It begins with today's data in place of what was saved. */
  today: flag(),
});
export type CalculatorSearch = SearchOf<typeof calculatorSearch>;

/** What the URL of the saved simulations holds. */
export const simulationsSearch = searchOf({ page: wholeNumber(1, 1_000_000), search: text() });
export type SimulationsSearch = SearchOf<typeof simulationsSearch>;

/** What the URL of a comparison holds. */
export const comparisonSearch = searchOf({
  /** Ids joined by hyphens: `3-17-20`. */
  of: text({ pattern: /^\d{1,10}(-\d{1,10}){0,3}$/ }),
  /** The simulation whose basis all take. */
  basis: id,
});
export type ComparisonSearch = SearchOf<typeof comparisonSearch>;

/** What the URL of a plan holds. */
export const planSearch = searchOf({ method: oneOf(['location', 'market']) });
export type PlanSearch = SearchOf<typeof planSearch>;
