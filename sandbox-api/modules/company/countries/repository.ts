import { eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { countries } from '#api/db/schema/company';

export type CountryRow = typeof countries.$inferSelect;

export async function findCountries(db: Db): Promise<CountryRow[]> {
  return db.select().from(countries);
}

export async function findCountry(db: Db, countryId: number): Promise<CountryRow | undefined> {
  const [row] = await db.select().from(countries).where(eq(countries.id, countryId));
  return row;
}
