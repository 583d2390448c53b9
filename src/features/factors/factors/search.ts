import { type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

/** The URL parameters of the catalogue. Unreadable values are ignored. */
export const factorSearch = searchOf({
  q: text(),
  publisher: text(),
  year: wholeNumber(1990, 2100),
  region: text(),
  scope: wholeNumber(0, 3),
  /** The URL reader turns text that looks like a number into a number, but `3.1` and `3.10` must stay different. */
  category: text({ pattern: /^(c\d\.\d{1,2}|outside)$/ }),
  page: wholeNumber(1, 100_000),
  /** The factor whose details are open. */
  factor: wholeNumber(1, 2_147_483_647),
});
export type FactorSearch = SearchOf<typeof factorSearch>;

export const pageSize = 20;

/** `3.10` → `c3.10` and back: see the readers. */
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
