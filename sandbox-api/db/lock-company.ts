import { eq } from 'drizzle-orm';
import type { Db } from './db';
import { companies } from './schema/company';

/**
 * Allows one change at a time, until the transaction ends, to data that a company has only one of, or one per
 * type. Works even while there is no row to lock. Rows that refer to the company can still be added, because
 * every other change adds audit rows.
 */
export async function lockCompany(db: Db, companyId: number): Promise<void> {
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
}
