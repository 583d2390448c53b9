import { z } from 'zod';
import { isInOrder, orderIssue } from '#api/contract/emissions/lookups';
import { date, flagParam, pageQuery } from '#api/contract/fields';

/** Columns that the entries of a location can be sorted by. Amounts of different units have no order. */
export const entrySorts = ['date', 'type', 'emissions'] as const;
export type EntrySort = (typeof entrySorts)[number];

const narrowing = {
  /** Words that all have to occur in type, invoice or meter number. */
  search: z.string().trim().max(100).optional(),
  /** Both or neither; entries that touch the range. */
  startDate: date.optional(),
  endDate: date.optional(),
};

type Range = { startDate?: string; endDate?: string };

/** A range is given whole, and does not end before it starts. */
const isRange = ({ startDate, endDate }: Range) => {
  if (startDate === undefined || endDate === undefined) return startDate === endDate;
  return isInOrder({ startDate, endDate });
};

/** Query of a location's entries: one page of the matching ones. */
export const entryListQuery = z
  .object({
    ...pageQuery.shape,
    ...narrowing,
    sortBy: z.enum(entrySorts).default('date'),
    isDescending: flagParam.default(true),
  })
  .refine(isRange, orderIssue);
export type EntryListQuery = z.output<typeof entryListQuery>;

/** Query of a list that is narrowed by days alone. */
export const entryRangeQuery = z
  .object({ ...pageQuery.shape, startDate: narrowing.startDate, endDate: narrowing.endDate })
  .refine(isRange, orderIssue);
export type EntryRangeQuery = z.output<typeof entryRangeQuery>;

export const entrySummaryQuery = z.object(narrowing).refine(isRange, orderIssue);
export type EntrySummaryQuery = z.output<typeof entrySummaryQuery>;

/** Number of entries of a location, their total emissions, and the months they cover. */
export const entrySummary = z
  .object({
    entries: z.number().int(),
    /** kg CO2e of all of them, not of one page. */
    carbonEquivalent: z.number(),
    /** Months with an entry, oldest first, regardless of the queried range: the others have no data. */
    months: z.array(z.string().regex(/^\d{4}-\d{2}$/)),
  })
  .meta({ id: 'EntrySummary' });
export type EntrySummary = z.output<typeof entrySummary>;
