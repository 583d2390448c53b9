import { type Db, databaseOf } from './db';

/** The turn did not come in time; `isBusy` (failed-statement.ts) recognises it. */
export class NoTurn extends Error {
  override name = 'NoTurn';
}

/** Work that can wait was stopped for a request and its whole transaction rolled back. */
export class GaveWay extends Error {
  override name = 'GaveWay';
}

/** Whether it was the cause, however it was wrapped on the way. */
export function hasGivenWay(error: unknown): boolean {
  return error instanceof GaveWay || (error instanceof Error && hasGivenWay(error.cause));
}

/**
 * Lets other tasks start before the caller continues. Waiting for PGlite does not do that, because its
 * response is available at once. A timer would take milliseconds when several follow each other.
 */
export function giveWay(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Lets this many tasks work at once. Others wait in the order in which they arrived, up to the time limit. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: { atOnce: number; patienceMs?: number }) {}

  /** @throws NoTurn */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.limit.atOnce) this.running += 1;
    else await this.handedOver();
    try {
      return await work();
    } finally {
      // The next task takes over this one's place.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  isIdle(): boolean {
    return this.running === 0;
  }

  private handedOver(): Promise<void> {
    const { patienceMs } = this.limit;
    return new Promise((resolve, reject) => {
      let giveUp: ReturnType<typeof setTimeout> | undefined;
      const goOn = () => {
        clearTimeout(giveUp);
        resolve();
      };
      this.waiting.push(goOn);
      if (patienceMs === undefined) return;
      giveUp = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(goOn), 1);
        reject(new NoTurn('Those before took too long.'));
      }, patienceMs);
    });
  }
}

type Limit = { atOnce: number; patienceMs: number };
const limits = new WeakMap<object, { limit: Limit; byName: Map<string, Turns> }>();

/**
 * From now on `takeTurn` lets this many tasks of one name work on this database at once; others wait up to
 * the time limit.
 */
export function limitTurns(db: Db, limit: Limit): void {
  limits.set(databaseOf(db), { limit, byName: new Map() });
}

/**
 * Runs the work when fewer tasks of the same name than the database allows are running. Waiting here uses
 * none of the shared connections, unlike waiting for a lock. Without a limit there is no waiting.
 * @throws NoTurn
 */
export async function takeTurn<T>(db: Db, name: string, work: () => Promise<T>): Promise<T> {
  const limited = limits.get(databaseOf(db));
  if (!limited) return work();
  const { limit, byName } = limited;
  const turns = byName.get(name) ?? new Turns(limit);
  byName.set(name, turns);
  return turns.take(work).finally(() => {
    if (turns.isIdle()) byName.delete(name);
  });
}
