/** Lets requests run concurrently, and work on the store itself alone. */
export interface Gate {
  pass<T>(work: () => Promise<T>): Promise<T>;
  /** Waits for running requests, holds back new ones, runs the work, opens again. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

export function createGate(): Gate {
  const passing = new Set<Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  return {
    async pass(work) {
      while (isClosed) await last;
      const running = work();
      passing.add(running);
      try {
        return await running;
      } finally {
        passing.delete(running);
      }
    },
    alone(work) {
      const turn = last.then(async () => {
        isClosed = true;
        try {
          await Promise.allSettled(passing);
          return await work();
        } finally {
          isClosed = false;
        }
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
