import { type SQL, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Db } from '#api/db/db';

/** Another transaction locks what the statement locks, until the returned function is called. */
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

/** Waits until that many statements on a PostgreSQL database wait for a lock; fails if they never do. */
export async function untilWaiting(db: Db, count = 1): Promise<void> {
  const waiting = sql`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute<{ waiting: number }>(waiting);
      expect(rows[0]?.waiting, 'statements that wait for a lock').toBeGreaterThanOrEqual(count);
    },
    { timeout: mostMs, interval: 20 },
  );
}

/** Less than PostgreSQL lets a statement wait for a lock. */
const mostMs = 50_000;

/** A promise, and the function that resolves it. */
export function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
