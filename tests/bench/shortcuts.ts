/** The worker with one of its shortcuts left out, to see what each of them buys. */
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { makeEngineParts } from '../../scripts/build/engine-parts';
import { listPrecache } from '../../scripts/build/precache-list';
import { bundleWorker } from '../../scripts/build/worker-bundle';

/** In the place of the module comes the one without the shortcut. */
type Shortcut = { name: string; module: string };

export const shortcuts: readonly Shortcut[] = [
  { name: 'statements prepared in PGlite', module: './prepared-pglite' },
  { name: 'array types known', module: '#api/db/connect/engine-pglite' },
  { name: 'texts of statements kept', module: '#api/db/statement' },
  { name: 'answers of the domain remembered', module: '#api/domain/factors/remembered' },
];

/** Writes the site into `folder`, with all but the worker taken from the product's own site. */
export async function buildSiteWithout(shortcut: Shortcut, product: string, folder: string): Promise<void> {
  const root = process.cwd();
  await rm(folder, { recursive: true, force: true });
  await cp(product, folder, { recursive: true });
  const { files: _, ...parts } = await makeEngineParts(root);
  const build = { ...parts, precache: listPrecache(folder) };
  const { code } = await bundleWorker({
    root,
    build,
    isMinified: true,
    plugins: [inPlain(root, shortcut)],
  });
  await writeFile(join(folder, 'sw.js'), code);
}

function inPlain(root: string, { module }: Shortcut): Plugin {
  return {
    name: 'bench-without-shortcut',
    enforce: 'pre',
    resolveId: (id) => (id === module ? join(root, 'tests/bench/worker/plain.ts') : null),
    // The product's build has said what there is to say about these sources.
    config: () => ({ logLevel: 'error' }),
  };
}
