import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users, widgetDurations, widgetSelections } from '#api/db/schema/account';

export async function findDuration(db: Db, userId: number, widgetCode: string): Promise<number | undefined> {
  const [row] = await db
    .select({ months: widgetDurations.months })
    .from(widgetDurations)
    .where(and(eq(widgetDurations.userId, userId), eq(widgetDurations.widgetCode, widgetCode)));
  return row?.months;
}

export async function saveDuration(db: Db, userId: number, widgetCode: string, months: number) {
  await db
    .insert(widgetDurations)
    .values({ userId, widgetCode, months })
    .onConflictDoUpdate({ target: [widgetDurations.userId, widgetDurations.widgetCode], set: { months } });
}

export async function findDashboardYear(db: Db, userId: number): Promise<number | null> {
  const [row] = await db.select({ year: users.dashboardYear }).from(users).where(eq(users.id, userId));
  return row?.year ?? null;
}

export async function saveDashboardYear(db: Db, userId: number, year: number | null) {
  await db.update(users).set({ dashboardYear: year }).where(eq(users.id, userId));
}

export type Selection = { widgetId: number; isShown: boolean; displayOrder: number };

/** What the user has chosen so far. Locks the user row, so that two moves can't put two widgets in one position. */
export async function findSelections(db: Db, userId: number, isLocked = false): Promise<Selection[]> {
  if (isLocked) await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return db
    .select({
      widgetId: widgetSelections.widgetId,
      isShown: widgetSelections.isShown,
      displayOrder: widgetSelections.displayOrder,
    })
    .from(widgetSelections)
    .where(eq(widgetSelections.userId, userId));
}

export async function saveSelections(db: Db, userId: number, selections: readonly Selection[]) {
  await db.delete(widgetSelections).where(eq(widgetSelections.userId, userId));
  await db.insert(widgetSelections).values(selections.map((selection) => ({ userId, ...selection })));
}
