import type { Db } from '#api/db/db';
import type { Platform } from '#api/modules/platform/context';
import { type JobHandler, runDueJobs } from '#api/modules/platform/jobs';
import { forgetOldAnswers } from '#api/modules/platform/kept-answers';

/** A host is kept alive for jobs that fall due within this time; later ones wait for the next start. */
const patienceMs = 20_000;
/**
 * The answer of the change that woke the queue goes first: looking would hold it up by a tenth. Changes that follow
 * each other closely are looked at together.
 */
const restMs = 50;

export interface JobRunner {
  /** Looks for work in a moment, and stays until the next job that falls due soon; never throws. */
  wake(): void;
  /** Resolves when nothing runs and nothing falls due soon: for `waitUntil`. */
  settled(): Promise<void>;
  stop(): void;
}

type Options = {
  db: Db;
  platform: Platform;
  /** Asked with the first look at the queue: what they need is not evaluated before. */
  loadHandlers(): Promise<Record<string, JobHandler>>;
  onError(error: unknown): void;
};

/** One pass over the queue at a time. The queue itself is in the database, so nothing is lost with the host. */
export function createJobRunner({ db, platform, loadHandlers, onError }: Options): JobRunner {
  let pass: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;
  let endWaiting = () => {};
  let isTidy = false;

  async function run() {
    try {
      while (isWanted) {
        await new Promise((done) => setTimeout(done, restMs));
        if (isStopped) return;
        isWanted = false;
        await passOver();
      }
    } catch (error) {
      onError(error);
    } finally {
      // In the same step that saw nothing wanted: a wake in between would be lost.
      pass = null;
    }
  }

  /** Does what is due; and when more falls due soon, waits for it or for a wake. */
  async function passOver() {
    // Once is enough: a worker lives for minutes.
    if (!isTidy) await forgetOldAnswers(db, platform.clock.now());
    isTidy = true;
    const nextDue = await runDueJobs(db, platform, await loadHandlers());
    const delayMs = nextDue ? nextDue.getTime() - platform.clock.now().getTime() : Number.POSITIVE_INFINITY;
    if (isWanted || isStopped || delayMs > patienceMs) return;
    await new Promise<void>((done) => {
      endWaiting = done;
      setTimeout(done, Math.max(0, delayMs));
    });
    isWanted = true;
  }

  return {
    wake: () => {
      isWanted = true;
      endWaiting();
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
