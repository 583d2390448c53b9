import { describe, expect, it } from 'vitest';
import { stepRules } from '#api/domain/materiality/working/working-step';
import { checkMaterialityGoldenCase } from './check-golden-case';
import { materialityGoldenCases } from './golden-cases';

describe('results calculated by hand', () => {
  it('are the nineteen vectors of the rules and more than a hundred others, each with its own id and working', () => {
    const vectors = materialityGoldenCases.filter(({ id }) => /^materiality-v\d+$/.test(id));
    expect(vectors).toHaveLength(19);
    expect(materialityGoldenCases.length).toBeGreaterThan(119);
    expect(new Set(materialityGoldenCases.map(({ id }) => id)).size).toBe(materialityGoldenCases.length);
    for (const { titleEn, titlePl, working, rules } of materialityGoldenCases) {
      expect(titleEn && titlePl && working && rules.length > 0).toBe(true);
    }
  });

  it('cover every rule that a result can follow from', () => {
    const known = new Set<string>(Object.values(stepRules).map(([rule]) => rule));
    const tried = new Set(materialityGoldenCases.flatMap(({ rules }) => rules));
    expect([...known].filter((rule) => !tried.has(rule))).toEqual([]);
    expect(known.size).toBe(19);
  });

  it.each(materialityGoldenCases.map((golden) => [golden.id, golden] as const))('%s', (_, golden) => {
    const { isMet, actual } = checkMaterialityGoldenCase(golden);
    expect(actual).toEqual(golden.expected);
    expect(isMet).toBe(true);
  });

  it('are not met when a figure is off by a ten-thousandth, a result is unknown or a rule is not named', () => {
    const golden = materialityGoldenCases.find(({ id }) => id === 'materiality-v4');
    if (!golden) throw new Error('No case.');
    const expecting = (expected: Record<string, string>) =>
      checkMaterialityGoldenCase({ ...golden, expected: { ...golden.expected, ...expected } });
    expect(expecting({}).isMet).toBe(true);
    expect(expecting({ score: '2.2001' })).toMatchObject({ isMet: false, actual: { score: '2.2' } });
    expect(expecting({ wings: '2' })).toMatchObject({ isMet: false, actual: { wings: 'missing' } });
    expect(checkMaterialityGoldenCase({ ...golden, rules: ['R1'] }).isMet).toBe(false);
  });
});
