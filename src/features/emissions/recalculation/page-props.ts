import type { RecalculationSearch } from './search';

export type PageProps = {
  search: RecalculationSearch;
  /** `replace`: a filter must not fill the history of the browser. */
  onSearch: (search: RecalculationSearch, replace?: boolean) => void;
};
