import { z } from 'zod';

export const resultFilters = ['all', 'passed', 'failed'] as const;

/** What the URL of the conformance page holds. Anything unreadable is as if it were not there. */
export const conformanceSearch = z.object({
  q: z
    .union([z.string(), z.number().transform(String)])
    .pipe(z.string().max(100))
    .optional()
    .catch(undefined),
  result: z.enum(resultFilters).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  /** The case whose working is open. */
  case: z.string().optional().catch(undefined),
});
export type ConformanceSearch = z.output<typeof conformanceSearch>;
