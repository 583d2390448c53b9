/**
 * The service worker. Each decision of its life cycle, and why:
 *
 * - install: downloads everything and opens nothing. Another version may be running on the store.
 * - The first version skips waiting and claims its pages: they wait for it before they show anything.
 * - Later versions wait until the user says so (`take-over`). Until then both share nothing but caches.
 * - `claim` on demand: a hard reload loads a page past its worker, and the page asks to be taken back.
 * - A worker dies at any time, mostly thirty seconds after the last event. So no state is kept in variables
 *   that cannot be rebuilt, and what is due soon holds the event open.
 * - `app.fetch` is called directly: Hono's own adapter fetches every 404 again from the network.
 */
import type { EngineEvent, HostCommand } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import { createEngine } from '#api/runtime/engine/engine';
import type { EngineBuild } from '#api/runtime/engine/engine-build';
import { neededAssets } from '#api/runtime/engine/needed-assets';
import { routeRequest, toApiRequest } from './route-request';
import { createShellCache } from './shell-cache';

declare const self: ServiceWorkerGlobalScope;

export function serveServiceWorker(build: EngineBuild): void {
  const scope = new URL(self.registration.scope);
  const names = engineNames(scope.pathname);
  const shell = createShellCache(build, scope, names.shellCachePrefix);
  const channel = new BroadcastChannel(names.channel);
  const tell = (event: EngineEvent) => channel.postMessage(event);
  const log = (message: string, error: unknown) => console.error(`[engine] ${message}`, error);
  const engine = createEngine({ host: 'service-worker', storeKind: 'overlay', scope, build, tell, log });

  async function install() {
    const isFirst = !self.registration.active;
    await Promise.all([shell.fill(), engine.prefetch()]);
    if (isFirst) await self.skipWaiting();
  }

  async function activate() {
    await self.clients.claim();
    await shell.removeOldVersions();
    await engine.keepOnly(await neededAssets(build, names));
  }

  async function obey(command: HostCommand) {
    if (command === 'claim') await self.clients.claim();
    if (command === 'release') await engine.release();
    if (command === 'take-over') await self.skipWaiting();
  }

  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => {
    event.waitUntil(activate().catch((error: unknown) => log('activate', error)));
  });
  self.addEventListener('fetch', (event) => {
    const route = routeRequest(event.request, scope, shell.paths);
    if (route.to === 'shell') event.respondWith(shell.answer(route.path));
    if (route.to !== 'api') return;
    const answer = toApiRequest(event.request, route.path, scope).then(engine.fetch);
    event.respondWith(answer);
    event.waitUntil(answer.then(engine.settled, () => undefined));
  });
  self.addEventListener('message', (event) => {
    const port = event.ports[0];
    const done = obey(event.data as HostCommand).then(
      () => port?.postMessage({ ok: true }),
      (error: unknown) => port?.postMessage({ ok: false, error: String(error) }),
    );
    event.waitUntil(done);
  });
}
