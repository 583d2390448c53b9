import type { EntryDetail } from '#api/contract/emissions/emissions';

/** "Meter number: 4711": a detail among others needs its name. */
export function detailText({ label, value }: EntryDetail): string {
  return `${label}: ${value}`;
}
