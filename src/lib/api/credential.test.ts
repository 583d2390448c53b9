import { IDBFactory as FakeIndexedDb } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { createDeviceMemory } from '@/lib/device/device-memory';
import { createCredentialStore } from './credential';

/** Far more than the news needs from tab to tab, for a busy machine. */
const aWhile = { timeout: 20_000 };

let devices = 0;

/** Two tabs of one browser, with nothing kept yet. */
function twoTabs() {
  const indexedDB: IDBFactory = new FakeIndexedDb();
  devices += 1;
  const name = `device-${devices}`;
  const open = () => createCredentialStore(createDeviceMemory({ name, indexedDB }));
  return { first: open(), second: open(), clearSiteData: () => indexedDB.deleteDatabase(name) };
}

describe('the credential', () => {
  it('signs in and out in every tab at once', async () => {
    const { first, second } = twoTabs();
    const seen: unknown[] = [];
    second.subscribe((token, change) => seen.push([token, change]));
    await first.write('t1');
    await vi.waitFor(() => expect(second.read()).toBe('t1'), aWhile);
    first.clear('signed-out');
    await vi.waitFor(() => expect(second.read()).toBeNull(), aWhile);
    expect(seen).toEqual([
      ['t1', 'elsewhere'],
      [null, 'elsewhere'],
    ]);
  });

  it('is gone when the whole storage is cleared elsewhere', async () => {
    const { first, clearSiteData } = twoTabs();
    const seen: unknown[] = [];
    first.subscribe((token, change) => seen.push([token, change]));
    await first.write('t1');
    clearSiteData();
    await vi.waitFor(() => expect(first.read()).toBeNull(), aWhile);
    expect(seen.at(-1)).toEqual([null, 'elsewhere']);
  });

  it('lasts until the tab closes where storage is blocked', async () => {
    const blocked = {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const indexedDB = blocked as unknown as IDBFactory;
    const store = createCredentialStore(createDeviceMemory({ name: 'blocked', indexedDB }));
    await store.write('t1');
    expect(store.read()).toBe('t1');
  });

  it('tells each listener once per change and stops when asked', () => {
    const store = createCredentialStore(createDeviceMemory({ name: 'none', indexedDB: undefined }));
    let calls = 0;
    const stop = store.subscribe(() => {
      calls += 1;
    });
    store.write('t1');
    store.write('t1');
    stop();
    store.clear('refused');
    expect(calls).toBe(1);
  });
});
