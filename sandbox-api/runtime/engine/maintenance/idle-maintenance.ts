/** Maintenance blocks all requests, so it runs after this long without any work. */
const quietMs = 1500;
/** If requests never pause, the log grows, also in memory; then it runs between two requests. */
const longestWaitMs = 30_000;

export interface IdleMaintenance {
  /** A request was answered, or a job is done: the quiet time starts again. */
  noteWork(): void;
  /** Resolves when none is due or running: for `waitUntil`. */
  settled(): Promise<void>;
  stop(): void;
}

type Options = {
  isNeeded(): boolean;
  maintain(): Promise<void>;
  onError(error: unknown): void;
};

/**
 * Limits what a restart has to replay. PostgreSQL without its postmaster never starts a checkpoint by itself,
 * so in a long session the write-ahead log, and the duration of every later start, would grow.
 */
export function createIdleMaintenance({ isNeeded, maintain, onError }: Options): IdleMaintenance {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Promise<void> | null = null;
  let dueAt = 0;
  let isRunning = false;
  let end = () => {};

  function finish() {
    pending = null;
    end();
  }

  function run() {
    isRunning = true;
    maintain()
      .catch(onError)
      .finally(() => {
        isRunning = false;
        finish();
      });
  }

  return {
    noteWork: () => {
      if (isRunning) return;
      clearTimeout(timer);
      if (!isNeeded()) return finish();
      const now = performance.now();
      if (!pending) {
        dueAt = now + longestWaitMs;
        pending = new Promise<void>((done) => {
          end = done;
        });
      }
      timer = setTimeout(run, Math.min(quietMs, dueAt - now));
    },
    settled: async () => {
      await pending;
    },
    stop: () => {
      clearTimeout(timer);
      finish();
    },
  };
}
