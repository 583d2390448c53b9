import { chartCategories } from '#api/contract/emissions/explorer';
import { day, oneOf, type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

/** What the URL of the explorer holds. Anything unreadable is as if it were not there. */
export const explorerSearch = searchOf({
  /** 0 = all locations. */
  location: wholeNumber(0),
  category: oneOf(chartCategories),
  /** 0 = all types of the category. */
  type: wholeNumber(0),
  from: day(),
  to: day(),
});
export type ExplorerSearch = SearchOf<typeof explorerSearch>;

export type ExplorerFilter = Required<ExplorerSearch>;

/** Renewables emit nothing; what is shown of them was avoided, and must never be taken for emissions. */
export function figureKind({ category }: Pick<ExplorerFilter, 'category'>): 'emitted' | 'avoided' {
  return category === 'renewable' ? 'avoided' : 'emitted';
}

/**
 * The filter the page shows: the URL's values with the defaults of the specification (all locations,
 * utilities, from the start of the month to today). Missing or reversed dates reset both, and so do those that
 * the date picker does not offer: an address with thousands of years would hold the browser up.
 */
export function filterOf(search: ExplorerSearch, today: string): ExplorerFilter {
  const { location = 0, category = 'utilities', type = 0 } = search;
  return { location, category, type, ...rangeOf(search, today) };
}

/** The years of the date picker, before and after this one. */
const yearsBack = 50;
const yearsAhead = 10;

function rangeOf({ from, to }: ExplorerSearch, today: string): { from: string; to: string } {
  const year = Number(today.slice(0, 4));
  const isOffered = (date: string) => {
    const distance = Number(date.slice(0, 4)) - year;
    return distance >= -yearsBack && distance <= yearsAhead;
  };
  if (from !== undefined && to !== undefined && from <= to && isOffered(from) && isOffered(to))
    return { from, to };
  return { from: `${today.slice(0, 8)}01`, to: today };
}

type KnownChoices = { locationIds?: readonly number[]; typeIds?: readonly number[] };

/**
 * The filter without what is not there: a location or a type that the lists do not have, from an old link
 * say, counts as all. A list that has not come yet (undefined) decides nothing.
 */
export function withKnownChoices(filter: ExplorerFilter, known: KnownChoices): ExplorerFilter {
  const isKnown = (id: number, ids: readonly number[] | undefined) => !ids || ids.includes(id);
  return {
    ...filter,
    location: isKnown(filter.location, known.locationIds) ? filter.location : 0,
    type: isKnown(filter.type, known.typeIds) ? filter.type : 0,
  };
}
