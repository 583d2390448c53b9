import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { companyModules } from '#api/db/schema/company';
import { reportIssues } from '#api/db/schema/reports';
import type { Platform } from '#api/kernel/context';
import { drawIssueAnew } from '#api/modules/reports/issues/finish';
import { contextOf } from './demo-context';

type Options = { db: Db; platform: Platform; companyId: number; lastIssueId: number };

/**
 * An issue tells of months that have moved, and of a ledger that was calculated anew: each is drawn again, as on the day
 * that it says. After the ledger.
 */
export async function drawIssuesAnew({ db, platform, companyId, lastIssueId }: Options): Promise<void> {
  const { id: issueId, headerId, number, name, createdBy, createdOn } = reportIssues;
  const issues = await db
    .select({ issueId, headerId, number, name, createdBy, createdOn })
    .from(reportIssues)
    .where(and(eq(reportIssues.companyId, companyId), lte(issueId, lastIssueId)))
    .orderBy(asc(issueId));
  if (issues.length === 0) return;
  const modules = await db
    .select({ moduleKey: companyModules.moduleKey })
    .from(companyModules)
    .where(eq(companyModules.companyId, companyId));
  const company = { id: companyId, modules: modules.map(({ moduleKey }) => moduleKey), accounts: [] };
  for (const { createdBy: by, createdOn: on, ...issue } of issues) {
    const then = { ...platform, clock: { now: () => on } };
    await drawIssueAnew(contextOf({ db, platform: then }, company, by), { companyId, ...issue });
  }
}
