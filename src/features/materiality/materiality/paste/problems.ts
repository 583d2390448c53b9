import type { ChoiceField } from '@/features/materiality/materiality/assessment/kinds';

/** Why nothing in the pasted text can be read. */
export type PasteProblem =
  | { code: 'unclosedQuote'; row: number }
  | { code: 'empty' | 'noHeader' | 'noRows' }
  | { code: 'columnTwice'; column: string; first: number; second: number }
  | { code: 'tooManyRows'; rows: number; most: number };

/** What is wrong with one row. The column has the name used in the first row. */
export type RowProblem =
  | { code: 'noItem' }
  | { code: 'unknownItem' | 'severalItems' | 'withdrawn' | 'otherNumber'; column: string; value: string }
  | { code: 'itemTwice'; column: string; value: string; first: number }
  | { code: 'unknownLevel'; column: string; value: string; allowed: readonly string[] }
  | { code: 'notAsked' | 'misfit'; column: string; value: string }
  | { code: 'tooLong'; column: string; most: number }
  | { code: 'missing'; fields: readonly ChoiceField[] };
