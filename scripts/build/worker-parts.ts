/**
 * Puts the worker's chunks into two classic scripts. A browser compiles every function of a service worker before it
 * installs it, so the first script has only what a start needs, and the parts of the engine are downloaded while the
 * second is compiled. Both contain their chunks as functions, each evaluated on first use.
 */
import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

export type WorkerScripts = { start: string; rest: string; restPath: string };

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'isEntry'>;

/** As CommonJS, which can be wrapped in a function. An `import()` in the source has this form there. */
const importCall = /Promise\.resolve\(\)\.then\(\(\)\s*=>\s*require\((["'`])(\.\/[^"'`]+)\1\)\)/g;
const requireCall = /\brequire\((["'`])([^"'`]*)\1\)/g;

/** The global through which the second script passes its chunks; both are of one build. */
const globalName = 'ledgerleafRest';

export function joinParts(chunks: readonly Chunk[]): WorkerScripts {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The worker has no entry.');
  const start = reachable(entry, byName);
  const others = chunks.filter((chunk) => !start.has(chunk));
  const rest = `self.${globalName} = {\n${others.map((chunk) => asFunction(chunk, byName)).join(',\n')}\n};\n`;
  const digest = createHash('sha256').update(rest).digest('hex').slice(0, 8);
  const restPath = `sw-rest-${digest}.js`;
  const parts = [...start].map((chunk) => asFunction(chunk, byName)).join(',\n');
  return { start: loader(parts, `./${entry.fileName}`, restPath), rest, restPath };
}

/** What the entry needs. */
function reachable(entry: Chunk, byName: ReadonlyMap<string, Chunk>): ReadonlySet<Chunk> {
  const found = new Set([entry]);
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk) found.add(chunk);
    }
  }
  return found;
}

/** @throws when it requires something that is not among the chunks, because a worker has nothing else. */
function asFunction({ fileName, code }: Chunk, byName: ReadonlyMap<string, Chunk>): string {
  const body = code.replaceAll(importCall, (_, __, name: string) => `load(${JSON.stringify(name)})`);
  for (const [, , name = ''] of body.matchAll(requireCall))
    if (!byName.has(name.slice(2))) throw new Error(`${fileName} of the worker asks for ${name}.`);
  return `${JSON.stringify(`./${fileName}`)}(require, module, exports, load) {\n${body}\n}`;
}

/**
 * A service worker may import a script only during installation, and can use it later. Other hosts fetch both
 * scripts each time, so they load the second immediately: later, the site may have that of another version.
 */
function loader(parts: string, entry: string, restPath: string): string {
  return `(() => {
const parts = {
${parts}
};
const done = new Map();
let isWhole = false;
function takeRest() {
  if (isWhole) return;
  Object.assign(parts, self.${globalName});
  delete self.${globalName};
  isWhole = true;
}
function importRest() {
  if (isWhole) return;
  importScripts(new URL(${JSON.stringify(restPath)}, self.location.href).href);
  takeRest();
}
function fetchRest() {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = new URL(${JSON.stringify(restPath)}, document.currentScript.src).href;
    script.onload = () => resolve(takeRest());
    script.onerror = () => reject(new Error('A part of the engine could not be loaded.'));
    document.head.append(script);
  });
}
function require(name) {
  const known = done.get(name);
  if (known) return known.exports;
  const module = { exports: {} };
  done.set(name, module);
  parts[name](require, module, module.exports, load);
  return module.exports;
}
let whole;
async function load(name) {
  if (!parts[name]) await (whole ?? importRest());
  return require(name);
}
if ('ServiceWorkerGlobalScope' in self)
  self.addEventListener('install', (event) => event.waitUntil(new Promise((done) => done(importRest()))));
else if (typeof importScripts === 'function') importRest();
else {
  whole = fetchRest();
  whole.catch(() => undefined);
}
require(${JSON.stringify(entry)});
})();
`;
}
