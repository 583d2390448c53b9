import { type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

/** The URL parameters of an open intake. Unreadable values are ignored. */
export const intakeSearch = searchOf({
  /** The entry whose place in the file is shown: the key of its draft. */
  entry: text({ maxChars: 300 }),
  /** Of the table of entries. */
  page: wholeNumber(1, 1000),
});
export type IntakeSearch = SearchOf<typeof intakeSearch>;
