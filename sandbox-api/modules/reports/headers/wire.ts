import type { ReportHeader, ReportStep } from '#api/contract/reports/headers';
import { monthOf, monthsBetween } from '#api/domain/calendar/calendar';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { dataChangesOf } from './data-change';
import { findNewestIssues, type Person, type StoredHeader } from './repository';

export function nameOf({ firstName, lastName, email }: Person): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/** Reports as they are answered; what all of them need is looked up once. */
export async function headersToWire(ctx: Ctx, headers: readonly StoredHeader[]): Promise<ReportHeader[]> {
  const ids = headers.map(({ row }) => row.id);
  const issues = await findNewestIssues(ctx.db, ctx.session.companyId, ids);
  // One that is being changed no longer is of the period and the parts that were issued, so that nothing compares.
  const complete = new Set(headers.filter(({ row }) => row.isComplete).map(({ row }) => row.id));
  const changes = await dataChangesOf(
    ctx,
    issues.filter(({ headerId }) => complete.has(headerId)),
  );
  const issueOf = new Map(issues.map((issue) => [issue.headerId, issue]));
  return headers.map((header) => ({
    ...ownFields(ctx, header),
    isExcel: issueOf.get(header.row.id)?.hasWorkbook ?? false,
    issueNumber: issueOf.get(header.row.id)?.number ?? null,
    dataChange: changes.get(header.row.id) ?? null,
  }));
}

export async function headerToWire(ctx: Ctx, header: StoredHeader): Promise<ReportHeader> {
  return found((await headersToWire(ctx, [header]))[0]);
}

type OwnFields = Omit<ReportHeader, 'isExcel' | 'issueNumber' | 'dataChange'>;

function ownFields({ session }: Ctx, { row, questionnaireType, owner }: StoredHeader): OwnFields {
  return {
    reportHeaderId: row.id,
    reportId: row.reportId,
    questionnaireType,
    name: row.name,
    description: row.description,
    startDate: row.periodStart,
    endDate: row.periodEnd,
    duration: monthsBetween(row.periodStart, monthOf(row.periodEnd)).length,
    language: row.language,
    createdOn: row.createdOn.toISOString(),
    updatedOn: row.updatedOn.toISOString(),
    modifiedOn: row.modifiedOn.toISOString(),
    author: row.author,
    department: row.department,
    userName: nameOf(owner),
    isOwner: row.createdBy === session.userId,
    isOwnerActive: owner.isActive,
    isShared: row.shareStatus === 'public',
    shareStatus: row.shareStatus,
    isComplete: row.isComplete,
    basedOnId: row.basedOnId,
    copiedSteps: row.copiedSteps as ReportStep[],
  };
}
