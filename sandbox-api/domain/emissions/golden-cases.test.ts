import { describe, expect, it } from 'vitest';
import { seedReference } from '#api/testing/seed-reference';
import { checkGoldenCase } from './check-golden-case';
import { goldenCases } from './golden-cases';

const reference = seedReference();

describe('golden cases', () => {
  it('are at least 80 and each has its own id, source and working', () => {
    expect(goldenCases.length).toBeGreaterThanOrEqual(80);
    expect(new Set(goldenCases.map((golden) => golden.id)).size).toBe(goldenCases.length);
    for (const golden of goldenCases) expect(golden.source && golden.working && golden.titlePl).toBeTruthy();
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
