/**
 * The worker and the browser are killed while rows are being written. Every acknowledged row must be stored exactly
 * once afterwards; an unacknowledged row may be stored or not, but never twice.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { inFullForm, isSoak } from '#api/testing/test-form';
import { killBrowser } from './kill-browser';
import type { PlainHost } from './plain-host';
import { addRow, sampleRow, startBurst, storedReferences, untilAcknowledged } from './rows';
import {
  closeSandbox,
  engineOf,
  enter,
  openSandbox,
  request,
  type Sandbox,
  startHost,
  stopWorkers,
  waitForApp,
} from './sandbox';

let host: PlainHost;
let sandbox: Sandbox;

afterEach(async () => {
  await closeSandbox(sandbox);
  await host.kill();
});

async function openSignedIn() {
  host = await startHost();
  sandbox = await openSandbox(host);
  await waitForApp(sandbox.page);
  const token = await enter(sandbox);
  return { token, sample: await sampleRow(sandbox, token) };
}

async function restartKilled() {
  killBrowser(sandbox.profile);
  sandbox = await openSandbox(host, { profile: sandbox.profile });
}

function expectExactlyOnce(stored: string[], acknowledged: string[]): void {
  expect(new Set(stored).size).toBe(stored.length);
  expect(stored).toEqual(
    expect.arrayContaining(acknowledged.filter((reference) => !reference.endsWith('end'))),
  );
}

describe('a worker that is stopped', () => {
  inFullForm(() => {
    it('while idle, starts again with everything', async () => {
      const { token, sample } = await openSignedIn();
      await addRow(sandbox, token, sample, 'idle-1');
      const before = await engineOf(sandbox);
      await stopWorkers(sandbox);
      expect(await storedReferences(sandbox, token, sample, 'idle-')).toEqual(['idle-1']);
      expect((await engineOf(sandbox)).instanceId).not.toBe(before.instanceId);
    });
  });

  it('during a burst, keeps every acknowledged row exactly once', async () => {
    const { token, sample } = await openSignedIn();
    const acknowledged = await startBurst(sandbox, token, sample, 'burst-');
    const stops = isSoak ? 20 : 3;
    for (let stop = 1; stop <= stops; stop += 1) {
      await untilAcknowledged(acknowledged, acknowledged.length + 7);
      await stopWorkers(sandbox);
    }
    await untilAcknowledged(acknowledged, acknowledged.length + 5);
    const known = [...acknowledged];
    expectExactlyOnce(await storedReferences(sandbox, token, sample, 'burst-'), known);
  });

  inFullForm(() => {
    it('and gets the same request again, carries it out once', async () => {
      const { token, sample } = await openSignedIn();
      const first = await addRow(sandbox, token, sample, 'again-1');
      await stopWorkers(sandbox);
      const second = await addRow(sandbox, token, sample, 'again-1');
      expect(second).toMatchObject({ status: first.status, body: first.body });
      expect(await storedReferences(sandbox, token, sample, 'again-')).toEqual(['again-1']);
    });
  });
});

describe('a browser that is killed', () => {
  inFullForm(() => {
    it('during a burst, keeps every acknowledged row exactly once', async () => {
      let { token, sample } = await openSignedIn();
      const kills = isSoak ? 20 : 2;
      const everAcknowledged: string[] = [];
      for (let kill = 1; kill <= kills; kill += 1) {
        const acknowledged = await startBurst(
          sandbox,
          token,
          sample,
          `kill${String(kill).padStart(2, '0')}-`,
        );
        await untilAcknowledged(acknowledged, 5 + ((kill * 7) % 20));
        killBrowser(sandbox.profile);
        everAcknowledged.push(...acknowledged);
        sandbox = await openSandbox(host, { profile: sandbox.profile });
        await waitForApp(sandbox.page);
        token = await enter(sandbox);
        sample = { ...sample };
      }
      expectExactlyOnce(await storedReferences(sandbox, token, sample, 'kill'), everAcknowledged);
    });
  });

  inFullForm(() => {
    it('right after a sign-in, restarts signed in and in the selected language', async () => {
      host = await startHost();
      sandbox = await openSandbox(host);
      await waitForApp(sandbox.page);
      await sandbox.page.getByRole('button', { name: /^PL/ }).click();
      await sandbox.page.locator('html[lang=pl]').waitFor();
      await restartKilled();
      await sandbox.page.locator('html[lang=pl] input[type=password]').waitFor();

      await sandbox.page
        .getByRole('button', { name: /^Zaloguj.*Jagodno Foods/ })
        .first()
        .click();
      await sandbox.page.locator('nav').first().waitFor();
      const language = await sandbox.page.locator('html').getAttribute('lang');
      await restartKilled();
      await sandbox.page.locator(`html[lang=${language}] nav`).first().waitFor();
    });
  });

  inFullForm(() => {
    it('at any point of the first start, starts afterwards', async () => {
      host = await startHost();
      const points = isSoak ? 14 : 3;
      for (let point = 1; point <= points; point += 1) {
        const opening = openSandbox(host, { path: '' });
        sandbox = await opening;
        await new Promise((done) => setTimeout(done, Math.round((point * 2400) / points)));
        killBrowser(sandbox.profile);
        sandbox = await openSandbox(host, { profile: sandbox.profile });
        await waitForApp(sandbox.page);
        expect(await engineOf(sandbox)).toMatchObject({ state: 'ready', host: 'service-worker' });
        expect((await request<unknown[]>(sandbox, 'api/Sandbox/Accounts')).body.length).toBeGreaterThan(9);
        if (point < points) await closeSandbox(sandbox);
      }
    });
  });
});
