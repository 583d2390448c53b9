import type { ModuleKey } from '#api/contract/endpoint';
import type { EntryView } from '@/components/entries/entry-view';
import { flag, oneOf, type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

export const locationTabs = ['data', 'charts'] as const;
export type LocationTab = (typeof locationTabs)[number];

export const entryTypes = ['fuels', 'utilities', 'renewable'] as const;
export type EntryType = (typeof entryTypes)[number];

/** Which licence a list needs; renewables are not gated. */
export const moduleOf: Record<EntryType, ModuleKey | null> = {
  fuels: 'SCOPE1',
  utilities: 'SCOPE2',
  renewable: null,
};

/** What the URL of a location holds. Anything unreadable is as if it were not there. */
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

/** The URL's values with their defaults: data, the first list that is licensed. */
export function viewOf(search: LocationSearch, modules: readonly ModuleKey[]) {
  const { tab = 'data', type = firstLicensed(modules) } = search;
  return { tab, type };
}

/** Which entries of the list are looked at. */
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
