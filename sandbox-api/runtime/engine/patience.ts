/**
 * A person who opens one screen after the other pauses for less than this. Work that begins in between is undone by the
 * next request, and takes half of a machine with two cores until then.
 */
const restMs = 1500;

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
