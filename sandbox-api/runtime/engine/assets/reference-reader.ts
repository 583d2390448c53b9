import type { ReferenceSet } from '#api/db/sync-reference';
import type { EngineBuild } from '#api/runtime/engine/engine-build';
import { packingOf, unpack } from '#api/storage/snapshot/packing';

/**
 * A start waits this long, once for each release with new reference data; a slower download is left to the
 * next start.
 */
const waitMs = 10_000;

/**
 * Reference data of this build for a store of an older one. It is a separate file, although the snapshot
 * contains the same data, so that a first visit does not download it.
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
