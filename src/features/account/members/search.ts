import { type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

/** What the URL of the members holds. */
export const memberSearch = searchOf({ page: wholeNumber(1, 100_000) });
export type MemberSearch = SearchOf<typeof memberSearch>;

/** As the specification says. */
export const pageSize = 10;
