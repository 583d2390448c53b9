/** What an entry can lack, as the step that makes entries names it. */
const parts = [
  'item',
  'variant',
  'location',
  'amount',
  'unit',
  'startDate',
  'endDate',
  'invoice',
  'meter',
  'evidence',
  'corrects',
] as const;

export type MissingPart = (typeof parts)[number] | 'other';

/** The name of a missing part for its text; a name that is unknown here still says that something is missing. */
export function missingPart(name: string): MissingPart {
  return parts.find((part) => part === name) ?? 'other';
}
