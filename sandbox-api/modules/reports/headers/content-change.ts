import type { ReportStep } from '#api/contract/reports/headers';
import type { Ctx } from '#api/kernel/context';
import { nextStamp } from '#api/kernel/stamps';
import { clearVerification } from './clear-verification';
import { type StoredHeader, updateHeaderRow } from './repository';

/**
 * Any change of a report's content, in the caller's transaction: it is no longer complete, the verification
 * of its issue no longer applies, and the saved step counts as reviewed. The stamp of the header's own fields
 * stays.
 */
export async function markHeaderChanged(
  ctx: Ctx,
  { row }: Pick<StoredHeader, 'row'>,
  step?: ReportStep,
): Promise<void> {
  if (row.isComplete) await clearVerification(ctx, row);
  await markVerificationEntered(ctx, { row }, step);
}

/** The same if the change is the verification itself, which belongs to the next issue. */
export async function markVerificationEntered(
  ctx: Ctx,
  { row }: Pick<StoredHeader, 'row'>,
  step?: ReportStep,
): Promise<void> {
  const key = { companyId: ctx.session.companyId, id: row.id };
  await updateHeaderRow(ctx.db, key, contentChange(ctx, row, step));
}

/** A step was saved unchanged, which leaves a complete report complete: the only change is that it was reviewed. */
export async function markStepSeen(
  ctx: Ctx,
  { row }: Pick<StoredHeader, 'row'>,
  step: ReportStep,
): Promise<void> {
  const key = { companyId: ctx.session.companyId, id: row.id };
  await updateHeaderRow(ctx.db, key, { copiedSteps: row.copiedSteps.filter((copied) => copied !== step) });
}

/** Columns of a change of content, for callers that write the header themselves. */
export function contentChange(
  { platform }: Ctx,
  { copiedSteps, modifiedOn }: Pick<StoredHeader['row'], 'copiedSteps' | 'modifiedOn'>,
  step?: ReportStep,
) {
  return {
    isComplete: false,
    // `If-Modified-Since` cannot tell two changes within one second apart.
    modifiedOn: nextStamp(platform.clock, modifiedOn),
    copiedSteps: copiedSteps.filter((copied) => copied !== step),
  };
}

/**
 * The report is finished, in the caller's transaction: its content has not changed, and every step counts as
 * reviewed.
 */
export async function completeHeader(
  { db, platform }: Ctx,
  { row }: Pick<StoredHeader, 'row'>,
): Promise<StoredHeader | undefined> {
  // Later than both stamps, so that a second user who finishes at the same time has seen neither.
  const last = Math.max(row.updatedOn.getTime(), row.modifiedOn.getTime());
  const updatedOn = nextStamp(platform.clock, new Date(last));
  return updateHeaderRow(db, row, { isComplete: true, copiedSteps: [], updatedOn });
}
