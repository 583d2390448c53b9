import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seedReference } from '#api/testing/seed-reference';
import { checkGoldenCase } from './check-golden-case';
import { goldenCases } from './golden-cases';

const reference = seedReference();

const figure = z.string().regex(/^-?\d+(\.\d+)?$/);
const expectedLine = z.strictObject({
  scope: z.number(),
  category: z.string(),
  method: z.enum(['location', 'market', 'none']),
  kgCo2e: figure,
  kgCo2Biogenic: figure,
  periodMonth: z.string().optional(),
  reason: z.string().optional(),
});
/** A data file has no compiler to find a misspelt key, which would compare nothing. */
const goldenCase = z.strictObject({
  id: z.string(),
  titleEn: z.string(),
  titlePl: z.string(),
  countryCode: z.string().length(2),
  gridSubregion: z.string().length(4).optional(),
  gwpSet: z.enum(['AR5', 'AR6']),
  headlineScope2Method: z.enum(['location', 'market']),
  contracts: z.array(z.looseObject({})),
  activity: z.looseObject({ kind: z.enum(['fuel', 'utility', 'renewable', 'scope3']) }),
  otherBills: z.array(z.looseObject({})).optional(),
  expected: z.union([
    z.array(expectedLine).min(1),
    z.strictObject({ problem: z.string(), field: z.string() }),
  ]),
  source: z.string(),
  working: z.string(),
});

describe('golden cases', () => {
  it('are at least 80 and each has its own id, source and working', () => {
    expect(goldenCases.length).toBeGreaterThanOrEqual(80);
    expect(new Set(goldenCases.map((golden) => golden.id)).size).toBe(goldenCases.length);
    for (const golden of goldenCases) expect(golden.source && golden.working && golden.titlePl).toBeTruthy();
  });

  it('are written in the compared fields only', () => {
    const misspelt = goldenCases.flatMap((golden) => goldenCase.safeParse(golden).error?.issues ?? []);
    expect(misspelt).toEqual([]);
  });

  it.each(goldenCases.map((golden) => [golden.id, golden] as const))('%s', (_, golden) => {
    const result = checkGoldenCase(reference, golden);
    expect(result, JSON.stringify(result)).toMatchObject({ isMet: true });
  });

  it('are not met when the figure is off by a millionth of a kilogram', () => {
    const [golden] = goldenCases;
    if (!golden || !Array.isArray(golden.expected)) throw new Error('The first case must have lines.');
    const expected = golden.expected.map((line) => ({ ...line, kgCo2e: String(Number(line.kgCo2e) + 1e-6) }));
    expect(checkGoldenCase(reference, { ...golden, expected }).isMet).toBe(false);
  });
});
