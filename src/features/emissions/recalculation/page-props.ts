import type { RecalculationSearch } from './search';

export type PageProps = {
  search: RecalculationSearch;
  /** `replace` keeps filters out of the browser's history. */
  onSearch: (search: RecalculationSearch, replace?: boolean) => void;
};
