/**
 * Replaces the worker's early-assets.ts: after the first visit PGlite starts from its own files, and reading the
 * original directory would only cost it time.
 */
import { build } from 'virtual:engine-build';
import { createHostAssets } from '#api/runtime/service-worker/host-assets';

declare const self: ServiceWorkerGlobalScope;

export const earlyAssets = createHostAssets(build, new URL(self.registration.scope));
if (self.registration.active) earlyAssets.assets.readAhead({ isFirstVisit: false, names: ['wasm', 'data'] });
else earlyAssets.assets.readAhead({ isFirstVisit: true });
