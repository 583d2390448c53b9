import type { Option } from '#api/contract/emissions/lookups';

const mostRecent = 0;

/** The years to choose from, newest first as in the API. "Most recent" also names its year. */
export function yearOptions(years: readonly Option[]): { value: number; label: string }[] {
  const newest = years.find(({ value }) => value !== mostRecent);
  return years.map(({ value, display }) => ({
    value,
    label: value === mostRecent && newest ? `${display} (${newest.display})` : display,
  }));
}
