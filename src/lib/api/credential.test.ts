import { describe, expect, it } from 'vitest';
import { createCredentialStore } from './credential';

/** Browser storage as one tab sees it: a change tells the other tabs only. */
function twoTabs() {
  const values = new Map<string, string>();
  const first = new EventTarget();
  const second = new EventTarget();
  const tab = (other: EventTarget) => () =>
    ({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        values.set(key, value);
        other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
      },
      removeItem: (key: string) => {
        values.delete(key);
        other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
      },
    }) as unknown as Storage;
  return {
    first: createCredentialStore(tab(second), first),
    second: createCredentialStore(tab(first), second),
    clearSiteData: () =>
      first.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null })),
  };
}

describe('the credential', () => {
  it('signs in and out in every tab at once', () => {
    const { first, second } = twoTabs();
    const seen: unknown[] = [];
    second.subscribe((token, change) => seen.push([token, change]));
    first.write('t1');
    expect(second.read()).toBe('t1');
    first.clear('signed-out');
    expect(second.read()).toBeNull();
    expect(seen).toEqual([
      ['t1', 'elsewhere'],
      [null, 'elsewhere'],
    ]);
  });

  it('is gone when the whole storage is cleared elsewhere', () => {
    const { first, clearSiteData } = twoTabs();
    first.write('t1');
    clearSiteData();
    expect(first.read()).toBeNull();
  });

  it('lasts until the tab closes where storage is blocked', () => {
    const store = createCredentialStore(() => {
      throw new DOMException('denied', 'SecurityError');
    }, new EventTarget());
    store.write('t1');
    expect(store.read()).toBe('t1');
  });

  it('tells each listener once per change and stops when asked', () => {
    const store = createCredentialStore(
      () => ({ getItem: () => null, setItem() {}, removeItem() {} }) as never,
      new EventTarget(),
    );
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
