import type { ReportStep } from '#api/contract/reports/headers';
import type { Ctx } from '#api/kernel/context';
import { nextStamp } from '#api/kernel/stamps';
import { clearVerification } from './clear-verification';
import { type StoredHeader, updateHeaderRow } from './repository';

/**
 * Whatever of a report's content changes, in the caller's transaction: it is no longer complete, the verification of its
 * issue no longer holds, and the step that was saved has been looked at. The stamp of the header's own fields stays.
 */
export async function markHeaderChanged(
  ctx: Ctx,
  { row }: Pick<StoredHeader, 'row'>,
  step?: ReportStep,
): Promise<void> {
  if (row.isComplete) await clearVerification(ctx, row);
  await markVerificationEntered(ctx, { row }, step);
}

/** The same where what changed is the verification itself, which is that of the next issue. */
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

/** Columns of a change of content, for who writes the header itself. */
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

/** The report is finished, in the caller's transaction: nothing that it says has changed, and every step was looked at. */
export async function completeHeader(
  { db, platform }: Ctx,
  { row }: Pick<StoredHeader, 'row'>,
): Promise<StoredHeader | undefined> {
  // Later than both stamps: who finishes the same report at the same time has seen neither.
  const last = Math.max(row.updatedOn.getTime(), row.modifiedOn.getTime());
  const updatedOn = nextStamp(platform.clock, new Date(last));
  return updateHeaderRow(db, row, { isComplete: true, copiedSteps: [], updatedOn });
}
