import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { materialityIroAssessments } from '#api/db/schema/materiality';
import type { OfReport } from './repository';

/** Activities and stakeholders that the assessed items of a report name; none of them can be deleted. */
export async function findNamedByItems(
  db: Db,
  { companyId, headerId }: OfReport,
): Promise<{ activityIds: ReadonlySet<number>; stakeholderIds: ReadonlySet<number> }> {
  const { activityIds, stakeholderIds, companyId: owner, headerId: header } = materialityIroAssessments;
  const rows = await db
    .select({ activityIds, stakeholderIds })
    .from(materialityIroAssessments)
    .where(and(eq(owner, companyId), eq(header, headerId)));
  return {
    activityIds: new Set(rows.flatMap((row) => row.activityIds)),
    stakeholderIds: new Set(rows.flatMap((row) => row.stakeholderIds)),
  };
}
