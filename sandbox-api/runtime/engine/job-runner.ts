import type { Db } from '#api/db/db';
import type { Platform } from '#api/modules/platform/context';
import { type JobHandler, runDueJobs } from '#api/modules/platform/jobs';

/** A host is kept alive for jobs that fall due within this time; later ones wait for the next start. */
const patienceMs = 20_000;

export interface JobRunner {
  /** Looks for work now, and stays until the next job that falls due soon; never throws. */
  wake(): void;
  /** Resolves when nothing runs and nothing falls due soon: for `waitUntil`. */
  settled(): Promise<void>;
  stop(): void;
}

type Options = {
  db: Db;
  platform: Platform;
  handlers: Record<string, JobHandler>;
  onError(error: unknown): void;
};

/** One pass over the queue at a time. The queue itself is in the database, so nothing is lost with the host. */
export function createJobRunner({ db, platform, handlers, onError }: Options): JobRunner {
  let pass: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;
  let endWaiting = () => {};

  async function run() {
    while (isWanted && !isStopped) {
      isWanted = false;
      const nextDue = await runDueJobs(db, platform, handlers);
      const delayMs = nextDue ? nextDue.getTime() - platform.clock.now().getTime() : Number.POSITIVE_INFINITY;
      if (isWanted || isStopped || delayMs > patienceMs) continue;
      await new Promise<void>((done) => {
        endWaiting = done;
        setTimeout(done, Math.max(0, delayMs));
      });
      isWanted = true;
    }
  }

  return {
    wake: () => {
      isWanted = true;
      endWaiting();
      pass ??= run()
        .catch(onError)
        .finally(() => {
          pass = null;
        });
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
