/** The browser is killed at named points of its first start; the next start must not notice. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { EngineEvent } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import { isSoak } from '#api/testing/test-form';
import { killBrowser } from './kill-browser';
import type { PlainHost } from './plain-host';
import { addRow, sampleRow, storedReferences } from './rows';
import {
  closeSandbox,
  engineOf,
  enter,
  launch,
  openSandbox,
  request,
  type Sandbox,
  startHost,
  stopWorkers,
  waitForApp,
} from './sandbox';

/** The host's requests, and the engine's messages to its pages. */
type Seen = { requests: readonly string[]; events: readonly EngineEvent[]; hasAnswered: boolean };

const asked =
  (part: RegExp) =>
  ({ requests }: Seen) =>
    requests.some((path) => part.test(path));

const told =
  (wanted: 'download' | 'store' | 'database', share: number) =>
  ({ events }: Seen) =>
    events.some(
      (event) => event.type === 'progress' && event.step === wanted && event.done >= event.total * share,
    );

/** In the order of a start; the short form takes every fourth. */
const points: [string, (seen: Seen) => boolean][] = [
  ['the page was asked for', asked(/^index\.html$/)],
  ['its script was asked for', asked(/^assets\/.*\.js$/)],
  ['the worker was asked for', asked(/^sw\.js$/)],
  ['WebAssembly was asked for', asked(/^engine\/pglite-wasm/)],
  ['the share files were asked for', asked(/^engine\/pglite-data/)],
  ['the snapshot was asked for', asked(/^engine\/.*\.snapshot$/)],
  ['the download began', told('download', 0)],
  ['half was downloaded', told('download', 0.5)],
  ['everything was downloaded', told('download', 1)],
  ['the store was opened', told('store', 0)],
  ['the first company was brought to the present', told('database', 0.25)],
  ['the third company was brought to the present', told('database', 0.75)],
  ['the database was ready', told('database', 1)],
  ['the first request was answered', ({ hasAnswered }) => hasAnswered],
];

const chosen = points.filter((_, position) => isSoak || position % 4 === 2);

let host: PlainHost;
let sandbox: Sandbox | undefined;

afterEach(async () => {
  if (sandbox) await closeSandbox(sandbox);
  sandbox = undefined;
  await host.kill();
});

/** Listens to the engine from the page's first moment. */
async function listen(page: Page): Promise<EngineEvent[]> {
  const events: EngineEvent[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('engine ')) events.push(JSON.parse(text.slice('engine '.length)));
  });
  await page.addInitScript(
    (channel) => {
      new BroadcastChannel(channel).onmessage = ({ data }) => console.log(`engine ${JSON.stringify(data)}`);
    },
    engineNames(new URL(host.url).pathname).channel,
  );
  return events;
}

async function killAt(isReached: (seen: Seen) => boolean): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'ledgerleaf-profile-'));
  const context = await launch(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  const events = await listen(page);
  let hasAnswered = false;
  page.goto(host.url).then(
    () =>
      waitForApp(page).then(
        () => {
          hasAnswered = true;
        },
        () => undefined,
      ),
    () => undefined,
  );
  const deadline = performance.now() + 60_000;
  while (!isReached({ requests: host.requests, events, hasAnswered })) {
    if (performance.now() > deadline) throw new Error('The start did not come to this point.');
    await rest(2);
  }
  killBrowser(profile);
  await context.close().catch(() => undefined);
  return profile;
}

describe('a browser that is killed during its first start', () => {
  it.each(chosen)('when %s, starts afterwards with the whole demo, and saves', async (_, isReached) => {
    host = await startHost();
    const profile = await killAt(isReached);
    sandbox = await openSandbox(host, { profile });
    await waitForApp(sandbox.page);
    expect(await engineOf(sandbox)).toMatchObject({
      state: 'ready',
      host: 'service-worker',
      store: { kind: 'overlay' },
    });
    expect((await request<unknown[]>(sandbox, 'api/Sandbox/Accounts')).body.length).toBeGreaterThan(9);
    const token = await enter(sandbox);
    const sample = await sampleRow(sandbox, token);
    expect((await addRow(sandbox, token, sample, 'after-1')).status).toBe(200);
    await stopWorkers(sandbox);
    expect(await storedReferences(sandbox, token, sample, 'after-')).toEqual(['after-1']);
  });
});
