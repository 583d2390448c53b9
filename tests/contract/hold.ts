import type { SQL } from 'drizzle-orm';
import type { Db } from '#api/db/db';

/** What the statement locks is locked by somebody else, until the returned function is called. */
export async function hold(db: Db, statement: SQL): Promise<() => Promise<void>> {
  const { promise: held, resolve: isHeld } = withResolvers();
  const { promise: released, resolve: release } = withResolvers();
  const ended = db.transaction(async (tx) => {
    await tx.execute(statement);
    isHeld();
    await released;
  });
  await Promise.race([held, ended]);
  return async () => {
    release();
    await ended;
  };
}

/** Long enough for a statement to arrive where it has to wait. */
export function aMoment(ms = 300): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
