let opening: Promise<unknown> = Promise.resolve();

/** Requests wait here while nothing can answer them, because the sandbox's engine starts behind its sign-in page. */
export const callGate = {
  /** Holds every request made from now on until `ready` resolves. */
  holdUntil: (ready: Promise<unknown>): void => {
    opening = ready;
  },
  passed: (): Promise<unknown> => opening,
};
