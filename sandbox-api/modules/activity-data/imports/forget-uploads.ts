import type { Ctx } from '#api/kernel/context';
import { enqueueJob, type JobHandler } from '#api/kernel/jobs';
import { deleteImportsBefore } from './repository';

export const forgetUploadsJob = 'imports.forget-uploads';

/** Long enough to look into what went wrong last month. */
const keptForMs = 30 * 86_400_000;

/** Has old uploads deleted once this one is old. */
export async function scheduleForgetting(ctx: Ctx): Promise<void> {
  const { companyId } = ctx.session;
  await enqueueJob(ctx, {
    kind: forgetUploadsJob,
    companyId,
    payload: {},
    // Each upload has a job of its own: one that waits already falls due too early for this one.
    delayMs: keptForMs + 1000,
  });
}

export const forgetUploads: JobHandler = async ({ db, platform, companyId }) => {
  await deleteImportsBefore(db, companyId, new Date(platform.clock.now().getTime() - keptForMs));
};
