import type { EntryListQuery } from '#api/contract/activity-data/entry-lists';
import type { Locale } from '#api/contract/messages';

/** Which entries of a location are asked for. */
export type EntryFilter = {
  locationId: number;
  /** All of them have to occur. */
  words: readonly string[];
  startDate?: string | undefined;
  endDate?: string | undefined;
};

export type EntryOrder = Pick<EntryListQuery, 'sortBy' | 'isDescending'> & { locale: Locale };

export function wordsOf(search: string | undefined): string[] {
  return search?.split(/\s+/).filter(Boolean) ?? [];
}
