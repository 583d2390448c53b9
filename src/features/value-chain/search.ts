import { z } from 'zod';

const positive = (max: number) => z.coerce.number().int().min(1).max(max).optional().catch(undefined);

/** What the URL of a form holds. Anything unreadable is as if it were not there. */
export const valueChainSearch = z.object({
  location: positive(2_147_483_647),
  page: positive(1_000_000),
});
export type ValueChainSearch = z.output<typeof valueChainSearch>;
