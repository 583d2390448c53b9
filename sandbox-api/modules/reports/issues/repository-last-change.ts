import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import * as materiality from '#api/db/schema/materiality';
import { reportAnswers, reportGeneralInformations, reportVerificationLetters } from '#api/db/schema/reports';

/** What belongs to a report besides itself, and moves the date of its content on. */
const parts = [
  reportAnswers,
  reportGeneralInformations,
  reportVerificationLetters,
  materiality.materialityAssessments,
  materiality.materialityFiles,
  materiality.materialityActivities,
  materiality.materialityStakeholders,
  materiality.materialityScreenings,
  materiality.materialityTopicEntries,
  materiality.materialityIros,
  materiality.materialityIroAssessments,
];

/** The part of a report that was changed last, as the history has it. What was deleted since is not found. */
export async function findLastChangedPart(
  db: Db,
  { companyId, headerId }: { companyId: number; headerId: number },
): Promise<{ entity: string; entityId: number } | undefined> {
  const ofParts = parts.map(
    (table) => sql`select ${getTableName(table)}::text as entity, ${table.id} as entity_id from ${table}
      where ${table.companyId} = ${companyId} and ${table.headerId} = ${headerId}`,
  );
  const own = sql`select 'report_headers'::text, ${headerId}::integer`;
  const { rows } = await db.execute<{ entity: string; entityId: number }>(sql`
    select log.entity, log.entity_id as "entityId" from (${sql.join([...ofParts, own], sql` union all `)}) as part
    join audit_log log on log.company_id = ${companyId} and log.entity = part.entity
      and log.entity_id = part.entity_id
    order by log.id desc limit 1`);
  return rows[0];
}
