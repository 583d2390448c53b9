import { type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

/** The URL parameters of the members list. */
export const memberSearch = searchOf({ page: wholeNumber(1, 100_000) });
export type MemberSearch = SearchOf<typeof memberSearch>;

/** Page size from the specification. */
export const pageSize = 10;
