import { ProblemError } from '#api/kernel/problem-error';

type Waiting = {
  origin: string;
  /** How many calls of the same origin were waiting when this one arrived, and how many had failed recently. */
  rank: number;
  enter: () => void;
  turnAway: () => void;
};

export type DoorLimit = { atOnce: number; mostWaiting: number; patienceMs: number };

/** Sent with a refusal; the calls that wait now have been admitted or refused by then. */
const retryAfterSeconds = 5;

/** How many failures are remembered, at any age: their number matters only while others wait. */
const mostRemembered = 2000;

/**
 * The queue for calls that hash a password or a code, which takes 0.1 s on purpose and needs no credential.
 * Few calls wait, and none for long. Origins take turns: a caller's first call is admitted beside the first
 * of a thousand calls from one address. When too many wait, the last call of the address that sent the most
 * is refused. Failed calls count as turns already taken, so a caller from an address without failures gets
 * past a flood of guesses from many addresses.
 */
export class Door {
  private inside = 0;
  /** Origins of the most recent failed calls, oldest first, and how often each occurs. */
  private readonly failed: string[] = [];
  private readonly failuresOf = new Map<string, number>();
  /** The order of admission: the first turns of all origins, then their second turns, and so on. */
  private readonly queue: Waiting[] = [];

  constructor(private readonly limit: DoorLimit) {}

  /** @throws ProblemError `too_many_at_once` */
  async pass<T>(origin: string, work: () => Promise<T>): Promise<T> {
    if (this.inside < this.limit.atOnce) this.inside += 1;
    else await this.wait(origin);
    try {
      return await work();
    } catch (error) {
      this.rememberFailure(origin);
      throw error;
    } finally {
      // The next call takes over this one's place.
      const next = this.queue.shift();
      if (next) next.enter();
      else this.inside -= 1;
    }
  }

  private rememberFailure(origin: string): void {
    this.failed.push(origin);
    this.failuresOf.set(origin, (this.failuresOf.get(origin) ?? 0) + 1);
    if (this.failed.length <= mostRemembered) return;
    const oldest = this.failed.shift() ?? '';
    const left = (this.failuresOf.get(oldest) ?? 0) - 1;
    if (left > 0) this.failuresOf.set(oldest, left);
    else this.failuresOf.delete(oldest);
  }

  private wait(origin: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const turnAway = () => {
        clearTimeout(impatience);
        reject(new ProblemError('too_many_at_once', { retryAfterSeconds }));
      };
      const enter = () => {
        clearTimeout(impatience);
        resolve();
      };
      const waitingOfIt = this.queue.filter((other) => other.origin === origin).length;
      const rank = waitingOfIt + (this.failuresOf.get(origin) ?? 0);
      const waiting: Waiting = { origin, rank, enter, turnAway };
      const impatience = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(waiting), 1);
        turnAway();
      }, this.limit.patienceMs);
      const place = this.queue.findIndex((other) => other.rank > rank);
      this.queue.splice(place < 0 ? this.queue.length : place, 0, waiting);
      if (this.queue.length > this.limit.mostWaiting) this.queue.pop()?.turnAway();
    });
  }
}
