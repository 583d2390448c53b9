let opening: Promise<unknown> = Promise.resolve();

/** Calls wait here while there is nobody who could answer them: the sandbox's engine starts beneath its sign-in page. */
export const callGate = {
  /** Every call that is made from now on is sent when `ready` resolves. */
  holdUntil: (ready: Promise<unknown>): void => {
    opening = ready;
  },
  passed: (): Promise<unknown> => opening,
};
