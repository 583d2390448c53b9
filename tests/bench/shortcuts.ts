/** The worker with one of its shortcuts left out, to see what each of them buys. */
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { makeEngineParts } from '../../scripts/build/engine-parts';
import { listPrecache } from '../../scripts/build/precache-list';
import { bundleWorker } from '../../scripts/build/worker-bundle';

/** Left out: plugins of the bundle by name, and modules in whose place the one without the shortcut comes. */
type Shortcut = { name: string; plugins?: readonly string[]; modules?: readonly string[] };

export const shortcuts: readonly Shortcut[] = [
  { name: 'code cut out of PGlite', plugins: ['engine-without-unused-code'] },
  { name: 'files adopted instead of copied', modules: ['#api/storage/adopting-fs'] },
  { name: 'statements prepared in PGlite', modules: ['./prepared-pglite'] },
  { name: 'texts of statements kept', modules: ['#api/db/statement'] },
  { name: 'routes on demand', plugins: ['engine-with-routes-on-demand'] },
  { name: 'answers of the domain remembered', modules: ['#api/domain/factors/remembered'] },
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
    plugins: [inPlain(root, shortcut), onlyImportsCut()],
    leftOut: shortcut.plugins ?? [],
  });
  await writeFile(join(folder, 'sw.js'), code);
}

function inPlain(root: string, { modules = [] }: Shortcut): Plugin {
  return {
    name: 'bench-without-shortcut',
    enforce: 'pre',
    resolveId: (id) => (modules.includes(id) ? join(root, 'tests/bench/worker/plain.ts') : null),
    // The product's build has said what there is to say about these sources.
    config: () => ({ logLevel: 'error' }),
  };
}

/** A classic script cannot do without this cut. */
function onlyImportsCut(): Plugin {
  return {
    name: 'bench-only-imports-cut',
    enforce: 'post',
    transform: (code, id) =>
      id.includes('@electric-sql/pglite') ? code.replaceAll(/\bimport\("[\w:./-]+"\)/g, 'undefined') : null,
  };
}
