/** Workspaces in a real browser: killed during a switch, and one workspace that cannot be opened. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Workspace } from '#api/contract/engine-workspaces';
import { isSoak } from '#api/testing/test-form';
import { killBrowser } from './kill-browser';
import type { PlainHost } from './plain-host';
import { addRow, sampleRow, storedReferences } from './rows';
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

async function open(): Promise<void> {
  host = await startHost();
  sandbox = await openSandbox(host);
  await waitForApp(sandbox.page);
}

const path = 'api/Sandbox/Workspaces';
const list = async () => (await request<Workspace[]>(sandbox, path)).body;
const openKey = async () => (await list()).find(({ isCurrent }) => isCurrent)?.key;

async function create(name: string, from: 'demo' | 'current'): Promise<string> {
  return (await request<{ key: string }>(sandbox, path, { method: 'POST', body: { name, from } })).body.key;
}

const switchTo = (key: string) =>
  request(sandbox, `${path}/${key}/Switch`, { method: 'POST', body: { picture: null } });

/** Sent without waiting, because the response may never arrive. */
function beginSwitch(key: string): Promise<unknown> {
  return sandbox.page
    .evaluate(
      (url) => {
        void fetch(url, { method: 'POST', body: '{"picture":null}' }).catch(() => undefined);
      },
      new URL(`${path}/${key}/Switch`, host.url).href,
    )
    .catch(() => undefined);
}

/** References with this prefix in the rows of a workspace. */
async function rowsIn(key: string, prefix: string): Promise<string[]> {
  expect((await switchTo(key)).status).toBe(204);
  const token = await enter(sandbox);
  return storedReferences(sandbox, token, await sampleRow(sandbox, token), prefix);
}

async function addTo(key: string, reference: string): Promise<void> {
  expect((await switchTo(key)).status).toBe(204);
  const token = await enter(sandbox);
  const added = await addRow(sandbox, token, await sampleRow(sandbox, token), reference);
  expect(added.status).toBe(200);
}

describe.each(['worker', 'browser'] as const)('a %s that is killed during a switch', (killed) => {
  it('restarts with one of the two, and each has its own rows once', async () => {
    await open();
    const [first = ''] = (await list()).map(({ key }) => key);
    await addTo(first, 'space-first');
    const second = await create('Retail prospect', 'demo');
    await addTo(second, 'space-second');
    const kills = isSoak ? 20 : 6;
    for (let kill = 1; kill <= kills; kill += 1) {
      const from = await openKey();
      await beginSwitch(from === first ? second : first);
      await new Promise((done) => setTimeout(done, Math.round((kill * 600) / kills)));
      if (killed === 'worker') await stopWorkers(sandbox);
      else {
        killBrowser(sandbox.profile);
        sandbox = await openSandbox(host, { profile: sandbox.profile });
        await waitForApp(sandbox.page);
      }
      expect((await engineOf(sandbox)).state).toBe('ready');
      expect([first, second]).toContain(await openKey());
    }
    expect(await rowsIn(first, 'space-')).toEqual(['space-first']);
    expect(await rowsIn(second, 'space-')).toEqual(['space-second']);
  });
});

describe('an open workspace that can no longer be opened', () => {
  it('leaves the others, one click away', async () => {
    await open();
    const [first = ''] = (await list()).map(({ key }) => key);
    await addTo(first, 'space-first');
    const second = await create('Retail prospect', 'demo');
    await stopWorkers(sandbox);
    await sandbox.page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('ledgerleaf');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      await new Promise<void>((resolve, reject) => {
        const transaction = db.transaction('manifests', 'readwrite');
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
        const manifests = transaction.objectStore('manifests');
        const found = manifests.get('main:/');
        found.onsuccess = () =>
          manifests.put({ ...found.result, marker: { ...found.result.marker, format: 99 } }, 'main:/');
      });
      db.close();
    });
    await sandbox.page.goto(host.url);
    await sandbox.page.getByRole('heading', { name: 'Your data is in an unknown format' }).waitFor();
    await sandbox.page.getByRole('button', { name: 'Open Retail prospect' }).click();
    await waitForApp(sandbox.page);
    expect(await openKey()).toBe(second);
    // A workspace that cannot be opened stays closed and is kept.
    expect((await switchTo(first)).status).toBe(409);
    expect(await openKey()).toBe(second);
    expect((await list()).find(({ key }) => key === first)?.refusal).toBe('foreign-format');
  });
});
