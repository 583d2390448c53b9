import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessions } from '#api/db/schema/account';
import { idempotencyKeys, jobs } from '#api/db/schema/platform';
import { type JobHandler, type JobKinds, nothingLeftOpen, queueJob, runDueJobs } from '#api/kernel/jobs';
import { countStatements } from '#api/testing/count-statements';
import { createTestApi } from '#api/testing/create-test-api';
import { testClock, testPlatform } from '#api/testing/test-platform';
import { createJobRunner } from './job-runner';

let api: Awaited<ReturnType<typeof createTestApi>>;
let companyId: number;
let userId: number;
beforeAll(async () => {
  api = await createTestApi();
  const company = await api.company();
  companyId = company.companyId;
  userId = company.userId.User;
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(jobs));

const kindsOf = (note: JobHandler): JobKinds => ({
  note: { run: note, giveUp: nothingLeftOpen, changes: ['reports'] },
});

function setUp() {
  const { db } = api;
  const clock = testClock();
  const platform = testPlatform(clock);
  const done: unknown[] = [];
  const onError = vi.fn();
  const tellChanged = vi.fn();
  const handlers = kindsOf(async ({ payload }) => void done.push(payload));
  const queue = (payload: Record<string, unknown>, delayMs = 0) =>
    queueJob({ db, platform }, { kind: 'note', companyId, payload, delayMs });
  return {
    clock,
    done,
    onError,
    tellChanged,
    queue,
    runner: createJobRunner({ db, platform, loadHandlers: async () => handlers, tellChanged, onError }),
  };
}

describe('the job runner', () => {
  test('runs due jobs, and those queued during a pass', async () => {
    const { done, queue, runner, onError } = setUp();
    await queue({ at: 1 });
    runner.wake();
    await queue({ at: 2 });
    runner.wake();
    await runner.settled();
    expect(done).toEqual([{ at: 1 }, { at: 2 }]);
    await queue({ at: 3 });
    runner.wake();
    await runner.settled();
    expect(done).toHaveLength(3);
    expect(onError).not.toHaveBeenCalled();
  });

  test('reports changes of a job once it is done, and none of a failed one', async () => {
    const { queue, runner, done, tellChanged } = setUp();
    await queue({ at: 1 });
    tellChanged.mockImplementation((subjects) => done.push(subjects));
    runner.wake();
    await runner.settled();
    expect(done).toEqual([{ at: 1 }, ['reports']]);
    await queue({ at: 2 });
    const failing = kindsOf(() => Promise.reject(new Error('no')));
    await runDueJobs(api.db, testPlatform(testClock()), failing, { tellChanged });
    expect(tellChanged).toHaveBeenCalledTimes(1);
  });

  test('looks once for changes in quick succession', async () => {
    const { runner } = setUp();
    runner.wake();
    await runner.settled();
    const statements = await countStatements(async () => {
      for (let change = 0; change < 5; change += 1) {
        runner.wake();
        await Promise.resolve();
      }
      await runner.settled();
    });
    expect(statements).toBe(2);
  });

  test('does not look before a queued job is due, however many changes arrive', async () => {
    const { clock, done, queue, runner } = setUp();
    runner.wake();
    await runner.settled();
    const dueOn = new Date(clock.now().getTime() + 300);
    const statements = await countStatements(async () => {
      for (let change = 0; change < 8; change += 1) {
        runner.wake(dueOn);
        await new Promise((over) => setTimeout(over, 30));
      }
    });
    expect(statements).toBe(0);
    await queue({ at: 1 });
    runner.wake(clock.now());
    await runner.settled();
    expect(done).toEqual([{ at: 1 }]);
  });

  test('is not delayed by a job that is due later', async () => {
    const { clock, done, queue, runner } = setUp();
    await queue({ at: 2 }, 200);
    runner.wake(new Date(clock.now().getTime() + 200));
    await new Promise((over) => setTimeout(over, 80));
    await queue({ at: 1 });
    runner.wake();
    await vi.waitUntil(() => done.length > 0, 20_000);
    expect(done).toEqual([{ at: 1 }]);
    clock.advance(200);
    await runner.settled();
    expect(done).toEqual([{ at: 1 }, { at: 2 }]);
  });

  test('does not lose a wake that arrives while it stops waiting for a much later job', async () => {
    const { clock, done, queue } = setUp();
    const dueOn = new Date(clock.now().getTime() + 60_000);
    await queue({ at: 1 });
    const { db } = api;
    let looks = 0;
    const now = () => {
      looks += 1;
      // Just after deciding that a minute is too long to wait.
      if (looks === 3) queueMicrotask(() => runner.wake());
      return clock.now();
    };
    const handlers = kindsOf(async ({ payload }) => void done.push(payload));
    const runner = createJobRunner({
      db,
      platform: { ...testPlatform(clock), clock: { now } },
      loadHandlers: async () => handlers,
      tellChanged: vi.fn(),
      onError: expect.unreachable,
    });
    runner.wake(dueOn);
    await runner.settled();
    expect(done).toEqual([{ at: 1 }]);
  });

  test('deletes responses, done jobs and ended sessions older than a week, and nothing else', async () => {
    const { clock, runner } = setUp();
    const keep = (idempotencyKey: string, daysAgo: number) => {
      const createdOn = new Date(clock.now().getTime() - daysAgo * 86_400_000);
      return { caller: 'user:1', idempotencyKey, fingerprint: 'f', response: { daysAgo }, createdOn };
    };
    await api.db.insert(idempotencyKeys).values([keep('old', 7.1), keep('new', 6.9)]);
    const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
    const job = (kind: string, state: 'done' | 'failed', days: number) => {
      const finishedOn = ago(days);
      return { companyId, kind, state, payload: {}, runAfter: finishedOn, createdOn: finishedOn, finishedOn };
    };
    await api.db
      .insert(jobs)
      .values([job('old', 'done', 7.1), job('new', 'done', 6.9), job('lost', 'failed', 9)]);
    const session = (secretHash: string, expiresOn: Date, revokedOn: Date | null) => {
      return { userId, secretHash, createdOn: ago(40), expiresOn, revokedOn };
    };
    await api.db.delete(sessions);
    await api.db
      .insert(sessions)
      .values([
        session('expired', ago(7.1), null),
        session('signed out', ago(-1), ago(7.1)),
        session('lasting', ago(-1), null),
        session('just signed out', ago(-1), ago(6.9)),
      ]);
    runner.wake();
    await runner.settled();
    const keys = await api.db.select({ key: idempotencyKeys.idempotencyKey }).from(idempotencyKeys);
    expect(keys).toEqual([{ key: 'new' }]);
    const kinds = await api.db.select({ kind: jobs.kind }).from(jobs);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['lost', 'new']);
    const hashes = await api.db.select({ hash: sessions.secretHash }).from(sessions);
    expect(hashes.map(({ hash }) => hash).sort()).toEqual(['just signed out', 'lasting']);
  });

  test('leaves a job that is due in a minute to the next start', async () => {
    const { done, queue, runner } = setUp();
    await queue({ at: 1 }, 60_000);
    runner.wake();
    await runner.settled();
    expect(done).toEqual([]);
  });

  test('does nothing more after it was stopped', async () => {
    const { done, queue, runner } = setUp();
    await queue({ at: 1 });
    runner.wake();
    runner.stop();
    await new Promise((over) => setTimeout(over, 100));
    expect(done).toEqual([]);
  });

  test('reports an error and can be woken again', async () => {
    const { done, onError, queue } = setUp();
    const { db } = api;
    const clock = testClock();
    const failing = { ...testPlatform(clock), clock: { now: vi.fn(clock.now) } };
    failing.clock.now.mockImplementationOnce(() => {
      throw new Error('no time');
    });
    const handlers = kindsOf(async ({ payload }) => void done.push(payload));
    const runner = createJobRunner({
      db,
      platform: failing,
      loadHandlers: async () => handlers,
      tellChanged: vi.fn(),
      onError,
    });
    await queue({ at: 1 });
    runner.wake();
    await runner.settled();
    expect(onError).toHaveBeenCalledTimes(1);
    runner.wake();
    await runner.settled();
    expect(done).toEqual([{ at: 1 }]);
  });
});
