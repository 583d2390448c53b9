/**
 * A build must not depend on when it runs. PGlite reads the clock and randomness of its host, and neither can be
 * replaced: PostgreSQL writes them into its control file, the log's pages and a nonce, and uses them to sample rows.
 */
import nodeCrypto, { createHash } from 'node:crypto';
import type { Random } from '#api/kernel/context';

/** Bytes that look random and are the same for the same seed: only for public data, never for a secret. */
export function createRepeatableRandom(seed: string): Random {
  let blocks = 0;
  let rest = Buffer.alloc(0);
  return {
    bytes: (count) => {
      while (rest.length < count) {
        blocks += 1;
        rest = Buffer.concat([rest, createHash('sha256').update(`${seed} ${blocks}`).digest()]);
      }
      const taken = Uint8Array.from(rest.subarray(0, count));
      rest = rest.subarray(count);
      return taken;
    },
  };
}

/** Runs the work in a process with a stopped clock and repeatable randomness; both return to normal afterwards. */
export async function inStillWorld<Result>(instant: Date, work: () => Promise<Result>): Promise<Result> {
  const random = createRepeatableRandom('still world');
  const fill = (view: Uint8Array) => {
    view.set(random.bytes(view.length));
    return view;
  };
  const restore = [
    replace(Date, 'now', () => instant.getTime()),
    replace(performance, 'now', () => 0),
    replace(nodeCrypto, 'randomFillSync', fill),
  ];
  try {
    return await work();
  } finally {
    for (const undo of restore) undo();
  }
}

function replace(holder: object, name: string, standIn: unknown): () => void {
  const original: unknown = Reflect.get(holder, name);
  Reflect.set(holder, name, standIn);
  return () => void Reflect.set(holder, name, original);
}
