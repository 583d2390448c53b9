import { and, desc, eq, ne } from 'drizzle-orm';
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

/** Other reports of the company whose assessment was begun, newest period first. */
export async function findOtherAssessments(db: Db, { companyId, headerId }: OfReport): Promise<SourceRow[]> {
  const { id, name, periodStart, periodEnd, shareStatus, createdBy } = reportHeaders;
  return db
    .select({
      ...{ reportHeaderId: id, name, startDate: periodStart, endDate: periodEnd },
      ...{ editionVersion: materialityAssessments.editionVersion, shareStatus, createdBy },
    })
    .from(materialityAssessments)
    .innerJoin(reportHeaders, eq(id, materialityAssessments.headerId))
    .where(and(eq(materialityAssessments.companyId, companyId), ne(id, headerId)))
    .orderBy(desc(periodEnd), desc(id));
}
