import { z } from 'zod';

/** Digits in a hand-written address are read as a number. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().trim().min(1).max(100))
  .optional()
  .catch(undefined);
const number = (min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).optional().catch(undefined);

/** What the URL of the catalogue holds. Anything unreadable is as if it were not there. */
export const factorSearch = z.object({
  q: text,
  publisher: text,
  year: number(1990, 2100),
  region: text,
  scope: number(0, 3),
  /** Text that looks like a number is a number in the URL's reader: `3.1` must stay apart from `3.10`. */
  category: z
    .string()
    .regex(/^(c\d\.\d{1,2}|outside)$/)
    .optional()
    .catch(undefined),
  page: number(1, 100_000),
  /** The factor whose details are open. */
  factor: number(1, 2_147_483_647),
});
export type FactorSearch = z.output<typeof factorSearch>;

export const pageSize = 20;

/** `3.10` → `c3.10` and back: see the schema. */
export function toCategoryParam(category: string): string {
  return category === 'outside' ? category : `c${category}`;
}

export function fromCategoryParam(param: string | undefined): string | undefined {
  return param?.replace(/^c/, '');
}

/** The query of the list; the open factor is not part of it. */
export function listQueryOf(search: FactorSearch) {
  const { q, publisher, year, region, scope, page = 1 } = search;
  const category = fromCategoryParam(search.category);
  const filters = Object.entries({ search: q, publisher, year, region, scope, category });
  return {
    ...Object.fromEntries(filters.filter(([, value]) => value !== undefined)),
    PageNumber: page,
    PageSize: pageSize,
    IncludeCount: 'true',
  };
}
