/** Builds the user guides as PDFs beside the client; in development, on request. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { guideFiles } from '../../seed/guides/read-guide';

const folder = 'guides';
/** The sources of the files, besides package versions. */
const sources = ['seed/guides', 'seed/reference/content', 'sandbox-api/modules/knowledge/user-guides'];

export function guidesPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'guides',
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: ({ config: { base }, middlewares }) => {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(base.length);
        const make = path.startsWith(`${folder}/`)
          ? guideFiles().get(path.slice(folder.length + 1))
          : undefined;
        if (make) response.setHeader('content-type', typeOf(path)).end(make());
        else next();
      });
    },
    writeBundle: (options) => {
      const target = join(resolve(config.root, options.dir ?? config.build.outDir), folder);
      mkdirSync(target, { recursive: true });
      for (const [name, content] of makeAll(config.root)) writeFileSync(join(target, name), content);
    },
  };
}

const typeOf = (path: string): string => (path.endsWith('.json') ? 'application/json' : 'application/pdf');

/** Cached in .cache under a digest of their sources, because embedding the font takes a moment for each. */
function makeAll(root: string): Map<string, Uint8Array> {
  const digest = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const source of sources)
    for (const file of filesIn(join(root, source))) digest.update(readFileSync(file));
  const cache = join(root, '.cache', 'guides', digest.digest('hex').slice(0, 16));
  mkdirSync(cache, { recursive: true });
  const made = new Map<string, Uint8Array>();
  for (const [name, make] of guideFiles()) {
    const file = join(cache, name);
    const content = existsSync(file) ? readFileSync(file) : make();
    if (!existsSync(file)) writeFileSync(file, content);
    made.set(name, content);
  }
  return made;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
