import type { Db } from '#api/db/db';
import { countries, languages } from '#api/db/schema/company';
import countryRows from '#seed/reference/countries.json';
import { insertAll, type TableContent, tableContent } from './table-content';

/** Languages and countries: what an empty installation needs before its first company. */
export const lookupContent: readonly TableContent[] = [
  tableContent(languages, [
    { id: 1, code: 'en' },
    { id: 2, code: 'pl' },
  ]),
  tableContent(countries, countryRows.countries),
];

export async function loadLookups(db: Db): Promise<void> {
  await insertAll(db, lookupContent);
}
