/** Work that repeats, never twice at once. */
export interface Repeater {
  /** Runs the work soon; during a run, once more after it. */
  wake(): void;
  /** Ends after the run in progress. */
  stop(): Promise<void>;
}

/**
 * Repeats `work`, which returns how many milliseconds it may rest. It rests `longestRestMs` at most, because
 * another process may have queued work for it.
 */
export function repeat({
  work,
  longestRestMs,
  onError,
}: {
  work(): Promise<number>;
  longestRestMs: number;
  onError(error: unknown): void;
}): Repeater {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;

  const rest = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(start, Math.min(Math.max(ms, 0), longestRestMs));
  };
  const start = () => {
    isWoken = false;
    running = work()
      .catch((error: unknown) => {
        onError(error);
        return longestRestMs;
      })
      .then((restMs) => {
        running = undefined;
        rest(isWoken ? 0 : restMs);
      });
  };
  rest(0);

  return {
    wake() {
      if (running) isWoken = true;
      else rest(0);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
