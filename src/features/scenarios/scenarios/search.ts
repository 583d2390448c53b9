import { flag, oneOf, type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

const id = wholeNumber(1, 2_147_483_647);

/** The URL parameters of a calculator. */
export const calculatorSearch = searchOf({
  /** The saved simulation being edited. */
  simulation: id,
  /** Starts with today's data instead of the saved values. */
  today: flag(),
});
export type CalculatorSearch = SearchOf<typeof calculatorSearch>;

/** The URL parameters of the saved simulations. */
export const simulationsSearch = searchOf({ page: wholeNumber(1, 1_000_000), search: text() });
export type SimulationsSearch = SearchOf<typeof simulationsSearch>;

/** The URL parameters of a comparison. */
export const comparisonSearch = searchOf({
  /** Ids joined by hyphens: `3-17-20`. */
  of: text({ pattern: /^\d{1,10}(-\d{1,10}){0,3}$/ }),
  /** The simulation whose basis applies to all. */
  basis: id,
});
export type ComparisonSearch = SearchOf<typeof comparisonSearch>;

/** The URL parameters of a plan. */
export const planSearch = searchOf({ method: oneOf(['location', 'market']) });
export type PlanSearch = SearchOf<typeof planSearch>;
