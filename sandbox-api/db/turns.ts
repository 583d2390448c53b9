import { type Db, databaseOf } from './db';

type Limit = { atOnce: number; patienceMs: number };
type Line = { running: number; waiting: (() => void)[] };

const limits = new WeakMap<object, Limit & { lines: Map<string, Line> }>();

/** Somebody's turn did not come in time; `isBusy` (failed-statement.ts) knows it. */
export class NoTurn extends Error {
  override name = 'NoTurn';
}

/** From now on `takeTurn` lets so many of one name work on this database at once; others wait no longer than that. */
export function limitTurns(db: Db, limit: Limit): void {
  limits.set(databaseOf(db), { ...limit, lines: new Map() });
}

/**
 * Works once fewer of the same name than the database allows are at it. Waiting here takes none of the connections that
 * everybody shares, as waiting for a lock does. Where nothing is limited there is no waiting.
 * @throws NoTurn
 */
export async function takeTurn<T>(db: Db, name: string, work: () => Promise<T>): Promise<T> {
  const limit = limits.get(databaseOf(db));
  if (!limit) return work();
  const line = limit.lines.get(name) ?? { running: 0, waiting: [] };
  limit.lines.set(name, line);
  if (line.running < limit.atOnce) line.running += 1;
  else await handedOver(line, limit.patienceMs);
  try {
    return await work();
  } finally {
    // The next one goes on in this one's place.
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) limit.lines.delete(name);
  }
}

function handedOver(line: Line, patienceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => {
      line.waiting.splice(line.waiting.indexOf(goOn), 1);
      reject(new NoTurn('Others of the same name took too long.'));
    }, patienceMs);
    const goOn = () => {
      clearTimeout(giveUp);
      resolve();
    };
    line.waiting.push(goOn);
  });
}
