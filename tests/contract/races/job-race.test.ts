/**
 * On PostgreSQL several hosts share one queue, and users continue while a job runs; PGlite has only one connection.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRecalculation, decideRecalculation } from '#api/contract/emissions/recalculations';
import { jobs } from '#api/db/schema/platform';
import { type JobHandler, type JobKinds, nothingLeftOpen, queueJob, runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { gasAt } from '../fuzz/gas-entry';
import { withResolvers } from './hold';

const databaseUrl = inject('databaseUrl');

describe.runIf(databaseUrl !== null)('a job on PostgreSQL', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  let company: Company;
  beforeAll(async () => {
    api = await createTestApi({ databaseUrl: databaseUrl ?? undefined });
    company = await api.company();
    return () => api.close();
  });
  afterEach(() => expect(api.unexpected.splice(0)).toEqual([]));

  const queue = (kind: string, dedupeKey?: string) =>
    queueJob(api, { kind, companyId: company.companyId, payload: {}, ...(dedupeKey ? { dedupeKey } : {}) });

  test('queued again while it runs runs again, because it may have read too early', async () => {
    let runs = 0;
    const count: JobHandler = async () => {
      runs += 1;
      if (runs === 1) await queue('count', 'count');
    };
    await queue('count', 'count');
    await queue('count', 'count');
    await runDueJobs(api.db, api.platform, { count: { run: count, giveUp: nothingLeftOpen } });
    expect(runs).toBe(2);
  });

  test('that another host runs is left to it, and the one after it is not', async () => {
    const done: string[] = [];
    const [isRunning, mayEnd] = [withResolvers(), withResolvers()];
    await queue('slow');
    await queue('quick');
    const kinds: JobKinds = {
      slow: {
        run: async () => {
          isRunning.resolve();
          await mayEnd.promise;
          done.push('slow');
        },
        giveUp: nothingLeftOpen,
      },
      quick: { run: async () => void done.push('quick'), giveUp: nothingLeftOpen },
    };
    const first = runDueJobs(api.db, api.platform, kinds);
    await isRunning.promise;
    let looks = 0;
    const now = () => {
      looks += 1;
      return api.clock.now();
    };
    expect(await runDueJobs(api.db, { ...api.platform, clock: { now } }, kinds)).toBeNull();
    mayEnd.resolve();
    await first;
    expect(done).toEqual(['quick', 'slow']);
    expect(looks).toBeLessThan(10);
  });

  test('that calculates a preview does not block its rejection', async () => {
    const token = company.token.Admin;
    await api.call(createFuelConsumption, { token, body: gasAt(company.locationId) });
    const body = { gwpSet: 'AR5', reason: 'Compare' } as never;
    const { recalculationId } = (await api.call(createRecalculation, { token, body })).body;
    const kind = 'emissions.recalculation-run';
    const hasLocked = withResolvers();
    // There is a moment between a batch's lock of its run and the first row that names the company.
    const slowed: JobHandler = async (job) => {
      await job.db.execute(sql`select from recalculations where id = ${recalculationId} for update`);
      hasLocked.resolve();
      await pause(300);
      await jobHandlers[kind]?.run(job);
    };
    const running = runDueJobs(api.db, api.platform, {
      ...jobHandlers,
      [kind]: { run: slowed, giveUp: nothingLeftOpen },
    });
    await hasLocked.promise;
    const decision = { decision: 'reject', note: null } as never;
    const params = { id: recalculationId };
    const rejected = await api.call(decideRecalculation, { token, params, body: decision });
    await running;
    expect(rejected.status).toBe(200);
    const failed = await api.db
      .select({ lastError: jobs.lastError })
      .from(jobs)
      .where(and(eq(jobs.kind, kind), sql`${jobs.attempts} > 0`));
    expect(failed).toEqual([]);
  });
});
