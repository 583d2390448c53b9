import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, idParam, wholeParam } from '#api/contract/fields';
import { coverageLists } from './gap-explanations';

/** Days of a month for which a source has no data but should. */
const coverageGap = z.object({
  list: z.enum(coverageLists),
  /** Fuel, utility, renewable or form of the value chain. */
  sourceId: z.number().int(),
  name: z.string(),
  days: z.number().int(),
  /** The reason, if stated; then it is not a gap. */
  explanation: z.string().nullable(),
});

export const coverageCell = z
  .object({
    /** First day of the month. */
    month: date,
    /** Rows that touch the month. */
    rowCount: z.number().int(),
    /** Days with data; for receipts, the days within the usual interval. */
    coveredDays: z.number().int(),
    /** Days without data or a reason on which data was expected. */
    gapDays: z.number().int(),
    /** The same by source, with the explained ones. */
    gaps: z.array(coverageGap),
    /** Days covered by two bills of one source, or two identical receipts. */
    overlapDays: z.number().int(),
    /** Rows in the month that start after the location was closed. */
    lateRows: z.number().int(),
    kgCo2e: z.number(),
    /** Null if there is none to compare with. */
    yearBeforeKgCo2e: z.number().nullable(),
    isJump: z.boolean(),
    /** Part of the figure rests on a factor of another region. */
    isProxied: z.boolean(),
  })
  .meta({ id: 'CoverageCell' });
export type CoverageCell = z.output<typeof coverageCell>;

const place = { locationId: id, locationName: z.string() };

export const reviewCoverage = z
  .object({
    /** First days of the months, up to the current one at most. */
    months: z.array(date),
    /** The figures follow from rows of other categories; nothing is entered here. */
    isDerived: z.boolean(),
    locations: z.array(
      z.object({
        ...place,
        /** In which lists of the location the rows are. */
        lists: z.array(z.enum(coverageLists)),
        /** One for each month. */
        cells: z.array(coverageCell),
      }),
    ),
    /** Locations in use that have no row of the category, here or in the year before. */
    withoutData: z.array(z.object(place)),
    /** Months to check, over all locations. */
    findings: z.object({
      gaps: z.number().int(),
      overlaps: z.number().int(),
      jumps: z.number().int(),
      late: z.number().int(),
      proxies: z.number().int(),
    }),
    /** A jump is more than `jumpRatio` times, or less than that part of, the same month a year before. */
    rule: z.object({ jumpRatio: z.number(), jumpFloorShare: z.number() }),
  })
  .meta({ id: 'ReviewCoverage' });
export type ReviewCoverage = z.output<typeof reviewCoverage>;

export const readReviewCoverage = defineEndpoint({
  id: 'readReviewCoverage',
  tag: 'Reviews',
  summary: 'Evidence beside a question: days with data by location and month, gaps, overlaps and jumps',
  method: 'get',
  path: '/api/Emissions/Reviews/{reviewId}/Scopes/{scopeNumber}/Categories/{scopeCategoryNumber}/Coverage',
  access: { level: 'member' },
  params: z.object({
    reviewId: idParam,
    scopeNumber: wholeParam(1, 3),
    scopeCategoryNumber: wholeParam(1, 15),
  }),
  query: z.object({
    /** Back from the end of the review's period; never fewer than the period touches. */
    Months: wholeParam(1, 36).default(12),
  }),
  response: reviewCoverage,
});
