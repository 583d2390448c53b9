import { updateReference } from '#api/modules/recalculation/reference-update';
import { storeFailureOf } from './engine-error';
import type { InstanceOptions } from './engine-instance';

type Options = Pick<InstanceOptions, 'build' | 'isFrozen' | 'readReference' | 'log'> &
  Parameters<typeof updateReference>[0];

/**
 * Brings the reference data of this build to a store that began with the snapshot of another one. Where that is not to be
 * had, the store opens as it is: the next start tries again.
 */
export async function followReference({ db, platform, ...options }: Options): Promise<void> {
  const { build, isFrozen, readReference, log } = options;
  if (isFrozen) return;
  try {
    await updateReference({ db, platform }, { version: build.reference.version, read: readReference });
  } catch (error) {
    // The database in memory is ahead of what is stored.
    if (storeFailureOf(error)) throw error;
    log('reference', error);
  }
}
