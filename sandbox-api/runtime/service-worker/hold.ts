/** A browser ends an event that is held for minutes, so a busy worker gets a new one this often. */
const holdAgainMs = 1000;

/**
 * Keeps a worker until nothing is due soon: to be called after each answer, the result for `waitUntil`. Of a burst of
 * events one is held for all, until also what the others left is done: each that is held takes memory until then.
 * @param settle resolves when nothing is due soon; never rejects.
 */
export function createHold(settle: () => Promise<unknown>): () => Promise<void> {
  let answers = 0;
  let holder = { since: 0, isHolding: false };

  return async () => {
    answers += 1;
    const since = performance.now();
    if (holder.isHolding && since - holder.since < holdAgainMs) return;
    const own = { since, isHolding: true };
    holder = own;
    for (let seen = 0; seen !== answers; ) {
      seen = answers;
      await settle();
    }
    own.isHolding = false;
  };
}
