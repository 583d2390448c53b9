import { asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { languages } from '#api/db/schema/company';

const columns = { languageId: languages.id, code: languages.code };

export async function findLanguages(db: Db) {
  return db.select(columns).from(languages).orderBy(asc(languages.id));
}

export async function findLanguage(db: Db, languageId: number) {
  const [row] = await db.select(columns).from(languages).where(eq(languages.id, languageId));
  return row;
}
