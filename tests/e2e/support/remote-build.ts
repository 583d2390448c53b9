/** The client built against a remote API, kept between runs as long as nothing it is made of changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const inputs = [
  'src',
  'sandbox-api/contract',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build',
].concat('scripts/setup', 'package-lock.json');

export async function buildForRemote(apiUrl: string): Promise<string> {
  const folder = '.cache/remote-build/dist';
  const stamp = '.cache/remote-build/built-from';
  const digest = digestOf(apiUrl);
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (isCurrent) return folder;
  process.env.VITE_API_BASE_URL = apiUrl;
  const mode = process.env.NODE_ENV;
  try {
    process.env.NODE_ENV = 'production';
    await build({ build: { outDir: folder, emptyOutDir: true }, logLevel: 'warn', mode: 'production' });
  } finally {
    process.env.NODE_ENV = mode;
    delete process.env.VITE_API_BASE_URL;
  }
  mkdirSync('.cache/remote-build', { recursive: true });
  // Taken again, because the build writes the route tree.
  writeFileSync(stamp, digestOf(apiUrl));
  return folder;
}

/** Every file below a folder, by its path in it. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function digestOf(apiUrl: string): string {
  const hash = createHash('sha256').update(apiUrl);
  const files = inputs.flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));
  for (const path of files.sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
