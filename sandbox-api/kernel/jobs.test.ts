import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { jobs } from '#api/db/schema/platform';
import { GaveWay } from '#api/db/turns';
import { createTestApi } from '#api/testing/create-test-api';
import { type JobEnd, type JobHandler, type JobKinds, nothingLeftOpen, queueJob, runDueJobs } from './jobs';

let api: Awaited<ReturnType<typeof createTestApi>>;
let companyId: number;
beforeAll(async () => {
  api = await createTestApi();
  ({ companyId } = await api.company());
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(jobs));

const minute = 60_000;

/** State of a job after so many runs, each of which fails with the error. */
async function afterRuns(count: number, error: Error, giveUp = nothingLeftOpen) {
  await queueJob(api, { kind: 'fail', companyId, payload: {} });
  for (let run = 0; run < count; run += 1) {
    await runDueJobs(api.db, api.platform, { fail: { run: () => Promise.reject(error), giveUp } });
    api.clock.advance(10 * minute);
  }
  const [job] = await api.db.select().from(jobs).where(eq(jobs.kind, 'fail'));
  return job;
}

test('jobs that can wait run only over the database that yields, and keep their order after giving way', async () => {
  const patientDb = { transaction: () => Promise.reject(new GaveWay('wanted')) } as unknown as typeof api.db;
  const done: unknown[] = [];
  const run: JobHandler = async ({ payload }) => void done.push(payload);
  const kinds: JobKinds = {
    patient: { run, giveUp: nothingLeftOpen, canWait: true },
    prompt: { run, giveUp: nothingLeftOpen },
  };
  for (const [order, kind] of ['patient', 'prompt', 'patient'].entries())
    await queueJob(api, { kind, companyId, payload: { order } });
  const comeBackOn = await runDueJobs(api.db, api.platform, kinds, { patientDb });
  expect(done).toEqual([{ order: 1 }]);
  expect(comeBackOn?.getTime()).toBe(api.clock.now().getTime() + 2000);
  expect(await runDueJobs(api.db, api.platform, kinds)).toBeNull();
  expect(done).toEqual([{ order: 1 }, { order: 0 }, { order: 2 }]);
});

test('a job that can wait still runs when requests never pause', async () => {
  const patientDb = { transaction: () => Promise.reject(new GaveWay('wanted')) } as unknown as typeof api.db;
  const run = vi.fn(async () => {});
  const kinds: JobKinds = { patient: { run, giveUp: nothingLeftOpen, canWait: true } };
  await queueJob(api, { kind: 'patient', companyId, payload: {} });
  const timesGivenWay = new Map<number, number>();
  for (let time = 1; time <= 10; time += 1) {
    await runDueJobs(api.db, api.platform, kinds, { patientDb, timesGivenWay });
    expect(run).not.toHaveBeenCalled();
  }
  await runDueJobs(api.db, api.platform, kinds, { patientDb, timesGivenWay });
  expect(run).toHaveBeenCalledTimes(1);
  expect(timesGivenWay.size).toBe(0);
});

describe('a job that fails', () => {
  test('is retried later, five times in all, and then kept with its error', async () => {
    const error = new Error('No such thing');
    expect(await afterRuns(4, error)).toMatchObject({ state: 'waiting', attempts: 4 });
    await api.db.delete(jobs);
    expect(await afterRuns(6, error)).toMatchObject({
      state: 'failed',
      attempts: 5,
      lastError: 'Error: No such thing',
    });
  });

  test('because the database had no time is retried without limit', async () => {
    const lockNotAvailable = Object.assign(new Error('canceling statement'), {
      severity: 'ERROR',
      code: '55P03',
    });
    expect(await afterRuns(8, lockNotAvailable)).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('is given up after the fifth time, its end receives the error, and nothing stays queued', async () => {
    const giveUp = vi.fn(nothingLeftOpen);
    expect(await afterRuns(4, new Error('No such thing'), giveUp)).toMatchObject({ state: 'waiting' });
    expect(giveUp).not.toHaveBeenCalled();
    await api.db.delete(jobs);
    expect(await afterRuns(5, new Error('No such thing'), giveUp)).toMatchObject({ state: 'failed' });
    expect(giveUp).toHaveBeenCalledTimes(1);
    expect(giveUp.mock.lastCall?.[0]).toMatchObject({ companyId, reason: 'Error: No such thing' });
  });

  test('is given up completely: a failing end is rolled back, retried, and keeps the original error', async () => {
    let tries = 0;
    const giveUp: JobEnd = async (job) => {
      tries += 1;
      await queueJob(job, { kind: 'end', companyId, payload: {}, delayMs: 1e9 });
      if (tries < 3) throw new Error('Not even that');
    };
    expect(await afterRuns(6, new Error('No such thing'), giveUp)).toMatchObject({ state: 'waiting' });
    expect(await api.db.select().from(jobs)).toHaveLength(1);
    await api.db.delete(jobs);
    tries = 0;
    expect(await afterRuns(7, new Error('No such thing'), giveUp)).toMatchObject({
      state: 'failed',
      lastError: 'Error: No such thing',
    });
    expect(await api.db.select().from(jobs)).toHaveLength(2);
  });

  test('of a type unknown to this build is kept', async () => {
    await queueJob(api, { kind: 'of-another-build', companyId, payload: {} });
    for (let run = 0; run < 6; run += 1) {
      await runDueJobs(api.db, api.platform, {});
      api.clock.advance(10 * minute);
    }
    expect(await api.db.select().from(jobs)).toMatchObject([{ state: 'failed', attempts: 5 }]);
  });

  test('must declare its end: a type without one does not compile', () => {
    expectTypeOf<{ open: { run: JobHandler } }>().not.toExtend<JobKinds>();
    expectTypeOf<{ open: { run: JobHandler; giveUp: JobEnd } }>().toExtend<JobKinds>();
  });
});
