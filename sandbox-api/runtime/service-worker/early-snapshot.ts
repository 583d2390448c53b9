import { build } from 'virtual:engine-build';
import { readKept } from './read-kept';

/** The snapshot of this version, which nearly every store began with. */
export const earlySnapshot = readKept(
  build.snapshot.path,
  async (kept) => new Uint8Array(await kept.arrayBuffer()),
);
