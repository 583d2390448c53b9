import { appBaseUrl } from '@/lib/api/api-base';
import { createDeviceMemory } from './device-memory';

/** What this browser remembers for this deployment. */
export const thisDevice = createDeviceMemory({
  name: `ledgerleaf-device:${appBaseUrl.pathname}`,
  indexedDB: findIndexedDb(),
});

/** Some browsers that keep nothing throw already when it is looked at. */
function findIndexedDb(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}
