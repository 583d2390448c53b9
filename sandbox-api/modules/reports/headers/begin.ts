import type { HeaderBody } from '#api/contract/reports/headers';
import type { Ctx } from '#api/kernel/context';
import { fieldProblem, ProblemError } from '#api/kernel/problem-error';
import { assertReportPeriod, wholeMonths } from '#api/modules/reports/periods/service';
import { findReportKind } from '#api/modules/reports/reports/service';
import { findNewestQuestionnaire, type StoredHeader } from './repository';
import { requireReadable } from './service';
import { type FreshHeader, verbs } from './verbs';

/** A new report, empty or filled from a complete one of its kind. */
export const createReportHeader = verbs.creates(async (ctx, { body }: { body: HeaderBody }) => {
  const report = await findReportKind(ctx, body.reportId);
  if (!report) throw fieldProblem('reportId', 'unknownReference');
  const period = wholeMonths(body);
  await assertReportPeriod(ctx, period);
  const asksQuestions = report.questionnaireType === 'CSRD';
  const columns: FreshHeader = {
    reportId: report.id,
    ...period,
    language: body.language ?? ctx.locale,
    basedOnId: body.basedOnId,
    questionnaireVersion: asksQuestions ? await findNewestQuestionnaire(ctx.db) : null,
    modifiedOn: ctx.platform.clock.now(),
  };
  return { columns, template: await requireTemplate(ctx, body) };
});

/** One that the caller may not see is no choice, like one that never was. */
async function requireTemplate(
  ctx: Ctx,
  { basedOnId, reportId }: HeaderBody,
): Promise<StoredHeader | undefined> {
  if (basedOnId === null) return undefined;
  const template = await requireReadable(ctx, basedOnId).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'not_found')
      throw fieldProblem('basedOnId', 'unknownReference');
    throw error;
  });
  if (!template.row.isComplete || template.row.reportId !== reportId)
    throw fieldProblem('basedOnId', 'templateIncomplete');
  return template;
}
