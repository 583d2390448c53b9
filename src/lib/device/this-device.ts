import { appBaseUrl } from '@/lib/api/api-base';
import { createDeviceMemory } from './device-memory';

/** What this browser remembers for this deployment. */
export const thisDevice = createDeviceMemory({
  name: `ledgerleaf-device:${appBaseUrl.pathname}`,
  indexedDB: globalThis.indexedDB,
});
