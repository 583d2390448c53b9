import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date } from '#api/contract/fields';

const exact = z.string();

export const conformanceLine = z.object({
  scope: z.number().int(),
  category: z.string(),
  method: z.enum(['location', 'market', 'none']),
  /** Where the case expects a certain month. */
  periodMonth: date.nullable(),
  expectedKgCo2e: exact,
  expectedKgCo2Biogenic: exact,
  /** Null when no line of that kind came out. */
  actualKgCo2e: exact.nullable(),
  actualKgCo2Biogenic: exact.nullable(),
});
export type ConformanceLine = z.output<typeof conformanceLine>;

export const conformanceCase = z
  .object({
    id: z.string(),
    title: z.string(),
    countryCode: z.string(),
    gwpSet: z.enum(['AR5', 'AR6']),
    /** Published table the expected figure was worked out from. */
    source: z.string(),
    /** The hand calculation. */
    working: z.string(),
    lines: z.array(conformanceLine),
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
  summary: 'Runs the golden cases of the emission rules now and compares them with their published figures',
  method: 'get',
  path: '/api/Emissions/Conformance',
  access: { level: 'member' },
  response: z.array(conformanceCase),
});
