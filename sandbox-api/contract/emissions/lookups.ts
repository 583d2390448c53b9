import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, flagParam, idOrAllParam, locationParams } from '#api/contract/fields';

/** One choice of a list of numbers: months, years. */
export const option = z.object({ value: z.number().int(), display: z.string() }).meta({ id: 'Option' });
export type Option = z.output<typeof option>;

/** Months a "last x months" chart can show. */
export const lastXMonths = [3, 6, 12, 24, 36] as const;

/** First and last date of a set of rows; null when it is empty. */
export const dateBounds = z
  .object({ minDate: date.nullable(), maxDate: date.nullable() })
  .meta({ id: 'DateBounds' });
export type DateBounds = z.output<typeof dateBounds>;

/** A range must not end before it starts; both days are included. */
export const isInOrder = (range: { startDate: string; endDate: string }) => range.startDate <= range.endDate;
export const orderIssue = { path: ['endDate'], params: { code: 'dateOrder' } };

export const dateRangeQuery = z.object({ startDate: date, endDate: date }).refine(isInOrder, orderIssue);
export type DateRangeQuery = z.output<typeof dateRangeQuery>;

/**
 * A location, or 0 for all of the company's. The generator of the OpenAPI document treats a schema that
 * accepts null as optional, including a coerced number from 0 on; hence the explicit mark that a path
 * requires it.
 */
export const locationOrAllParams = z.object({
  locationId: idOrAllParam.meta({ param: { required: true } }),
});

export const listLastXDurations = defineEndpoint({
  id: 'listLastXDurations',
  tag: 'Lookups',
  summary: 'Durations of the charts with a duration selector, in months',
  method: 'get',
  path: '/api/Lookups/Durations/LastX',
  access: { level: 'member' },
  response: z.array(option),
});

/**
 * Lengths of the period of a report: each whole number of months from the shortest to the longest that its first step
 * takes (specification 002, section 5: at least three months, twelve in all). Anything else would be refused there.
 */
export const listReportDurations = defineEndpoint({
  id: 'listReportDurations',
  tag: 'Lookups',
  summary: 'Durations a report can cover, in months',
  method: 'get',
  path: '/api/Lookups/Reports/Durations',
  access: { level: 'member' },
  response: z.array(option),
});

export const readConsumptionDates = defineEndpoint({
  id: 'readConsumptionDates',
  tag: 'Lookups',
  summary: 'First and last date with fuel, utility or renewable consumptions at a location',
  method: 'get',
  path: '/api/Locations/{locationId}/Consumptions/Dates',
  access: { level: 'member' },
  params: locationParams,
  response: dateBounds,
});

export const listConsumptionYears = defineEndpoint({
  id: 'listConsumptionYears',
  tag: 'Lookups',
  summary: 'Years with data at a location (0 = all locations), newest first',
  method: 'get',
  path: '/api/Locations/{locationId}/Consumptions/Years',
  access: { level: 'member' },
  params: locationOrAllParams,
  query: z.object({
    /** Puts an entry "most recent" with value 0 first. */
    includeMostRecent: flagParam.default(false),
  }),
  response: z.array(option),
});
