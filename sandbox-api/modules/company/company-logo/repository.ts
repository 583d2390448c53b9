import { eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companyLogos } from '#api/db/schema/company';

export type LogoRow = typeof companyLogos.$inferSelect;

export async function findLogo(db: Db, companyId: number): Promise<LogoRow | undefined> {
  const [row] = await db.select().from(companyLogos).where(eq(companyLogos.companyId, companyId));
  return row;
}

export async function writeLogo(db: Db, row: typeof companyLogos.$inferInsert): Promise<void> {
  const { companyId: _companyId, ...change } = row;
  await db
    .insert(companyLogos)
    .values(row)
    .onConflictDoUpdate({ target: companyLogos.companyId, set: change });
}

export async function deleteLogoRow(db: Db, companyId: number): Promise<void> {
  await db.delete(companyLogos).where(eq(companyLogos.companyId, companyId));
}
