import { afterEach, expect, it, vi } from 'vitest';
import { createEngine, type EngineOptions } from './engine';
import type { EngineBuild } from './engine-build';

afterEach(() => vi.unstubAllGlobals());

const fail = async (): Promise<never> => {
  throw new DOMException('Unexpected internal error.', 'UnknownError');
};

it.each([
  ['the files of the pages', { isShellKept: fail, areKept: async () => true }],
  ['the parts of the engine', { isShellKept: async () => true, areKept: fail }],
])('the engine says who it is when it cannot learn whether %s are kept', async (_, kept) => {
  vi.stubGlobal('navigator', {});
  const engine = createEngine({
    host: 'service-worker',
    storeKind: 'overlay',
    scope: new URL('https://host/'),
    build: { version: 'v', pgliteVersion: 'p' } as EngineBuild,
    tell: () => undefined,
    log: () => undefined,
    isShellKept: kept.isShellKept,
    assets: { areKept: kept.areKept } as EngineOptions['assets'],
  });
  const response = await engine.fetch(new Request('https://host/api/__engine?peek=true'));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ engine: 'ledgerleaf', isOfflineReady: false });
});
