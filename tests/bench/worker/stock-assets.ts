/**
 * Takes the place of the worker's early-assets.ts: after the first visit PGlite starts from its own files, and reading
 * the directory it began with would only cost it time.
 */
import { build } from 'virtual:engine-build';
import type { EngineEvent } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import { createAssetStore } from '#api/runtime/engine/engine-assets';

declare const self: ServiceWorkerGlobalScope;

const scope = new URL(self.registration.scope);
const names = engineNames(scope.pathname);
const channel = new BroadcastChannel(names.channel);
const tell = (event: EngineEvent) => channel.postMessage(event);
const assets = createAssetStore({ scope, cacheName: names.engineCache, ...build, tell });
if (self.registration.active) assets.readAhead({ isFirstVisit: false, names: ['wasm', 'data'] });
else assets.readAhead({ isFirstVisit: true });

export const earlyAssets = { assets, tell };
