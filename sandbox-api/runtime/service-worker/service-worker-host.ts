/**
 * The service worker. Each decision of its life cycle, and why:
 *
 * - install of a later version: downloads everything and opens nothing. Another version is using the store.
 * - The first version skips waiting and claims its pages: they wait for it before they show anything. So it
 *   waits for nothing itself: the engine starts with its activation, and the files for an offline visit are
 *   stored after the first response (`tidy`). The status says whether they are.
 * - Later versions wait until the user says so (`take-over`). Until then both share nothing but caches. One
 *   of the caches tells the running version whether the next one can open its files (successor.ts).
 * - `claim` on demand: a hard reload loads a page without its worker, and the page asks to be controlled
 *   again.
 * - A worker dies at any time, mostly thirty seconds after the last event. So variables hold only state that
 *   can be rebuilt, and work that is due soon holds the event open.
 * - `app.fetch` is called directly: Hono's own adapter fetches every 404 again from the network.
 */
import type { HostCommand } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import { neededAssets } from '#api/runtime/engine/assets/needed-assets';
import { createEngine } from '#api/runtime/engine/engine';
import type { EngineBuild } from '#api/runtime/engine/engine-build';
import { createHold } from './hold';
import type { HostAssets } from './host-assets';
import { routeRequest, toApiRequest, toPageResponse } from './route-request';
import { createShellCache } from './shell-cache';
import { createSuccessor } from './successor';

declare const self: ServiceWorkerGlobalScope;

const tidyPauseMs = 60_000;

export function serveServiceWorker(build: EngineBuild, { assets, tell }: HostAssets): void {
  const scope = new URL(self.registration.scope);
  const names = engineNames(scope.pathname);
  const shell = createShellCache(build, scope, names.shellCachePrefix);
  const log = (message: string, error: unknown) => console.error(`[engine] ${message}`, error);
  const successor = createSuccessor(self.registration, names.successorCache, build.snapshot.fileLayout);
  const engine = createEngine({
    host: 'service-worker',
    storeKind: 'overlay',
    scope,
    build,
    assets,
    tell,
    log,
    successor,
    isShellKept: shell.isFilled,
  });

  let isFirst = false;
  async function install() {
    isFirst = !self.registration.active;
    if (isFirst) await self.skipWaiting();
    else await Promise.all([shell.fill(), assets.prefetch(), successor.announce()]);
  }

  let hasTakenOver = false;
  let tidying: Promise<void> | null = null;
  let tidyAgainAt = 0;

  /**
   * Work that no page waits for: once in the life of a worker, after a response. If it was interrupted, the
   * next worker does it.
   */
  async function tidy(): Promise<void> {
    if (performance.now() < tidyAgainAt) return;
    tidying ??= (async () => {
      await shell.fill();
      if (!hasTakenOver) return;
      // Only then is every other version an older one; later a newer one may be waiting with its parts.
      await shell.removeOldVersions();
      const needed = await neededAssets(build, names);
      if (needed) await assets.keepOnly(needed);
    })().catch((error: unknown) => {
      // No space or no network: not tried again with every response.
      tidyAgainAt = performance.now() + tidyPauseMs;
      tidying = null;
      log('tidy', error);
    });
    await tidying;
  }

  const holdUntilQuiet = createHold(() => Promise.all([engine.settled(), tidy()]));

  async function obey(command: HostCommand) {
    if (command === 'claim') await self.clients.claim();
    if (command === 'release') await engine.release();
    if (command === 'take-over') await self.skipWaiting();
  }

  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => {
    hasTakenOver = true;
    // Requests wait for the end of this event, so it does no more than this.
    event.waitUntil(self.clients.claim());
    // A page waits for it. Not earlier, because a worker whose installation fails would keep the store from
    // the next host.
    if (isFirst) engine.start();
  });
  self.addEventListener('fetch', (event) => {
    const route = routeRequest(event.request, scope, shell.paths);
    if (route.to === 'shell') event.respondWith(shell.answer(route.path));
    if (route.to !== 'api') return;
    const answer = toApiRequest(event.request, route.path, scope).then(engine.fetch).then(toPageResponse);
    event.respondWith(answer);
    event.waitUntil(answer.then(holdUntilQuiet, () => undefined));
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
