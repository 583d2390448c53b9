import type { ReferenceSet } from '#api/db/sync-reference';
import { updateReference } from '#api/modules/emissions/recalculation/reference-update';
import type { EngineBuild } from '#api/runtime/engine/engine-build';
import { storeFailureOf } from '#api/runtime/engine/engine-error';

type Options = {
  build: Pick<EngineBuild, 'reference'>;
  /** Nothing can be stored. */
  isFrozen: boolean;
  readReference(): Promise<ReferenceSet>;
  log(message: string, error: unknown): void;
};

/**
 * Updates the reference data of a store that was created from the snapshot of another build. If the data is
 * unavailable, the store opens unchanged and the next start tries again.
 */
export async function followReference(
  host: Parameters<typeof updateReference>[0],
  options: Options,
): Promise<void> {
  const { build, isFrozen, readReference, log } = options;
  if (isFrozen) return;
  try {
    await updateReference(host, { version: build.reference.version, read: readReference });
  } catch (error) {
    // The database in memory is ahead of what is stored.
    if (storeFailureOf(error)) throw error;
    log('reference', error);
  }
}
