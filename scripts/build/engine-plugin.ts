/**
 * The sandbox's part of the build. It tells the client what the demo contains. After the client is written, it lists
 * its files, adds the engine's parts, and bundles the worker with both lists. In development, the same worker is
 * served from memory and rebuilt when its sources change. A remote build has none of this.
 */
import { copyFileSync, createReadStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import { contentSecurityPolicy } from '../setup/static-server.mjs';
import { type EngineParts, makeEngineParts, readDemoOffer } from './engine-parts';
import { listPrecache } from './precache-list';
import { bundleWorker } from './worker-bundle';

/** What the sign-in page shows immediately about the companies in the snapshot. */
const offerModule = 'virtual:demo-offer';

/** The prepared demos, which the client of a server does not need. */
const demoFolder = 'demos';

export function enginePlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'engine',
    configResolved: (resolved) => {
      config = resolved;
    },
    resolveId: (id) => (id === offerModule && !isRemote(config) ? `\0${offerModule}` : null),
    load: async (id) =>
      id === `\0${offerModule}` ? `export const offer = ${await readDemoOffer(config.root)};` : null,
    configureServer: (server) => {
      if (!isRemote(config)) serveWhileDeveloping(server);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (config.command === 'build' ? withPolicy(html, remoteOrigins(config)) : html),
    },
    writeBundle: async (options) => {
      const folder = resolve(config.root, options.dir ?? config.build.outDir);
      if (!isRemote(config)) await writeEngine(config, folder);
      // They are among the public files, which are copied for every build.
      else rmSync(join(folder, demoFolder), { recursive: true, force: true });
    },
  };
}

function isRemote(config: ResolvedConfig): boolean {
  return Boolean(readEnv(config).VITE_API_BASE_URL);
}

/** Other addresses to which the client may send requests, or the browser the contact form. */
function remoteOrigins(config: ResolvedConfig): { connectTo: string[]; formTo: string[] } {
  const { VITE_API_BASE_URL, VITE_CONTACT_FORM_URL } = readEnv(config);
  const originsOf = (url: string | undefined) => (url ? [new URL(url).origin] : []);
  return { connectTo: originsOf(VITE_API_BASE_URL), formTo: originsOf(VITE_CONTACT_FORM_URL) };
}

function readEnv({ mode, envDir }: ResolvedConfig): Record<string, string | undefined> {
  return loadEnv(mode, envDir || '.', 'VITE_');
}

/** Also in the page, for hosts that send no header. A page cannot forbid frames; only a header can. */
function withPolicy(html: string, origins: ReturnType<typeof remoteOrigins>): string {
  const policy = contentSecurityPolicy(origins).replace(/; frame-ancestors [^;]*/, '');
  return html.replace(
    '<head>',
    `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}

async function writeEngine({ root, build, logger }: ResolvedConfig, folder: string): Promise<void> {
  const { files, ...parts } = await makeEngineParts(root);
  mkdirSync(join(folder, 'engine'), { recursive: true });
  for (const [path, file] of files) copyFileSync(file, join(folder, path));
  const precache = listPrecache(folder);
  const { code, rest, version } = await bundleWorker({
    root,
    build: { ...parts, precache },
    isMinified: build.minify !== false,
  });
  writeFileSync(join(folder, 'sw.js'), code);
  writeFileSync(join(folder, rest.path), rest.code);
  const megabytes =
    (parts.wasm.transferBytes + parts.data.transferBytes + parts.snapshot.transferBytes) / 1e6;
  logger.info(
    `engine ${version}: ${files.size} parts, ${megabytes.toFixed(2)} MB; ${precache.length} files of the shell`,
  );
}

function serveWhileDeveloping({ config, middlewares, watcher }: ViteDevServer): void {
  const { root } = config;
  let made: Promise<Made> | null = null;
  const make = async () => {
    const parts = await makeEngineParts(root);
    const { files, ...described } = parts;
    const build = { ...described, precache: [] };
    return { parts, ...(await bundleWorker({ root, build, isMinified: false })) };
  };
  watcher.add([join(root, 'sandbox-api'), join(root, 'seed')]);
  watcher.on('change', (file) => {
    if (file.startsWith(join(root, 'sandbox-api')) || file.startsWith(join(root, 'seed'))) made = null;
  });
  middlewares.use((request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(config.base.length);
    if (!/^(sw(-rest-\w+)?\.js$|engine\/)/.test(path)) return next();
    made ??= make();
    made.then(
      (made) => answer(path, made, response, next),
      (error: unknown) => {
        made = null;
        next(error);
      },
    );
  });
}

type Made = { parts: EngineParts } & Awaited<ReturnType<typeof bundleWorker>>;

function answer(path: string, { parts, code, rest }: Made, response: ServerResponse, next: () => void): void {
  const script = path === 'sw.js' ? code : path === rest.path ? rest.code : undefined;
  const file = parts.files.get(path);
  response.setHeader('cache-control', 'no-cache');
  if (script) response.setHeader('content-type', 'text/javascript').end(script);
  else if (file) createReadStream(file).pipe(response.setHeader('content-type', 'application/octet-stream'));
  else next();
}
