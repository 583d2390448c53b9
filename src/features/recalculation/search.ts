import { z } from 'zod';

const number = (max: number) => z.coerce.number().int().min(0).max(max).optional().catch(undefined);

/** What the URL of the recalculation holds. */
export const recalculationSearch = z.object({
  /** The recalculation on screen; without it the open one. */
  run: number(2_147_483_647),
  /** Filters of the comparison. */
  location: number(2_147_483_647),
  scope: number(9),
  /** Rows that stay as they are are shown too. */
  all: z.boolean().optional().catch(undefined),
  page: number(100_000),
  /** Page of the history. */
  history: number(100_000),
});
export type RecalculationSearch = z.output<typeof recalculationSearch>;
