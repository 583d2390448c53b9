import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companies, languages } from '#api/db/schema/company';
import { outboxMessages } from '#api/db/schema/platform';

/** An arbitrary number, the same on all hosts so that they use the same lock. */
const preparationLock = 7_361_204;

/**
 * Runs the work on other connections, while this connection blocks every other host at the same step. Loading
 * takes longer than a statement may wait for a lock elsewhere.
 */
export async function whileOthersWait<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${preparationLock}::bigint)`);
    return work();
  });
}

/** Fails if there is no database, or it is not available to us. */
export async function reach(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

/** Whether lookups and reference data were loaded into this database. */
export async function isReferenceLoaded(db: Db): Promise<boolean> {
  return (await db.select({ id: languages.id }).from(languages).limit(1)).length > 0;
}

export async function hasCompanies(db: Db): Promise<boolean> {
  return (await db.select({ id: companies.id }).from(companies).limit(1)).length > 0;
}

/** Mail of all companies waiting to be sent, oldest first; the host sends it for all of them. */
export function listUnsentMail(db: Db, limit: number) {
  return db
    .select()
    .from(outboxMessages)
    .where(isNull(outboxMessages.sentOn))
    .orderBy(asc(outboxMessages.id))
    .limit(limit);
}

/** Locks a mail against other hosts until the transaction ends; false when another one has it, or has sent it. */
export async function takeUnsentMail(db: Db, id: number): Promise<boolean> {
  const taken = await db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.id, id), isNull(outboxMessages.sentOn)))
    .for('update', { skipLocked: true });
  return taken.length > 0;
}

export async function markMailSent(db: Db, id: number, now: Date): Promise<void> {
  await db.update(outboxMessages).set({ sentOn: now }).where(eq(outboxMessages.id, id));
}
