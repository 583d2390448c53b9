import type { WorkSubject } from '#api/contract/engine';
import type { Db } from '#api/db/db';
import type { Platform } from '#api/kernel/context';
import { type JobKinds, runDueJobs } from '#api/kernel/jobs';
import { forgetOld } from '#api/modules/forget-old';

/** A host is kept alive for jobs that are due within this time; later ones wait for the next start. */
const patienceMs = 20_000;
/**
 * Lets the response of the change that woke the queue go first: looking would delay it by a tenth. Changes in
 * quick succession are handled together.
 */
const restMs = 50;
const never = Number.POSITIVE_INFINITY;

export interface JobRunner {
  /**
   * Looks for work shortly, or when a queued job is due, and waits for the next job that is due soon; never
   * throws.
   */
  wake(dueOn?: Date): void;
  /** Resolves when nothing runs and nothing is due soon: for `waitUntil`. */
  settled(): Promise<void>;
  stop(): void;
}

type Options = {
  db: Db;
  /** See `Attending` of kernel/jobs.ts. */
  patientDb?: Db;
  platform: Platform;
  /** Loaded with the first look at the queue, because their code is not needed before. */
  loadHandlers(): Promise<JobKinds>;
  tellChanged(subjects: readonly WorkSubject[]): void;
  onError(error: unknown): void;
};

/** One pass over the queue at a time. The queue itself is in the database, so nothing is lost with the host. */
export function createJobRunner(options: Options): JobRunner {
  const { db, patientDb, platform, loadHandlers, tellChanged, onError } = options;
  let pass: Promise<void> | null = null;
  /** By the platform's clock; 0 means immediately. */
  let lookAt = never;
  let isStopped = false;
  let endWaiting = () => {};
  let isTidy = false;
  const timesGivenWay = new Map<number, number>();

  async function run() {
    try {
      while (lookAt !== never) {
        await new Promise((done) => setTimeout(done, restMs));
        const isDue = await waitUntilDue();
        if (isStopped) return;
        if (isDue) await passOver();
      }
    } catch (error) {
      onError(error);
    } finally {
      // Decided in the same step that found no work, because a wake in between would be lost.
      pass = null;
    }
  }

  /**
   * False when that is too long to wait. A wake may bring it forward; a later wake needs another look, so the
   * awaited time is cleared in the same step.
   */
  async function waitUntilDue(): Promise<boolean> {
    const delayMs = () => (lookAt === 0 ? 0 : lookAt - platform.clock.now().getTime());
    while (!isStopped && delayMs() > 0 && delayMs() <= patienceMs) {
      await new Promise<void>((done) => {
        endWaiting = done;
        setTimeout(done, delayMs());
      });
    }
    const isDue = delayMs() <= 0;
    lookAt = never;
    return isDue;
  }

  /** Runs due jobs, and notes when the next ones are due. */
  async function passOver() {
    // Once is enough, because a worker lives for minutes.
    if (!isTidy) await forgetOld(db, platform.clock.now());
    isTidy = true;
    const nextDue = await runDueJobs(db, platform, await loadHandlers(), {
      tellChanged,
      patientDb,
      timesGivenWay,
    });
    lookAt = Math.min(lookAt, nextDue?.getTime() ?? never);
  }

  return {
    wake: (dueOn) => {
      const at = dueOn?.getTime() ?? 0;
      if (at < lookAt) {
        lookAt = at;
        endWaiting();
      }
      pass ??= run();
    },
    settled: async () => {
      while (pass && !isStopped) await pass;
    },
    stop: () => {
      isStopped = true;
      endWaiting();
    },
  };
}
