import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { QuestionnaireSection } from '#api/contract/reports/questionnaires';
import type { Db } from '#api/db/db';
import { companyModules } from '#api/db/schema/company';
import { jobs } from '#api/db/schema/platform';
import { reportHeaders } from '#api/db/schema/reports';
import type { Ctx, Platform } from '#api/kernel/context';
import { type JobHandler, type JobKind, queueJob } from '#api/kernel/jobs';
import { ProblemError } from '#api/kernel/problem-error';
import { assertUnmodified } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { requireEditable } from '#api/modules/reports/headers/service';
import { finishReport } from '#api/modules/reports/issues/finish';
import {
  createReportAnswer,
  listQuestionnaireSections,
  listReportAnswers,
} from '#api/modules/reports/questionnaires/service';
import { report as kinds } from '../../companies/demo-report';
import { contextOf } from './demo-context';

/** Finishes reports of the demo, on the host that shows them. */
export const finishDemoReportsJob = 'demo.finish-reports';

/** Finishes the first one; the others follow. */
const payloadShape = z.object({
  reports: z.array(z.object({ companyId: z.number().int(), headerId: z.number().int() })).min(1),
});
export type UnfinishedReport = z.output<typeof payloadShape>['reports'][number];

const weekMs = 7 * 86_400_000;
/**
 * The database is busy for a second with the largest one, so requests of a user who signs in are handled between two
 * reports.
 */
const restMs = 4_000;

/**
 * Due after the demo has moved, which is due when its day starts, because an issue contains months and a ledger that
 * move. Not in the snapshot, because documents and workbooks would make it more than a megabyte larger.
 */
export async function queueFinishing(
  db: Db,
  { reports, referenceDate }: { reports: UnfinishedReport[]; referenceDate: string },
): Promise<void> {
  const [first] = reports;
  if (!first) return;
  const { companyId } = first;
  const createdOn = new Date(`${referenceDate}T00:00:00Z`);
  const runAfter = new Date(createdOn.getTime() + 1_000);
  await db
    .insert(jobs)
    .values({ companyId, kind: finishDemoReportsJob, payload: { reports }, runAfter, createdOn });
}

const finishFirst: JobHandler = async ({ db, platform, payload }) => {
  const { reports } = payloadShape.parse(payload);
  const [first, ...others] = reports;
  if (first) await finish({ db, platform }, first);
  await queueNext({ db, platform }, others);
};

type Host = { db: Db; platform: Platform };

async function queueNext(host: Host, reports: UnfinishedReport[]): Promise<void> {
  const [first] = reports;
  if (!first) return;
  const { companyId } = first;
  await queueJob(host, { kind: finishDemoReportsJob, companyId, payload: { reports }, delayMs: restMs });
}

/** As its owner would a week after the last change. A report that a visitor has finished or deleted is left alone. */
async function finish({ db, platform }: Host, { companyId, headerId }: UnfinishedReport): Promise<void> {
  const open = and(
    eq(reportHeaders.companyId, companyId),
    eq(reportHeaders.id, headerId),
    eq(reportHeaders.isComplete, false),
  );
  const { createdBy, modifiedOn, updatedOn, reportId } = reportHeaders;
  const [report] = await db
    .select({ createdBy, modifiedOn, updatedOn, reportId })
    .from(reportHeaders)
    .where(open);
  if (!report) return;
  const now = new Date(Math.min(report.modifiedOn.getTime() + weekMs, platform.clock.now().getTime()));
  const then = { ...platform, clock: { now: () => now } };
  const company = { id: companyId, modules: await modulesOf(db, companyId), accounts: [] };
  const ctx = contextOf({ db, platform: then }, company, report.createdBy);
  // Uses the state that was read, so if a visitor finishes the report first, there is no second issue.
  const last = Math.max(report.modifiedOn.getTime(), report.updatedOn.getTime());
  const unmodifiedSince = new Date(Math.floor(last / 1000) * 1000);
  try {
    if (report.reportId === kinds.csrd) await answerAndFinish(ctx, headerId, unmodifiedSince);
    else await finishReport({ ctx, input: { params: { headerId }, unmodifiedSince } });
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'stale')) throw error;
  }
}

/**
 * Open questions are answered from the ledger, as the owner would accept them, because those figures move with the
 * demo. In one transaction, so that a report changed or finished by a visitor gets neither answer nor issue.
 */
async function answerAndFinish(ctx: Ctx, headerId: number, unmodifiedSince: Date): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { row } = await requireEditable(ctx, headerId);
    const last = new Date(Math.floor(Math.max(+row.updatedOn, +row.modifiedOn) / 1000) * 1000);
    await assertUnmodified(last, unmodifiedSince, () => null);
    const params = { headerId };
    const answers = await listReportAnswers({ ctx, input: { params, modifiedSince: undefined } });
    const answered = new Set(answers.body?.map(({ reportQuestionId }) => reportQuestionId));
    for (const section of await listQuestionnaireSections({ ctx, input: { params, query: {} } }))
      for (const { reportQuestionId, suggestion } of section.questions.flatMap(withThoseBelow)) {
        if (!suggestion || answered.has(reportQuestionId)) continue;
        const body = { reportQuestionId, reportHeaderId: headerId, values: suggestion.values };
        await createReportAnswer({ ctx, input: { params, body } });
      }
    await finishReport({ ctx, input: { params, unmodifiedSince: undefined } });
  });
}

function withThoseBelow({ subquestions, ...question }: QuestionnaireSection['questions'][number]) {
  return [question, ...subquestions];
}

async function modulesOf(db: Db, companyId: number) {
  const { moduleKey } = companyModules;
  const rows = await db
    .select({ moduleKey })
    .from(companyModules)
    .where(eq(companyModules.companyId, companyId));
  return rows.map((row) => row.moduleKey);
}

/** A report that could not be finished stays in progress. */
const leaveFirst: JobKind['giveUp'] = async ({ db, platform, payload }) =>
  queueNext({ db, platform }, payloadShape.parse(payload).reports.slice(1));

export const finishDemoReportsKind: JobKind = {
  run: finishFirst,
  giveUp: leaveFirst,
  changes: ['reports'],
  canWait: true,
};
