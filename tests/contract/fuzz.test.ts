import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { endpoints } from '#api/contract/endpoints';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { openReview } from '#api/modules/reviews/reviews/open-review';
import { createTestApi } from '#api/testing/create-test-api';
import { isSoak } from '#api/testing/test-form';
import { problemOf, type TestApi } from './send';
import { assertKeepsContract, describeStep, type Step, walk } from './walk';

/** The soak form asks ten times as often, and something else each time; a failure names its seed. */
const seed = isSoak ? Math.floor(performance.timeOrigin) % 1_000_000 : 20_260_615;
const rounds = isSoak ? 40 : 4;
const perEndpoint = 10;

const databaseUrl = inject('databaseUrl');
const hosts = [
  { name: 'PGlite', options: {}, isThere: true },
  { name: 'PostgreSQL', options: { databaseUrl: databaseUrl ?? undefined }, isThere: databaseUrl !== null },
];
const stepsOn: Record<string, Step[]> = {};

describe.each(hosts)(
  'thousands of requests made from the schemas, over $name',
  ({ name, options, isThere }) => {
    let api: TestApi;
    const steps: Step[] = [];
    stepsOn[name] = steps;

    beforeAll(async () => {
      if (!isThere) return;
      api = await createTestApi(options);
      const company = await api.company({ name: 'Walkers' });
      // A review comes with its period; no call makes one.
      const period = { periodStart: '2025-01-01', periodEnd: '2025-12-31' };
      const { db, platform } = api;
      await openReview({ db, platform, companyId: company.companyId, period, answered: 'none' });
      for await (const step of walk({ api, company, seed, rounds, perEndpoint })) {
        steps.push(step);
        // Some calls are refused while the work of another one is under way.
        if (step.request.endpoint.method !== 'get') await runDueJobs(api.db, api.platform, jobHandlers);
      }
    }, 1_200_000);
    afterAll(() => api?.close());

    test.runIf(isThere)('none is answered with an error of the server', () => {
      expect(steps.length).toBe(endpoints.length * rounds * perEndpoint);
      const errors = steps.filter(({ answer }) => answer.status >= 500);
      expect(errors.map(describeStep), `seed ${seed}; logged: ${api.unexpected.slice(0, 3)}`).toEqual([]);
      expect(api.unexpected).toEqual([]);
    });

    test.runIf(isThere)('every success keeps its contract', () => {
      for (const step of steps) {
        expect(() => assertKeepsContract(step), describeStep(step)).not.toThrow();
      }
    });

    test.runIf(isThere)('every refusal is problem details, and says why', () => {
      for (const step of steps.filter(({ answer }) => answer.status >= 300)) {
        const problem = problemOf(step.answer);
        if (problem.code === 'validation_failed')
          expect(Object.keys(problem.errors ?? {}), describeStep(step)).not.toEqual([]);
      }
    });

    test.runIf(isThere)('what the contract does not accept is never carried out', () => {
      const accepted = steps.filter(({ isValid, answer }) => !isValid && answer.status < 300);
      expect(accepted.map(describeStep)).toEqual([]);
    });

    test.runIf(isThere)('the walk reached what it should prove', () => {
      const succeeded = new Set(
        steps.filter(({ answer }) => answer.status < 300).map(({ request }) => request.endpoint.id),
      );
      const never = endpoints.map(({ id }) => id).filter((id) => !succeeded.has(id));
      const unexpected = never.filter((id) => !needsMoreThanASchema.includes(id));
      const lastAnswers = unexpected.map((id) => steps.findLast(({ request }) => request.endpoint.id === id));
      expect(unexpected, lastAnswers.map((step) => step && describeStep(step)).join('\n')).toEqual([]);
    });
  },
);

test.runIf(databaseUrl !== null)('PGlite and PostgreSQL answer every request alike', () => {
  const { PGlite = [], PostgreSQL = [] } = stepsOn;
  for (const [index, step] of PGlite.entries()) {
    const other = PostgreSQL[index];
    expect(other && comparable(other), `request ${index + 1}: ${describeStep(step)}`).toEqual(
      comparable(step),
    );
  }
  expect(PGlite.length).toBeGreaterThan(1000);
});

/** All of an answer but the order of its headers; even request ids agree, since chance is injected. */
function comparable({ request, answer }: Step) {
  return {
    call: request.endpoint.id,
    status: answer.status,
    headers: new Map(answer.headers),
    body: answer.body,
  };
}

/**
 * Calls whose success needs what no schema knows: a password, a code, a token, a filled workbook, a
 * certificate, a comparison that a job has finished, a finished report with pictures.
 */
const needsMoreThanASchema = [
  'login',
  'changePassword',
  'verifyPasswordCode',
  'resetPassword',
  'validateRegistrationToken',
  'validateRegistrationUser',
  'register',
  'uploadImport',
  'processImport',
  'readImport',
  'readImportErrors',
  'uploadLocationImport',
  'uploadSupplyTypeFiles',
  'deleteSupplyTypeFile',
  'downloadSupplyTypeFile',
  'listImportProblems',
  'decideRecalculation',
  'readIssueImage',
];
