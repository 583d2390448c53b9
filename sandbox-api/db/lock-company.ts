import { eq } from 'drizzle-orm';
import type { Db } from './db';
import { companies } from './schema/company';

/**
 * One change at a time of what a company has one of, or one of each kind, until the transaction ends; also while there is
 * no row of it to lock. Rows that refer to the company can be added meanwhile: audit rows of everything else do.
 */
export async function lockCompany(db: Db, companyId: number): Promise<void> {
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
}
