import { arrayContains, asc } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { faqs } from '#api/db/schema/reference';

export type FaqGroup = 'contact' | 'help';

export async function findFaqs(db: Db, group: FaqGroup, atMost: number) {
  return db
    .select()
    .from(faqs)
    .where(arrayContains(faqs.groups, [group]))
    .orderBy(asc(faqs.displayOrder))
    .limit(atMost);
}
