import type { Location } from '#api/contract/company/locations';
import { compareValues, type SortValue, type TableSort } from '@/components/data-table/columns';
import { foldText } from '@/components/ui/search-score';
import { flag, oneOf, type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';
import type { Language } from '@/lib/format/locale';

export const locationSorts = ['name', 'place', 'area', 'closed'] as const;
export type LocationSort = (typeof locationSorts)[number];

/** What the URL of the locations' settings holds. The search is about both tables, each has pages of its own. */
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

/** Forty locations are two pages. */
export const pageSize = 20;

export function sortOf({ sort, desc = false }: ManageSearch): TableSort | null {
  return sort ? { id: sort, isDescending: desc } : null;
}

/** Another order begins on the first pages. */
export function withSort({ find }: ManageSearch, sort: TableSort | null): ManageSearch {
  return { find, ...(sort ? { sort: sort.id as LocationSort, desc: sort.isDescending } : {}) };
}

export function withWords({ sort, desc }: ManageSearch, words: string): ManageSearch {
  return { sort, desc, find: words || undefined };
}

/** Those that have every word somewhere in their name or address, in the order asked for. */
export function chosenLocations(
  locations: readonly Location[],
  { find = '', sort, desc = false }: ManageSearch,
  language: Language,
): Location[] {
  const words = foldText(find).split(/\s+/).filter(Boolean);
  const chosen = locations.filter(({ name, address }) => {
    const folded = foldText(`${name} ${address}`);
    return words.every((word) => folded.includes(word));
  });
  if (!sort) return chosen;
  const sortValueOf = sortValues[sort];
  return chosen.sort((first, second) => {
    const [one, other] = [sortValueOf(first), sortValueOf(second)];
    // What is not known comes last, whichever way the others go.
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return compareValues(one, other, language) * (desc ? -1 : 1);
  });
}

const sortValues: Record<LocationSort, (location: Location) => Exclude<SortValue, undefined>> = {
  name: ({ name }) => name,
  place: ({ countryName, town }) => `${countryName} ${town}`,
  area: ({ area }) => area,
  closed: ({ dateDisabled }) => dateDisabled,
};
