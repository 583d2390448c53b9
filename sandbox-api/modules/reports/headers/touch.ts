import type { ReportStep } from '#api/contract/reports/headers';
import type { Ctx } from '#api/kernel/context';
import { type StoredHeader, updateHeaderRow } from './repository';

/**
 * Whatever of a report's content changes, in the caller's transaction: it is no longer complete, and the step that was
 * saved has been looked at. The stamp of the header's own fields stays.
 */
export async function touchHeader(
  ctx: Ctx,
  { row }: Pick<StoredHeader, 'row'>,
  step?: ReportStep,
): Promise<void> {
  const key = { companyId: ctx.session.companyId, id: row.id };
  await updateHeaderRow(ctx.db, key, contentChange(ctx, row, step));
}

/** Columns of such a change, for who writes the header itself. */
export function contentChange(
  { platform }: Ctx,
  { copiedSteps }: Pick<StoredHeader['row'], 'copiedSteps'>,
  step?: ReportStep,
) {
  return {
    isComplete: false,
    modifiedOn: platform.clock.now(),
    copiedSteps: copiedSteps.filter((copied) => copied !== step),
  };
}
