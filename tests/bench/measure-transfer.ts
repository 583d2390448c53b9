/** All bytes that a first visit transfers, headers included, and the scripts of the login page. */
import { connect, createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { EngineStatus } from '#api/contract/engine';
import { openProfile } from './browser';
import { ask } from './page-calls';
import { type Row, within } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

export async function measureTransfer({ ours }: Sites): Promise<Row[]> {
  const proxy = await startCounter(Number(new URL(ours.url).port));
  const profile = await openProfile();
  try {
    const { page } = profile;
    const scripts = collectScripts(page);
    await page.goto(proxy.url);
    await page.locator('input[type=password]').first().waitFor({ timeout: 60_000 });
    const loginScripts = [...scripts.values()];
    const shown = await Promise.all(loginScripts.map((body) => body));
    // A user can start before the engine does, and both are counted.
    await page.locator('[role=progressbar]').waitFor({ state: 'detached', timeout: 60_000 });
    const { state } = await ask<EngineStatus>(page, proxy.url, { path: 'api/__engine' });
    if (state !== 'ready') throw new Error(`The engine is ${state}.`);
    await untilQuiet(proxy.count);
    const gzippedKb = shown.map((body) => gzipSync(body, { level: 9 }).length / 1000);
    return [
      within(
        {
          figure: 'first visit transfer, everything',
          unit: 'MB',
          note: 'counted on the socket: client, worker, PGlite, snapshot, response headers; decimal megabytes',
        },
        summarize([proxy.count() / 1e6]),
        8,
      ),
      within(
        {
          figure: 'scripts of the login page, gzip',
          unit: 'kB',
          note: `${shown.length} files that the page itself asked for until the form was there`,
        },
        summarize([gzippedKb.reduce((sum, kb) => sum + kb, 0)]),
        190,
      ),
      ...(await measureWorkerScripts(ours.url)),
    ];
  } finally {
    await profile.close();
    await proxy.close();
  }
}

/** Every function of them is compiled before the first visit has a response. */
async function measureWorkerScripts(url: string): Promise<Row[]> {
  const sizeOf = (text: string) => summarize([text.length / 1000]);
  const start = await (await fetch(new URL('sw.js', url))).text();
  const [restPath] = /sw-rest-\w+\.js/.exec(start) ?? [];
  if (!restPath) throw new Error('The worker names no second script.');
  const rest = await (await fetch(new URL(restPath, url))).text();
  return [
    within({ figure: 'script that a worker starts with', unit: 'kB' }, sizeOf(start), 1250),
    within({ figure: 'script that it has for later', unit: 'kB' }, sizeOf(rest), 1750),
  ];
}

/** What the page requests; what the worker caches for later is not part of showing the page. */
function collectScripts(page: Page): Map<string, Promise<Buffer>> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script' && !response.request().serviceWorker();
    if (isScript && response.ok()) scripts.set(response.url(), response.body());
  });
  return scripts;
}

async function untilQuiet(count: () => number): Promise<void> {
  for (let before = -1; before !== count(); ) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

/** Forwards connections and counts what the server sends. */
async function startCounter(port: number) {
  let bytes = 0;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    upstream.on('data', (part) => {
      bytes += part.length;
    });
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The counter does not listen.');
  return {
    url: `http://localhost:${address.port}/`,
    count: () => bytes,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
