import { IDBFactory as FakeIndexedDb } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { createDeviceMemory } from '@/lib/device/device-memory';
import { createWindowMemory } from '@/lib/device/window-memory';
import { createCredentialStore } from './credential';

/** Far longer than a message needs from tab to tab, to allow for a busy machine. */
const aWhile = { timeout: 20_000 };

let devices = 0;

/** Two tabs of one browser with nothing stored yet. */
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

  it('is removed when the whole storage is cleared elsewhere', async () => {
    const { first, clearSiteData } = twoTabs();
    const seen: unknown[] = [];
    first.subscribe((token, change) => seen.push([token, change]));
    await first.write('t1');
    clearSiteData();
    await vi.waitFor(() => expect(first.read()).toBeNull(), aWhile);
    expect(seen.at(-1)).toEqual([null, 'elsewhere']);
  });

  it('lasts until the tab closes when storage is blocked', async () => {
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

  it('notifies each listener once per change and stops on request', () => {
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

  it('of a window for another user does not affect or follow other windows', async () => {
    const { first, device } = oneOfTwo();
    await first.write('theirs');
    const kept = new Map<string, string>();
    const openOwn = () =>
      createCredentialStore(
        device(),
        createWindowMemory('own', () => storageOf(kept)),
      );
    const own = openOwn();
    const seen: unknown[] = [];
    own.separate();
    own.subscribe((token, change) => seen.push([token, change]));
    expect(own.read()).toBeNull();
    await own.write('mine');
    await first.write('theirs again');
    expect([own.read(), first.read()]).toEqual(['mine', 'theirs again']);
    // A reload.
    expect(openOwn().read()).toBe('mine');
    own.clear('signed-out');
    expect([own.read(), first.read()]).toEqual([null, 'theirs again']);
    expect(seen).toEqual([
      ['mine', 'signed-in'],
      [null, 'signed-out'],
    ]);
  });

  it('of a window for another user lasts until the reload when storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { device } = oneOfTwo();
    const own = createCredentialStore(device(), createWindowMemory('own', blocked));
    own.separate();
    await own.write('mine');
    expect(own.read()).toBe('mine');
  });
});

function oneOfTwo() {
  const indexedDB: IDBFactory = new FakeIndexedDb();
  devices += 1;
  const name = `device-${devices}`;
  const device = () => createDeviceMemory({ name, indexedDB });
  return { first: createCredentialStore(device()), device };
}

function storageOf(kept: Map<string, string>): Storage {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}
