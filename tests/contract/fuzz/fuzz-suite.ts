import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#api/contract/endpoints';
import { mostMs, needsMoreThanASchema, size, type Walked, walksOver } from './fuzz-walks';

/**
 * Every call with requests generated from the schemas, over one engine: one file per engine, so that both run in
 * parallel.
 */
export function describeFuzzing(engine: 'PGlite' | 'PostgreSQL', { isThere }: { isThere: boolean }): void {
  describe(`thousands of requests made from the schemas, over ${engine}`, () => {
    let walks: Walked[] = [];
    const steps = () =>
      walks.flatMap(({ seed, steps }) =>
        steps.map((step) => ({ ...step, told: `seed ${seed}: ${step.description}` })),
      );

    beforeAll(async () => {
      if (isThere) walks = await walksOver(engine);
    }, mostMs);

    test.runIf(isThere)('none is answered with a server error', () => {
      expect(walks).toHaveLength(size.walks);
      for (const { steps } of walks)
        expect(steps.length).toBeGreaterThanOrEqual(endpoints.length * size.rounds * size.perEndpoint);
      const errors = steps().filter(({ status }) => status >= 500);
      expect(errors.map(({ told }) => told)).toEqual([]);
      expect(walks.flatMap(({ unexpected }) => unexpected)).toEqual([]);
    });

    // spec: materiality.calls.lookups, materiality.calls.iros, materiality.calls.assessments
    test.runIf(isThere)('every success matches its contract', () => {
      const broken = steps().filter(({ status, complaint }) => status < 300 && complaint !== null);
      expect(broken.map(({ complaint, told }) => `${complaint} ${told}`)).toEqual([]);
    });

    test.runIf(isThere)('every refusal is problem details with a reason', () => {
      const silent = steps().filter(({ status, complaint }) => status >= 300 && complaint !== null);
      expect(silent.map(({ complaint, told }) => `${complaint} ${told}`)).toEqual([]);
    });

    test.runIf(isThere)('what the contract does not accept is never carried out', () => {
      const accepted = steps().filter(({ isValid, status }) => !isValid && status < 300);
      expect(accepted.map(({ told }) => told)).toEqual([]);
    });

    // spec: materiality.calls.lookups, materiality.calls.iros, materiality.calls.assessments
    test.runIf(isThere)('the walk reached what it should prove', () => {
      for (const { seed, steps } of walks) {
        const succeeded = new Set(steps.filter(({ status }) => status < 300).map(({ call }) => call));
        const wanted = endpoints.map(({ id }) => id).filter((id) => !needsMoreThanASchema.includes(id));
        const never = wanted.filter((id) => !succeeded.has(id));
        const lastAnswers = never.map((id) => steps.findLast(({ call }) => call === id)?.description);
        expect(never, `seed ${seed}: ${lastAnswers.join('\n')}`).toEqual([]);
      }
    });
  });
}
