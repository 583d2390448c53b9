import type {
  PeriodPreview,
  ReportingBasis,
  ReportingInformation,
  ReportingInformationBody,
} from '#api/contract/company/reporting-informations';
import { periodEndOf } from '#api/contract/company/reporting-period';
import type { Db } from '#api/db/db';
import { lockCompany } from '#api/db/lock-company';
import { audit } from '#api/kernel/audit';
import { assertBegun } from '#api/kernel/begun-year';
import type { Ctx, PublicContext } from '#api/kernel/context';
import { lastChangeOf } from '#api/kernel/last-change';
import { fieldProblem, found } from '#api/kernel/problem-error';
import { assertUnmodified, nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { effectOfPeriod, followPeriod } from '#api/modules/reviews/reviews/service';
import { isReportingBasis, reportingBases } from './bases';
import * as repository from './repository';

type Input = { body: ReportingInformationBody };

export async function listReportingBases({ ctx }: { ctx: PublicContext }): Promise<ReportingBasis[]> {
  return reportingBases(ctx.locale);
}

export async function readReportingInformation({ ctx }: { ctx: Ctx }): Promise<ReportingInformation | null> {
  const row = await repository.findCurrent(ctx.db, ctx.session.companyId);
  return row ? toWire(row) : null;
}

/** The year that the company compares with, where it has chosen one. */
export async function chosenBaseYear(db: Db, companyId: number): Promise<number | null> {
  return (await repository.findCurrent(db, companyId))?.baseYear ?? null;
}

export async function previewReportingPeriod({
  ctx,
  input: { query },
}: {
  ctx: Ctx;
  input: { query: { periodStart: string } };
}): Promise<PeriodPreview> {
  const periodEnd = periodEndOf(query.periodStart);
  const { kept, lost, opens } = await effectOfPeriod(ctx, { periodStart: query.periodStart, periodEnd });
  const shown = (reviews: typeof kept) => reviews.map(({ id, ...rest }) => ({ reviewHeaderId: id, ...rest }));
  return { periodEnd, kept: shown(kept), lost: shown(lost), opens };
}

/** A new period; earlier ones stay unchanged. */
export async function createReportingInformation({
  ctx,
  input: { body },
}: {
  ctx: Ctx;
  input: Input;
}): Promise<ReportingInformation> {
  const { companyId } = ctx.session;
  return transaction(ctx, async (ctx) => {
    await lockCompany(ctx.db, companyId);
    const current = await repository.findCurrent(ctx.db, companyId);
    // A repeated request would create a second row of one period, and only one of them could be changed.
    if (current?.periodStart === body.periodStart) throw fieldProblem('periodStart', 'periodIsCurrent');
    await changeReviews(ctx, body);
    const updatedOn = nextStamp(ctx.platform.clock);
    const columns = toColumns(body);
    const row = found(await repository.insertReporting(ctx.db, { companyId, ...columns, updatedOn }));
    await audit(ctx, { action: 'create', entity, entityId: row.id, after: row });
    return toWire(row);
  });
}

export async function updateReportingInformation({
  ctx,
  input: { body, unmodifiedSince },
}: {
  ctx: Ctx;
  input: Input & { unmodifiedSince: Date | undefined };
}): Promise<ReportingInformation> {
  const { companyId } = ctx.session;
  return transaction(ctx, async (ctx) => {
    await lockCompany(ctx.db, companyId);
    const before = found(await repository.findCurrent(ctx.db, companyId));
    await assertUnmodified(
      before.updatedOn,
      unmodifiedSince,
      () => toWire(before),
      () => lastChangeOf(ctx, entity, before.id, before.updatedOn),
    );
    // Another basis or base year opens no new review.
    if (body.periodStart === before.periodStart) assertFields(ctx, body);
    else await changeReviews(ctx, body);
    const change = { ...toColumns(body), updatedOn: nextStamp(ctx.platform.clock, before.updatedOn) };
    const after = found(await repository.updateReporting(ctx.db, before, change));
    await audit(ctx, { action: 'update', entity, entityId: before.id, before, after });
    return toWire(after);
  });
}

const entity = 'reporting_informations';

/** Answers are never deleted silently: the caller has to confirm it. */
async function changeReviews(ctx: Ctx, body: ReportingInformationBody): Promise<void> {
  assertFields(ctx, body);
  const { periodStart } = body;
  const period = { periodStart, periodEnd: periodEndOf(periodStart) };
  const effect = await effectOfPeriod(ctx, period);
  if (!body.acceptsLoss && effect.lost.some(({ answers }) => answers > 0))
    throw fieldProblem('periodStart', 'answersFallAway');
  await followPeriod(ctx, period, effect);
}

function assertFields(ctx: Ctx, { reportingBasisId, baseYear }: ReportingInformationBody): void {
  if (!isReportingBasis(reportingBasisId)) throw fieldProblem('reportingBasisId', 'unknownReference');
  assertBegun(ctx, 'baseYear', baseYear);
}

function toColumns({
  reportingBasisId,
  periodStart,
  consolidationApproach,
  consolidationReason,
  baseYear,
}: ReportingInformationBody) {
  const periodEnd = periodEndOf(periodStart);
  return { reportingBasisId, periodStart, periodEnd, consolidationApproach, consolidationReason, baseYear };
}

function toWire({ id, companyId: _company, ...row }: repository.ReportingRow): ReportingInformation {
  return { reportingInformationId: id, ...row, updatedOn: row.updatedOn.toISOString() };
}
