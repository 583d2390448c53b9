import type { ModuleKey } from '#api/contract/endpoint';
import type { EntryView } from '@/components/entries/entry-view';
import { flag, oneOf, type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

export const locationTabs = ['data', 'charts'] as const;
export type LocationTab = (typeof locationTabs)[number];

export const entryTypes = ['fuels', 'utilities', 'renewable'] as const;
export type EntryType = (typeof entryTypes)[number];

/** The licence that each list needs; renewables need none. */
export const moduleOf: Record<EntryType, ModuleKey | null> = {
  fuels: 'SCOPE1',
  utilities: 'SCOPE2',
  renewable: null,
};

/** The URL parameters of a location. Unreadable values are ignored. */
export const locationSearch = searchOf({
  tab: oneOf(locationTabs),
  type: oneOf(entryTypes),
  page: wholeNumber(1, 1_000_000),
  find: text(),
  year: wholeNumber(1976, 2100),
  month: wholeNumber(1, 12),
  sort: oneOf(['date', 'type', 'emissions']),
  desc: flag(),
});
export type LocationSearch = SearchOf<typeof locationSearch>;

/** The URL's values with their defaults: the data tab, and the first licensed list. */
export function viewOf(search: LocationSearch, modules: readonly ModuleKey[]) {
  const { tab = 'data', type = firstLicensed(modules) } = search;
  return { tab, type };
}

/** Which entries of the list are shown. */
export function entryViewOf({ tab: _tab, type: _type, ...view }: LocationSearch): EntryView {
  return view;
}

export function isUnlocked(type: EntryType, modules: readonly ModuleKey[]): boolean {
  const needed = moduleOf[type];
  return needed === null || modules.includes(needed);
}

export function firstLicensed(modules: readonly ModuleKey[]): EntryType {
  return entryTypes.find((type) => isUnlocked(type, modules)) ?? 'renewable';
}
