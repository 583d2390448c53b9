/** A page whose API is an MSW handler, the usual way to have a backend in a browser. */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

export async function buildMswSite(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: ['tests/bench/msw/page.ts'],
    outfile: join(folder, 'page.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['browser'],
  });
  const root = dirname(createRequire(import.meta.url).resolve('msw/package.json'));
  await copyFile(join(root, 'lib/mockServiceWorker.js'), join(folder, 'mockServiceWorker.js'));
  const page = '<!doctype html><title>MSW</title><script type="module" src="./page.js"></script>';
  await writeFile(join(folder, 'index.html'), page);
}
