import { eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companies, countries } from '#api/db/schema/company';

const columns = {
  company: companies,
  country: { nameEn: countries.nameEn, namePl: countries.namePl },
};

export async function findCompany(db: Db, companyId: number) {
  const [row] = await db
    .select(columns)
    .from(companies)
    .innerJoin(countries, eq(countries.id, companies.countryId))
    .where(eq(companies.id, companyId));
  return row;
}

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

export async function updateCompanyRow(
  db: Db,
  companyId: number,
  change: Partial<typeof companies.$inferInsert>,
): Promise<void> {
  await db.update(companies).set(change).where(eq(companies.id, companyId));
}
