/** A checkpoint makes everybody wait for it, so it is made after this long without a request. */
const quietMs = 1500;

export interface IdleCheckpoint {
  /** A request was answered: the quiet time begins again. */
  noteRequest(): void;
  /** Resolves when no checkpoint is due or running: for `waitUntil`. */
  settled(): Promise<void>;
  stop(): void;
}

type Options = {
  isNeeded(): boolean;
  checkpoint(): Promise<void>;
  onError(error: unknown): void;
};

/**
 * Bounds what a restart has to replay. PostgreSQL without its postmaster never starts a checkpoint by itself,
 * so a long session would let the write-ahead log, and with it every later start, grow.
 */
export function createIdleCheckpoint({ isNeeded, checkpoint, onError }: Options): IdleCheckpoint {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Promise<void> | null = null;
  let end = () => {};

  function finish() {
    pending = null;
    end();
  }

  return {
    noteRequest: () => {
      clearTimeout(timer);
      if (!isNeeded()) return;
      pending ??= new Promise<void>((done) => {
        end = done;
      });
      timer = setTimeout(() => {
        checkpoint().catch(onError).finally(finish);
      }, quietMs);
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
