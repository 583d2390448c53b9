import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A worker of a later version, whose installation started before the page asked. */
const worker = () => Object.assign(new EventTarget(), { state: 'installing' });

it('notifies a tab that starts to watch during an installation when the version is ready', async () => {
  // In development, a page takes over by itself.
  vi.stubEnv('DEV', false);
  vi.stubGlobal('navigator', { serviceWorker: new EventTarget() });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', new URL('https://host/'));
  vi.stubGlobal('setInterval', () => 0);
  const [{ watchUpdates }, { engineState }] = await Promise.all([
    import('./update'),
    import('./engine-state'),
  ]);
  const later = worker();
  const registration = Object.assign(new EventTarget(), {
    active: { state: 'activated' },
    installing: later as EventTarget | null,
    waiting: null as EventTarget | null,
  });
  watchUpdates(registration as unknown as ServiceWorkerRegistration);
  expect(engineState.read().isUpdateReady).toBe(false);

  Object.assign(registration, { installing: null, waiting: later });
  later.state = 'installed';
  later.dispatchEvent(new Event('statechange'));
  expect(engineState.read().isUpdateReady).toBe(true);
});
