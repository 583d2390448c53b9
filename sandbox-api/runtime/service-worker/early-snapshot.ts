import { build } from 'virtual:engine-build';
import { readKept } from './read-kept';

/**
 * The snapshot of this version, which nearly every store began with. As a blob first: the browser then reads a
 * file of known length into one buffer, in two thirds of the time.
 */
export const earlySnapshot = readKept(build.snapshot.path, async (kept) => {
  const file = await kept.blob();
  return { bytes: new Uint8Array(await file.arrayBuffer()), isKept: true };
});
