import { afterEach, describe, expect, it } from 'vitest';
import { inFullForm } from '#api/testing/test-form';
import { startStaticServer } from '../../scripts/setup/static-server.mjs';
import type { PlainHost } from './plain-host';
import { addRow, sampleRow, storedReferences } from './rows';
import {
  builtFolder,
  closeSandbox,
  engineOf,
  enter,
  openSandbox,
  request,
  type Sandbox,
  startHost,
  stopWorkers,
  untilOfflineReady,
  waitForApp,
} from './sandbox';

let host: PlainHost;
let sandbox: Sandbox;

afterEach(async () => {
  await closeSandbox(sandbox);
  await host.kill();
});

/** Jobs move the demo to the current date and finish its reports, with pauses of four seconds between them. */
async function untilDemoIsWhole(): Promise<void> {
  let before: number | undefined;
  const isStill = async () => {
    const last = before;
    before = (await engineOf(sandbox)).store?.writeTransactions;
    return last === before;
  };
  await expect.poll(isStill, { interval: 6_000, timeout: 120_000 }).toBe(true);
}

describe('the first visit', () => {
  it('ends on the sign-in page with a service worker that saves, and contacts no other host', async () => {
    host = await startHost();
    const foreign: string[] = [];
    sandbox = await openSandbox(host, {
      arrange: async (page) => {
        page.context().on('request', (made) => {
          if (!made.url().startsWith(host.url) && !/^(data|blob):/.test(made.url())) foreign.push(made.url());
        });
      },
    });
    await waitForApp(sandbox.page);
    expect(await engineOf(sandbox)).toMatchObject({
      state: 'ready',
      host: 'service-worker',
      store: { kind: 'overlay' },
    });
    expect(foreign).toEqual([]);
  });

  inFullForm(() => {
    it('works below a folder: deep link, API, download', async () => {
      host = await startHost('/demo/portal/');
      sandbox = await openSandbox(host);
      await waitForApp(sandbox.page);
      expect((await engineOf(sandbox)).state).toBe('ready');
      await sandbox.page.goto(new URL('forgot-password', host.url).href);
      await sandbox.page.locator('input').first().waitFor();
      const name = await sandbox.page.evaluate(async (url) => {
        const response = await fetch(url);
        const bytes = new Uint8Array(await response.arrayBuffer());
        return new TextDecoder().decode(bytes.subarray(0, 8));
      }, new URL('api/Sandbox/Export', host.url).href);
      expect(name).toBe('LLSTORE1');
    });
  });
});

inFullForm(() => {
  describe('the first visit to an address of a screen, on a static host', () => {
    it.each(['/', '/demo/portal/'])('ends on that screen, below %s', async (basePath) => {
      host = await startHost(basePath);
      sandbox = await openSandbox(host, { path: 'forgot-password?email=a%40b.example' });
      await sandbox.page.locator('input[type=email]').first().waitFor({ timeout: 60_000 });
      const wanted = new URL('forgot-password?email=a%40b.example', host.url).href;
      expect(decodeURIComponent(sandbox.page.url())).toBe(decodeURIComponent(wanted));
      expect(await sandbox.page.locator('input[type=email]').first().inputValue()).toBe('a@b.example');
    });

    it('says that there is nothing where the application is not', async () => {
      host = await startHost('/demo/');
      sandbox = await openSandbox(host, { path: '../elsewhere/page' });
      await sandbox.page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
    });
  });
});

describe('a later visit', () => {
  it('works while the host is gone, on any screen', async () => {
    host = await startHost();
    sandbox = await openSandbox(host);
    await waitForApp(sandbox.page);
    await untilOfflineReady(sandbox);
    await host.kill();
    await stopWorkers(sandbox);
    await sandbox.page.goto(new URL('forgot-password', host.url).href);
    await sandbox.page.locator('input').first().waitFor();
    expect(await enter(sandbox)).toBeTruthy();
  });

  inFullForm(() => {
    it('gets its worker back after a hard reload of a deep address', async () => {
      // A hard reload bypasses the worker, so the host has to know that a screen is not a file.
      const server = await startStaticServer({ folder: builtFolder });
      host = { ...server, requests: [], replace: () => {}, kill: server.close, revive: async () => {} };
      sandbox = await openSandbox(host);
      await waitForApp(sandbox.page);
      await sandbox.cdp.send('Page.reload', { ignoreCache: true });
      await waitForApp(sandbox.page);
      expect((await engineOf(sandbox)).host).toBe('service-worker');
      expect(await sandbox.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    });
  });
});

inFullForm(() => {
  describe('the engine', () => {
    it('answers a missing API address with its own JSON', async () => {
      host = await startHost();
      sandbox = await openSandbox(host);
      await waitForApp(sandbox.page);
      const answer = await request<{ code: string }>(sandbox, 'api/No/Such/Thing');
      expect(answer).toMatchObject({
        status: 404,
        type: 'application/problem+json',
        body: { code: 'not_found' },
      });
      expect(host.requests).not.toContain('api/No/Such/Thing');
    });

    it('writes nothing for requests that only read', async () => {
      host = await startHost();
      sandbox = await openSandbox(host);
      await waitForApp(sandbox.page);
      const token = await enter(sandbox);
      await untilDemoIsWhole();
      const before = (await engineOf(sandbox)).store?.writeTransactions;
      await request(sandbox, 'api/Login', { token });
      await request(sandbox, 'api/Locations', { token });
      await sampleRow(sandbox, token);
      await request(sandbox, 'api/Sandbox/Outbox');
      expect((await engineOf(sandbox)).store?.writeTransactions).toBe(before);
    });

    it('resets, keeps and restores the data on request', async () => {
      host = await startHost();
      sandbox = await openSandbox(host);
      await waitForApp(sandbox.page);
      const token = await enter(sandbox);
      const sample = await sampleRow(sandbox, token);
      await addRow(sandbox, token, sample, 'kept-1');
      expect((await request(sandbox, 'api/Sandbox/Checkpoints/one', { method: 'PUT' })).status).toBe(204);
      await addRow(sandbox, token, sample, 'kept-2');
      expect(await storedReferences(sandbox, token, sample, 'kept-')).toEqual(['kept-1', 'kept-2']);
      await request(sandbox, 'api/Sandbox/Checkpoints/one/Restore', { method: 'POST' });
      expect(await storedReferences(sandbox, token, sample, 'kept-')).toEqual(['kept-1']);
      expect((await request(sandbox, 'api/Sandbox/Reset', { method: 'POST' })).status).toBe(204);
      const afterReset = await enter(sandbox);
      expect(await storedReferences(sandbox, afterReset, sample, 'kept-')).toEqual([]);
    });
  });
});
