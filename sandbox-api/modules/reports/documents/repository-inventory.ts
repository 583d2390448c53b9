import { and, between, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { reportHeaders, reportIssues, reports } from '#api/db/schema/reports';
import type { LedgerState } from '#api/domain/reports/ledger-state';

type Wanted = {
  companyId: number;
  /** Who may read it: a private report is its owner's. */
  ownerId: number;
  /** First and last day of the month in which the period starts, and of the one in which it ends. */
  begins: readonly [string, string];
  ends: readonly [string, string];
};

/** The newest issue of a greenhouse gas report of these months; of what the ledger said, totals and boundary. */
export async function findNewestInventory(db: Db, { companyId, ownerId, begins, ends }: Wanted) {
  const { number, name, hash, createdOn, ledgerState, id } = reportIssues;
  const [row] = await db
    .select({
      number,
      name,
      hash,
      createdOn,
      totals: sql<LedgerState['scopes']>`${ledgerState} -> 'scopes'`,
      shares: sql<LedgerState['shares']>`${ledgerState} -> 'shares'`,
    })
    .from(reportIssues)
    .innerJoin(reportHeaders, eq(reportHeaders.id, reportIssues.headerId))
    .innerJoin(reports, eq(reports.id, reportHeaders.reportId))
    .where(
      and(
        eq(reportIssues.companyId, companyId),
        eq(reports.questionnaireType, 'GHG'),
        between(reportHeaders.periodStart, ...begins),
        between(reportHeaders.periodEnd, ...ends),
        or(eq(reportHeaders.createdBy, ownerId), eq(reportHeaders.shareStatus, 'public')),
      ),
    )
    .orderBy(desc(createdOn), desc(id))
    .limit(1);
  return row;
}
