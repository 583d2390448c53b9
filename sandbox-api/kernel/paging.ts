import type { PageQuery, Pagination } from '#api/contract/fields';

/** One page of a list; `totalCount` only when the caller asked for it. */
export type Page<T> = {
  items: T[];
  pagination: Pagination | null;
  /** Of a list whose body has the totals too: `{ data, meta: { pagination } }`. */
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
