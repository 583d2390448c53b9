/** Hosts of the same API over the same demo: the worker in a browser, and Node over two databases. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { runHeavyWorkHere } from '#api/kernel/heavy-work';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTravelClock } from '#api/runtime/engine/sandbox-clock';
import { type Environment, readEnvironment } from '#api/runtime/node/environment';
import { openPrepared } from '#api/runtime/node/open-database';
import { startHost as startNodeHost } from '#api/runtime/node/start-host';
import { readGuide } from '../../seed/guides/read-guide';
import { demoJobs } from '../../seed/load/demo/demo-jobs';
import { rollForward } from '../../seed/load/demo/roll-forward';
import { referenceDate } from '../../seed/reference-date';
import { closeSandbox, openSandbox, request, startHost as startStaticHost, waitForApp } from './sandbox';

export type Sent = {
  /** From `/api/` on. */
  path: string;
  method: string;
  headers: Record<string, string>;
  /** The exact bytes, so that forms have the same boundary everywhere. */
  body: Uint8Array | null;
};

export type Answer = {
  status: number;
  headers: Record<string, string>;
  /** JSON and text unchanged, and a digest of anything else. */
  body: unknown;
};

export interface ParityHost {
  name: string;
  ask(sent: Sent): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * Runs in the page and in Node, so it uses nothing from outside. The same code reads the responses of all hosts;
 * only the transport differs.
 */
async function exchange(call: {
  url: string;
  method: string;
  headers: Record<string, string>;
  body64: string | null;
}): Promise<Answer> {
  const { url, method, headers, body64 } = call;
  const body = body64 === null ? undefined : Uint8Array.from(atob(body64), (c) => c.charCodeAt(0));
  const response = await fetch(url, { method, headers, body });
  const type = response.headers.get('content-type') ?? '';
  const content = await response.arrayBuffer();
  const text = () => new TextDecoder().decode(content);
  const hash = async () =>
    Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', content)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: type.includes('json') ? JSON.parse(text()) : type.startsWith('text/') ? text() : await hash(),
  };
}

function callTo(base: string, { path, method, headers, body }: Sent) {
  const url = base + path.replace(/^\//, '');
  return { url, method, headers, body64: body && Buffer.from(body).toString('base64') };
}

/** The date for all hosts, and the browser that all of them are told about. */
export type Caller = { today: string; userAgent: string };

/** The built sandbox in Chromium; its first start moves the demo to `today`. */
export async function openWorkerHost(): Promise<ParityHost & Caller> {
  const host = await startStaticHost('/demo/');
  const sandbox = await openSandbox(host);
  await waitForApp(sandbox.page);
  const clock = await request<{ today: string }>(sandbox, 'api/Sandbox/Clock');
  // Set explicitly, so that midnight may pass while the suite runs.
  const { today } = clock.body;
  await request(sandbox, 'api/Sandbox/Clock', { method: 'PUT', body: { today } });
  return {
    name: 'service worker',
    today,
    userAgent: await sandbox.page.evaluate(() => navigator.userAgent),
    ask: (sent) => sandbox.page.evaluate(exchange, callTo(host.url, sent)),
    async close() {
      await closeSandbox(sandbox);
      await host.kill();
    },
  };
}

/** Node with the same demo, over PGlite on disk or over the named PostgreSQL server. */
export async function openNodeHost({ today, userAgent }: Caller, databaseUrl?: string): Promise<ParityHost> {
  const folder = await mkdtemp(join(tmpdir(), 'parity-'));
  const environment = readEnvironment({
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    DATA_FOLDER: join(folder, 'data'),
    PORT: '0',
    HOST: '127.0.0.1',
  });
  const platform = { clock: createTravelClock(), passwordIterations: 1000 };
  const log = (message: string, error?: unknown) => {
    if (error) console.error(message, error);
  };
  await loadDemoOfSandbox({ environment, platform, today, log });
  const host = await startNodeHost({ environment, ...platform, log });
  return {
    name: databaseUrl ? 'Node over PostgreSQL' : 'Node over PGlite',
    ask: ({ headers, ...sent }) =>
      exchange(callTo(`${host.url}/`, { ...sent, headers: { ...headers, 'user-agent': userAgent } })),
    async close() {
      await host.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Loading = {
  environment: Environment;
  platform: { clock: ReturnType<typeof createTravelClock>; passwordIterations: number };
  today: string;
  log(message: string, error?: unknown): void;
};

/**
 * The same as in the worker: the demo of the snapshot's date, moved to `today` by the same code. A demo generated
 * for `today` would differ, because whole months are moved without recalculating seasons. Leaves the clock at
 * `today`.
 */
async function loadDemoOfSandbox({ environment, platform, today, log }: Loading): Promise<void> {
  const host = {
    ...platform,
    random: { bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) },
    wakeJobs: () => undefined,
    readGuide,
    runHeavyWork: runHeavyWorkHere,
  };
  platform.clock.travelTo(referenceDate);
  const { db, close } = await openPrepared(environment, { platform: host, withDemo: true, log });
  try {
    platform.clock.travelTo(today);
    await rollForward(db, today);
    const bringOn = () => runDueJobs(db, host, { ...jobHandlers, ...demoJobs });
    // Its reports are finished one by one, with a pause between them.
    for (let next = await bringOn(); next; next = await bringOn())
      await rest(Math.max(0, next.getTime() - platform.clock.now().getTime()));
  } finally {
    await close();
  }
}
