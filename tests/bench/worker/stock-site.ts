/** Builds the site that we compare with: the same client, and the same worker over stock `idb://`. */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Zstd } from '@hpcc-js/wasm-zstd';
import type { Plugin } from 'vite';
import type { CheckedAsset, EngineBuild } from '#api/runtime/engine/engine-build';
import { checksumOf } from '#api/storage/snapshot/checksum';
import { listPrecache } from '../../../scripts/build/precache-list';
import { bundleWorker } from '../../../scripts/build/worker-bundle';
import { pack } from '../../../seed/load/snapshot/pack';
import { readIndex, tarOfSnapshot } from './snapshot-tar';

/** Writes the site into `folder`; everything but the worker comes from the product's own site. */
export async function buildStockSite(
  product: string,
  folder: string,
  { isCommitStored }: { isCommitStored: boolean },
): Promise<void> {
  const root = process.cwd();
  await rm(folder, { recursive: true, force: true });
  await cp(product, folder, { recursive: true });
  const build = { ...(await readParts(folder)), precache: listPrecache(folder) };
  const plugins = [overStockDatabase(root, isCommitStored)];
  const { code, rest } = await bundleWorker({ root, build, isMinified: true, plugins });
  await writeFile(join(folder, 'sw.js'), code);
  await writeFile(join(folder, rest.path), rest.code);
}

/** The parts written by the product's build, with a tar file in place of the snapshot. */
async function readParts(folder: string): Promise<Omit<EngineBuild, 'version' | 'calls' | 'precache'>> {
  const zstd = await Zstd.load();
  const names = await readdir(join(folder, 'engine'));
  const read = async (pattern: RegExp) => {
    const path = `engine/${names.find((name) => pattern.test(name))}`;
    const served = await readFile(join(folder, path));
    const content = Buffer.from(zstd.decompress(served));
    const asset: CheckedAsset = {
      path,
      bytes: content.length,
      transferBytes: served.length,
      checksum: checksumOf(content),
    };
    return { asset, content };
  };
  const { content } = await read(/\.snapshot$/);
  const { pgliteVersion, schemaVersion, files } = readIndex(content);
  const reference = await read(/^reference-json-/);
  const { version }: { version: string } = JSON.parse(reference.content.toString());
  const tar = tarOfSnapshot(content);
  const packed = await pack(tar);
  const path = 'engine/stock-directory.part';
  await writeFile(join(folder, path), packed);
  return {
    pgliteVersion,
    wasm: (await read(/^pglite-wasm-/)).asset,
    data: (await read(/^pglite-data-/)).asset,
    reference: { ...reference.asset, version },
    snapshot: {
      file: path,
      path,
      hash: createHash('sha256').update(content).digest('hex'),
      checksum: checksumOf(content),
      bytes: tar.length,
      transferBytes: packed.length,
      pgliteVersion,
      // Nothing here is opened over a store of ours.
      fileLayout: '',
      schemaVersion,
      files: files.length,
    },
  };
}

/** Only the worker's own imports are redirected; the replacements can still reach the originals. */
function overStockDatabase(root: string, isCommitStored: boolean): Plugin {
  const replacements: Record<string, string> = {
    './open-database': join(root, 'tests/bench/worker/stock-database.ts'),
    './early-assets': join(root, 'tests/bench/worker/stock-assets.ts'),
  };
  return {
    name: 'bench-stock-database',
    enforce: 'pre',
    resolveId: (id) => replacements[id] ?? null,
    // The product's build has already reported any warnings about these sources.
    config: () => ({ logLevel: 'error', define: { IS_COMMIT_STORED: String(isCommitStored) } }),
  };
}
