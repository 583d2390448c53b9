import type { PageQuery, Pagination } from '#api/contract/fields';

/** One page of a list; `totalCount` only when the caller requested it. */
export type Page<T> = {
  items: T[];
  pagination: Pagination | null;
  /** The form for a list whose body also has totals: `{ data, meta: { pagination } }`. */
  inBody?: Pagination;
};

export function pageOf<T>(items: T[], query: PageQuery, totalCount: number): Page<T> {
  if (!query.IncludeCount) return { items, pagination: null };
  return {
    items,
    pagination: {
      TotalCount: totalCount,
      PageSize: query.PageSize,
      CurrentPage: query.PageNumber,
      TotalPages: Math.ceil(totalCount / query.PageSize),
    },
  };
}

export function limitsOf(query: PageQuery): { limit: number; offset: number } {
  return { limit: query.PageSize, offset: (query.PageNumber - 1) * query.PageSize };
}
