import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { enqueueJob, type JobHandler } from '#api/kernel/jobs';
import { deleteImportsBefore, deleteImportsOfLocation } from './repository';

export const forgetUploadsJob = 'imports.forget-uploads';

/** Long enough to investigate last month's problems. */
const keptForMs = 30 * 86_400_000;

/** Schedules the deletion of old uploads for when this one is old. */
export async function scheduleForgetting(ctx: Ctx): Promise<void> {
  const { companyId } = ctx.session;
  await enqueueJob(ctx, {
    kind: forgetUploadsJob,
    companyId,
    payload: {},
    // Each upload has a job of its own, because a job that is already waiting is due too early for this one.
    delayMs: keptForMs + 1000,
  });
}

export const forgetUploads: JobHandler = async ({ db, platform, companyId }) => {
  await deleteImportsBefore(db, companyId, new Date(platform.clock.now().getTime() - keptForMs));
};

/**
 * Deletes the uploads of a location whose data is deleted, because they contain the same rows. The caller has
 * locked the location; recording an upload also locks the location before the upload.
 */
export async function deleteLocationUploads(ctx: Ctx, locationId: number): Promise<void> {
  for (const before of await deleteImportsOfLocation(ctx.db, ctx.session.companyId, locationId))
    await audit(ctx, { action: 'delete', entity: 'imports', entityId: before.id, before });
}
