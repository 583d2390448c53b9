import { afterEach, describe, expect, it } from 'vitest';
import type { PlainHost } from './plain-host';
import { addRow, sampleRow, startBurst, storedReferences, untilAcknowledged } from './rows';
import { closeSandbox, engineOf, enter, openSandbox, type Sandbox, startHost, waitForApp } from './sandbox';

let host: PlainHost;
let sandbox: Sandbox;

afterEach(async () => {
  await closeSandbox(sandbox);
  await host.kill();
});

describe('a new version', () => {
  it('waits for the click, takes over during a burst, and every acknowledged row is stored once', async () => {
    host = await startHost();
    sandbox = await openSandbox(host);
    await waitForApp(sandbox.page);
    const token = await enter(sandbox);
    const sample = await sampleRow(sandbox, token);
    await addRow(sandbox, token, sample, 'update-0');
    const { version } = await engineOf(sandbox);
    host.replace('sw.js', (content) => content.toString('utf8').replaceAll(version, 'next-version'));
    await sandbox.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const button = sandbox.page.getByRole('button', { name: 'Update now' });
    await button.waitFor({ timeout: 30_000 });
    expect((await engineOf(sandbox)).version).toBe(version);
    const acknowledged = await startBurst(sandbox, token, sample, 'update-');
    await untilAcknowledged(acknowledged, 5);
    await button.click();
    await expect
      .poll(async () => (await engineOf(sandbox).catch(() => null))?.version, { timeout: 30_000 })
      .toBe('next-version');
    await waitForApp(sandbox.page);
    const stored = await storedReferences(sandbox, await enter(sandbox), sample, 'update-');
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored).toEqual(expect.arrayContaining(['update-0', ...acknowledged]));
  });

  it.each(['when it is wanted', 'at the next visit'])(
    'with another major version of PostgreSQL transfers every row, %s',
    async (when) => {
      host = await startHost();
      sandbox = await openSandbox(host);
      await waitForApp(sandbox.page);
      const sample = await sampleRow(sandbox, await enter(sandbox));
      const { version } = await engineOf(sandbox);
      // The same PostgreSQL, which claims that its files have a different layout.
      host.replace('sw.js', (content) =>
        content
          .toString('utf8')
          .replaceAll(version, 'next-version')
          .replaceAll(/(?<="?fileLayout"?:\s?[`"'])1800\//g, '1900/'),
      );
      await sandbox.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      const button = sandbox.page.getByRole('button', { name: 'Update now' });
      await button.waitFor({ timeout: 60_000 });
      const token = await enter(sandbox);
      for (const number of [1, 2, 3]) await addRow(sandbox, token, sample, `carried-${number}`);
      if (when === 'when it is wanted') await button.click();
      else {
        // The rows are written in a pause, and the demo may still be moving to the current date.
        await expect.poll(areRowsWrittenDown, { timeout: 120_000, interval: 1000 }).toBe(true);
        await sandbox.context.close();
        sandbox = await openSandbox(host, { profile: sandbox.profile });
      }
      await expect
        .poll(async () => (await engineOf(sandbox).catch(() => null))?.version, { timeout: 60_000 })
        .toBe('next-version');
      await waitForApp(sandbox.page);
      expect(await storedReferences(sandbox, await enter(sandbox), sample, 'carried-')).toEqual([
        'carried-1',
        'carried-2',
        'carried-3',
      ]);
    },
  );
});

/** Whether the rows beside the store are those of its newest state. */
function areRowsWrittenDown(): Promise<boolean> {
  return sandbox.page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await resultOf(indexedDB.open('ledgerleaf'));
    const tables = db.transaction(['manifests', 'chunks'], 'readonly');
    const [stored, rows] = await Promise.all([
      resultOf(tables.objectStore('manifests').getAll()),
      resultOf<{ state: number } | undefined>(tables.objectStore('chunks').get(['rows:main:/'])),
    ]);
    db.close();
    // A small flush is a step that contains its manifest.
    const manifests = stored.map((record) => record.manifest ?? record);
    const newest = manifests.sort((a, b) => b.marker.epoch - a.marker.epoch)[0];
    return rows !== undefined && rows.state === newest?.checksum;
  });
}
