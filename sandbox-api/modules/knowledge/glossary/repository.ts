import { asc } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { glossaryTerms } from '#api/db/schema/reference';

export async function findGlossary(db: Db) {
  return db.select().from(glossaryTerms).orderBy(asc(glossaryTerms.id));
}
