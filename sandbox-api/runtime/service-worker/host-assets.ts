import type { EngineEvent } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import { type AssetStore, createAssetStore } from '#api/runtime/engine/assets/engine-assets';
import type { EngineBuild } from '#api/runtime/engine/engine-build';

/** What every host has before its engine: the parts of the engine, and a channel to all pages. */
export type HostAssets = { assets: AssetStore; tell(event: EngineEvent): void };

/** Imports nothing large, so that a host can load it first. */
export function createHostAssets(build: EngineBuild, scope: URL): HostAssets {
  const names = engineNames(scope.pathname);
  const channel = new BroadcastChannel(names.channel);
  const tell = (event: EngineEvent) => channel.postMessage(event);
  return { assets: createAssetStore({ scope, cacheName: names.engineCache, ...build, tell }), tell };
}
