import { chartCategories } from '#api/contract/emissions/explorer';
import { day, oneOf, type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

export const chartViews = ['compared', 'stacked'] as const;
export type ChartView = (typeof chartViews)[number];

/** What the URL of the explorer holds. Anything unreadable is as if it were not there. */
export const explorerSearch = searchOf({
  /** 0 = all locations. */
  location: wholeNumber(0),
  category: oneOf(chartCategories),
  /** 0 = all types of the category. */
  type: wholeNumber(0),
  from: day(),
  to: day(),
  /** Types side by side unless they are stacked; which figures are asked for does not depend on it. */
  view: oneOf(chartViews),
});
export type ExplorerSearch = SearchOf<typeof explorerSearch>;

export type ExplorerFilter = Required<Omit<ExplorerSearch, 'view'>>;

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

/**
 * Whether the company is known not to have the location asked for, from an old link say. It must not count as all
 * locations: their figures would stand under a name that nobody chose. A list that has not come yet decides nothing.
 */
export function isLocationMissing(
  { location }: Pick<ExplorerFilter, 'location'>,
  knownIds: readonly number[] | undefined,
): boolean {
  return location !== 0 && knownIds !== undefined && !knownIds.includes(location);
}

/** The filter without a type that is not there: it counts as all. A list that has not come yet decides nothing. */
export function withKnownType(
  filter: ExplorerFilter,
  typeIds: readonly number[] | undefined,
): ExplorerFilter {
  return !typeIds || typeIds.includes(filter.type) ? filter : { ...filter, type: 0 };
}
