/**
 * The large parts of the engine as static files: PGlite's WebAssembly and share files, compressed by us because a
 * plain host does not compress them; the seed snapshot; and a second copy of its reference data, for stores of older
 * builds. They are cached in .cache under a digest of their sources.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { ReferenceSet } from '#api/db/sync-reference';
import type { CheckedAsset, EngineBuild } from '#api/runtime/engine/engine-build';
import { checksumOf } from '#api/storage/snapshot/checksum';
import type { SnapshotManifest } from '#api/storage/snapshot/snapshot';
import { pack } from '../../seed/load/snapshot/pack';
import { packUsedFiles } from './pglite-files';

export type EngineParts = Pick<EngineBuild, 'pgliteVersion' | 'wasm' | 'data' | 'snapshot' | 'reference'> & {
  /** Served path → file on this machine. */
  files: Map<string, string>;
};

const cacheFolder = '.cache/engine';

/** The sources of the snapshot, besides package versions. */
const snapshotSources = ['seed', 'sandbox-api', 'scripts/build/seed-snapshot.ts', 'package-lock.json'];

/** What the sign-in page says about the demo in the snapshot, as JSON. */
export async function readDemoOffer(root: string): Promise<string> {
  return readFileSync(join(await makeSnapshot(root), 'offer.json'), 'utf8');
}

export async function makeEngineParts(root: string): Promise<EngineParts> {
  const cache = join(root, cacheFolder);
  mkdirSync(cache, { recursive: true });
  const dist = dirname(createRequire(join(root, 'package.json')).resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(join(dist, '..', 'package.json'), 'utf8'));
  const files = new Map<string, string>();
  const packed = async (name: string, content: Buffer): Promise<CheckedAsset> => {
    const { asset, file } = await packPart(content, name, cache);
    files.set(asset.path, file);
    return asset;
  };
  const wasm = await packed('pglite.wasm', readFileSync(join(dist, 'pglite.wasm')));
  const data = await packed('pglite.data', packUsedFiles(readFileSync(join(dist, 'pglite.data')), dist));
  const folder = await makeSnapshot(root);
  const manifest: SnapshotManifest = JSON.parse(readFileSync(join(folder, 'snapshot.json'), 'utf8'));
  const snapshot = { ...manifest, path: `engine/${manifest.file}` };
  files.set(snapshot.path, join(folder, manifest.file));
  const set = readFileSync(join(folder, 'reference.json'));
  const reference = { ...(await packed('reference.json', set)), version: versionOf(set) };
  return { pgliteVersion: version, wasm, data, snapshot, reference, files };
}

function versionOf(set: Buffer): string {
  const { version }: ReferenceSet = JSON.parse(set.toString());
  return version;
}

async function packPart(
  content: Buffer,
  name: string,
  cache: string,
): Promise<{ asset: CheckedAsset; file: string }> {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  // Not ".zst" or ".wasm", because some hosts handle these extensions in special ways. Includes the compression,
  // which differed in older caches.
  const fileName = `${name.replace('.', '-')}-zstd-${digest}.part`;
  const file = join(cache, fileName);
  if (!existsSync(file)) writeWhole(file, await pack(content));
  return {
    asset: {
      path: `engine/${fileName}`,
      bytes: content.length,
      transferBytes: statSync(file).size,
      checksum: checksumOf(content),
    },
    file,
  };
}

/**
 * Seeding takes a while, so a snapshot is rebuilt only when its sources changed; its name follows from its content.
 */
async function makeSnapshot(root: string): Promise<string> {
  const cache = join(root, cacheFolder);
  mkdirSync(cache, { recursive: true });
  const digest = createHash('sha256');
  for (const file of snapshotSources.flatMap((path) => filesBelow(join(root, path)))) {
    digest.update(relative(root, file)).update(readFileSync(file));
  }
  const folder = join(cache, `snapshot-${digest.digest('hex').slice(0, 16)}`);
  if (existsSync(join(folder, 'snapshot.json'))) return folder;
  const unfinished = `${folder}.${process.pid}`;
  const script = join(root, 'scripts/build/seed-snapshot.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, unfinished], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return folder;
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return /\.test\.ts$/.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** An interrupted build must not leave a partial file under the final name. */
function writeWhole(file: string, content: Uint8Array) {
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}
