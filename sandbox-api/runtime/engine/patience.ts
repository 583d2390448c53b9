/** A screen asks in bursts: what comes this soon after an answer is most likely of the same one. */
const restMs = 400;

export interface Patience {
  /** Carries out what a person waits for. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Whether work that can wait is in the way now. */
  isWanted(): boolean;
}

/** Knows when a person waits for the database, for background work that steps back then. */
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
