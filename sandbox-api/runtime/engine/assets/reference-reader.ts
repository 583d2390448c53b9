import type { ReferenceSet } from '#api/db/sync-reference';
import type { EngineBuild } from '#api/runtime/engine/engine-build';
import { packingOf, unpack } from '#api/storage/snapshot/packing';

/** A start waits for it, once for each release that has other reference data; what has not come by then comes next time. */
const waitMs = 10_000;

/**
 * Reference data of this build for a store of an older one. A file of its own beside the snapshot, which has the same
 * within, so that a first visit does not pay for it.
 */
export function createReferenceReader(
  scope: URL,
  { path, version }: EngineBuild['reference'],
): () => Promise<ReferenceSet> {
  return async () => {
    const response = await fetch(new URL(path, scope), { signal: AbortSignal.timeout(waitMs) });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const served = new Blob([bytes]).stream();
    const set: ReferenceSet = await new Response(unpack(served, packingOf([bytes]) ?? 'none')).json();
    if (set.version !== version) throw new Error(`${path} is of another build.`);
    return set;
  };
}
