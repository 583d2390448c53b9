import type { Location } from '#api/contract/company/locations';
import { compareValues, type SortValue } from '@/components/data-table/columns';
import { foldText } from '@/components/ui/search-score';
import type { Language } from '@/lib/format/locale';
import type { LocationSort, ManageSearch } from './manage/manage-search';

/** Locations with every search word in their name or address, in the requested order. */
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
    // Unknown values come last in both directions.
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
