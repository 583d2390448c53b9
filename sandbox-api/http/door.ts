import { ProblemError } from '#api/kernel/problem-error';

type Waiting = {
  origin: string;
  /** How many of the same origin waited when this one came, and how many of it had lately failed. */
  rank: number;
  enter: () => void;
  turnAway: () => void;
};

export type DoorLimit = { atOnce: number; mostWaiting: number; patienceMs: number };

/** For who was turned away: by then all that waited have been let in, or have been turned away too. */
const retryAfterSeconds = 5;

/** How many failures are remembered, whatever their age: their number counts only while others wait. */
const mostRemembered = 2000;

/**
 * Where calls wait that hash a password or a code, which takes a tenth of a second on purpose and needs no credential.
 * Few wait, and none for long. They enter by turns of where they come from: of a thousand from one address the first has
 * others' first ones beside it, and when there are too many, the last of the address that sent the most is turned away.
 * Calls that failed count as turns taken, so a caller from an address without failures passes a flood of guesses from
 * many addresses.
 */
export class Door {
  private inside = 0;
  /** Origins of the last calls that failed, oldest first, and how often each is among them. */
  private readonly failed: string[] = [];
  private readonly failuresOf = new Map<string, number>();
  /** In the order in which they enter: the first turns of all origins, then their second ones, and so on. */
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
      // The next one goes on in this one's place.
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
