import type { TableSort } from '@/components/data-table/columns';
import { flag, oneOf, type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

export const locationSorts = ['name', 'place', 'area', 'closed'] as const;
export type LocationSort = (typeof locationSorts)[number];

/** The URL parameters of the location settings. The search covers both tables; each has its own pages. */
export const manageSearch = searchOf({
  find: text(),
  sort: oneOf(locationSorts),
  desc: flag(),
  page: wholeNumber(1, 100_000),
  archivePage: wholeNumber(1, 100_000),
});
export type ManageSearch = SearchOf<typeof manageSearch>;

export type ManageProps = {
  search: ManageSearch;
  onSearch: (search: ManageSearch, replace?: boolean) => void;
};

/** Forty locations make two pages. */
export const pageSize = 20;

export function sortOf({ sort, desc = false }: ManageSearch): TableSort | null {
  return sort ? { id: sort, isDescending: desc } : null;
}

/** A new sort order starts on the first pages. */
export function withSort({ find }: ManageSearch, sort: TableSort | null): ManageSearch {
  return { find, ...(sort ? { sort: sort.id as LocationSort, desc: sort.isDescending } : {}) };
}

export function withWords({ sort, desc }: ManageSearch, words: string): ManageSearch {
  return { sort, desc, find: words || undefined };
}
