import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companies, companyKeyFigures, countries } from '#api/db/schema/company';

const columns = {
  company: companies,
  country: { nameEn: countries.nameEn, namePl: countries.namePl, isoCodeTwo: countries.isoCodeTwo },
};

/** With the currency of its newest revenue. */
export async function findCompany(db: Db, companyId: number) {
  const { revenueCurrency, year } = companyKeyFigures;
  const newest = db
    .select({ revenueCurrency })
    .from(companyKeyFigures)
    .where(and(eq(companyKeyFigures.companyId, companyId), isNotNull(revenueCurrency)))
    .orderBy(desc(year))
    .limit(1);
  const [row] = await db
    .select({ ...columns, revenueCurrency: sql<string | null>`(${newest})` })
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
