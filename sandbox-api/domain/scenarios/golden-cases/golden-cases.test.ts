import { describe, expect, it } from 'vitest';
import { seedModel } from '#api/testing/seed-scenarios';
import { checkScenarioGoldenCase } from './check-golden-case';
import { scenarioGoldenCases } from './golden-cases';

describe('results calculated by hand', () => {
  it('are at least 30 over all nine measures, each with its own id, rule and working', () => {
    expect(scenarioGoldenCases.length).toBeGreaterThanOrEqual(30);
    expect(new Set(scenarioGoldenCases.map(({ scenario }) => scenario)).size).toBe(9);
    expect(new Set(scenarioGoldenCases.map(({ id }) => id)).size).toBe(scenarioGoldenCases.length);
    for (const golden of scenarioGoldenCases) {
      expect(golden.titleEn && golden.titlePl && golden.source && golden.working && golden.unit).toBeTruthy();
    }
  });

  it.each(scenarioGoldenCases.map((golden) => [golden.id, golden] as const))('%s', (_, golden) => {
    const result = checkScenarioGoldenCase(seedModel(golden.scenario), golden);
    expect(result, JSON.stringify(result)).toMatchObject({ isMet: true, problem: null });
  });

  it('name the unit of their figure', () => {
    for (const { scenario, figure, unit, id } of scenarioGoldenCases) {
      const { formulas, results } = seedModel(scenario);
      const known = [...formulas, ...results].find(({ formula }) => formula.id === figure);
      expect(known?.formula.unit, id).toBe(unit);
    }
  });

  it('are not met when the figure is off by a millionth, or is something where nothing is expected', () => {
    const [golden] = scenarioGoldenCases;
    if (!golden) throw new Error('No case.');
    const model = seedModel(golden.scenario);
    const off = String(Number(golden.expected) + 1e-6);
    expect(checkScenarioGoldenCase(model, { ...golden, expected: off }).isMet).toBe(false);
    expect(checkScenarioGoldenCase(model, { ...golden, expected: null }).isMet).toBe(false);
    expect(checkScenarioGoldenCase(model, { ...golden, figure: 'wings' })).toEqual({
      isMet: false,
      actual: null,
      problem: 'unknown (wings)',
    });
    expect(checkScenarioGoldenCase(model, { ...golden, changes: { life: 0 } })).toEqual({
      isMet: false,
      actual: null,
      problem: 'between (variables.life)',
    });
  });
});
