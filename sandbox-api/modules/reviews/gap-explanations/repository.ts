import { and, desc, eq } from 'drizzle-orm';
import type { CoverageList } from '#api/contract/reviews/gap-explanations';
import type { Db } from '#api/db/db';
import { fuels, renewables, scopeCategories, utilities } from '#api/db/schema/reference';
import { gapExplanations } from '#api/db/schema/reviews';

export type ExplanationRow = typeof gapExplanations.$inferSelect;
export type NewExplanation = typeof gapExplanations.$inferInsert;

const ofCompany = (companyId: number, id: number) =>
  and(eq(gapExplanations.companyId, companyId), eq(gapExplanations.id, id));

export async function findExplanations(db: Db, companyId: number): Promise<ExplanationRow[]> {
  return db
    .select()
    .from(gapExplanations)
    .where(eq(gapExplanations.companyId, companyId))
    .orderBy(desc(gapExplanations.firstMonth), desc(gapExplanations.id));
}

export async function lockExplanation(db: Db, companyId: number, id: number) {
  const [row] = await db.select().from(gapExplanations).where(ofCompany(companyId, id)).for('update');
  return row;
}

export async function insertExplanation(db: Db, row: NewExplanation) {
  const [inserted] = await db.insert(gapExplanations).values(row).returning();
  return inserted;
}

export async function updateExplanation(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: Partial<NewExplanation>,
) {
  const [row] = await db.update(gapExplanations).set(change).where(ofCompany(companyId, id)).returning();
  return row;
}

export async function deleteExplanation(db: Db, companyId: number, id: number): Promise<void> {
  await db.delete(gapExplanations).where(ofCompany(companyId, id));
}

export async function deleteExplanationsOf(db: Db, companyId: number, locationId: number) {
  return db
    .delete(gapExplanations)
    .where(and(eq(gapExplanations.companyId, companyId), eq(gapExplanations.locationId, locationId)))
    .returning();
}

export type SourceName = { list: CoverageList; id: number; nameEn: string; namePl: string };

/** What the sources are called; those of the value chain by their category, whose number is that of the form. */
export async function findSourceNames(db: Db): Promise<SourceName[]> {
  const named = async (list: CoverageList, table: typeof fuels | typeof utilities | typeof renewables) =>
    (await db.select({ id: table.id, nameEn: table.nameEn, namePl: table.namePl }).from(table)).map(
      (row) => ({ list, ...row }),
    );
  const valueChain = await db
    .select({ id: scopeCategories.number, nameEn: scopeCategories.nameEn, namePl: scopeCategories.namePl })
    .from(scopeCategories)
    .where(eq(scopeCategories.scope, 3));
  return [
    ...(await named('fuels', fuels)),
    ...(await named('utilities', utilities)),
    ...(await named('renewable', renewables)),
    ...valueChain.map((row) => ({ list: 'value-chain' as const, ...row })),
  ];
}
