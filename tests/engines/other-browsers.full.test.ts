/**
 * The engine's journey in the other two browser families: first visit, a change, a new page, the change is still
 * there.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { EngineStatus } from '#api/contract/engine';
import { freePort, type JourneyBrowser } from './journey-browser';
import { startFirefox } from './marionette';
import type { PlainHost } from './plain-host';
import { startHost } from './sandbox';
import { startWebKit } from './webdriver';

let host: PlainHost;
let browser: JourneyBrowser;

afterEach(async () => {
  await browser.close();
  await host.kill();
});

function onPath(...programs: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((path) => existsSync(path));
  return found ?? null;
}

const firefox = onPath('firefox-esr', 'firefox');
const hasWebKit = onPath('WebKitWebDriver') !== null && onPath('xvfb-run') !== null;

/** Waits in the page until the application has painted, then queries the engine. */
const readStatus = `
  const deadline = Date.now() + 45000;
  while (!document.querySelector('input')) {
    if (Date.now() > deadline) throw new Error(document.body.innerText);
    await new Promise((done) => setTimeout(done, 50));
  }
  // The form stands there before a worker has taken the page; until then the host of the files answers.
  for (;;) {
    const answer = await fetch(args[0] + 'api/__engine');
    const isOurs = answer.headers.get('content-type')?.includes('json');
    if (isOurs || Date.now() > deadline) return answer.json();
    await new Promise((done) => setTimeout(done, 50));
  }`;

const changeName = `
  const accounts = await (await fetch(args[0] + 'api/Sandbox/Accounts')).json();
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ userId: accounts[0].userId });
  const entered = await (await fetch(args[0] + 'api/Sandbox/Sessions', { method: 'POST', headers: json, body })).json();
  const headers = { ...json, authorization: 'Basic ' + entered.token, 'idempotency-key': 'journey' };
  const names = JSON.stringify({ firstName: 'Grażyna', lastName: 'Journey' });
  return (await fetch(args[0] + 'api/Users/Profiles', { method: 'PUT', headers, body: names })).status;`;

const readNames = `
  const accounts = await (await fetch(args[0] + 'api/Sandbox/Accounts')).json();
  return accounts[0].firstName + ' ' + accounts[0].lastName;`;

async function travel(start: () => Promise<JourneyBrowser>) {
  host = await startHost();
  browser = await start();
  await browser.open(host.url);
  const first = await browser.run<EngineStatus>(readStatus, host.url);
  expect(first).toMatchObject({ state: 'ready', host: 'service-worker', store: { kind: 'overlay' } });
  expect([200, 204]).toContain(await browser.run<number>(changeName, host.url));
  await browser.open('about:blank');
  await browser.open(host.url);
  await browser.run<EngineStatus>(readStatus, host.url);
  expect(await browser.run<string>(readNames, host.url)).toBe('Grażyna Journey');
}

describe('the journey', () => {
  it.skipIf(!firefox)('passes in Firefox', async () => {
    const port = await freePort();
    await travel(() => startFirefox(firefox ?? '', port));
  });

  it.skipIf(!hasWebKit)('passes in WebKitGTK', async () => {
    const port = await freePort();
    await travel(() => startWebKit(port));
  });
});
