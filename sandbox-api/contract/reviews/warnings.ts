import { z } from 'zod';
import { entryWarning } from '#api/contract/activity-data/entry-checks';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id } from '#api/contract/fields';
import { readReviewCoverage } from './coverage';
import { coverageLists } from './gap-explanations';

/** A recorded entry with its warnings. */
export const warnedEntry = z
  .object({
    locationId: id,
    locationName: z.string(),
    list: z.enum(coverageLists),
    entryId: id,
    /** Fuel, utility, renewable or form of the value chain. */
    name: z.string(),
    startDate: date,
    endDate: date,
    /** In `unitSymbol`, minus credit notes; null if the entry has no amount. */
    value: z.number().nullable(),
    unitSymbol: z.string(),
    reference: z.string().nullable(),
    warnings: z.array(entryWarning),
  })
  .meta({ id: 'WarnedEntry' });
export type WarnedEntry = z.output<typeof warnedEntry>;

/** As many as a user can review at once. */
export const maxWarnedEntries = 50;

export const listReviewWarnings = defineEndpoint({
  id: 'listReviewWarnings',
  tag: 'Reviews',
  summary:
    'Entries of a category that end in the period of the review and are worth a second look, newest first',
  method: 'get',
  path: '/api/Emissions/Reviews/{reviewId}/Scopes/{scopeNumber}/Categories/{scopeCategoryNumber}/Warnings',
  access: { level: 'member' },
  params: readReviewCoverage.params,
  response: z.object({ entries: z.array(warnedEntry).max(maxWarnedEntries), total: z.number().int() }),
});
