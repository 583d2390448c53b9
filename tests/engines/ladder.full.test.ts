import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../e2e/support/words';
import type { PlainHost } from './plain-host';
import { addRow, sampleRow, storedReferences } from './rows';
import {
  builtFolder,
  closeSandbox,
  engineOf,
  enter,
  openSandbox,
  type Sandbox,
  startHost,
  waitForApp,
} from './sandbox';

let host: PlainHost;
let sandbox: Sandbox;

afterEach(async () => {
  await closeSandbox(sandbox);
  await host.kill();
});

/** Removes parts of the browser before the page's own scripts run. */
function without(
  ...parts: ('serviceWorker' | 'SharedWorker' | 'Worker' | 'indexedDB' | 'DecompressionStream')[]
) {
  return async (page: Page) => {
    await page.addInitScript((names) => {
      for (const name of names) {
        const owner = name === 'serviceWorker' ? Navigator.prototype : globalThis;
        if (name === 'indexedDB') Object.defineProperty(globalThis, name, { value: { open: () => ({}) } });
        else delete (owner as unknown as Record<string, unknown>)[name];
      }
    }, parts);
  };
}

/** Like browsers that forbid a site to store anything: even reading the property is refused. */
function refusing(name: 'indexedDB' | 'localStorage' | 'sessionStorage') {
  return async (page: Page) => {
    await page.addInitScript((name) => {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(globalThis, name, { get });
    }, name);
  };
}

/** Chromium's setting that sites may store nothing at all. */
async function profileWithoutCookies(): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'ledgerleaf-profile-'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  return profile;
}

async function hangRegistration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
  });
}

/** As the system does it when there is no memory left. */
async function endSharedWorker() {
  const browser = await sandbox.context.browser()?.newBrowserCDPSession();
  const { targetInfos } = (await browser?.send('Target.getTargets')) ?? { targetInfos: [] };
  for (const { type, targetId } of targetInfos)
    if (type === 'shared_worker') await browser?.send('Target.closeTarget', { targetId });
}

/** Whether the page waits for the end of its shared worker. */
function isEndWatched(): Promise<boolean> {
  return sandbox.page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.some(({ name }) => name?.startsWith('ledgerleaf-alive:'));
  });
}

/** Like a user; the page does not let anyone sign in before its start is complete. */
async function signIn() {
  await sandbox.page
    .getByRole('button', { name: /^Sign in.*Jagodno Foods/ })
    .first()
    .click();
  await sandbox.page.locator('nav').first().waitFor();
}

async function expectRowsSurviveReload() {
  const token = await enter(sandbox);
  const sample = await sampleRow(sandbox, token);
  expect((await addRow(sandbox, token, sample, 'ladder-1')).status).toBe(200);
  await sandbox.page.goto(host.url);
  await waitForApp(sandbox.page);
  return storedReferences(sandbox, await enter(sandbox), sample, 'ladder-');
}

describe('a browser without', () => {
  it('service worker, a shared worker keeps the data', async () => {
    host = await startHost();
    sandbox = await openSandbox(host, { arrange: without('serviceWorker') });
    await waitForApp(sandbox.page);
    expect(await engineOf(sandbox)).toMatchObject({ host: 'shared-worker', store: { kind: 'overlay' } });
    expect(await expectRowsSurviveReload()).toEqual(['ladder-1']);
  });

  it('service worker, and the shared one dies, the page says so instead of waiting', async () => {
    host = await startHost();
    sandbox = await openSandbox(host, { arrange: without('serviceWorker') });
    await waitForApp(sandbox.page);
    // The engine is ready before the page is notified; a signed-in page has been notified.
    await signIn();
    await endSharedWorker();
    await sandbox.page.getByText(en('engine', 'notice.engine-stopped')).waitFor();
    await expect(engineOf(sandbox)).rejects.toThrow('The engine was stopped.');
    await sandbox.page.reload();
    await waitForApp(sandbox.page);
    expect(await engineOf(sandbox)).toMatchObject({ host: 'shared-worker', state: 'ready' });
  });

  it('service worker, and the shared one dies while it starts, uses the next host without a message', async () => {
    host = await startHost();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    for (const part of readdirSync(join(builtFolder, 'engine')))
      host.replace(`engine/${part}`, (content) => released.then(() => content));
    sandbox = await openSandbox(host, { arrange: without('serviceWorker') });
    await expect.poll(isEndWatched, { timeout: 20_000 }).toBe(true);
    await endSharedWorker();
    await expect.poll(isEndWatched).toBe(false);
    release();
    await signIn();
    expect(await engineOf(sandbox)).toMatchObject({ host: 'worker', store: { kind: 'overlay' } });
    expect(await sandbox.page.getByText(en('engine', 'notice.engine-stopped')).count()).toBe(0);
  });

  it('shared worker either, a worker of the tab keeps the data', async () => {
    host = await startHost();
    sandbox = await openSandbox(host, { arrange: without('serviceWorker', 'SharedWorker') });
    await waitForApp(sandbox.page);
    expect(await engineOf(sandbox)).toMatchObject({ host: 'worker', store: { kind: 'overlay' } });
    expect(await expectRowsSurviveReload()).toEqual(['ladder-1']);
  });

  it('any worker, the page runs it without keeping the data', async () => {
    host = await startHost();
    sandbox = await openSandbox(host, { arrange: without('serviceWorker', 'SharedWorker', 'Worker') });
    await waitForApp(sandbox.page);
    expect(await engineOf(sandbox)).toMatchObject({ host: 'page', store: { kind: 'memory' } });
  });

  it('storage, a worker runs in memory and nothing survives', async () => {
    host = await startHost();
    sandbox = await openSandbox(host, { arrange: without('indexedDB') });
    await waitForApp(sandbox.page);
    expect(await engineOf(sandbox)).toMatchObject({ host: 'worker', store: { kind: 'memory' } });
    expect(await expectRowsSurviveReload()).toEqual([]);
  });

  it('access to IndexedDB, a worker runs in memory', async () => {
    host = await startHost();
    sandbox = await openSandbox(host, { arrange: refusing('indexedDB') });
    await waitForApp(sandbox.page);
    expect(await engineOf(sandbox)).toMatchObject({ host: 'worker', store: { kind: 'memory' } });
  });

  it.each(['localStorage', 'sessionStorage'] as const)('access to %s, the data is kept', async (name) => {
    host = await startHost();
    sandbox = await openSandbox(host, { arrange: refusing(name) });
    await waitForApp(sandbox.page);
    expect(await engineOf(sandbox)).toMatchObject({ host: 'service-worker', store: { kind: 'overlay' } });
    await signIn();
  });

  it('any storage, as with all cookies blocked, a worker runs in memory and says so', async () => {
    host = await startHost();
    sandbox = await openSandbox(host, { profile: await profileWithoutCookies() });
    await waitForApp(sandbox.page);
    expect(await engineOf(sandbox)).toMatchObject({ host: 'worker', store: { kind: 'memory' } });
    await sandbox.page.getByText('changes are not saved').first().waitFor();
    expect(await enter(sandbox)).toBeTruthy();
  });

  it('storage and workers, the page runs it in memory', async () => {
    host = await startHost();
    sandbox = await openSandbox(host, { arrange: without('indexedDB', 'Worker') });
    await waitForApp(sandbox.page);
    expect(await engineOf(sandbox)).toMatchObject({ host: 'page', store: { kind: 'memory' } });
  });

  it('an answer to the registration of a service worker, the next host answers within twenty seconds', async () => {
    host = await startHost();
    const before = performance.now();
    sandbox = await openSandbox(host, { arrange: hangRegistration });
    await waitForApp(sandbox.page);
    expect(performance.now() - before).toBeLessThan(20_000);
    expect(await engineOf(sandbox)).toMatchObject({ host: 'shared-worker', store: { kind: 'overlay' } });
  });

  it('decompression, a page says what is missing instead of waiting', async () => {
    host = await startHost();
    sandbox = await openSandbox(host, { arrange: without('DecompressionStream') });
    await sandbox.page.getByText('DecompressionStream').waitFor();
    expect(await sandbox.page.locator('h1').textContent()).toBe("This browser can't run the sandbox");
  });
});

