import type { EntrySort } from '#api/contract/activity-data/entry-lists';
import type { TableSort } from '@/components/data-table/columns';

/** Which entries of a list are shown. By default all of them, newest first. */
export type EntryView = {
  page?: number | undefined;
  find?: string | undefined;
  year?: number | undefined;
  /** In that year, 1 for January. */
  month?: number | undefined;
  sort?: EntrySort | undefined;
  desc?: boolean | undefined;
};

export type Narrowing = { search?: string; startDate?: string; endDate?: string };

/** The filters of a list, as API parameters. */
export function narrowingOf({ find, year, month }: EntryView): Narrowing {
  const words = find ? { search: find } : {};
  if (year === undefined) return words;
  const startDate = `${year}-${String(month ?? 1).padStart(2, '0')}-01`;
  // Day 0 of a month is the last day of the month before.
  const endDate = new Date(Date.UTC(year, month ?? 12, 0)).toISOString().slice(0, 10);
  return { ...words, startDate, endDate };
}

export function isNarrowed({ find, year }: EntryView): boolean {
  return Boolean(find) || year !== undefined;
}

/** The sort order shown in the table; null for the default order. */
export function sortOf({ sort, desc = false }: EntryView): TableSort | null {
  return sort ? { id: sort, isDescending: desc } : null;
}

export function withSort(view: EntryView, sort: TableSort | null): EntryView {
  const { sort: _sort, desc: _desc, page: _page, ...kept } = view;
  return sort ? { ...kept, sort: sort.id as EntrySort, desc: sort.isDescending } : kept;
}
