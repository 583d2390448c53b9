import { createHash } from 'node:crypto';
import { inject } from 'vitest';
import { endpoints } from '#api/contract/endpoints';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import { onceInARun } from '#api/testing/once-in-a-run';
import { testForm } from '#api/testing/test-form';
import { problemOf } from '../send';
import { Arranger } from './arrange-rows';
import { KnownIds } from './known-ids';
import { assertKeepsContract, describeStep, type Step, walk } from './walk';

/** What is stored of a step: the responses of a long walk do not fit in memory. */
type KeptStep = {
  call: string;
  isValid: boolean;
  status: number;
  /** What a reader needs to send it again. */
  description: string;
  /** Why a success does not match its contract, or a refusal gives no reason. */
  complaint: string | null;
  /** A digest of status, headers and body. Even request ids agree between engines, because randomness is injected. */
  answerHash: string;
};

export type Walked = {
  seed: number;
  steps: KeptStep[];
  /** What the API logged instead of telling a client. */
  unexpected: string[];
};

/**
 * The number of requests in each form. Rows entered by a walk make later responses longer, so the soak form runs
 * many walks over new databases, each with another seed, instead of one longer walk.
 */
const sizes = {
  quick: { walks: 1, rounds: 1, perEndpoint: 2 },
  full: { walks: 1, rounds: 4, perEndpoint: 10 },
  soak: { walks: 8, rounds: 4, perEndpoint: 10 },
};
export const size = sizes[testForm];
export const mostMs = { quick: 1_200_000, full: 1_200_000, soak: 7_200_000 }[testForm];

/**
 * Calls whose success needs something that no schema knows: a password, a code, a token, a completed workbook, a
 * certificate, a finished report with pictures, the checksum of one.
 */
export const needsMoreThanASchema = [
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
  'listImportWarnings',
  'readIssueImage',
  'findReportIssue',
];

/**
 * The walks over an engine. The first file that needs them runs them and any other one reads them, so the two
 * engines run in parallel and their responses can still be compared.
 */
export async function walksOver(engine: 'PGlite' | 'PostgreSQL'): Promise<Walked[]> {
  const databaseUrl = engine === 'PostgreSQL' ? (inject('databaseUrl') ?? undefined) : undefined;
  const bytes = await onceInARun(`walks-over-${engine}.json`, async () => {
    const walks: Walked[] = [];
    for (let number = 0; number < size.walks; number += 1)
      walks.push(await walkOnce((await firstSeed()) + number, databaseUrl));
    return new TextEncoder().encode(JSON.stringify(walks));
  });
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The same for both engines: another one in each run of the soak form, or the one that a failure named. */
async function firstSeed(): Promise<number> {
  if (process.env.FUZZ_SEED) return Number(process.env.FUZZ_SEED);
  if (testForm !== 'soak') return 20_260_615;
  const bytes = await onceInARun('first-seed.json', async () => new TextEncoder().encode(String(Date.now())));
  return Number(new TextDecoder().decode(bytes)) % 1_000_000;
}

async function walkOnce(seed: number, databaseUrl: string | undefined): Promise<Walked> {
  const api = await createTestApi({ databaseUrl });
  const company = await api.company({ name: 'Walkers' });
  const ids = new KnownIds(company);
  const arranger = new Arranger(api, company, ids);
  await arranger.begin();
  const steps: KeptStep[] = [];
  for await (const step of walk({
    api,
    company,
    ids,
    seed,
    rounds: size.rounds,
    perEndpoint: size.perEndpoint,
    arrange: (endpoint) => arranger.before(endpoint),
    reach: endpoints.filter(({ id }) => !needsMoreThanASchema.includes(id)),
  })) {
    steps.push(keptOf(step));
    // Some calls are refused while the work of another one is running.
    if (step.request.endpoint.method !== 'get') await runDueJobs(api.db, api.platform, jobHandlers);
  }
  await api.close();
  return { seed, steps, unexpected: api.unexpected.map(String) };
}

function keptOf(step: Step): KeptStep {
  const { request, answer, isValid } = step;
  const headers = [...answer.headers].sort(([left], [right]) => (left < right ? -1 : 1));
  const answered = JSON.stringify([answer.status, headers, answer.body]);
  return {
    call: request.endpoint.id,
    isValid,
    status: answer.status,
    description: describeStep(step),
    complaint: complaintOf(step),
    answerHash: createHash('sha256').update(answered).digest('hex'),
  };
}

function complaintOf(step: Step): string | null {
  try {
    assertKeepsContract(step);
    if (step.answer.status < 300) return null;
    const { code, errors = {} } = problemOf(step.answer);
    return code === 'validation_failed' && Object.keys(errors).length === 0 ? 'It does not say why.' : null;
  } catch (error) {
    return String(error);
  }
}
