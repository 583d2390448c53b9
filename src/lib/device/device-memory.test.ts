import { IDBFactory as FakeIndexedDb } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { createDeviceMemory } from './device-memory';

/** Far longer than a message needs from tab to tab, to allow for a busy machine. */
const aWhile = { timeout: 20_000 };

let devices = 0;

function newDevice() {
  const indexedDB: IDBFactory = new FakeIndexedDb();
  devices += 1;
  const name = `memory-${devices}`;
  return { open: () => createDeviceMemory({ name, indexedDB }) };
}

describe('values stored on a device', () => {
  it('are available to the next page as soon as writing resolves', async () => {
    const { open } = newDevice();
    await open().write('language', 'pl');
    const next = open();
    await next.loaded;
    expect(next.read('language')).toBe('pl');
  });

  it('can be removed', async () => {
    const { open } = newDevice();
    const first = open();
    await first.write('token', 't1');
    await first.write('token', null);
    const next = open();
    await next.loaded;
    expect(next.read('token')).toBeNull();
  });

  it('are those written here, even while the page was still loading', async () => {
    const { open } = newDevice();
    await open().write('token', 'old');
    const next = open();
    const stored = next.write('token', 'new');
    await next.loaded;
    expect(next.read('token')).toBe('new');
    await stored;
    expect(next.read('token')).toBe('new');
  });

  it('are the same in all tabs after the last write', async () => {
    const { open } = newDevice();
    const tabs = [open(), open(), open()];
    await Promise.all(tabs.map(({ loaded }) => loaded));
    await Promise.all(tabs.map((tab, at) => tab.write('token', `t${at}`)));
    await vi.waitFor(async () => {
      const next = open();
      await next.loaded;
      const kept = next.read('token');
      expect(kept).not.toBeNull();
      expect(tabs.map((tab) => tab.read('token'))).toEqual(tabs.map(() => kept));
    }, aWhile);
  });

  it('are not reported when the page loads them, but when another tab changes them', async () => {
    const { open } = newDevice();
    const other = open();
    await other.write('token', 't1');
    const told = vi.fn();
    const next = open();
    next.follow('token', told);
    await next.loaded;
    expect(next.read('token')).toBe('t1');
    expect(told).not.toHaveBeenCalled();
    await other.write('token', null);
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(null), aWhile);
  });

  it('are reported when they load after the page stopped waiting', async () => {
    const kept: IDBFactory = new FakeIndexedDb();
    await createDeviceMemory({ name: 'late', indexedDB: kept }).write('token', 't1');
    let answer = () => {};
    const late = {
      open: (name: string, version: number) => {
        const request = {} as IDBOpenDBRequest;
        answer = () => {
          const real = kept.open(name, version);
          real.onsuccess = () =>
            request.onsuccess?.call(Object.assign(request, { result: real.result }), new Event('success'));
        };
        return request;
      },
    } as unknown as IDBFactory;
    const memory = createDeviceMemory({ name: 'late', indexedDB: late, patienceMs: 10 });
    const told = vi.fn();
    memory.follow('token', told);
    await memory.loaded;
    answer();
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith('t1'), aWhile);
  });

  it('do not keep a page waiting when the browser neither opens nor refuses the storage', async () => {
    const silent = { open: () => ({}) } as unknown as IDBFactory;
    const memory = createDeviceMemory({ name: 'silent', indexedDB: silent, patienceMs: 10 });
    await memory.loaded;
    expect(memory.read('language')).toBeNull();
    await memory.write('language', 'pl');
    expect(memory.read('language')).toBe('pl');
  });
});
