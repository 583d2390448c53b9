/** Bundles the backend into classic scripts; worker-parts.ts explains why there are two. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  type ESTree,
  type Plugin,
  parseSync,
  type Rolldown,
  runnerImport,
  Visitor,
  build as viteBuild,
} from 'vite';
import type { EngineBuild } from '#api/runtime/engine/engine-build';
import { withUsedFilesOnly } from './pglite-files';
import { withoutForbiddenCode } from './pglite-for-workers';
import { joinParts } from './worker-parts';

const buildModule = 'virtual:engine-build';

/** A placeholder for the version until the bundle is built, because the version is a digest of it. */
const versionMark = '__ENGINE_VERSION__';

type Described = Omit<EngineBuild, 'version' | 'calls'>;

type Bundled = Rolldown.RolldownOutput;

type Options = {
  root: string;
  build: Described;
  isMinified: boolean;
  /** For the benchmark, which bundles the same worker over another store. */
  plugins?: Plugin[];
};

/** Returns the worker's script, the file it imports, and its version. */
export async function bundleWorker({
  root,
  build,
  isMinified,
  plugins = [],
}: Options): Promise<{ code: string; rest: { path: string; code: string }; version: string }> {
  const output = await viteBuild({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      ...plugins,
      provideBuild({ ...build, calls: await readCalls(root) }),
      withoutModuleUrl(),
      withoutZodTexts(),
      withoutUnusedZod(),
      withUsedFilesOnly(),
      withoutForbiddenCode(),
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: isMinified,
      // As a library: for a page, modules are emitted with their preloads, and a worker has none.
      lib: {
        entry: join(root, 'sandbox-api/runtime/service-worker/main.ts'),
        formats: ['cjs'],
      },
      rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
    },
  });
  const { start, rest, restPath } = joinParts(chunksOf(output as Bundled | Bundled[]));
  for (const code of [start, rest]) assertClassic(code);
  if (rest.includes(versionMark)) throw new Error('The version belongs into the script that starts.');
  const version = createHash('sha256').update(start).update(rest).digest('hex').slice(0, 12);
  return { code: start.replaceAll(versionMark, version), rest: { path: restPath, code: rest }, version };
}

/**
 * A service worker must not use `import()`, a classic script has no `import.meta`, and the content security policy
 * forbids `eval`, which would also keep every name around it from being shortened. They are searched in the syntax
 * tree, so that strings and comments do not count.
 * @throws when the bundle has one.
 */
export function assertClassic(code: string): void {
  const { program, errors } = parseSync('sw.js', code);
  if (errors.length > 0) throw new Error(`The worker bundle cannot be parsed: ${errors[0]?.message}`);
  const found: string[] = [];
  const note = ({ start, end }: { start: number; end: number }) =>
    found.push(code.slice(start, Math.min(end, start + 80)));
  const noteMeta = (node: ESTree.MetaProperty) => {
    if (node.meta.name === 'import') note(node);
  };
  const noteEval = (node: ESTree.CallExpression) => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'eval') note(node);
  };
  new Visitor({
    CallExpression: noteEval,
    ImportExpression: note,
    MetaProperty: noteMeta,
    ImportDeclaration: note,
    ExportNamedDeclaration: note,
  }).visit(program);
  if (found.length > 0) throw new Error(`The worker bundle is not a classic script: ${found.join(' · ')}`);
}

function chunksOf(output: Bundled | Bundled[]): Rolldown.OutputChunk[] {
  return [output]
    .flat()
    .flatMap((part) => part.output)
    .map((file) => {
      if (file.type !== 'chunk')
        throw new Error(`The worker has a file that is no script: ${file.fileName}.`);
      return file;
    });
}

/** Read from the sources, so that the starting worker does not evaluate them. */
async function readCalls(root: string): Promise<EngineBuild['calls']> {
  const file = join(root, 'scripts/build/calls-by-area.ts');
  const { module } = await runnerImport<typeof import('./calls-by-area')>(file, { logLevel: 'error' });
  return module.calls;
}

function provideBuild(build: Omit<EngineBuild, 'version'>): Plugin {
  const content: EngineBuild = { version: versionMark, ...build };
  return {
    name: 'engine-build',
    resolveId: (id) => (id === buildModule ? `\0${buildModule}` : null),
    load: (id) => (id === `\0${buildModule}` ? `export const build = ${JSON.stringify(content)};` : null),
  };
}

/** zod's own messages in fifty languages: the API returns codes, and its messages come from the contract. */
function withoutZodTexts(): Plugin {
  return {
    name: 'engine-without-zod-texts',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('/locales/index.js') && importer?.includes('/zod/') ? '\0no-zod-texts' : null,
    load: (id) => (id === '\0no-zod-texts' ? 'export {};' : null),
  };
}

/** The adapter receives all of zod to extend one class, and what is passed as a whole is bundled as a whole. */
function withoutUnusedZod(): Plugin {
  let isFound = false;
  return {
    name: 'engine-without-unused-zod',
    enforce: 'pre',
    resolveId: (id, importer) => {
      if (id !== 'zod' || !importer?.includes('/@hono/zod-openapi/')) return null;
      isFound = true;
      return '\0extended-zod';
    },
    load: (id) =>
      id === '\0extended-zod' ? "import { ZodType } from 'zod'; export const z = { ZodType };" : null,
    buildEnd: (error) => {
      if (!error && !isFound) throw new Error('@hono/zod-openapi no longer imports zod.');
    },
  };
}

/** PGlite looks for its files beside itself; we pass them in, so the address only has to be valid. */
function withoutModuleUrl(): Plugin {
  return {
    name: 'engine-without-module-url',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('@electric-sql/pglite')
        ? code.replaceAll('import.meta.url', 'globalThis.location.href')
        : null,
  };
}
