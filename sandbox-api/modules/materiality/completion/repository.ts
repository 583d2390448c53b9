import { sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import type { OfReport } from '#api/modules/materiality/headers/service';

export type Counts = {
  activities: number;
  stakeholders: number;
  entries: number;
  /** Matters without an impact, a risk or an opportunity; withdrawn ones count for nothing. */
  emptyEntries: number;
  iros: number;
  assessed: number;
};

/** How much of each an assessment has. */
export async function countParts(db: Db, { companyId, headerId }: OfReport): Promise<Counts> {
  const own = sql`company_id = ${companyId} and header_id = ${headerId}`;
  const { rows } = await db.execute<Counts>(sql`
    select
      (select count(*)::int from materiality_activities where ${own}) as activities,
      (select count(*)::int from materiality_stakeholders where ${own}) as stakeholders,
      (select count(*)::int from materiality_topic_entries where ${own}) as entries,
      (select count(*)::int from materiality_topic_entries entry where ${own} and not exists (
        select from materiality_iros iro
        where iro.topic_entry_id = entry.id and iro.withdrawn_reason is null)) as "emptyEntries",
      (select count(*)::int from materiality_iros where ${own} and withdrawn_reason is null) as iros,
      (select count(*)::int from materiality_iro_assessments chosen where ${own} and not exists (
        select from materiality_iros iro
        where iro.id = chosen.iro_id and iro.withdrawn_reason is not null)) as assessed`);
  const [counts] = rows;
  if (!counts) throw new Error('A count gave no row.');
  return counts;
}
