import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSafetyCopies, exportedOf } from './safety-copy';

const key = 'copy';
const now = () => '2026-05-04T10:00:00.000Z';

const at = (epoch: number) => ({ id: 'a', epoch });

/** As a page sees it, including what an earlier page has written. */
function stubStorage(setItem?: () => never) {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: setItem ?? ((name: string, value: string) => kept.set(name, value)),
    removeItem: (name: string) => kept.delete(name),
  });
  return kept;
}

const bytesOf = async (file: string | null | undefined) =>
  new Uint8Array(await (await exportedOf(file ?? '')).arrayBuffer());

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('a copy of what is saved', () => {
  it('is available to the next page, byte for byte', async () => {
    const exported = Uint8Array.from({ length: 100_000 }, (_, index) => (index * index) >> 7);
    await createSafetyCopies(key, now).keep(at(7), new Blob([exported]));
    const found = createSafetyCopies(key, now).read();
    expect(found).toMatchObject({ store: at(7), savedOn: now() });
    expect(await bytesOf(found?.file)).toEqual(exported);
  });

  it('leaves a mark when it is too large, so that its loss can be reported', async () => {
    const parts = Array.from({ length: 42 }, () => crypto.getRandomValues(new Uint8Array(65_536)));
    const write = vi.spyOn(globalThis, 'btoa');
    await createSafetyCopies(key, now).keep(at(9), new Blob(parts));
    expect(createSafetyCopies(key, now).read()).toMatchObject({ store: at(9), file: null });
    // Not written out just to be discarded, because that would block the page.
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  });

  it('keeps the previous copy and its time when it is too large, so that not everything is lost', async () => {
    let time = '2026-05-04T10:00:00.000Z';
    const copies = createSafetyCopies(key, () => time);
    await copies.keep(at(8), new Blob(['saved']));
    time = '2026-05-04T11:00:00.000Z';
    const parts = Array.from({ length: 42 }, () => crypto.getRandomValues(new Uint8Array(65_536)));
    await copies.keep(at(9), new Blob(parts));
    const found = createSafetyCopies(key, now).read();
    expect(found).toMatchObject({ store: at(9), savedOn: '2026-05-04T10:00:00.000Z' });
    expect(await bytesOf(found?.file)).toEqual(new TextEncoder().encode('saved'));
  });

  it('of a full disk is the newest one whatever its size, and the previous one stays for the next page', async () => {
    const most = 3_000_000;
    const small = (_: string, value: string) => {
      if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    };
    vi.stubGlobal('localStorage', {
      ...localStorage,
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: small,
    });
    const copies = createSafetyCopies(key, now);
    await copies.keep(at(8), new Blob(['before']));
    const parts = Array.from({ length: 42 }, () => crypto.getRandomValues(new Uint8Array(65_536)));
    await copies.keep(at(9), new Blob(parts), { isLast: true });
    const whole = new Uint8Array(await new Blob(parts).arrayBuffer());
    expect(copies.read()?.store).toEqual(at(9));
    expect((await bytesOf(copies.read()?.file)).length).toBe(whole.length);
    const nextPage = createSafetyCopies(key, now).read();
    expect(await bytesOf(nextPage?.file)).toEqual(new TextEncoder().encode('before'));
  });

  it('lasts as long as the page when storage accepts nothing more', async () => {
    stubStorage(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const copies = createSafetyCopies(key, now);
    await copies.keep(at(3), new Blob(['saved']));
    expect(await bytesOf(copies.read()?.file)).toEqual(new TextEncoder().encode('saved'));
  });

  it('can be deleted', async () => {
    const copies = createSafetyCopies(key, now);
    await copies.keep(at(3), new Blob(['saved']));
    copies.forget();
    expect(copies.read()).toBeNull();
  });

  it('of a version that identified stores only by epoch is still readable', () => {
    const before = { savedOn: now(), file: 'H4sI' };
    kept.set(key, JSON.stringify({ ...before, epoch: 7 }));
    expect(createSafetyCopies(key, now).read()).toEqual({ ...before, store: { id: null, epoch: 7 } });
  });

  it.each(['{', '{"epoch":"1"}', '{"store":{"id":"a"},"savedOn":"","file":null}', 'null'])(
    'is ignored when something else is stored in its place: %s',
    (found) => {
      kept.set(key, found);
      expect(createSafetyCopies(key, now).read()).toBeNull();
    },
  );
});
