import { appBaseUrl } from '@/lib/api/api-base';
import { createDeviceMemory } from './device-memory';

/** What this browser stores for this deployment. */
export const thisDevice = createDeviceMemory({
  name: `ledgerleaf-device:${appBaseUrl.pathname}`,
  indexedDB: findIndexedDb(),
});

/** Some browsers without storage throw when the property is read. */
function findIndexedDb(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}
