import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Injection, InjectionEffect } from '#api/contract/engine-injections';
import { createDeveloperTools } from './developer-tools';
import { matches } from './inject';

/** The subset of Cache Storage that is used. */
function fakeCaches() {
  const kept = new Map<string, Map<string, string>>();
  return {
    match: async (path: string, { cacheName }: { cacheName: string }) => {
      const text = kept.get(cacheName)?.get(path);
      return text === undefined ? undefined : new Response(text);
    },
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, string>();
      kept.set(name, cache);
      return { put: async (path: string, response: Response) => void cache.set(path, await response.text()) };
    },
    delete: async (name: string) => kept.delete(name),
    keys: async () => [...kept.keys()],
  };
}

let stored: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  stored = fakeCaches();
  vi.stubGlobal('caches', stored);
});
afterEach(() => vi.unstubAllGlobals());

const waits: number[] = [];
const start = () => {
  waits.length = 0;
  return createDeveloperTools({
    writtenBytes: () => 0,
    cacheName: 'developer',
    wait: async (ms) => void waits.push(ms),
  });
};
const at = (path: string) => new Request(`https://host${path}`, { headers: { 'accept-language': 'pl' } });
const api = vi.fn(async () => new Response('[]'));
beforeEach(() => api.mockClear());

const on = (effect: InjectionEffect, path = '/api/Fuels/*'): Injection => ({ path, effect });

it('answers an error instead of the API, for matching paths only', async () => {
  const tools = start();
  await tools.setInjections([on({ kind: 'error', status: 500 })]);
  const refused = await tools.pass(at('/api/Fuels/Consumptions?Page=1'), api);
  expect(refused.status).toBe(500);
  expect(await refused.json()).toMatchObject({ code: 'internal', status: 500 });
  expect(api).not.toHaveBeenCalled();
  expect((await tools.pass(at('/api/Locations'), api)).status).toBe(200);
});

it.each([401, 403, 404, 409, 429, 503, 507] as const)(
  'answers %i as the API itself would',
  async (status) => {
    const tools = start();
    await tools.setInjections([on({ kind: 'error', status })]);
    const refused = await tools.pass(at('/api/Fuels/1'), api);
    expect(refused.status).toBe(status);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
  },
);

it('answers like a gateway or a missing network', async () => {
  const tools = start();
  await tools.setInjections([on({ kind: 'error', status: 502 }), on({ kind: 'offline' }, '/api/Locations')]);
  expect((await tools.pass(at('/api/Fuels/1'), api)).headers.get('content-type')).toBe('text/html');
  expect((await tools.pass(at('/api/Locations'), api)).type).toBe('error');
});

it('adds up the matching latencies, then lets the API answer', async () => {
  const tools = start();
  await tools.setInjections([on({ kind: 'latency', ms: 200 }), on({ kind: 'latency', ms: 50 }, '/api/*')]);
  expect((await tools.pass(at('/api/Fuels/1'), api)).status).toBe(200);
  expect(waits).toEqual([250]);
});

it("never affects the sandbox's own calls", async () => {
  const tools = start();
  await tools.setInjections([on({ kind: 'offline' }, '*')]);
  expect((await tools.pass(at('/api/Sandbox/Clock'), api)).status).toBe(200);
});

it('records an injected failure as one', async () => {
  const tools = start();
  await tools.setRecording(true);
  await tools.setInjections([on({ kind: 'error', status: 503 })]);
  await tools.pass(at('/api/Fuels/1'), api);
  await tools.pass(at('/api/Locations'), api);
  expect(tools.recorder.calls()).toMatchObject([
    { path: '/api/Locations', status: 200, isInjected: false },
    { path: '/api/Fuels/1', status: 503, isInjected: true },
  ]);
});

it('continues after the worker was stopped, and stores nothing once all is off', async () => {
  await start().setInjections([on({ kind: 'error', status: 500 })]);
  const next = start();
  expect((await next.pass(at('/api/Fuels/1'), api)).status).toBe(500);
  await next.setInjections([]);
  expect((await next.pass(at('/api/Fuels/1'), api)).status).toBe(200);
  expect(await stored.keys()).toEqual([]);
});

it('works without Cache Storage, and with settings of another version', async () => {
  await (await stored.open('developer')).put('/developer-settings', Response.json({ injections: 'all' }));
  expect((await start().pass(at('/api/Fuels/1'), api)).status).toBe(200);
  vi.stubGlobal('caches', undefined);
  const tools = start();
  await tools.setInjections([on({ kind: 'error', status: 500 })]);
  expect((await tools.pass(at('/api/Fuels/1'), api)).status).toBe(500);
});

it.each([
  ['/api/*', '/api/Fuels/1', true],
  ['/api/Fuels', '/api/Fuels/1', false],
  ['/api/*/Consumptions', '/api/fuels/Consumptions', true],
  ['/api/Fuels.', '/api/Fuelsx', false],
])('the pattern %s against %s: %s', (pattern, path, isMatch) => {
  expect(matches(pattern, path)).toBe(isMatch);
});
