import { afterEach, describe, expect, it } from 'vitest';
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

async function openSignedIn() {
  host = await startHost();
  sandbox = await openSandbox(host);
  await waitForApp(sandbox.page);
  const token = await enter(sandbox);
  return { token, sample: await sampleRow(sandbox, token) };
}

/** Changes the stored manifest without the engine's knowledge. */
async function changeManifest(change: 'newer' | 'damaged-chunk'): Promise<void> {
  await sandbox.page.evaluate(async (change) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('ledgerleaf');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise<void>((resolve, reject) => {
      const transaction = db.transaction(['manifests', 'chunks'], 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      const store = transaction.objectStore(change === 'newer' ? 'manifests' : 'chunks');
      store.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue>).result;
        if (change === 'newer')
          cursor.update({ ...cursor.value, marker: { ...cursor.value.marker, format: 99 } });
        else
          cursor.update(
            Uint8Array.from(cursor.value as Uint8Array, (byte, at) => (at === 5 ? byte ^ 1 : byte)),
          );
      };
    });
    db.close();
  }, change);
}

describe('two tabs', () => {
  it('write in parallel, and each row is stored once', async () => {
    const { token, sample } = await openSignedIn();
    const page = await sandbox.context.newPage();
    await page.goto(host.url);
    const second = { ...sandbox, page };
    const numbers = Array.from({ length: 15 }, (_, index) => String(index).padStart(2, '0'));
    const sendAll = async (tab: Sandbox, name: string) => {
      for (const number of numbers) await addRow(tab, token, sample, `tab-${name}-${number}`);
    };
    await Promise.all([sendAll(sandbox, 'a'), sendAll(second, 'b')]);
    const expected = ['a', 'b'].flatMap((name) => numbers.map((number) => `tab-${name}-${number}`));
    expect(await storedReferences(sandbox, token, sample, 'tab-')).toEqual(expected);
  });
});

describe('a store that must not be opened', () => {
  it('of an unknown format is refused before the database starts, can be saved, and can be deleted', async () => {
    await openSignedIn();
    await stopWorkers(sandbox);
    await changeManifest('newer');
    await sandbox.page.goto(host.url);
    await sandbox.page.getByRole('heading', { name: 'Your data is in an unknown format' }).waitFor();
    const status = await request<{ problem: string; phases: { name: string }[] }>(sandbox, 'api/__engine');
    expect(status).toMatchObject({ status: 503, body: { problem: 'foreign-format' } });
    expect(status.body.phases.map(({ name }) => name)).not.toContain('postgres');
    await sandbox.page.getByRole('button', { name: 'Start over with demo data' }).click();
    await sandbox.page.getByRole('button', { name: 'Delete the data and start over' }).click();
    await waitForApp(sandbox.page);
    expect((await engineOf(sandbox)).state).toBe('ready');
  });

  it('with a damaged chunk is refused by its checksum', async () => {
    await openSignedIn();
    await stopWorkers(sandbox);
    await changeManifest('damaged-chunk');
    await sandbox.page.goto(host.url);
    await sandbox.page.getByRole('heading', { name: 'Your saved data is damaged' }).waitFor();
  });
});

describe('a cached snapshot that is damaged', () => {
  it('is downloaded again, and the data is there', async () => {
    const { token, sample } = await openSignedIn();
    await addRow(sandbox, token, sample, 'repair-1');
    await stopWorkers(sandbox);
    await sandbox.page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const kept of await cache.keys()) {
          if (!kept.url.endsWith('.snapshot')) continue;
          const bytes = new Uint8Array((await (await cache.match(kept))?.arrayBuffer()) ?? []);
          bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 255;
          await cache.put(kept, new Response(bytes));
        }
      }
    });
    expect(await storedReferences(sandbox, token, sample, 'repair-')).toEqual(['repair-1']);
  });
});

describe('no space left', () => {
  it('is answered with 507, loses no saved data, and passes when there is space again', async () => {
    const { token, sample } = await openSignedIn();
    const { origin } = new URL(host.url);
    await sandbox.cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    // Chromium remembers for half a minute how much space there was, so the first rows still pass.
    const acknowledged: string[] = [];
    const refused = await firstRefusal(token, sample, acknowledged);
    expect(refused).toMatchObject({ status: 507, body: { code: 'storage_full' } });
    await sandbox.page.getByText('The browser has no space left.').waitFor();
    // The response kept in memory for the first of them is not stored, so no other request may get it.
    const atOnce = await Promise.all([1, 2, 3].map(() => addRow(sandbox, token, sample, 'quota-at-once')));
    expect(atOnce.map(({ status }) => status)).toEqual([507, 507, 507]);
    expect(await storedReferences(sandbox, token, sample, 'quota-')).toEqual(acknowledged);
    await sandbox.cdp.send('Storage.overrideQuotaForOrigin', { origin });
    await expect
      .poll(async () => (await addRow(sandbox, token, sample, 'quota-after')).status, {
        timeout: 60_000,
        interval: 1000,
      })
      .toBe(200);
    expect(await storedReferences(sandbox, token, sample, 'quota-')).toEqual([
      ...acknowledged,
      'quota-after',
    ]);
  });
});

async function firstRefusal(
  token: string,
  sample: Awaited<ReturnType<typeof sampleRow>>,
  acknowledged: string[],
) {
  for (let number = 1; number <= 5000; number += 1) {
    const reference = `quota-${String(number).padStart(4, '0')}`;
    const answer = await addRow(sandbox, token, sample, reference);
    if (answer.status !== 200) return answer;
    acknowledged.push(reference);
  }
  throw new Error('The quota was never enforced.');
}

describe('site data that is cleared while the page is open', () => {
  it('is reported, and the sandbox restarts with the demo data and a new worker', async () => {
    const { token, sample } = await openSignedIn();
    await addRow(sandbox, token, sample, 'cleared-1');
    const { origin } = new URL(host.url);
    await sandbox.cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await sandbox.page.getByText("This site's data was cleared.").waitFor({ timeout: 30_000 });
    await expect
      .poll(
        () =>
          sandbox.page.evaluate(async () =>
            Boolean((await navigator.serviceWorker.getRegistration())?.active),
          ),
        {
          timeout: 30_000,
        },
      )
      .toBe(true);
    const again = await enter(sandbox);
    expect(await storedReferences(sandbox, again, sample, 'cleared-')).toEqual([]);
    expect((await addRow(sandbox, again, sample, 'cleared-2')).status).toBe(200);
  });
});

describe('site data that is cleared while no page is open', () => {
  it('does not block the next visit: the surviving worker has released the engine', async () => {
    await openSignedIn();
    const { page, cdp } = sandbox;
    const statuses: number[] = [];
    sandbox.context.on('response', (answer) => {
      if (answer.url().endsWith('/api/__engine')) statuses.push(answer.status());
    });
    await page.goto('about:blank');
    await cdp.send('Storage.clearDataForOrigin', { origin: new URL(host.url).origin, storageTypes: 'all' });
    await page.goto(host.url);
    await waitForApp(page);
    await enter(sandbox);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});
