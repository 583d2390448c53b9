/**
 * The sandbox's part of the build: after the client is written, its files are listed, the engine's parts are
 * put beside them, and the worker is bundled with both lists. While developing, the same worker is served
 * from memory and bundled again when its sources changed. A remote build has none of it.
 */
import { copyFileSync, createReadStream, mkdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import { type EngineParts, makeEngineParts } from './engine-parts';
import { listPrecache } from './precache-list';
import { bundleWorker } from './worker-bundle';

export function enginePlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'engine',
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: (server) => {
      if (!isRemote(config)) serveWhileDeveloping(server);
    },
    writeBundle: async (options) => {
      if (!isRemote(config)) await writeEngine(config, join(config.root, options.dir ?? config.build.outDir));
    },
  };
}

function isRemote({ mode, envDir }: ResolvedConfig): boolean {
  return Boolean(loadEnv(mode, envDir || '.', 'VITE_').VITE_API_BASE_URL);
}

async function writeEngine({ root, build, logger }: ResolvedConfig, folder: string): Promise<void> {
  const { files, ...parts } = await makeEngineParts(root);
  mkdirSync(join(folder, 'engine'), { recursive: true });
  for (const [path, file] of files) copyFileSync(file, join(folder, path));
  const precache = listPrecache(folder);
  const { code, version } = await bundleWorker({
    root,
    build: { ...parts, precache },
    isMinified: build.minify !== false,
  });
  writeFileSync(join(folder, 'sw.js'), code);
  const megabytes =
    (parts.wasm.transferBytes + parts.data.transferBytes + parts.snapshot.transferBytes) / 1e6;
  logger.info(
    `engine ${version}: ${files.size} parts, ${megabytes.toFixed(2)} MB; ${precache.length} files of the shell`,
  );
}

function serveWhileDeveloping({ config, middlewares, watcher }: ViteDevServer): void {
  const { root } = config;
  let made: Promise<{ parts: EngineParts; code: string }> | null = null;
  const make = async () => {
    const parts = await makeEngineParts(root);
    const { files, ...described } = parts;
    const { code } = await bundleWorker({ root, build: { ...described, precache: [] }, isMinified: false });
    return { parts, code };
  };
  watcher.add([join(root, 'sandbox-api'), join(root, 'seed')]);
  watcher.on('change', (file) => {
    if (file.startsWith(join(root, 'sandbox-api')) || file.startsWith(join(root, 'seed'))) made = null;
  });
  middlewares.use((request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(config.base.length);
    if (path !== 'sw.js' && !path.startsWith('engine/')) return next();
    made ??= make();
    made.then(
      ({ parts, code }) => answer(path, parts, code, response, next),
      (error: unknown) => {
        made = null;
        next(error);
      },
    );
  });
}

function answer(
  path: string,
  parts: EngineParts,
  code: string,
  response: ServerResponse,
  next: () => void,
): void {
  const file = parts.files.get(path);
  response.setHeader('cache-control', 'no-cache');
  if (path === 'sw.js') response.setHeader('content-type', 'text/javascript').end(code);
  else if (file) createReadStream(file).pipe(response.setHeader('content-type', 'application/octet-stream'));
  else next();
}
