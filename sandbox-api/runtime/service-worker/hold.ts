/** A browser ends an event that is held for minutes, so a busy worker holds a new one this often. */
const holdAgainMs = 1000;

/**
 * Keeps a worker alive until nothing is due soon: call after each response, and pass the result to
 * `waitUntil`. Of a burst of events, one is held for all until all their work is done, because each held
 * event takes memory until then.
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
