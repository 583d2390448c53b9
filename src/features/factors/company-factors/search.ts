import { type SearchOf, searchOf, wholeNumber } from '@/lib/address/search';

/** The URL parameters of the company's own factors. */
export const companyFactorSearch = searchOf({
  page: wholeNumber(1, 100_000),
  /** The factor whose details are open. */
  factor: wholeNumber(1, 2_147_483_647),
  /** The published factor that a new one replaces. */
  insteadOf: wholeNumber(1, 2_147_483_647),
});
export type CompanyFactorSearch = SearchOf<typeof companyFactorSearch>;

export const pageSize = 10;
