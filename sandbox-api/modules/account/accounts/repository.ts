import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { passwordResetCodes, users } from '#api/db/schema/account';

type UserChange = Partial<typeof users.$inferInsert>;

const oneUser = (companyId: number, userId: number) =>
  and(eq(users.companyId, companyId), eq(users.id, userId));

export async function findUser(db: Db, companyId: number, userId: number) {
  const [row] = await db.select().from(users).where(oneUser(companyId, userId));
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockUser(db: Db, companyId: number, userId: number) {
  const [row] = await db.select().from(users).where(oneUser(companyId, userId)).for('update');
  return row;
}

export async function updateUser(db: Db, companyId: number, userId: number, change: UserChange) {
  await db.update(users).set(change).where(oneUser(companyId, userId));
}

/** A new code replaces the ones before it. */
export async function replaceCode(
  db: Db,
  row: { userId: number; codeHash: string; expiresOn: Date },
): Promise<void> {
  await db.delete(passwordResetCodes).where(eq(passwordResetCodes.userId, row.userId));
  await db.insert(passwordResetCodes).values(row);
}

/**
 * Uses up one attempt of the user's valid code before it is compared, so that simultaneous guesses share the
 * five attempts. Returns nothing when there is no code, or it is used, expired or void.
 */
export async function takeTry(db: Db, by: { userId: number; maxTries: number; now: Date }) {
  const [code] = await db
    .update(passwordResetCodes)
    .set({ failedTries: sql`${passwordResetCodes.failedTries} + 1` })
    .where(
      and(
        eq(passwordResetCodes.userId, by.userId),
        isNull(passwordResetCodes.usedOn),
        gt(passwordResetCodes.expiresOn, by.now),
        lt(passwordResetCodes.failedTries, by.maxTries),
      ),
    )
    .returning({ id: passwordResetCodes.id, codeHash: passwordResetCodes.codeHash });
  return code;
}

/** A successful attempt does not count. */
export async function forgiveTry(db: Db, codeId: number): Promise<void> {
  await db
    .update(passwordResetCodes)
    .set({ failedTries: sql`${passwordResetCodes.failedTries} - 1` })
    .where(eq(passwordResetCodes.id, codeId));
}

/** Marks the code as used; false when another request was first. */
export async function consumeCode(db: Db, codeId: number, now: Date): Promise<boolean> {
  const used = await db
    .update(passwordResetCodes)
    .set({ usedOn: now })
    .where(and(eq(passwordResetCodes.id, codeId), isNull(passwordResetCodes.usedOn)))
    .returning({ id: passwordResetCodes.id });
  return used.length > 0;
}
