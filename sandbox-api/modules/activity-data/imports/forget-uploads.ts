import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { enqueueJob, type JobHandler } from '#api/kernel/jobs';
import { deleteImportsBefore, deleteImportsOfLocation } from './repository';

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

/**
 * Deletes the uploads of a location whose data is deleted: they hold the same rows. The caller holds the location, and
 * so does whoever records an upload before it locks it.
 */
export async function deleteLocationUploads(ctx: Ctx, locationId: number): Promise<void> {
  for (const before of await deleteImportsOfLocation(ctx.db, ctx.session.companyId, locationId))
    await audit(ctx, { action: 'delete', entity: 'imports', entityId: before.id, before });
}
