import { arrayContains, asc } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { faqs } from '#api/db/schema/reference';

export type FaqGroup = 'contact' | 'help';

/** All of them without a group. */
export async function findFaqs(db: Db, { group, atMost }: { group?: FaqGroup; atMost?: number } = {}) {
  const rows = db
    .select()
    .from(faqs)
    .where(group && arrayContains(faqs.groups, [group]))
    .orderBy(asc(faqs.displayOrder))
    .$dynamic();
  return atMost === undefined ? rows : rows.limit(atMost);
}
