import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date } from '#api/contract/fields';

const exact = z.string();

export const conformanceLine = z.object({
  scope: z.number().int(),
  category: z.string(),
  method: z.enum(['location', 'market', 'none']),
  /** If the case expects a certain month. */
  periodMonth: date.nullable(),
  expectedKgCo2e: exact,
  expectedKgCo2Biogenic: exact,
  /** Null when there was no such line. */
  actualKgCo2e: exact.nullable(),
  actualKgCo2Biogenic: exact.nullable(),
});
export type ConformanceLine = z.output<typeof conformanceLine>;

export const conformanceCase = z
  .object({
    id: z.string(),
    title: z.string(),
    /** Null where the rules are the same in every country: materiality. */
    countryCode: z.string().nullable(),
    /** Null where no gas is converted: figures of scenarios, results of materiality. */
    gwpSet: z.enum(['AR4', 'AR5', 'AR6']).nullable(),
    /** Published table from which the expected figure was calculated. */
    source: z.string(),
    /** The hand calculation. */
    working: z.string(),
    lines: z.array(conformanceLine),
    /** One figure of a scenario instead of lines; null: nothing should be printed, or there was no result. */
    figure: z
      .object({ label: z.string(), unit: z.string(), expected: exact.nullable(), actual: exact.nullable() })
      .nullable(),
    /** Named results instead of lines, each a number or a few words of the caller's language; the first is the main one. */
    outcomes: z.array(z.object({ label: z.string(), expected: z.string(), actual: z.string() })),
    /** The refusal that the case expects, as `code (field)`. */
    expectedProblem: z.string().nullable(),
    actualProblem: z.string().nullable(),
    hasPassed: z.boolean(),
  })
  .meta({ id: 'ConformanceCase' });
export type ConformanceCase = z.output<typeof conformanceCase>;

export const runConformance = defineEndpoint({
  id: 'runConformance',
  tag: 'Emissions',
  summary:
    'Run the golden cases of the emission rules, scenarios and materiality now and compare them with figures calculated by hand',
  method: 'get',
  path: '/api/Emissions/Conformance',
  access: { level: 'member' },
  response: z.array(conformanceCase),
});
