/** A browser that has service workers but does not let this page have one. */
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlainHost } from './plain-host';
import { addRow, sampleRow, storedReferences } from './rows';
import { closeSandbox, engineOf, enter, openSandbox, type Sandbox, startHost, waitForApp } from './sandbox';

let host: PlainHost;
let sandbox: Sandbox;

afterEach(async () => {
  await closeSandbox(sandbox);
  await host.kill();
});

/** Like a browser whose settings forbid sites to store data, or a host that sends the wrong type. */
async function refuseRegistration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  });
}

/** Like a worker whose install fails: it becomes redundant, and no other follows. */
async function breakInstallation(): Promise<void> {
  host.replace(
    'sw.js',
    (content) =>
      `self.addEventListener?.('install', (event) => event.waitUntil?.(Promise.reject(new Error('No'))));${content}`,
  );
}

describe('a service worker that is blocked', () => {
  it.each([
    ['it may not be registered', refuseRegistration],
    ['its installation fails', breakInstallation],
  ])('the next host keeps the data when %s', async (_, arrange) => {
    host = await startHost();
    sandbox = await openSandbox(host, { arrange });
    await waitForApp(sandbox.page);
    expect(await engineOf(sandbox)).toMatchObject({ host: 'shared-worker', store: { kind: 'overlay' } });
    const token = await enter(sandbox);
    const sample = await sampleRow(sandbox, token);
    expect((await addRow(sandbox, token, sample, 'blocked-1')).status).toBe(200);
    await sandbox.page.goto(host.url);
    await waitForApp(sandbox.page);
    expect(await storedReferences(sandbox, await enter(sandbox), sample, 'blocked-')).toEqual(['blocked-1']);
  });
});
