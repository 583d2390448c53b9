/**
 * A user who opens one screen after the other pauses for less than this. Work that starts in a shorter pause
 * is rolled back by the next request, and uses half of a machine with two cores until then.
 */
const restMs = 1500;

export interface Patience {
  /** Runs work that a user waits for. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Whether work that can wait must yield now. */
  isWanted(): boolean;
}

/** Tracks when a user waits for the database, so that background work can yield. */
export function createPatience(readMs: () => number = () => performance.now()): Patience {
  let running = 0;
  let lastAnswerAt = Number.NEGATIVE_INFINITY;
  return {
    during: async (work) => {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        lastAnswerAt = readMs();
      }
    },
    isWanted: () => running > 0 || readMs() - lastAnswerAt < restMs,
  };
}
