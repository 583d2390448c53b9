import type { Option } from '#api/contract/emissions/lookups';

const mostRecent = 0;

/** The years to choose from; "most recent" also says which year that is. Newest first, as the API answers. */
export function yearOptions(years: readonly Option[]): { value: number; label: string }[] {
  const newest = years.find(({ value }) => value !== mostRecent);
  return years.map(({ value, display }) => ({
    value,
    label: value === mostRecent && newest ? `${display} (${newest.display})` : display,
  }));
}
