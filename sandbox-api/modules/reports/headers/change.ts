import type { z } from 'zod';
import type {
  HeaderBody,
  ReportStep,
  reportAuthorsBody,
  reportNamesBody,
  ShareStatus,
} from '#api/contract/reports/headers';
import type { Ctx } from '#api/kernel/context';
import type { ById } from '#api/kernel/crud-verbs';
import { ProblemError, refuse } from '#api/kernel/problem-error';
import { assertReportPeriod, wholeMonths } from '#api/modules/reports/periods/service';
import { clearVerification } from './clear-verification';
import { contentChange, markStepSeen } from './content-change';
import type { HeaderRow } from './repository';
import { requireEditable } from './service';
import { type FreshHeader, verbs } from './verbs';

type Call<Input> = { ctx: Ctx; input: Input };

/** A user who may not see the report must not receive its current state either. */
const hold = (ctx: Ctx, { params }: ById) => requireEditable(ctx, params.id);

/** The period and the language; what it was based on stays. */
export const updateReportHeader = byHeader(
  verbs.changes({
    hold,
    async plan(ctx, { body }: ById & { body: HeaderBody & { reportHeaderId: number } }, { before }) {
      const unknown = (path: string) => ({ path, code: 'unknownReference', params: {} });
      refuse([
        ...(body.reportHeaderId === before.id ? [] : [unknown('reportHeaderId')]),
        ...(body.reportId === before.reportId ? [] : [unknown('reportId')]),
      ]);
      const period = wholeMonths(body);
      // Data that was deleted since does not invalidate the period of a report.
      if (!isSamePeriod(before, period)) await assertReportPeriod(ctx, period);
      const change = { ...period, language: body.language ?? before.language };
      return changed(ctx, before, change);
    },
  }),
);

export const updateReportNames = byHeader(
  verbs.changes({
    hold,
    plan: (ctx, { body }: ById & { body: z.output<typeof reportNamesBody> }, { before }) =>
      changed(ctx, before, body, 'details'),
  }),
);

export const updateReportAuthors = byHeader(
  verbs.changes({
    hold,
    plan: (ctx, { body }: ById & { body: z.output<typeof reportAuthorsBody> }, { before }) =>
      changed(ctx, before, body, 'author'),
  }),
);

function isSamePeriod(
  before: HeaderRow,
  { periodStart, periodEnd }: ReturnType<typeof wholeMonths>,
): boolean {
  return before.periodStart === periodStart && before.periodEnd === periodEnd;
}

/** An unchanged save leaves a complete report complete and its stamp unchanged; it counts as reviewed. */
async function changed(ctx: Ctx, before: HeaderRow, change: Partial<FreshHeader>, step?: ReportStep) {
  const isSame = Object.entries(change).every(([name, value]) => before[name as keyof HeaderRow] === value);
  if (!isSame) {
    if (before.isComplete) await clearVerification(ctx, before);
    return { columns: { ...change, ...contentChange(ctx, before, step) } };
  }
  if (step) await markStepSeen(ctx, { row: before }, step);
  return null;
}

/** Only the owner: Admins see it anyway, but do not decide whether others do. */
export const shareReportHeader = byHeader(
  verbs.changes({
    hold,
    plan({ session }, { params }: { params: { id: number; shareStatus: ShareStatus } }, { before }) {
      if (before.createdBy !== session.userId) throw new ProblemError('owner_required');
      return before.shareStatus === params.shareStatus
        ? null
        : { columns: { shareStatus: params.shareStatus } };
    },
  }),
);

/** The verbs know a row by its `id`. */
function byHeader<Input extends ById, Answer>(verb: (call: Call<Input>) => Promise<Answer>) {
  return ({
    ctx,
    input,
  }: Call<Omit<Input, 'params'> & { params: Omit<Input['params'], 'id'> & { headerId: number } }>) =>
    verb({ ctx, input: { ...input, params: { ...input.params, id: input.params.headerId } } as never });
}
