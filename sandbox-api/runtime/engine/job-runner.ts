import type { WorkSubject } from '#api/contract/engine';
import type { Db } from '#api/db/db';
import type { Platform } from '#api/kernel/context';
import { type JobKinds, runDueJobs } from '#api/kernel/jobs';
import { forgetOld } from '#api/modules/forget-old';

/** A host is kept alive for jobs that fall due within this time; later ones wait for the next start. */
const patienceMs = 20_000;
/**
 * The answer of the change that woke the queue goes first: looking would hold it up by a tenth. Changes that follow
 * each other closely are looked at together.
 */
const restMs = 50;
const never = Number.POSITIVE_INFINITY;

export interface JobRunner {
  /**
   * Looks for work in a moment, or when what was queued falls due, and stays until the next job that falls due soon;
   * never throws.
   */
  wake(dueOn?: Date): void;
  /** Resolves when nothing runs and nothing falls due soon: for `waitUntil`. */
  settled(): Promise<void>;
  stop(): void;
}

type Options = {
  db: Db;
  /** See `Attending` of kernel/jobs.ts. */
  patientDb?: Db;
  platform: Platform;
  /** Asked with the first look at the queue: what they need is not evaluated before. */
  loadHandlers(): Promise<JobKinds>;
  tellChanged(subjects: readonly WorkSubject[]): void;
  onError(error: unknown): void;
};

/** One pass over the queue at a time. The queue itself is in the database, so nothing is lost with the host. */
export function createJobRunner(options: Options): JobRunner {
  const { db, patientDb, platform, loadHandlers, tellChanged, onError } = options;
  let pass: Promise<void> | null = null;
  /** By the platform's clock; 0 is at once. */
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
      // In the same step that saw nothing wanted: a wake in between would be lost.
      pass = null;
    }
  }

  /**
   * False when that is too long to stay. A wake may bring it forward; one that comes after is for another look, so what
   * is waited for is forgotten in the same step that decides.
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

  /** Does what is due, and notes when more is. */
  async function passOver() {
    // Once is enough: a worker lives for minutes.
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
