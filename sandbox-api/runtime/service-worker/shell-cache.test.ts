import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineBuild } from '#api/runtime/engine/engine-build';
import { createShellCache } from './shell-cache';

const path = 'assets/screen-12345678.js';
const build = { version: 'v', precache: [{ path, hash: '12345678' }] } as unknown as EngineBuild;
const content = 'export const screen = 1;';

const network = vi.fn(async () => new Response(content));
const refuse = (name: string) => async (): Promise<never> => {
  throw new DOMException('Refused by the browser.', name);
};

/** One cache, with the given parts of Cache Storage replaced. */
function stubCaches({ storage = {}, cache = {} }: { storage?: object; cache?: object } = {}) {
  const kept = new Map<string, Response>();
  const match = async (url: string) => kept.get(url)?.clone();
  const put = async (url: string, response: Response) => void kept.set(url, response);
  vi.stubGlobal('caches', { open: async () => ({ match, put, ...cache }), match, ...storage });
}

const shell = () => createShellCache(build, new URL('https://host/'), 'shell-');
const shellOfLater = () => {
  const later = { ...build, precache: [{ path, hash: '12345678', isLater: true }] };
  return createShellCache(later, new URL('https://host/'), 'shell-');
};

beforeEach(() => {
  network.mockClear();
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

describe('a file of the app', () => {
  it('is downloaded once where it can be cached', async () => {
    stubCaches();
    const { answer } = shell();
    expect(await (await answer(path)).text()).toBe(content);
    expect(await (await answer(path)).text()).toBe(content);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('that is rarely needed is downloaded when it is first requested', async () => {
    stubCaches();
    const { fill, answer, paths } = shellOfLater();
    await fill();
    expect(network).not.toHaveBeenCalled();
    expect(paths.has(path)).toBe(true);
    await answer(path);
    expect(await (await answer(path)).text()).toBe(content);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('that is rarely needed is downloaded once by the next worker', async () => {
    stubCaches();
    await shellOfLater().fill();
    await shellOfLater().fill();
    await shellOfLater().fill();
    expect(network).toHaveBeenCalledTimes(1);
    expect(await (await shellOfLater().answer(path)).text()).toBe(content);
  });

  it.each([
    ['there is no space to keep it', { cache: { put: refuse('QuotaExceededError') } }],
    ['what is kept cannot be read', { cache: { match: refuse('UnknownError') } }],
    [
      'Cache Storage is blocked',
      { storage: { open: refuse('SecurityError'), match: refuse('SecurityError') } },
    ],
  ])('reaches the page when %s', async (_, parts) => {
    stubCaches(parts);
    expect(await (await shell().answer(path)).text()).toBe(content);
  });

  it('reaches the page in a browser without Cache Storage', async () => {
    vi.stubGlobal('caches', undefined);
    expect(await (await shell().answer(path)).text()).toBe(content);
  });

  it('that the host does not have is refused, without a substitute', async () => {
    stubCaches();
    network.mockResolvedValueOnce(new Response('', { status: 404 }));
    await expect(shell().answer(path)).rejects.toThrow(`${path} answered 404`);
  });
});

describe('a version', () => {
  it('counts as unavailable offline while Cache Storage cannot be read', async () => {
    stubCaches({ storage: { open: refuse('UnknownError') } });
    expect(await shell().isFilled()).toBe(false);
  });

  it('does not count as complete when there was no space for it', async () => {
    stubCaches({ cache: { put: refuse('QuotaExceededError') } });
    const { fill, isFilled } = shell();
    await expect(fill()).rejects.toThrow('Refused by the browser.');
    expect(await isFilled()).toBe(false);
  });
});
