import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#api/db/db';
import { companyModules } from '#api/db/schema/company';
import { jobs } from '#api/db/schema/platform';
import { reportHeaders } from '#api/db/schema/reports';
import { type JobHandler, type JobKind, nothingLeftOpen } from '#api/kernel/jobs';
import { finishReport } from '#api/modules/reports/issues/finish';
import { contextOf } from './demo-context';

/** Finishes a report of the demo, on the host that shows it. */
export const finishDemoReportJob = 'demo.finish-report';

const payloadShape = z.object({ headerId: z.number().int() });
const secondMs = 1_000;
const weekMs = 7 * 86_400_000;

/**
 * After the demo has moved, which is due when its day begins: an issue tells of months and of a ledger that move. And not in
 * the snapshot, which documents and workbooks would make two megabytes larger.
 */
export async function queueFinish(
  db: Db,
  { companyId, headerId, referenceDate }: { companyId: number; headerId: number; referenceDate: string },
): Promise<void> {
  const createdOn = new Date(`${referenceDate}T00:00:00Z`);
  const runAfter = new Date(createdOn.getTime() + secondMs);
  await db
    .insert(jobs)
    .values({ companyId, kind: finishDemoReportJob, payload: { headerId }, runAfter, createdOn });
}

/** As its owner did a week after the last change. What a visitor has finished or deleted meanwhile stays as it is. */
const finish: JobHandler = async ({ db, platform, companyId, payload }) => {
  const { headerId } = payloadShape.parse(payload);
  const { createdBy, modifiedOn } = reportHeaders;
  const [open] = await db
    .select({ createdBy, modifiedOn })
    .from(reportHeaders)
    .where(
      and(
        eq(reportHeaders.companyId, companyId),
        eq(reportHeaders.id, headerId),
        eq(reportHeaders.isComplete, false),
      ),
    );
  if (!open) return;
  const now = new Date(Math.min(open.modifiedOn.getTime() + weekMs, platform.clock.now().getTime()));
  const company = { id: companyId, modules: await modulesOf(db, companyId), accounts: [] };
  const ctx = contextOf(
    { db, platform: { ...platform, clock: { now: () => now } } },
    company,
    open.createdBy,
  );
  await finishReport({ ctx, input: { params: { headerId }, unmodifiedSince: undefined } });
};

async function modulesOf(db: Db, companyId: number) {
  const { moduleKey } = companyModules;
  const rows = await db
    .select({ moduleKey })
    .from(companyModules)
    .where(eq(companyModules.companyId, companyId));
  return rows.map((row) => row.moduleKey);
}

/** A report that could not be finished is one in progress. */
export const finishDemoReportKind: JobKind = { run: finish, giveUp: nothingLeftOpen };
