import { asc } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { adviceArticles } from '#api/db/schema/reference';

export async function findAdvice(db: Db) {
  return db.select().from(adviceArticles).orderBy(asc(adviceArticles.displayOrder));
}
