import type { ModuleKey } from '#api/contract/endpoint';
import { oneOf, type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

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
});
export type LocationSearch = SearchOf<typeof locationSearch>;

/** The URL's values with their defaults: data, the first list that is licensed, its first page. */
export function viewOf(search: LocationSearch, modules: readonly ModuleKey[]): Required<LocationSearch> {
  const { tab = 'data', type = firstLicensed(modules), page = 1 } = search;
  return { tab, type, page };
}

export function isUnlocked(type: EntryType, modules: readonly ModuleKey[]): boolean {
  const needed = moduleOf[type];
  return needed === null || modules.includes(needed);
}

export function firstLicensed(modules: readonly ModuleKey[]): EntryType {
  return entryTypes.find((type) => isUnlocked(type, modules)) ?? 'renewable';
}
