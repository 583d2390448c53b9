import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, pageQuery } from '#api/contract/fields';
import { emissionSelection, inOrder, orderIssue, sourceKinds } from './emission-selection';
import { entryDetail, trailFactor } from './emissions';

/** Every digit, so that parts add up exactly to their figure. */
const exact = z.string();

/** The dimensions that break down a figure. The parts of each dimension add up to the figure. */
const sumDimensions = ['scope', 'category', 'location', 'source', 'month', 'factor', 'reason'] as const;
export type SumDimension = (typeof sumDimensions)[number];

const sumPart = z.object({
  /**
   * Month, scope, category, key of the location or factor, or reason: what distinguishes the part from the
   * others.
   */
  key: z.string(),
  /** In the reader's language; empty if the key is enough (month, scope, reason). */
  name: z.string(),
  total: exact,
  /** Of the figure, 0 to 1. */
  share: z.number(),
  lineCount: z.number().int(),
  /** The selection that explains the part. */
  selection: emissionSelection,
});
export type SumPart = z.output<typeof sumPart>;

export const emissionSum = z
  .object({
    /** The selection as requested, with every default. */
    selection: emissionSelection,
    /** Scope 2 method that counted. */
    method: z.enum(['location', 'market']),
    unitSymbol: z.string(),
    total: exact,
    lineCount: z.number().int(),
    /** First and last month with lines. */
    months: z.object({ first: date, last: date }).nullable(),
    /** kg CO2e of each gas; `other` holds refrigerants and what is published without gases. Null for kWh. */
    gases: z.object({ co2: exact, ch4: exact, n2o: exact, other: exact }).nullable(),
    /** Biogenic CO2 of the same lines in kg, outside the scopes and never in the total. */
    kgCo2Biogenic: exact,
    splits: z.array(z.object({ dimension: z.enum(sumDimensions), parts: z.array(sumPart) })),
    /** The published factor, where the selection names one. */
    factor: trailFactor.nullable(),
    /** False if there are so many lines that only parts of the figure list their rows. */
    areRowsListed: z.boolean(),
  })
  .meta({ id: 'EmissionSum' });
export type EmissionSum = z.output<typeof emissionSum>;

/** A row of activity data with what it contributes to the figure. */
export const emissionSumRow = z
  .object({
    kind: z.enum(sourceKinds),
    sourceId: id,
    /** Fuel, utility, renewable, or the category of a value chain entry. */
    name: z.string(),
    locationName: z.string(),
    /** As entered; null where a row has more than one quantity. */
    quantity: exact.nullable(),
    unitSymbol: z.string(),
    /** Days the row covers. */
    startDate: date,
    endDate: date,
    /** Invoice number; the method of a value chain entry. */
    reference: z.string().nullable(),
    /** Texts specific to this type of entry, if the row has them. */
    details: z.array(entryDetail),
    lineCount: z.number().int(),
    total: exact,
    /** Of the figure, 0 to 1. */
    share: z.number(),
  })
  .meta({ id: 'EmissionSumRow' });
export type EmissionSumRow = z.output<typeof emissionSumRow>;

/** A figure with more lines is broken down by the monthly sums first, which costs the same for any number. */
export const mostListedLines = 20_000;

export const readEmissionSum = defineEndpoint({
  id: 'readEmissionSum',
  tag: 'Emissions',
  summary:
    'How a sum is made up: the exact total, its gases, and its parts by scope, location, source, month and factor',
  method: 'get',
  path: '/api/Emissions/Sums',
  access: { level: 'member' },
  query: emissionSelection.refine(inOrder, orderIssue),
  response: emissionSum,
});

export const listEmissionSumRows = defineEndpoint({
  id: 'listEmissionSumRows',
  tag: 'Emissions',
  summary: 'The rows of activity data behind a sum, largest first',
  method: 'get',
  path: '/api/Emissions/Sums/Rows',
  access: { level: 'member' },
  query: emissionSelection.extend(pageQuery.shape).refine(inOrder, orderIssue),
  response: z.array(emissionSumRow),
  isPaged: true,
});
