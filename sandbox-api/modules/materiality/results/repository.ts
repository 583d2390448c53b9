import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { materialityAssessments } from '#api/db/schema/materiality';
import { reportHeaders } from '#api/db/schema/reports';
import type { OfReport } from '#api/modules/materiality/headers/service';

export type SourceRow = {
  reportHeaderId: number;
  name: string | null;
  startDate: string;
  endDate: string;
  editionVersion: string;
  shareStatus: string;
  createdBy: number;
};

/** Other reports of the company with a started assessment, newest period first. */
export async function findOtherAssessments(db: Db, { companyId, headerId }: OfReport): Promise<SourceRow[]> {
  const { id, name, periodStart, periodEnd, shareStatus, createdBy } = reportHeaders;
  return db
    .select({
      reportHeaderId: id,
      name,
      startDate: periodStart,
      endDate: periodEnd,
      editionVersion: materialityAssessments.editionVersion,
      shareStatus,
      createdBy,
    })
    .from(materialityAssessments)
    .innerJoin(reportHeaders, eq(id, materialityAssessments.headerId))
    .where(and(eq(materialityAssessments.companyId, companyId), ne(id, headerId)))
    .orderBy(desc(periodEnd), desc(id));
}

/** What the items of two reports go back to: each item of a line of copies with the one that it was copied from. */
export async function findCopiedFrom(
  db: Db,
  { companyId, headerId }: OfReport,
  otherId: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ id: number; basedOnId: number }>(sql`
    with recursive line as (
      select id, based_on_id from materiality_iros
      where company_id = ${companyId} and header_id in (${headerId}, ${otherId}) and based_on_id is not null
      union
      select earlier.id, earlier.based_on_id
      from line join materiality_iros earlier on earlier.id = line.based_on_id
      where earlier.company_id = ${companyId} and earlier.based_on_id is not null
    )
    select id, based_on_id as "basedOnId" from line`);
  return new Map(rows.map(({ id, basedOnId }) => [id, basedOnId]));
}
