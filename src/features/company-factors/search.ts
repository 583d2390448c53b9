import { z } from 'zod';

/** What the URL of the company's own factors holds. */
export const companyFactorSearch = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
  /** The factor whose details are open. */
  factor: z.coerce.number().int().min(1).max(2_147_483_647).optional().catch(undefined),
});
export type CompanyFactorSearch = z.output<typeof companyFactorSearch>;

export const pageSize = 10;
