import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import { queueJob, runDueJobs } from './jobs';

let api: Awaited<ReturnType<typeof createTestApi>>;
let companyId: number;
beforeAll(async () => {
  api = await createTestApi();
  ({ companyId } = await api.company());
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(jobs));

const minute = 60_000;

/** What became of a job after so many runs, each of which ends with the error. */
async function afterRuns(count: number, error: Error) {
  await queueJob(api, { kind: 'fail', companyId, payload: {} });
  for (let run = 0; run < count; run += 1) {
    await runDueJobs(api.db, api.platform, { fail: () => Promise.reject(error) });
    api.clock.advance(10 * minute);
  }
  const [job] = await api.db.select().from(jobs);
  return job;
}

describe('a job that fails', () => {
  test('is tried again later, five times in all, and then kept with its error', async () => {
    const error = new Error('No such thing');
    expect(await afterRuns(4, error)).toMatchObject({ state: 'waiting', attempts: 4 });
    await api.db.delete(jobs);
    expect(await afterRuns(6, error)).toMatchObject({
      state: 'failed',
      attempts: 5,
      lastError: 'Error: No such thing',
    });
  });

  test('because the database had no time is tried as often as that takes', async () => {
    const lockNotAvailable = Object.assign(new Error('canceling statement'), {
      severity: 'ERROR',
      code: '55P03',
    });
    expect(await afterRuns(8, lockNotAvailable)).toMatchObject({ state: 'waiting', attempts: 0 });
  });
});
