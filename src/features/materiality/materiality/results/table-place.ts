import type { TableSort } from '@/components/data-table/columns';
import {
  type MaterialitySearch,
  type OnMaterialitySearch,
  pageInAddress,
  sortOf,
  withSort,
} from '@/features/materiality/materiality/search';

/** Reads the state of the results from the address and writes it back. */
export type ResultsAddress = {
  search: MaterialitySearch & { headerId: number };
  onSearch: OnMaterialitySearch;
};

/** The page and the order of the table of a tab. */
export function tablePlace({ search, onSearch }: ResultsAddress) {
  return {
    page: search.page,
    sort: sortOf(search),
    onPage: (page: number) => onSearch({ ...search, page: pageInAddress(page) }),
    onSort: (sort: TableSort | null) => onSearch(withSort(search, sort)),
  };
}
