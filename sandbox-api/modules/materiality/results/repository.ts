import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import {
  materialityActivities,
  materialityAssessments,
  materialityFiles,
  materialityStakeholderActivities,
  materialityStakeholders,
} from '#api/db/schema/materiality';
import { reportHeaders } from '#api/db/schema/reports';

type OfReport = { companyId: number; headerId: number };

export async function findActivities(db: Db, { companyId, headerId }: OfReport) {
  return db
    .select()
    .from(materialityActivities)
    .where(and(eq(materialityActivities.companyId, companyId), eq(materialityActivities.headerId, headerId)))
    .orderBy(asc(materialityActivities.valueChainTypeId), asc(materialityActivities.id));
}

export async function findStakeholders(db: Db, { companyId, headerId }: OfReport) {
  return db
    .select()
    .from(materialityStakeholders)
    .where(
      and(eq(materialityStakeholders.companyId, companyId), eq(materialityStakeholders.headerId, headerId)),
    )
    .orderBy(asc(materialityStakeholders.id));
}

/** Which stakeholder takes part in which activity. */
export async function findParticipations(db: Db, { companyId, headerId }: OfReport) {
  const { stakeholderId, activityId } = materialityStakeholderActivities;
  return db
    .select({ stakeholderId, activityId })
    .from(materialityStakeholderActivities)
    .innerJoin(materialityStakeholders, eq(materialityStakeholders.id, stakeholderId))
    .where(
      and(eq(materialityStakeholders.companyId, companyId), eq(materialityStakeholders.headerId, headerId)),
    );
}

export async function findFileNames(db: Db, { companyId, headerId }: OfReport): Promise<string[]> {
  const rows = await db
    .select({ name: materialityFiles.name })
    .from(materialityFiles)
    .where(and(eq(materialityFiles.companyId, companyId), eq(materialityFiles.headerId, headerId)))
    .orderBy(asc(materialityFiles.id));
  return rows.map(({ name }) => name);
}

export type SourceRow = {
  reportHeaderId: number;
  name: string | null;
  startDate: string;
  endDate: string;
  shareStatus: string;
  createdBy: number;
};

/** Other reports of the company whose assessment was begun, newest period first. */
export async function findOtherAssessments(db: Db, { companyId, headerId }: OfReport): Promise<SourceRow[]> {
  const { id, name, periodStart, periodEnd, shareStatus, createdBy } = reportHeaders;
  return db
    .select({
      ...{ reportHeaderId: id, name, startDate: periodStart, endDate: periodEnd },
      ...{ shareStatus, createdBy },
    })
    .from(materialityAssessments)
    .innerJoin(reportHeaders, eq(id, materialityAssessments.headerId))
    .where(and(eq(materialityAssessments.companyId, companyId), ne(id, headerId)))
    .orderBy(desc(periodEnd), desc(id));
}
