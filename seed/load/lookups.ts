import type { Db } from '#api/db/db';
import { countries, languages } from '#api/db/schema/company';
import countryRows from '#seed/reference/countries.json';

/** Languages and countries: what an empty installation needs before its first company. */
export async function loadLookups(db: Db): Promise<void> {
  await db.insert(languages).values([
    { id: 1, code: 'en' },
    { id: 2, code: 'pl' },
  ]);
  await db.insert(countries).values(countryRows.countries);
}
