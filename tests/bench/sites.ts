/** What is compared: who serves it, and how to reach it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { startPostgres } from '#api/testing/start-postgres';
import { startStaticServer } from '../../scripts/setup/static-server.mjs';
import { buildMswSite } from './msw/msw-site';
import { buildStockSite } from './worker/stock-site';

export type Server = { url: string; close(): Promise<void> };

export type NodeSite = Server & { postgresVersion: string; databaseUrl: string };

export type Sites = {
  ours: Server;
  /** The same worker over `idb://`, as PGlite ships it. */
  stock: Server;
  /** The same, with each COMMIT stored before its answer, which PGlite 0.5.16 leaves out. */
  stockStored: Server;
  /** The same app on Node over PostgreSQL; null where none is installed. */
  node: NodeSite | null;
  msw: Server;
};

const folder = '.cache/bench';

export async function startSites({ withNode }: { withNode: boolean }): Promise<Sites> {
  const product = `${folder}/ours`;
  // A copy, so that a parallel build changes nothing here.
  await rm(product, { recursive: true, force: true });
  await cp('dist', product, { recursive: true });
  await buildStockSite(product, `${folder}/stock`, { isCommitStored: false });
  await buildStockSite(product, `${folder}/stock-stored`, { isCommitStored: true });
  await buildMswSite(`${folder}/msw`);
  const serve = (path: string) => startStaticServer({ folder: path });
  return {
    ours: await serve(product),
    stock: await serve(`${folder}/stock`),
    stockStored: await serve(`${folder}/stock-stored`),
    msw: await serve(`${folder}/msw`),
    node: withNode ? await startNodeSite() : null,
  };
}

export async function closeSites({ ours, stock, stockStored, msw, node }: Sites): Promise<void> {
  await Promise.all([ours, stock, stockStored, msw, node].map((server) => server?.close()));
}

/** `npm run api` as a user would start it, over a PostgreSQL whose commits wait for the disk. */
export async function startNodeSite(): Promise<NodeSite | null> {
  const postgres = await startPostgres({ isDurable: true });
  if (!postgres) return null;
  try {
    const port = await freePort();
    const host = spawn(process.execPath, ['--import', 'tsx', 'sandbox-api/runtime/node/main.ts', '--seed'], {
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: postgres.url, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const url = `http://localhost:${port}/`;
    await untilListening(`${url}api/openapi.json`, host);
    return {
      url,
      postgresVersion: postgres.version,
      databaseUrl: postgres.url,
      close: async () => {
        await stop(host);
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

export async function stop(host: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => host.once('exit', resolve));
  if (host.exitCode === null && host.kill('SIGTERM')) await ended;
}

export async function untilListening(url: string, host: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (host.exitCode !== null) throw new Error(`The Node host ended with code ${host.exitCode}.`);
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  host.kill('SIGTERM');
  throw new Error('The Node host did not answer within two minutes.');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
