import type { Ctx } from '#api/kernel/context';
import { enqueueJob } from '#api/kernel/jobs';

export const completenessJob = 'reviews.recheck-completeness';

/** After a change of activity data the reviews are looked at again, shortly and in the background. */
export async function scheduleCompletenessCheck(ctx: Ctx): Promise<void> {
  const { companyId } = ctx.session;
  await enqueueJob(ctx, {
    kind: completenessJob,
    companyId,
    payload: {},
    delayMs: 2000,
    dedupeKey: `${completenessJob}:${companyId}`,
  });
}
