import type { EntryDetail } from '#api/contract/emissions/emissions';

/** Writes a detail with its name: "Meter number: 4711". */
export function detailText({ label, value }: EntryDetail): string {
  return `${label}: ${value}`;
}