describe('a page of a later version beside an open tab of an older one', () => {
  it('does not use its shared worker, says that the store is in use, and starts when that tab is closed', async () => {
    host = await startHost();
    sandbox = await openSandbox(host, { arrange: without('serviceWorker') });
    await waitForApp(sandbox.page);
    const token = await enter(sandbox);
    const sample = await sampleRow(sandbox, token);
    await addRow(sandbox, token, sample, 'older-1');
    const { version } = await engineOf(sandbox);
    host.replace('sw.js', (content) => content.toString('utf8').replaceAll(version, 'next-version'));
    host.replace('index.html', (content) =>
      content
        .toString('utf8')
        .replace(/(<script type="module"[^>]*\/rolldown-runtime-[\w-]+\.js)/, '$1?next'),
    );
    const later = await sandbox.context.newPage();
    await without('serviceWorker')(later);
    await later.goto(host.url);
    await later.getByRole('heading', { name: 'Ledgerleaf is open elsewhere' }).waitFor({ timeout: 25_000 });
    expect((await engineOf(sandbox)).version).toBe(version);
    await sandbox.page.close();
    sandbox = { ...sandbox, page: later };
    await later.getByRole('button', { name: 'Try again' }).click();
    await waitForApp(later);
    expect(await engineOf(sandbox)).toMatchObject({ host: 'shared-worker', version: 'next-version' });
    expect(await storedReferences(sandbox, await enter(sandbox), sample, 'older-')).toEqual(['older-1']);
  });
});

describe('a service worker that is bypassed', () => {
  it('hands the store over to the next host, and nothing is lost', async () => {
    host = await startHost();
    sandbox = await openSandbox(host);
    await waitForApp(sandbox.page);
    const token = await enter(sandbox);
    const sample = await sampleRow(sandbox, token);
    await addRow(sandbox, token, sample, 'bypass-1');
    await sandbox.cdp.send('Network.enable');
    await sandbox.cdp.send('Network.setBypassServiceWorker', { bypass: true });
    await sandbox.page.goto(host.url);
    await waitForApp(sandbox.page);
    expect((await engineOf(sandbox)).host).toBe('shared-worker');
    expect(await storedReferences(sandbox, await enter(sandbox), sample, 'bypass-')).toEqual(['bypass-1']);
  });
});

describe('a download that fails', () => {
  it('is reported, and trying again helps once the host works', async () => {
    host = await startHost();
    let isBroken = true;
    for (const part of readdirSync(join(builtFolder, 'engine'))) {
      host.replace(`engine/${part}`, (content) => (isBroken ? null : content));
    }
    sandbox = await openSandbox(host);
    await sandbox.page
      .getByRole('heading', { name: "The download didn't finish" })
      .waitFor({ timeout: 60_000 });
    isBroken = false;
    await sandbox.page.getByRole('button', { name: 'Try again' }).click();
    await waitForApp(sandbox.page);
    expect(await engineOf(sandbox)).toMatchObject({ host: 'service-worker', state: 'ready' });
  });
});
