import { chartCategories } from '#api/contract/emissions/explorer';
import { day, oneOf, type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

export const chartViews = ['compared', 'stacked'] as const;
export type ChartView = (typeof chartViews)[number];

/** The search parameters of the explorer. Invalid values are ignored. */
export const explorerSearch = searchOf({
  /** 0 = all locations. */
  location: wholeNumber(0),
  category: oneOf(chartCategories),
  /** 0 = all types of the category. */
  type: wholeNumber(0),
  from: day(),
  to: day(),
  /** Types are compared unless they are stacked. The view doesn't change which figures are requested. */
  view: oneOf(chartViews),
});
export type ExplorerSearch = SearchOf<typeof explorerSearch>;

export type ExplorerFilter = Required<Omit<ExplorerSearch, 'view'>>;

/** Renewables have no emissions. Their figures are avoided emissions and must never be mixed with emissions. */
export function figureKind({ category }: Pick<ExplorerFilter, 'category'>): 'emitted' | 'avoided' {
  return category === 'renewable' ? 'avoided' : 'emitted';
}

/**
 * The filter of the page: the URL's values with the defaults of the specification (all locations, utilities, from the
 * start of the month to today). Missing or reversed dates reset both. So do dates outside the date picker, because a
 * range of thousands of years would block the browser.
 */
export function filterOf(search: ExplorerSearch, today: string): ExplorerFilter {
  const { location = 0, category = 'utilities', type = 0 } = search;
  return { location, category, type, ...rangeOf(search, today) };
}

/** How many years before and after this one the date picker offers. */
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
 * Whether the requested location doesn't exist in the company, for example after an old link. It must not fall back to
 * all locations, whose figures the user didn't ask for. False while the list loads.
 */
export function isLocationMissing(
  { location }: Pick<ExplorerFilter, 'location'>,
  knownIds: readonly number[] | undefined,
): boolean {
  return location !== 0 && knownIds !== undefined && !knownIds.includes(location);
}

/** Replaces an unknown type with all types. Unchanged while the list loads. */
export function withKnownType(
  filter: ExplorerFilter,
  typeIds: readonly number[] | undefined,
): ExplorerFilter {
  return !typeIds || typeIds.includes(filter.type) ? filter : { ...filter, type: 0 };
}
